import { companiesHouse } from './companiesHouse.ts'
import { foursquare } from './foursquare.ts'
import { gleif } from './gleif.ts'
import { openStreetMap } from './openStreetMap.ts'
import { overture } from './overture.ts'
import { peopleDataLabs } from './peopleDataLabs.ts'
import type { Publication } from './publication.ts'
import { sirene } from './sirene.ts'
import { wikidata } from './wikidata.ts'

/** The layouts that are known, the more telling first: a map's extract has whatever columns it likes. */
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

/** Whose layout a row has; undefined where it is nobody's. */
export function publicationOf(cells: { get(column: string): string | undefined }): Publication | undefined {
  const has = (column: string) => cells.get(column) !== undefined
  return publications.find(({ isLaidOut }) => isLaidOut(has))
}
