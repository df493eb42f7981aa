import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tree } from '#api/companies/trades/trades.ts'
import { type Labelled, labelledIn } from '#tests/classifier/labelled.ts'

const TERMS = join(import.meta.dirname, 'terms')
const SERVED = join(import.meta.dirname, '../../api/companies/trades/served.txt')

/**
 * The descriptions of tests/trades/texts, as people who sell a product wrote them: its name and what it is, with the
 * trades that mainly buy it.
 * @returns them by language
 */
export const examplesByLanguage = (): Map<string, Labelled[]> =>
  labelledIn(join(import.meta.dirname, 'texts'), new Set(tree().trades.keys()))

/** Words that name too many trades say little about each. */
const MOST_MEANT = 2

/** The words of served.txt, each as a text of its own, with the trades that it hints at. */
export const wordExamples = (): Labelled[] =>
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
export const termExamples = (): Labelled[] =>
  readdirSync(TERMS)
    .sort()
    .flatMap((file) => readFileSync(join(TERMS, file), 'utf8').split('\n'))
    .flatMap((line) => {
      const [id = '', terms = ''] = line.split('\t')
      return terms === '' ? [] : terms.split(', ').map((text) => ({ text, ids: [id] }))
    })

/** What a classifier learns from them: each trade that buys a product. */
export const toLearn = (examples: readonly Labelled[]) =>
  examples.flatMap(({ text, ids }) => ids.map((id) => ({ text, id })))
