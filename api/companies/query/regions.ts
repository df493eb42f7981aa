import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '#api/text/tokens.ts'
import { townNamed } from './positions.ts'

/** A state, a province or the like. */
export interface Region {
  /** "US-TX" */
  code: string
  country: string
  /** The usual name comes first. */
  names: string[]
  /** The code of the region that contains this one; '' for none. */
  within: string
}

const regions: Region[] = []
const byCode = new Map<string, Region>()
/** Regions by country and folded name or own code: "US texas", "US tx". */
const inCountry = new Map<string, Region>()
const byName = new Map<string, Region[]>()
/** Regions by country and folded city: "US austin". */
const cityInCountry = new Map<string, Region>()
const byCity = new Map<string, Region[]>()
const ambiguous = new Set<string>()

for (const line of readFileSync(join(import.meta.dirname, 'regions.txt'), 'utf8').split('\n')) {
  const [, country = '', own = '', names = '', within = '', cities = ''] =
    /^([A-Z]{2}) (\S+) ([^@<]+?)(?: < (\S+))?(?: @ (.+))?$/.exec(line) ?? []
  if (country) addRegion({ country, own, names, within, cities })
}

function addRegion({
  country,
  own,
  names,
  within,
  cities,
}: Record<'country' | 'own' | 'names' | 'within' | 'cities', string>) {
  const region: Region = {
    code: `${country}-${own}`,
    country,
    names: names.split('/'),
    within: within ? `${country}-${within}` : '',
  }
  regions.push(region)
  byCode.set(region.code, region)
  inCountry.set(`${country} ${fold(own)}`, region)
  for (const name of region.names.map(fold)) {
    inCountry.set(`${country} ${name}`, region)
    byName.set(name, [...(byName.get(name) ?? []), region])
  }
  for (const city of cities.split(', ').map(fold).filter(Boolean)) {
    const key = `${country} ${city}`
    // A city's name that occurs in two regions of a country does not identify one of them.
    if (cityInCountry.has(key) && cityInCountry.get(key)?.code !== region.within) ambiguous.add(key)
    cityInCountry.set(key, region)
    byCity.set(city, [...(byCity.get(city) ?? []), region])
  }
}

/** All regions that are known by name. */
export const allRegions = (): readonly Region[] => regions

/** The regions with a name, in one country or in all: one for "Bavaria", two for "Limburg". */
export function regionsNamed(name: string, country = ''): Region[] {
  for (const form of formsOf(name)) {
    const region = inCountry.get(`${country} ${form}`)
    const found = country ? region && [region] : byName.get(form)
    if (found) return found
  }
  return []
}

/** A region's name, folded, as the table may have it: "provincia de lleida" for "Lleida province" in any language. */
function formsOf(name: string): string[] {
  const folded = fold(name).replace(/^(?:in |the |state of |region of |las |les |le )+/, '')
  const [, own] =
    /^(?:provin|departe)\S* (?:of |de la |de l |des |du |del |de |di |d )?(.+)$/.exec(folded) ?? []
  return own === undefined
    ? [folded]
    : [folded, `provincia di ${own}`, `provincia de ${own}`, `departement ${own}`, own]
}

/**
 * The region of a company, by its source's region (a name or a code), or else by its city; '' if neither identifies
 * one.
 */
export function regionOf({ region, city, country }: Record<'region' | 'city' | 'country', string>): string {
  const said = region.trim().replace(/^[A-Z]{2}-(?=\w)/, '')
  const known = said ? inCountry.get(`${country} ${fold(said)}`) : undefined
  const town = country && city ? townNamed(city, country)?.region : undefined
  // The town's region is the narrower one if it is a part of the region that the source names.
  if (known) return town && byCode.get(town)?.within === known.code ? town : known.code
  const folded = fold(city)
  const key = `${country} ${folded}`
  if (country) {
    const listed = ambiguous.has(key) ? undefined : cityInCountry.get(key)?.code
    const isPart = town && byCode.get(town)?.within === listed
    return isPart ? town : (listed ?? (town && byCode.has(town) ? town : ''))
  }
  const [only, another] = byCity.get(folded) ?? []
  return only && !another ? only.code : ''
}

/** The regions of all countries that have a city with this name. */
export const regionsOfCity = (city: string): readonly Region[] => byCity.get(fold(city)) ?? []

/** The codes of a region and of its parts. */
export function partsOfRegion(code: string): string[] {
  const parts = regions.filter(({ within }) => within === code)
  return [code, ...parts.flatMap((part) => partsOfRegion(part.code))]
}

/** The region with a short code ("TX") in the first of these countries that has it. */
export const regionCoded = (own: string, countries: readonly string[]): Region | undefined =>
  countries.map((country) => byCode.get(`${country}-${own.toUpperCase()}`)).find(Boolean)
