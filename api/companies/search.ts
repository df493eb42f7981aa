import { Failed } from '#api/jobs/failed.ts'
import type { Access } from '#api/keys/access.ts'
import { type Meter, Spent } from '#api/keys/meter.ts'
import type { Outside } from '#api/outside/outside.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { SuggestArgs } from '#db/model/entities/request.ts'
import type { SourceName } from '#db/model/entities/source.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import type { Directory, Found } from './directory/directory.ts'
import { companiesDiscovered } from './discovered.ts'
import { companiesNearby } from './map/nearby.ts'
import { proposeCompanies } from './model/proposals.ts'
import { rankWithModel } from './model/ranking.ts'
import type { Ask } from './query/query.ts'
import { weighCompanies } from './score/candidate.ts'
import { type Company, companyFrom, companyOf } from './score/company.ts'

/** The directories that teams import. */
export interface Imported {
  /** Best first. */
  suggestFrom(teamId: number, ask: Ask): Promise<Found[]>
  /** How many companies a team can choose from. */
  companiesOf(teamId: number): Promise<number>
}

export interface Search {
  teamId: number
  /** Whose keys are used. */
  userId: number
  product: Product
  args: SuggestArgs
  /** Domains, and pages of sources, that are not named again. */
  known: ReadonlySet<string>
  suppressed(emailOrDomain: string): boolean
  signal: AbortSignal
  /** Told what is being done, in words. */
  onStep(step: string): void
}

export interface Answered {
  /** Best first. */
  companies: Company[]
  /** Who answered, in words: "the company directory, ranked by the AI service". */
  by: string
  /** What else the person should know, in sentences. */
  notes: string[]
}

/** Where companies come from, behind one question. */
export interface Sources {
  /** What this person can choose from, and how many companies a team imported. */
  offered(teamId: number, userId: number): Promise<{ names: SourceName[]; imported: number }>
  /** @throws Failed; ServiceFailed */
  find(search: Search): Promise<Answered>
}

/** The AI service chooses among so many times the companies that are asked for. */
const CHOICE = 3
const MOST_CHOICE = 40

interface Parts {
  directory: Directory
  imported: Imported
  outside: Outside
  access: Access
  meter: Meter
}

export function createSources(parts: Parts): Sources {
  const { imported, outside, access, meter } = parts

  return {
    async offered(teamId, userId) {
      const companies = await imported.companiesOf(teamId)
      const names: SourceName[] = ['directory']
      if (companies > 0) names.push('imported')
      if (outside.overpass) names.push('openstreetmap')
      if (await access.hunterFor(userId)) names.push('hunter')
      if (await access.openaiFor(userId)) names.push('model')
      return { names, imported: companies }
    },

    async find(search) {
      const { args, teamId, userId, product, known, suppressed, signal, onStep } = search
      const { model } = outside
      const given = args.withoutAi ? undefined : await access.openaiFor(userId)
      if (args.source === 'model' && !given)
        throw new Failed('Please verify your OpenAI API key and try again.')
      const ai = given && meter(teamId, 'openai', given)
      const notes = new Set<string>()
      /** Where no more may be asked, Rove goes on without. */
      const asking = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
        onStep('Asking the AI service')
        try {
          return await ask()
        } catch (error) {
          if (!(error instanceof Spent) || args.source === 'model') throw error
          notes.add(`${error.why}, so it was left out.`)
          return undefined
        }
      }

      const count = ai ? Math.min(MOST_CHOICE, args.count * CHOICE) : args.count
      const excluded = (domain: string) => known.has(domain) || suppressed(domain)
      const ask = askOf(product, args, Math.max(count, args.count), excluded)
      const { by, companies } = await companiesOf(parts, search, ask)
      const said = [by]
      const isNew = ({ website, sourceUrl, email }: Company) =>
        !(website && excluded(bareDomain(website))) && !known.has(sourceUrl) && !(email && suppressed(email))
      let chosen = await existing(outside, distinct(companies.filter(isNew)), ask.count, signal)
      if (ai && chosen.length > 0) {
        const ranking = { model, access: ai, product, candidates: chosen, count: args.count, signal }
        const ranked = await asking(() => rankWithModel(ranking))
        if (ranked) said.push('ranked by the AI service')
        chosen = ranked?.candidates ?? chosen
      }
      chosen = chosen.slice(0, args.count)

      const missing = args.count - chosen.length
      // A model does not know what is around a phone.
      const mayPropose = args.source === 'model' || (args.source === undefined && !args.near)
      if (ai && missing > 0 && mayPropose) {
        const taken = new Set([...known, ...chosen.map(({ website }) => bareDomain(website))])
        const wanted = { product, wishes: args, known: taken, count: missing, signal }
        const proposed = await asking(() =>
          proposeCompanies({ model, access: ai, ...wanted, domainState: outside.domainState }),
        )
        const allowed = (proposed ?? []).filter(({ website }) => !suppressed(bareDomain(website)))
        const weighed = weighCompanies(ask, allowed).map((one) => ({
          ...companyFrom(one),
          reasoning: one.company.why || one.reasoning,
          domain: one.company.domain,
        }))
        if (weighed.length > 0 && args.source === undefined) said.push('completed by the AI service')
        chosen = [...chosen, ...weighed]
      }
      return { companies: chosen, by: said.join(', '), notes: [...notes] }
    },
  }
}

/** The companies of the source that was asked for, or of those on the server and around the phone. */
async function companiesOf(
  { directory, imported, outside, access, meter }: Parts,
  { args, teamId, userId, signal, onStep }: Search,
  ask: Ask,
): Promise<{ by: string; companies: Company[] }> {
  const { source, near, radiusKm } = args
  if (source === 'openstreetmap' || (source === undefined && near)) {
    if (!outside.overpass) throw new Failed('This server does not ask OpenStreetMap.')
    onStep('Asking OpenStreetMap')
    const companies = await companiesNearby(outside.overpass, ask, { near, radiusKm, signal })
    return { by: 'OpenStreetMap', companies }
  }
  if (source === 'hunter') {
    const hunter = await access.hunterFor(userId)
    if (!hunter) throw new Failed('Please add a valid Hunter API key in settings.')
    onStep('Asking Hunter')
    const metered = meter(teamId, 'hunter', hunter)
    return { by: 'Hunter', companies: await companiesDiscovered(outside.hunter, metered, ask, signal) }
  }
  if (source === 'model') return { by: 'the AI service’s proposals', companies: [] }
  onStep('Searching the directory')
  const own = source === 'imported' ? [] : directory.suggest(ask)
  const theirs = source === 'directory' ? [] : await imported.suggestFrom(teamId, ask)
  const companies = [...theirs, ...own].sort((a, b) => b.matchScore - a.matchScore).map(companyOf)
  const by =
    source === 'imported'
      ? 'your imported companies'
      : theirs.length > 0
        ? 'the company directory and your imported companies'
        : 'the company directory'
  return { by, companies }
}

function askOf(
  product: Product,
  args: SuggestArgs,
  count: number,
  exclude: (domain: string) => boolean,
): Ask {
  const { keywords, companySize, location } = args
  return { product, count, keywords, companySize, location, exclude }
}

/** Each company once: by its domain, or by its source's page where it has no website. */
function distinct(companies: Company[]): Company[] {
  const seen = new Set<string>()
  return companies.filter(({ website, sourceUrl }) => {
    const name = website ? bareDomain(website) : sourceUrl
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}

/**
 * The first of them, without those whose domain does not exist; what is curated needs no look-up.
 * @param count how many at most
 */
async function existing(
  { domainState }: Outside,
  companies: Company[],
  count: number,
  signal: AbortSignal,
): Promise<Company[]> {
  const found: Company[] = []
  for (let looked = 0; looked < companies.length && found.length < count; ) {
    const next = companies.slice(looked, looked + count - found.length)
    looked += next.length
    const states = await Promise.all(
      next.map(({ website, source }) =>
        website && source !== 'directory' ? domainState(website, signal) : '',
      ),
    )
    next.forEach((company, index) => {
      const domain = states[index] ?? ''
      if (domain !== 'missing') found.push({ ...company, domain })
    })
  }
  return found
}
