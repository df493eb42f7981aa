import { remembering } from '#api/text/remembering.ts'
import { stemsOf } from '#api/text/tokens.ts'
import { capitalised } from '#db/model/text.ts'
import { areKin, foldedLabel, isLoose, isWithin, narrowest, tradesBelow, tree } from './trades.ts'
import { type Found, type Language, languages, spokenIn, wordsOf } from './words.ts'

/** A trade that a company probably belongs to. */
export interface OwnTrade {
  id: string
  /** The confidence, 0 to 1. It is lower for a label that several trades share. */
  sure: number
}

/** The facts from which a company's trade is derived. */
export interface TradeFacts {
  name: string
  /** The publisher's label for its trade. */
  industry: string
  /** ISO 3166 alpha-2. */
  country: string
  description: string
}

/** The confidence in a trade that only the name or description gives, and in a label that the name contradicts. */
const NAMED_ALONE = 0.75
const AGAINST_NAME = 0.6

/**
 * The trades of a company, by its publisher's label. The company's name can narrow them: a "farm" that is called
 * "Milchhof" is a dairy farm.
 */
export function tradesOf({ name, industry, country, description }: TradeFacts): OwnTrade[] {
  const labelled = tradesOfLabel(industry)
  const named = namedIn(name, country)
  const said = labelled.length === 0 || named.length > 0 ? named : namedIn(description.slice(0, 80), country)
  if (labelled.length === 0) return said.map((id) => ({ id, sure: NAMED_ALONE / said.length }))
  const narrower = said.filter((id) => labelled.some((label) => isWithin(id, label)))
  if (narrower.length > 0) return shared(narrower)
  const against = named.length > 0 && named.every((id) => !labelled.some((label) => areKin(id, label)))
  return shared(labelled).map(({ id, sure }) => ({ id, sure: against ? sure * AGAINST_NAME : sure }))
}

/** The same trades without confidence. It skips the name if the label names one trade without parts. */
export function tradeIdsOf(company: TradeFacts): string[] {
  const labelled = tradesOfLabel(company.industry)
  const isNarrow = labelled.length === 1 && labelled.every((id) => tradesBelow(id).length === 0)
  return isNarrow ? labelled : tradesOf(company).map(({ id }) => id)
}

/**
 * A publisher's label in words: the trade for a code or a tag, "Dairy farm" for "01.41Z", the tag's own word where it is
 * one for a business, "Newspaper" for "office=newspaper", and the last words of a path or a category, "Web hosting
 * service" for "web_hosting_service". Plain words stay unchanged, with a capital; of a path or category, only the first
 * word and abbreviations have capitals.
 */
export function readableLabel(label: string): string {
  if (isPlain(label)) return capitalised(label)
  const [, category = ''] = /(?:^|> ?)([\p{L} ]{3,}|\p{Ll}+(?:_\p{Ll}+)+)$/u.exec(label) ?? []
  if (category)
    return capitalised(
      category
        .replaceAll('_', ' ')
        .trim()
        .replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
    )
  const tag = memberInTag(label)
  if (tag) return tag
  const names = tradesOfLabel(label).flatMap((id) => tree().trades.get(id)?.name ?? [])
  const leaf = label.split(/[=>]/).at(-1)?.replaceAll('_', ' ').trim() ?? ''
  // A code with several trades may be that of still another one.
  if (isCode(label) && names.length > 1) return `${eitherOf(names)}${OR_THE_LIKE}`
  return eitherOf(names) || leaf
}

const OR_THE_LIKE = ', or the like'

/**
 * A tag's own words for a business: "Newspaper" for "office=newspaper", "Chocolate shop" for "shop=chocolate", whose trade
 * has makers, too; '' where the name of its trade says the same or more.
 */
function memberInTag(label: string): string {
  const [, key = '', value = ''] = /^([a-z_]+)=([a-z_]+)$/.exec(label) ?? []
  const words = value.replaceAll('_', ' ')
  const [last = ''] = words.split(' ').slice(-1)
  const trades = tradesOfLabel(label)
  const namesOne = (found: readonly Found<string | string[]>[]) =>
    found.some(({ value: ids, start }) => start === 0 && [ids].flat().some((id) => trades.includes(id)))
  if (MEMBERS.has(last) && namesOne(tree().words.foundIn(words, ['en']))) return capitalised(words)
  if ((key !== 'shop' && key !== 'office') || value === 'it') return ''
  return namesOne(tree().names.foundIn(words, ['en'])) ? '' : `${capitalised(words)} ${key}`
}

/** The first two of several names: "Shipping or transport company". */
function eitherOf([first = '', second = '']: readonly string[]): string {
  if (second === '') return first
  const [, kind = ''] = / (\p{Ll}+)$/u.exec(first) ?? []
  const other = /^\p{Lu}\p{Ll}/u.test(second) ? second.charAt(0).toLowerCase() + second.slice(1) : second
  if (kind === '' || !second.endsWith(` ${kind}`)) return `${first} or ${other}`
  return `${first.slice(0, -kind.length - 1)} or ${other}`
}

/** Words of labels that say nothing of a trade. */
const OF_ANY_TRADE = /^(?:servic|compan|industr|business|sector|general|other)/

/**
 * How well a publisher's label says that a company is of a trade that was typed. It is just that trade if the label has
 * all words of an industry that was typed; or if the trade's own name was typed, in any language and with nothing beside
 * it, and the label is a code of that trade or has its name, too. It is near if they share a word, or if the name of its
 * trade or of a wider one was typed.
 * @param targets the trades that were meant
 */
export function likeTyped(
  label: string,
  id: string,
  typed: string,
  targets: readonly string[],
): 'just that' | 'near' | 'other' {
  const words = readableLabel(label)
  const isMeant = targets.some((target) => isWithin(id, target))
  const namesIn = (text: string, spoken: readonly Language[]) => tree().names.foundIn(text, spoken)
  const parts = typed.split(SEVERAL)
  const named = parts.flatMap((part) => {
    const { length } = wordsOf(part)
    const found = isMeant ? namesIn(part, languages).filter(({ value }) => isWithin(id, value)) : []
    return found.map(({ start, end }) => ({ isWhole: end - start === length }))
  })
  const isCalledSo = () =>
    namesIn(words, isForeign(label) ? languages : ['en']).some(({ value }) => value === id)
  if (named.some(({ isWhole }) => isWhole) && (isCode(label) || isCalledSo())) return 'just that'
  const said = new Set(stemsIn(words))
  const industries = parts.map(stemsIn)
  if (industries.some((stems) => stems.every((stem) => said.has(stem)))) return 'just that'
  const isShared = industries.flat().some((stem) => said.has(stem) && !OF_ANY_TRADE.test(stem))
  return named.length > 0 || isShared ? 'near' : 'other'
}

/** What is between several industries that were typed. */
const SEVERAL = /\s*[,;/&]\s*|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|lub)\s/iu

const stemsIn = (text: string) => stemsOf(text).trim().split(' ')

/** Whether a label is a statistical code, with or without its title: "96.02A", "10710 - Manufacture of bread". */
const isCode = (label: string) => /^\s*(?:NACE|NAF|SIC|NAICS)?\s*\d/.test(label)
/** Whether a label is words, and no code, category or tag. */
const isPlain = (label: string) => !isCode(label) && !/[=>_]/.test(label)

/** Nouns for businesses, in the singular: a label that ends in one needs no "company" after it. */
const MEMBERS = new Set(
  `academy accountant agency airline airport architect association bakery bank bar bistro brewery broadcaster broker
  builder bureau business butcher cafe café carrier center centre charity church cinema clinic club college company
  consultancy consultant contractor corporation course courier crèche dairy dealer dentist department depot developer
  distillery distributor doctor enterprise exporter facility factory farm firm foundation garage group guide gym
  haulier harbor harbour hospital hostel hotel importer inn installer institute institution insurer kindergarten
  laboratory lawyer maker manufacturer marina market merchant mill motel museum newspaper notary nursery office
  operator orchard organisation organization pharmacy plant port practice preschool printer producer provider pub
  publisher quarry ranch recruiter restaurant retailer salon school shipyard shop stable station store studio
  supermarket supplier theater theatre university utility vineyard warehouse wholesaler winery workshop baker breeder
  brewer carpenter cleaner decorator electrician fabricator fitter florist forester foundry forwarder glazier grower
  hairdresser jeweller joiner locksmith mover optician painter photographer plumber processor recycler roofer
  scaffolder stonemason surveyor tailor tiler trader translator upholsterer welder`.split(/\s+/),
)

/** A trade's name for its companies is used for a label that begins alike: "Pharmaceutical company", not "Restaurant company" for food. */
const SAME_BEGINNING = 6

const COMPANY = /^(?:compan(?:y|ies)|firms?|business(?:es)?|enterprises?|corporations?)$/i

/**
 * What a company with this label is called, in the label's own words: "Logistics company" for "Logistics", "Bakery" for
 * "Bakery", "Pharmaceutical company" for "Pharmaceutical companies".
 */
export function memberOf(published: string): string {
  const label = published.replace(/\s*\([^()]*\)/g, '') || published
  if (label.endsWith(OR_THE_LIKE)) return label
  const [called] = (tree().labels.get(foldedLabel(label)) ?? []).flatMap(
    (id) => tree().trades.get(id)?.company || [],
  )
  if (called?.startsWith(label.slice(0, SAME_BEGINNING))) return called
  if (namesMember(label) || isForeign(label)) return label
  const [, before = '', last = ''] = /^(.*?)([^\s/]+)$/s.exec(label.trim()) ?? []
  const either = eitherMember(label)
  if (either) return either
  const isOne = !/[,;&/]|\b(?:and|or|of|for)\b/i.test(label)
  if (/^public sector$/i.test(label)) return 'Public body'
  if (isOne && before && /^(?:industr(?:y|ies)|sector)$/i.test(last)) return memberOf(before.trim())
  if (!MEMBERS.has(singular(last.toLowerCase()))) return `${label} company`
  return isOne ? `${before}${singular(last)}` : label
}

/** The plural of `memberOf`, for a text that may name several industries: "Bakery, Hotel companies". */
export const membersOf = (industries: string): string =>
  COMPANY.test(industries.trim().split(/\s+/).at(-1) ?? '') ? industries : `${industries} companies`

/** "Golf course or country club" for "Golf courses and country clubs"; '' if these are not two kinds of business. */
function eitherMember(label: string): string {
  const parts = label.split(/ (?:and|&) /i)
  const each = parts.map((part) => /^(.*?)(\S+)$/.exec(part.trim()))
  const called = each.flatMap((found) => {
    const [, before = '', last = ''] = found ?? []
    const one = singular(last)
    return one !== last && MEMBERS.has(one.toLowerCase()) ? `${before}${one}` : []
  })
  const [first = '', second = ''] = called
  return parts.length === 2 && called.length === 2 ? `${first} or ${second.toLowerCase()}` : ''
}

const singular = (noun: string) =>
  noun
    .replace(/ies$/i, 'y')
    .replace(/(ss|x|ch|sh)es$/i, '$1')
    .replace(/(?<=[^su])s$/i, '')

/** Whether a label's words are those of another language than English: "Bäckerei". */
const isForeign = (label: string) =>
  tree().words.foundIn(label, ['en']).length === 0 && tree().words.foundIn(label, languages).length > 0

/** Whether a label is the name of a trade without parts and so names a company: "Dairy farm", not "Agriculture". */
function namesMember(label: string): boolean {
  const [id, another] = tree().labels.get(foldedLabel(label)) ?? []
  return id !== undefined && !another && tradesBelow(id).length === 0 && tree().trades.get(id)?.name === label
}

const shared = (ids: string[]): OwnTrade[] => ids.map((id) => ({ id, sure: 1 / Math.sqrt(ids.length) }))

/** The trades that a publisher's label names. The label is a code, a category, a tag or words. */
export const tradesOfLabel = remembering((label): string[] => {
  const found = narrowest(/[,;|]/.test(label) ? ofList(label) : ofOne(label))
  return found.length > 0 ? found : sellersOf(label)
})

/** The trades that sell what the whole text names: "Drinks". */
export function sellersOf(text: string): string[] {
  const last = wordsOf(text).length
  return tree()
    .goods.foundIn(text, ['en'])
    .filter(({ start, end }) => start === 0 && end === last)
    .map(({ value }) => value)
}

/**
 * The trades of a label with commas: "A > B, C > D" has two labels; "Glass, ceramics & concrete" or a code with its
 * title is one.
 */
function ofList(label: string): string[] {
  const whole = /^\s*(?:NACE |NAICS |SIC )?\d/.test(label) ? ofOne(label) : exactly(label)
  if (whole.length > 0) return whole
  const parts = label.split(/[,;|]/).filter((part) => part.trim())
  const isOfPaths = /[=>]/.test(label)
  // A supplier lists the trades that it supplies, which are not its own.
  if (!isOfPaths && supplying.test(label)) return byWords(label)
  const each = parts.flatMap(isOfPaths ? ofOne : exactly)
  return each.length > 0 ? each : byWords(label)
}

function ofOne(label: string): string[] {
  const text = label.trim()
  const exact = exactly(text)
  if (exact.length > 0) return exact
  if (text.includes('=')) return ofTag(text)
  const leaf = text.split('>').at(-1) ?? ''
  const found = byWords(leaf.replaceAll('_', ' '))
  return found.length > 0 || leaf === text ? found : byWords(text.split('>').at(-2) ?? '')
}

function exactly(label: string): string[] {
  const coded = ofCode(label)
  return coded.length > 0 ? coded : (tree().labels.get(foldedLabel(label)) ?? [])
}

/**
 * The trades of a code: "01.41Z", "NACE 10.71", "86230 - Dental practice activities", "621210 Offices of Dentists".
 */
function ofCode(label: string): string[] {
  const [, system = '', code = '', title = ''] =
    /^\s*(NACE|NAF|SIC|NAICS)?:?\s*(\d{2}(?:\.\d{1,2}[A-Z]?)?|\d{5,6})(?![\d.])\s*(?:[A-Z]\b)?\s*-?\s*(.*)$/.exec(
      label,
    ) ?? []
  const bare = code.replace('.', '')
  if (!bare) return []
  const isAmerican = system === 'NAICS' || /^\d{6}$/.test(bare)
  const found = byCode(isAmerican ? tree().naics : tree().nace, bare)
  const told = byWords(title).filter((id) => found.some((wide) => isWithin(id, wide)))
  return told.length > 0 ? told : found
}

/** The trades of the narrowest class that contains a code. */
function byCode(classes: ReadonlyMap<string, string[]>, code: string): string[] {
  for (let length = code.length; length >= 2; length--) {
    const found = classes.get(code.slice(0, length))
    if (found) return found
  }
  return []
}

/** The trades of a tag such as "shop=bakery". A value that is not in the tree is read as words. */
function ofTag(tag: string): string[] {
  const [key = '', values = ''] = tag.split('=')
  const found = values.split(';').flatMap((value) => {
    const exact = tree().osm.get(`${key.trim()}=${value.trim()}`)
    return exact ?? byWords(value.replaceAll('_', ' '))
  })
  return found.length > 0 ? found : (tree().osm.get(`${key.trim()}=*`) ?? [])
}

const making = /\b(?:manufactur\w*|producers?|makers?|factory|mills?)\b/i
const supplying =
  /\b(?:wholesal\w*|distribut\w*|suppl(?:y|ies|iers?)|equipment|dealers?|merchants?|importers?|importing)\b/i

/**
 * The trades that a label's words name, in English first, because most labels are in English. A company that makes or
 * supplies things for a trade does not belong to that trade.
 */
function byWords(label: string): string[] {
  const single = ({ value }: { value: string[] }) => value.length === 1
  const english = tree().words.foundIn(label, ['en']).filter(single)
  const found = english.length > 0 ? english : tree().words.foundIn(label, languages).filter(single)
  const telling = mostTelling(found.map(({ value, start, end }) => ({ ids: value, length: end - start })))
  if (supplying.test(label)) {
    const selling = /\b(?:stores?|shops?|dealers?|retail\w*)\b/i.test(label) ? ['retail', 'automotive'] : []
    return onlyWhere(telling, ['wholesale', 'making', ...selling])
  }
  if (making.test(label)) {
    return onlyWhere(telling, ['making', 'food-making', 'drinks-making', 'media', 'wholesale'])
  }
  return telling
}

/** The trades of the longest phrases. Loose trades are left out if there are others. */
function mostTelling(found: { ids: string[]; length: number }[]): string[] {
  const most = Math.max(0, ...found.map(({ length }) => length))
  const ids = found.filter(({ length }) => length === most).flatMap((one) => one.ids)
  const narrow = ids.filter((id) => !isLoose(id))
  return [...new Set(narrow.length > 0 ? narrow : ids)]
}

function onlyWhere(ids: string[], sectors: string[]): string[] {
  const there = ids.filter((id) => sectors.some((sector) => isWithin(id, sector)))
  if (there.length > 0) return there
  return ids.length > 0 ? ['wholesale'] : []
}

const spokenAt: Record<string, Language[]> = {
  DE: ['de'],
  AT: ['de'],
  LI: ['de'],
  CH: ['de', 'fr', 'it'],
  LU: ['fr', 'de'],
  FR: ['fr'],
  MC: ['fr'],
  BE: ['nl', 'fr'],
  NL: ['nl'],
  IT: ['it'],
  PL: ['pl'],
  PT: ['pt'],
  BR: ['pt'],
  AO: ['pt'],
  MZ: ['pt'],
  CA: ['en', 'fr'],
}
const SPANISH = new Set('ES MX AR CL CO PE EC UY PY BO VE CR PA GT HN SV NI DO CU PR'.split(' '))

/** The languages that a company's name may be in, the language of its country first. */
function languagesOf(country: string, text: string): readonly Language[] {
  if (SPANISH.has(country)) return ['es', 'en']
  const own = spokenAt[country]
  if (!own) return country ? ['en'] : spokenIn(text)
  return own.includes('en') ? own : [...own, 'en']
}

/** The trades that a name or a sentence names; none if it only names a sort of company. */
function namedIn(text: string, country: string): string[] {
  if (text === '') return []
  const found = tree()
    .words.foundIn(text, languagesOf(country, text))
    .filter(({ value }) => value.length === 1)
  if (found.length === 0) return []
  const telling = mostTelling(found.map(({ value, start, end }) => ({ ids: value, length: end - start })))
  return narrowest(telling.filter((id) => !isLoose(id)))
}
