import type Database from 'better-sqlite3'
import { wordsFor } from './industries.ts'
import type { Wish } from './wish.ts'
import { says, wordsOf } from './words.ts'

/** A company as it stands in the directory's file; tags are parted by ", ". */
export interface Row {
  id: number
  domain: string
  name: string
  website: string
  industry: string
  size: string
  city: string
  place: string
  country: string
  description: string
  tags: string
  asOf: string
}

/** How many of each search are looked at closely. */
const MOST = 300

/** Column weights for bm25: name, description, industry, tags. Ids alone, as sorting whole rows takes longer. */
const ranked = (limits: string) => `
  SELECT search.rowid FROM search ${limits} ORDER BY bm25(search, 2, 3, 4, 5), search.rowid
`
const anyRow = ranked('WHERE search MATCH :match')
const limitedRow = ranked(`
  JOIN companies ON companies.id = search.rowid
  WHERE search MATCH :match
    AND (:size = '' OR size = :size)
    AND (:anywhere OR country IN (SELECT value FROM json_each(:countries))
      OR (place <> '' AND instr(:place, ' ' || place || ' ')))
`)

/**
 * The companies worth a closer look: of the target industry and with the product's words, of the industry
 * alone, and with the words alone; best first by BM25, only where the ask's size and place allow.
 */
export function candidatesFor(
  db: Database.Database,
  wish: Wish,
  excluded: (domain: string) => boolean,
): Row[] {
  const { place, sizeAsked } = wish
  const search = db.prepare<Record<string, unknown>, number>(place || sizeAsked ? limitedRow : anyRow).pluck()
  const company = db.prepare<number, Row>('SELECT * FROM companies WHERE id = ?')
  const limits = {
    size: sizeAsked ? (wish.sizes[0] ?? '') : '',
    anywhere: place ? 0 : 1,
    countries: JSON.stringify(place?.countries ?? []),
    place: ` ${place?.text ?? ''} `,
  }
  const rows = new Map<number, Row>()
  for (const match of searchesOf(wish)) {
    let looked = 0
    for (const id of search.iterate({ ...limits, match })) {
      const row = company.get(id)
      if (!row || excluded(row.domain)) continue
      rows.set(row.id, row)
      if (++looked === MOST) break
    }
  }
  return [...rows.values()]
}

/** Every word is quoted, so that nothing a person wrote is taken for search syntax. */
function searchesOf({ industries, industryText, topics }: Wish): string[] {
  const industry = anyOf([...industries.flatMap(wordsFor), ...wordsOf(industryText).filter(says)])
  const words = anyOf(topics.flatMap((topic) => topic.phrases))
  const ofIndustry = industry && `industry : (${industry})`
  return [ofIndustry && words && `${ofIndustry} AND (${words})`, ofIndustry, words].filter(Boolean)
}

const anyOf = (phrases: string[]) => [...new Set(phrases)].map((phrase) => `"${phrase}"`).join(' OR ')
