import { expect, test } from 'vitest'
import { fallbackEmail } from './fallback.ts'
import { fillVariables, variables } from './variables.ts'

const lead = {
  fullName: 'Ingrid Solheim',
  company: 'Fjord {product} AS',
  position: 'Buyer',
  industry: 'Food',
}
const product = { name: 'Rota', brand: 'premium', value: '240' }
const sender = { fullName: 'Mara Lind', company: 'Nordlys' }

test('a template’s variables are filled in, once', () => {
  const text = variables.map(({ name }) => `{${name}}`).join(' | ')
  expect(fillVariables(text, { lead, product, sender })).toEqual({
    text: 'Ingrid | Ingrid Solheim | Fjord {product} AS | Buyer | Food | Rota | premium | $240 | Mara Lind | Nordlys',
    empty: [],
  })
})

test('what has no value is named and left as a placeholder', () => {
  const poor = { lead: { ...lead, fullName: 'info', position: ' ' }, product: null, sender }
  expect(fillVariables('Dear {firstName}, {position}: {product}, {firstName}', poor)).toEqual({
    text: 'Dear [first name], [position]: [product], [first name]',
    empty: ['firstName', 'position', 'product'],
  })
})

test('what is in braces and no variable stays', () => {
  const { text, empty } = fillVariables('{nothing} {toString} { company } {}', { lead, product, sender })
  expect(text).toBe('{nothing} {toString} { company } {}')
  expect(empty).toEqual([])
})

test('a dollar sign in a value is no pattern', () => {
  const { text } = fillVariables('{company}', { lead: { ...lead, company: '$& $1' }, product, sender })
  expect(text).toBe('$& $1')
})

test('the fallback greets the lead, names product and company and is signed by the sales team', () => {
  const { subject, body } = fallbackEmail({ lead, product })
  expect(subject).toBe('Rota for Fjord {product} AS')
  expect(body).toMatch(/^Dear Ingrid Solheim,\n\n/)
  expect(body).toContain('I would like to introduce Rota to you and to Fjord {product} AS.')
  expect(body).toMatch(/Your Sales Team$/)
})

test('the fallback leaves out what is not known', () => {
  const { subject, body } = fallbackEmail({ lead: { fullName: '', company: '' }, product })
  expect(subject).toBe('Rota')
  expect(body).toMatch(/^Hello,\n\nI would like to introduce Rota to you\.\n/)
})
