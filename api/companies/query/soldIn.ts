import { type Language, spokenIn } from '#api/companies/trades/words.ts'
import { capitalised } from '#db/composer/words.ts'
import { isAlsoWord, placesNamedIn, type TownFinder } from '#db/model/placeName.ts'
import { type Surroundings, surroundingsIn, surroundingsLabel } from '#db/model/surroundings.ts'
import { plainWord } from '#db/model/text.ts'
import { type Place, placeAround, placeByAdjective, placeNames, placeOf, placeOfAll } from './places.ts'
import { largestTownNamed, nominativeOf, type Town, townNamed } from './positions.ts'

/** The countries in which a language is spoken, those first whose towns are meant if several have one of a name. */
const COUNTRIES: Record<Language, readonly string[]> = {
  en: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CH', 'LU', 'CA'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
}

/** The least inhabitants, in thousands, of a town that a text names. Names of smaller ones are often words. */
const LEAST = { sure: 1, capital: 8, surelySmall: 10, small: 40, abroad: 100 }
const MOST_WORDS = 4
/** German nouns have capitals, too. */
const NOUNS = new Set(
  'essen halle hof lage wald berg brand bergen winter werk haus form holz sommer'.split(' '),
)

/** Where a product is sold. */
export interface SoldIn {
  place: Place
  /** The countries, regions and provinces, as they are called. */
  lands: string[]
  /** The towns around which it is sold; empty if none is named. */
  towns: string[]
  /** The distance around the towns; undefined without towns. */
  radiusKm: number | undefined
}

/** The distance around a town that is named without one. */
const AROUND_TOWN_KM = 30

/** The number of characters that are read. The rest of a longer text says no more about places. */
const READ = 2_000

/**
 * Where a text says that a product is sold: "within 30 miles of York", "in ganz Bayern", "tra Torino e Cuneo", "European
 * fintechs"; undefined if it does not say so.
 */
export function soldIn(written: string): SoldIn | undefined {
  const text = written.slice(0, READ)
  const townAt = townFinder(spokenIn(text))
  const around = distanceIn(text, townAt)
  if (around) return soldAround([around.town], [], around.radiusKm)
  const provinces = inProvinces(text)
  if (provinces) return soldInLands(provinces)
  const named = placesNamedIn(text, placeNames(), townAt)
  const towns = named.filter(({ isTown }) => isTown).map(({ name }) => name)
  const lands = named.filter(({ isTown }) => !isTown).map(({ name }) => name)
  if (towns.length > 0) return soldAround(towns, lands, AROUND_TOWN_KM)
  const place = placeOfAll(lands) ?? placeByAdjective(text)
  return place && soldInLands(place, lands)
}

const soldInLands = (place: Place, lands: string[] = []): SoldIn => ({
  place,
  lands: lands.length > 0 ? lands : [place.label],
  towns: [],
  radiusKm: undefined,
})

const soldAround = (towns: string[], lands: string[], radiusKm: number): SoldIn => ({
  place: placeAround(towns, lands),
  lands,
  towns,
  radiusKm,
})

/** "province di Parma e Reggio Emilia", "départements du Gard et de l'Hérault" */
const PROVINCES =
  /(?:\bprovinc\S+|\bd[ée]partements?)\s+(?:(?:de la|de l['’]|di|de|of|du|des|d['’])\s*)?\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}(?:(?:,\s*|\s+(?:e|y|et|and|i)\s+)(?:(?:de la|de l['’]|di|de|du)\s*)?\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})*/u

/** The provinces that a text names as such. */
function inProvinces(text: string): Place | undefined {
  const [provinces = ''] = PROVINCES.exec(text) ?? []
  const place = provinces ? placeOf(provinces) : undefined
  return place && place.regions.length > 0 ? place : undefined
}

/** The places in which a text says that a product is sold, as the form of a product has them: "30 km around Kassel". */
export function proposedPlaces(text: string): string[] {
  const { lands = [], towns = [], radiusKm = AROUND_TOWN_KM } = soldIn(text) ?? {}
  return [...towns.map((town) => surroundingsLabel({ town, radiusKm })), ...lands]
}

/** The town after a distance. A word with a capital may be one that the table lacks. */
const distanceIn = (text: string, townAt: TownFinder): Surroundings | undefined =>
  surroundingsIn(text, (words) => townAt(words.split(' '), true)?.name ?? '') ?? surroundingsIn(text)

/** Finds the towns of the countries in which some languages are spoken, and large ones of others. */
function townFinder(spoken: readonly Language[]): TownFinder {
  const countries = [...new Set(spoken.flatMap((language) => COUNTRIES[language]))]
  const isPolish = spoken.includes('pl')
  return (words, isSure) => {
    for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
      const written = words.slice(0, count)
      if (!isLikeTown(written)) continue
      const name = isPolish ? nominativeOf(written.join(' ')) : written.join(' ')
      const town = townCalled(name, countries)
      if (town && town.size >= leastSize(written, town, { isSure, countries })) {
        return { name: capitalised(name), words: count }
      }
    }
    return undefined
  }
}

/** Whether words may be a town's name: they are neither a short word nor a usual noun, and do not end in "and". */
function isLikeTown(words: readonly string[]): boolean {
  const [first = ''] = words
  const plain = plainWord(first)
  if (words.length > 1) return plain.length > 1 && (words.at(-1) ?? '').length > 2
  return (
    /^\p{L}/u.test(first) && !NOUNS.has(plain) && (isCapital(first) ? plain.length > 2 : !isAlsoWord(plain))
  )
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

interface Circumstances {
  isSure: boolean
  countries: readonly string[]
}

function leastSize([first = '']: readonly string[], { country }: Town, { isSure, countries }: Circumstances) {
  if (!countries.includes(country)) return isCapital(first) ? LEAST.abroad : Number.POSITIVE_INFINITY
  if (!isCapital(first)) return isSure ? LEAST.surelySmall : LEAST.small
  return isSure ? LEAST.sure : LEAST.capital
}

function townCalled(name: string, countries: readonly string[]): Town | undefined {
  for (const country of countries) {
    const town = townNamed(name, country)
    if (town) return town
  }
  return largestTownNamed(name)
}
