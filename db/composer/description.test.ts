import { expect, test } from 'vitest'
import { describing } from './description.ts'
import { fill, readingsOf } from './fill.ts'
import { words } from './languages/en/words.ts'

const { descriptions } = words
const inEnglish = { descriptions, language: 'en' } as const
const room = { words: 40, sentences: 2 }

/** Every sentence that can carry a description, filled in. */
const saying = (name: string, description: string) => {
  const { templates, facts } = describing({ name, brand: '', description }, inEnglish, room)
  return templates
    .flatMap(readingsOf)
    .map((template) => fill(template, { ...facts, product: name, Product: name }))
}

test.each([
  ['a thing is what the product is', 'A logger that rides along', 'Rota is a logger that rides along.'],
  ['a deed is what it does', 'Helps clinics plan shifts.', 'Rota helps clinics plan shifts.'],
  ['a deed of "it" too', 'It keeps milk cold.', 'Rota keeps milk cold.'],
  ['its own sentence stands alone', 'Rota plans shifts.', 'Rota plans shifts.'],
  ['a whole sentence is quoted', 'The logger rides along.', 'Rota in short: the logger rides along.'],
  ['other words are quoted', 'Olive oil from Crete', 'Rota in short: olive oil from Crete.'],
  ['a land keeps its capital', 'Italian olive oil', 'Rota in short: Italian olive oil.'],
])('in a letter, %s', (_, description, said) => {
  expect(saying('Rota', description)).toContain(said)
})

test('a description of no words is left out', () => {
  const { templates } = describing({ name: 'Rota', brand: '', description: '---------- !' }, inEnglish, room)
  expect(templates).toBe(descriptions.none)
})

test('as many sentences are quoted as there is room for, and the rest is told apart', () => {
  const product = { name: 'Rota', brand: '', description: 'One is. Two are. Three were.' }
  const { facts } = describing(product, inEnglish, { words: 20, sentences: 1 })
  expect(facts).toMatchObject({ Description: 'One is.', rest: 'Two are. Three were.' })
})
