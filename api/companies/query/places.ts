import { wordsOf } from '#api/companies/trades/words.ts'
import { fold } from '#api/text/tokens.ts'
import type { PlaceName } from '#db/model/placeName.ts'
import {
  allRegions,
  partsOfRegion,
  type Region,
  regionCoded,
  regionsNamed,
  regionsOfCity,
} from './regions.ts'
import { namesOfTown } from './towns.ts'

/** Regions that people sell in, as ISO 3166 alpha-2 codes. */
const regions: Record<string, string> = {
  Nordics: 'DK FI IS NO SE',
  Scandinavia: 'DK NO SE',
  Baltics: 'EE LT LV',
  Benelux: 'BE LU NL',
  DACH: 'AT CH DE',
  Iberia: 'ES PT',
  'United Kingdom and Ireland': 'GB IE',
  'European Union': 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  Europe:
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM TR UA VA XK',
  'Western Europe': 'AT BE CH DE FR GB IE LI LU MC NL',
  'Eastern Europe': 'BG BY CZ EE HU LT LV MD PL RO SK UA',
  'Southern Europe': 'AL BA CY ES GR HR IT ME MK MT PT RS SI TR',
  'Northern Europe': 'DK EE FI GB IE IS LT LV NO SE',
  Gulf: 'AE BH KW OM QA SA',
  'Middle East': 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  'North America': 'CA MX US',
  'Central America': 'BZ CR GT HN NI PA SV',
  'South America': 'AR BO BR CL CO EC GY PE PY SR UY VE',
  'Latin America': 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE',
  Caribbean: 'BB BS CU DO HT JM PR TT',
  Africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  'East Africa': 'BI ET KE RW SO SS TZ UG',
  'West Africa': 'BF BJ CI GH GM GN LR ML NE NG SL SN TG',
  'Southern Africa': 'AO BW LS MW MZ NA SZ ZA ZM ZW',
  'North Africa': 'DZ EG LY MA SD TN',
  Asia: 'AE AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  'South-East Asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'South Asia': 'BD BT IN LK MV NP PK',
  'East Asia': 'CN HK JP KR MN MO TW',
  Oceania: 'AU FJ NZ PG',
  'Asia-Pacific': 'AU BD BN CN FJ HK ID IN JP KH KR LA LK MM MN MY NP NZ PG PH SG TH TW VN',
}

const otherNames: Record<string, string> = {
  Nordic: 'Nordics',
  'Nordic countries': 'Nordics',
  Scandinavian: 'Scandinavia',
  Baltic: 'Baltics',
  'UK and Ireland': 'United Kingdom and Ireland',
  EU: 'European Union',
  European: 'Europe',
  Mideast: 'Middle East',
  GCC: 'Gulf',
  LATAM: 'Latin America',
  'Latin American': 'Latin America',
  African: 'Africa',
  Asian: 'Asia',
  'Southeast Asia': 'South-East Asia',
  'Asia Pacific': 'Asia-Pacific',
  APAC: 'Asia-Pacific',
  UK: 'GB',
  Britain: 'GB',
  'Great Britain': 'GB',
  USA: 'US',
  'United States of America': 'US',
  America: 'US',
  UAE: 'AE',
  Emirates: 'AE',
  Holland: 'NL',
  'Czech Republic': 'CZ',
  Turkey: 'TR',
  Korea: 'KR',
}

/** The place of a search for companies. */
export interface Place {
  /** The label that is shown: "Europe", "Netherlands", or the person's own words. */
  label: string
  /** ISO codes; empty if no country, or only a region of one, was named. */
  countries: string[]
  /** The codes of states and the like, including those of their parts: "US-TX". */
  regions: string[]
  /** The person's own words, folded, which may contain a city; '' if only countries and regions count. */
  text: string
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  // "UK" is known too, but it is an alias of "GB", which the companies have.
  .filter((code) => new Intl.Locale(`und-${code}`).region === code)

/** A country's English name, or the code itself if it is unknown. */
export const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined) ?? code

const atlas = new Map<string, { label: string; countries: string[] }>()
for (const code of codes) {
  const label = names.of(code)
  if (label) atlas.set(fold(label), { label, countries: [code] })
}
for (const language of ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'nb', 'fi', 'cs']) {
  const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  for (const code of codes) {
    const name = fold(own.of(code) ?? '')
    if (name && !atlas.has(name)) atlas.set(name, { label: countryName(code), countries: [code] })
  }
}
// The Spanish name of Grenada. Granada in Spain is meant.
atlas.delete('granada')
for (const [label, list] of Object.entries(regions)) {
  atlas.set(fold(label), { label, countries: list.split(' ') })
}
for (const [name, means] of Object.entries(otherNames)) {
  const entry =
    means.length === 2 ? { label: countryName(means), countries: [means] } : atlas.get(fold(means))
  if (entry) atlas.set(fold(name), entry)
}

/**
 * Parses a place that a person wrote: a city, region, country or ISO code, or several, separated by commas or "and".
 * "Rotterdam, NL" means the Netherlands, with Rotterdam first; "Lubbock, Texas" means Texas, with Lubbock first.
 */
export function placeOf(written: string): Place | undefined {
  const text = fold(written)
  if (!text) return undefined
  const whole = atlas.get(text.replace(/^the /, ''))
  if (whole) return { ...whole, regions: [], text: '' }
  const label = written.trim()
  const wholly = regionsNamed(written)
  if (wholly.length > 0) {
    return regionalPlace(label, wholly, [], regionsOfCity(written).length > 0 ? [written] : [])
  }
  const pieces = piecesOf(written)
  const lands = pieces.map((piece) => atlas.get(fold(piece).replace(/^(in )?(the )?/, '')))
  const named = pieces.flatMap((piece, at) => (lands[at] ?? countryCoded(piece))?.countries ?? [])
  const found = pieces.map((piece, at) => regionsIn(piece, pieces[at - 1] ?? '', named))
  const countries = pieces.flatMap((piece, at) =>
    hasSome(found[at]) ? [] : (lands[at]?.countries ?? countryCoded(piece)?.countries ?? []),
  )
  const cities = pieces.filter(
    (piece, at) => (!hasSome(found[at]) && !lands[at]) || regionsOfCity(piece).length > 0,
  )
  return regionalPlace(label, found.flat(), countries, cities)
}

/**
 * The code of the country that a country's name, a region's name or a code is in: GB for "England"; '' for none or
 * several.
 */
export function countryNamed(written: string): string {
  const place = placeOf(written)
  const [only = '', another] = place ? landsOf(place) : []
  return another ? '' : only
}

/** The codes of the countries of a place, including those that contain its regions. */
export const landsOf = ({ countries, regions }: Place): string[] => [
  ...new Set([...countries, ...regions.map((code) => code.slice(0, 2))]),
]

const hasSome = (list: unknown[] | undefined) => list !== undefined && list.length > 0

function regionalPlace(label: string, found: Region[], named: string[], cities: string[]): Place {
  const regions = [...new Set(found.flatMap(({ code }) => partsOfRegion(code)))]
  const countries = [...new Set(named)].filter(
    (country) => !found.some((region) => region.country === country),
  )
  const isFound = regions.length + countries.length > 0
  const text = cities.flatMap(spellingsOf).filter(Boolean).join(' ')
  return { label, countries, regions, text: text || (isFound ? '' : fold(label)) }
}

/** The names of a town. Those that contain the name of another place are left out: "Monaco di Baviera". */
const spellingsOf = (town: string) => {
  const names = namesOfTown(town)
  const plain = names.filter(
    (name) => !name.includes(' ') || !name.split(' ').some((word) => atlas.has(word)),
  )
  return names.length > 1 ? plain : names
}

/** The parts of a place that is written as several: "provincias de Lleida", "provincias Huesca". */
function piecesOf(written: string): string[] {
  const pieces = written
    .split(/[,;/&]|\b(?:and|or|und|et)\b|(?<=\s)[yei](?=\s)/i)
    .map((piece) => piece.trim().replace(/^(?:de la|du|de|di|of) (?=\p{Lu})/u, ''))
    .filter(Boolean)
  const [, kind = ''] = /^(?:las |les |le )?(provin\S*|d[ée]parte\S*)\s/i.exec(pieces[0] ?? '') ?? []
  if (!kind) return pieces
  return pieces.map((piece, at) =>
    at > 0 && regionsNamed(`${kind} ${piece}`).length > 0 ? `${kind} ${piece}` : piece,
  )
}

/** Countries whose states people write as two letters after a city. */
const LETTERED = ['US', 'CA', 'AU']

/** The regions that one part of a place names, by name, or by code after a city ("TX"). */
function regionsIn(piece: string, before: string, countries: string[]): Region[] {
  const isCityIn = (code: string) => regionsOfCity(before).some((region) => region.code === code)
  if (atlas.has(fold(piece))) {
    return regionsNamed(piece).filter(({ code, country }) => isCityIn(code) || countries.includes(country))
  }
  if (/^[A-Za-z]{2,3}$/.test(piece)) {
    const region = regionCoded(piece, LETTERED)
    return region && (isCityIn(region.code) || !countryCoded(piece)) ? [region] : []
  }
  const within = countries.flatMap((country) => regionsNamed(piece, country))
  return within.length > 0 ? within : regionsNamed(piece)
}

const countryCoded = (piece: string) =>
  /^[A-Z]{2}$/i.test(piece) && names.of(piece.toUpperCase())
    ? { label: countryName(piece.toUpperCase()), countries: [piece.toUpperCase()] }
    : undefined

/** Whether a folded word or phrase is a country or a region, and therefore has no other meaning. */
export const isPlace = (text: string) => atlas.has(text) || regionsNamed(text).length > 0

/** The place that an adjective before what is sold names: "European fintechs". */
export function placeByAdjective(text: string): Place | undefined {
  const [, adjective = ''] =
    / (european|nordic|scandinavian|african|asian|latin american) (?!union)/.exec(` ${fold(text)} `) ?? []
  const entry = atlas.get(adjective)
  return entry && { ...entry, regions: [], text: '' }
}

/** The surroundings of towns, and further places. */
export function placeAround(towns: readonly string[], others: readonly string[]): Place {
  const { countries = [], regions = [], text = '' } = placeOfAll(others) ?? {}
  return {
    label: [...towns, ...others].join(', '),
    countries,
    regions,
    text: [...towns.flatMap(spellingsOf), text].filter(Boolean).join(' '),
  }
}

let known: PlaceName[] | undefined

/** All countries, groups of countries and regions, each with its names in all languages. */
export function placeNames(): readonly PlaceName[] {
  known ??= namesOfPlaces()
  return known
}

function namesOfPlaces(): PlaceName[] {
  const lands = new Map<string, Set<string>>()
  const note = (label: string, name: string) =>
    lands.set(label, (lands.get(label) ?? new Set<string>()).add(wordsOf(name).join(' ')))
  for (const [name, { label }] of atlas) {
    note(label, label)
    note(label, name)
  }
  const parts = allRegions().map(({ names, country }) => {
    const [name = ''] = names
    return {
      name: lands.has(name) ? `${name}, ${countryName(country)}` : name,
      words: [...new Set(names.map((one) => wordsOf(one).join(' ')))],
    }
  })
  return [...[...lands].map(([name, words]) => ({ name, words: [...words] })), ...parts]
}

/** All of several places, which a product names: "Bavaria; Austria". */
export function placeOfAll(written: readonly string[]): Place | undefined {
  const places = written.flatMap((one) => placeOf(one) ?? [])
  const [first, another] = places
  if (!another) return first
  return {
    label: places.map(({ label }) => label).join(', '),
    countries: [...new Set(places.flatMap(({ countries }) => countries))],
    regions: [...new Set(places.flatMap(({ regions }) => regions))],
    text: places
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
  }
}
