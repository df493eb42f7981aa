import type { Suggestion } from '#db/model/entities/suggestion.ts'

const PREVIEW_LENGTH = 70
const sources: Record<string, string> = {
  directory: 'Company directory',
  imported: 'Imported companies',
  openstreetmap: '© OpenStreetMap contributors',
  wikidata: 'Wikidata',
  hunter: 'Hunter',
  model: 'Proposed by the AI service',
  sample: 'Sample data',
}

/** Industry, size and place of a company in one line; unknown values are left out. */
export const factsOf = ({ industry, companySize, city, country }: Suggestion): string =>
  [industry, companySize, [city, countryName(country)].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

let names: Intl.DisplayNames | undefined

/** The name of a country. The browser's names take a slow phone 0.1 s to load, so they are loaded when they are needed. */
function countryName(country: string): string {
  if (!/^[A-Za-z]{2}$/.test(country)) return country
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })
  return names.of(country.toUpperCase()) ?? country
}

/** The source of a company, and the date of its data. */
export const sourceOf = ({ source, asOf }: Suggestion): string =>
  [sources[source] ?? source, asOf && `as of ${asOf}`].filter(Boolean).join(', ')

/**
 * The beginning of a text on one line.
 * @returns the text itself if it has at most 70 characters
 */
export const previewOf = (text: string): string => {
  const characters = [...text]
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}…` : text
}
