import { headOf } from '#api/companies/query/audience.ts'
import { tradesSpokenOf } from '#api/companies/query/namedTrades.ts'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import { share, termsIn } from '#api/companies/query/terms.ts'
import { areOnOneLine, makingOf } from '#api/companies/trades/trades.ts'
import { stemsOf } from '#api/text/tokens.ts'
import { makesTheSame } from './maker.ts'

/** The parts of a company's entry. */
export interface Profile {
  /** The whole entry except the industry, as stems. */
  all: string
  /** What the company does: its description up to "for" or "to". */
  does: string
  /** The company's customers: the rest of its description. */
  buyers: string
  description: string
  tags: string
}

/** Separates what a company does from its customers. */
export function profileOf({
  name,
  description,
  tags,
}: Record<'name' | 'description' | 'tags', string>): Profile {
  const [does = '', ...rest] = description.split(/\b(?:for|to|linking|helping|serving)\b/)
  return {
    all: stemsOf(`${name} . ${description} . ${tags}`),
    does,
    buyers: rest.join(' '),
    description,
    tags,
  }
}

/**
 * Whether a company is a competitor of the product's seller and not a buyer.
 * @param own the company's trades
 */
export const isCompetitor = (profile: Profile, own: string[], parsed: ParsedQuery): boolean =>
  sellsTheSame(profile, parsed) ||
  makesTheSame(profile.description, parsed) ||
  sellsToTheSame(profile, own, parsed)

const makes =
  /^(?:makes?|maker|sells?|supplies|supplier|develops?|designs?|builds?|produces?|publishes|brews?|weaves|knits|imports)\b/i

/** Whether the company's own words contain more than half of an offer's terms. */
function sellsTheSame({ does, tags }: Profile, { offers }: ParsedQuery) {
  const made = does.replace(/\b(?:from|with|using)\b.*/, '')
  const stems = stemsOf(makes.test(does) ? `${made} . ${tags}` : made)
  return offers.some((offer) => {
    const head = headOf(offer)
    return head !== undefined && stems.includes(head) && share(termsIn(offer), stems) > 0.5
  })
}

const software =
  /\b(?:software|apis?|apps?|saas|platform|engine|information system|open-source|(?:online|web|digital) tool)\W*(?:$|\b(?:tool|virtual)\b)/i

const serves = /^(?:provides|operates|runs|owns|manages|handles|grows)\b/i

/**
 * Whether a company sells to the same buyers: a maker of hotel software is not a hotel, a maker of farm machines not a
 * farm.
 */
function sellsToTheSame({ does, buyers }: Profile, own: string[], { targets }: ParsedQuery) {
  const making = makingOf(targets)
  if (targets.length === 0 || making === 'technology') return false
  if (makingOf(own) !== 'technology' && software.test(does)) return true
  if (making === 'goods' || serves.test(does)) return false
  return tradesSpokenOf(buyers).some((id) => targets.some((target) => areOnOneLine(id, target)))
}

/** Whether the company makes software. Its words then describe what it sells, and are no hint of a need. */
export const isSoftware = ({ does }: Profile) => software.test(does)

/**
 * Whether a company of a neighbouring trade that names the buyers makes things for them, as a drug maker does for
 * hospitals.
 */
export function sellsToOthers({ does }: Profile, own: string[], { targets }: ParsedQuery): boolean {
  const making = makingOf(own)
  return making === 'technology' || (making === 'goods' && !makingOf(targets) && makes.test(does))
}
