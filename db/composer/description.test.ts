import { expect, test } from 'vitest'
import { describing } from './description.ts'
import { fill } from './fill.ts'

const first = (name: string, description: string) => {
  const { templates, facts } = describing({ name, description }, 40)
  return fill(templates[0] ?? '', { ...facts, product: name, Product: name })
}

test.each([
  ['a thing is what the product is', 'A logger that rides along', 'Rota is a logger that rides along.'],
  ['a deed is what it does', 'Helps clinics plan shifts.', 'Rota helps clinics plan shifts.'],
  ['a deed of "it" too', 'It keeps milk cold.', 'Rota keeps milk cold.'],
  ['its own sentence stands alone', 'Rota plans shifts.', 'Rota plans shifts.'],
  ['a whole sentence is quoted', 'The logger rides along.', 'In brief: The logger rides along.'],
  ['other words are quoted', 'Olive oil from Crete', 'In brief: Olive oil from Crete.'],
])('in a letter, %s', (_, description, said) => {
  expect(first('Rota', description)).toBe(said)
})

test('a description of no words is left out', () => {
  expect(describing({ name: 'Rota', description: '---------- !' }, 40).templates).toEqual([])
})
