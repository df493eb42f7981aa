import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lineOf, tree } from './trades.ts'
import { languages } from './words.ts'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

const linesOf = (file: string) =>
  textOf(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

test.each(['land.txt', 'people.txt', 'work.txt'])('every trade of %s has words in every language', (file) => {
  const lacking = textOf(file)
    .split(/\n\s*\n/)
    .filter((block) => / \| /.test(block))
    .flatMap((block) => {
      const without = languages.filter((language) => !block.includes(`\n${language}: `))
      return without.map((language) => `${block.split(' ')[0]}: ${language}`)
    })
  expect(lacking).toEqual([])
})

test.each(['groups.txt', 'served.txt', 'workers.txt'])(
  'every line of %s has words in every language',
  (file) => {
    const lacking = linesOf(file).filter((line) => {
      const [, ...parts] = line.split(' | ')
      return parts.length !== languages.length || parts.some((part) => !part.trim())
    })
    expect(lacking).toEqual([])
  },
)

test('a word is found as it is written, unless it is a small word, which names no trade', () => {
  const lost = linesOf('served.txt').flatMap((line) => {
    const [, ...parts] = line.split(' | ')
    return parts.flatMap((part, at) => {
      const language = languages[at] ?? 'en'
      const words = part.split(', ').filter((word) => !word.includes('*'))
      return words.filter((word) => tree().served.foundIn(word, [language]).length === 0)
    })
  })
  expect(lost).toEqual([])
})

test('a trade and one of its parts are not given for the same words, since the part would be lost', () => {
  const lost = ['served.txt', 'workers.txt'].flatMap(linesOf).filter((line) => {
    const [, named = ''] = (line.split(' | ')[0] ?? '').split(': ')
    const ids = named.split(' ')
    return ids.some((id) =>
      lineOf(id)
        .slice(1)
        .some((wider) => ids.includes(wider)),
    )
  })
  expect(lost).toEqual([])
})

test.each([
  ['it', 'Si monta con due viti per lato.'],
  ['nl', 'Werkt bij elk weer en zonder stroom.'],
  ['en', 'So you can do more with it at no cost.'],
  ['en', 'It will show what must be returned or refused.'],
  ['de', 'Die Fahrer messen, buchen und fahren weiter.'],
  ['fr', 'Il montre la porte et livre en un tour.'],
  ['es', 'La puerta queda libre y muestra el precio.'],
  ['it', 'Torna alla porta e mostra tutto.'],
  ['pl', 'Co miesiąc miesza szybko.'],
  ['pt', 'Porta a caixa e muda de sala.'],
] as const)('small words and verbs of a sentence name no trade (%s): %s', (language, sentence) => {
  expect(tree().served.foundIn(sentence, [language])).toEqual([])
})

test('a company with the surname of a craftsman is not of that trade', () => {
  expect(tree().words.foundIn('Schäfer', ['de'])).toEqual([])
  expect(
    tree()
      .inTexts.foundIn('Schäfer', ['de'])
      .map(({ value }) => value),
  ).toEqual([['sheep-farm']])
})
