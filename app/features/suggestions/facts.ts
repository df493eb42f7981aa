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
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

/** Industry, size and place of a company in one line; unknown values are left out. */
export const factsOf = ({ industry, companySize, city, country }: Suggestion): string =>
  [industry, companySize, [city, countryName(country)].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

function countryName(country: string): string {
  return /^[A-Za-z]{2}$/.test(country) ? (countries.of(country.toUpperCase()) ?? country) : country
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
