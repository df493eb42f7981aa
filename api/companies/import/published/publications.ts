import { companiesHouse } from './companiesHouse.ts'
import { foursquare } from './foursquare.ts'
import { gleif } from './gleif.ts'
import { openStreetMap } from './openStreetMap.ts'
import { overture } from './overture.ts'
import { peopleDataLabs } from './peopleDataLabs.ts'
import type { Publication } from './publication.ts'
import { sirene } from './sirene.ts'
import { wikidata } from './wikidata.ts'

/**
 * The known layouts, the most specific first. OpenStreetMap comes last, because its extracts may have any columns.
 */
const publications = [
  foursquare,
  peopleDataLabs,
  companiesHouse,
  sirene,
  gleif,
  wikidata,
  overture,
  openStreetMap,
]

/** The publication whose layout a row has; undefined if there is none. */
export function publicationOf(cells: { get(column: string): string | undefined }): Publication | undefined {
  const has = (column: string) => cells.get(column) !== undefined
  return publications.find(({ isLaidOut }) => isLaidOut(has))
}
