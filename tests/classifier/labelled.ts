import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text, and the ids of which each is right for it, the best one first. */
export interface Labelled {
  text: string
  ids: readonly string[]
}

/**
 * The texts in the files of a folder, a file for each language: a line each, with the ids, a tab and the text, or its
 * parts with tabs between them.
 * @param known the ids that there are
 * @returns them by language
 * @throws Error for another id
 */
export function labelledIn(folder: string, known: ReadonlySet<string>): Map<string, Labelled[]> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((file) => {
        const lines = readFileSync(join(folder, file), 'utf8').split('\n')
        const texts = lines.flatMap((line): Labelled[] => {
          const [named = '', ...parts] = line.split('\t')
          if (!parts.some(Boolean)) return []
          const ids = named.split(',')
          const unknown = ids.find((id) => !known.has(id))
          if (unknown !== undefined) throw new Error(`${file}: there is no “${unknown}”`)
          return [{ text: parts.join('. '), ids }]
        })
        return [file.replace('.txt', ''), texts]
      }),
  )
}
