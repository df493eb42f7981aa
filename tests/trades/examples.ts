import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tree } from '#api/companies/trades/trades.ts'

/** A product as somebody who sells it describes it, and the trades that mainly buy it, the first one most. */
export interface Example {
  text: string
  ids: readonly string[]
}

const FOLDER = join(import.meta.dirname, 'texts')
const TERMS = join(import.meta.dirname, 'terms')
const SERVED = join(import.meta.dirname, '../../api/companies/trades/served.txt')

/**
 * The descriptions of tests/trades/texts: a line each, with the ids of trades, a tab, the product's name, a tab and its
 * description.
 * @returns them by language
 */
export function examplesByLanguage(): Map<string, Example[]> {
  const known = tree().trades
  return new Map(
    readdirSync(FOLDER)
      .sort()
      .map((file) => {
        const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n')
        const examples = lines.flatMap((line): Example[] => {
          const [ids = '', name = '', description = ''] = line.split('\t')
          if (description === '') return []
          const named = ids.split(',')
          const unknown = named.find((id) => !known.has(id))
          if (unknown !== undefined) throw new Error(`${file}: there is no trade “${unknown}”`)
          return [{ text: `${name}. ${description}`, ids: named }]
        })
        return [file.replace('.txt', ''), examples]
      }),
  )
}

/** Words that name too many trades say little about each. */
const MOST_MEANT = 2

/** The words of served.txt, each as a text of its own, with the trades that it hints at. */
export const wordExamples = (): Example[] =>
  readFileSync(SERVED, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [head = '', ...languages] = line.split(' | ')
      const ids = (head.split(': ')[1] ?? '').split(' ').filter(Boolean).slice(0, MOST_MEANT)
      const words = languages.flatMap((list) => list.split(', '))
      return words.map((word) => ({ text: word.replaceAll('*', ''), ids }))
    })

/** The terms of tests/trades/terms, each as a text of its own: a line for each trade, with its id, a tab and the terms. */
export const termExamples = (): Example[] =>
  readdirSync(TERMS)
    .sort()
    .flatMap((file) => readFileSync(join(TERMS, file), 'utf8').split('\n'))
    .flatMap((line) => {
      const [id = '', terms = ''] = line.split('\t')
      return terms === '' ? [] : terms.split(', ').map((text) => ({ text, ids: [id] }))
    })

/** What a classifier learns from them: each trade that buys a product. */
export const toLearn = (examples: readonly Example[]) =>
  examples.flatMap(({ text, ids }) => ids.map((id) => ({ text, id })))
