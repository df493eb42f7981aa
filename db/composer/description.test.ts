import { describe, expect, test } from 'vitest'
import { quotedOf } from './description.ts'

const room = { words: 40, sentences: 3 }
const product = {
  name: 'Rota',
  brand: '',
  description: 'A program that plans shifts. It runs in the browser.',
}

describe('a letter quotes of a product', () => {
  test('what it is, as it continues after a colon, and what it does for a customer', () => {
    const benefit = 'Nobody has to ask who works on Sunday.'
    expect(quotedOf({ ...product, benefit }, 'en', room)).toEqual({
      described: 'a program that plans shifts.',
      Description: 'A program that plans shifts.',
      benefit,
    })
  })

  test('more of the description where nobody said what it does', () => {
    expect(quotedOf(product, 'en', room).Description).toBe(product.description)
  })

  test('nothing twice', () => {
    const benefit = 'It runs in the browser.'
    const { Description } = quotedOf({ ...product, benefit }, 'en', { words: 60, sentences: 4 })
    expect(Description).toBe('A program that plans shifts.')
  })

  test('nothing in another language than the letter’s', () => {
    expect(quotedOf(product, 'de', room)).toEqual({ described: '', Description: '', benefit: '' })
    const benefit = 'Niemand muss fragen, wer am Sonntag arbeitet.'
    expect(quotedOf({ ...product, benefit }, 'de', room)).toMatchObject({ described: '', benefit })
  })

  test('a name and a land with their capital', () => {
    const said = (description: string) => quotedOf({ ...product, description }, 'en', room).described
    expect(said('Italian olive oil')).toBe('Italian olive oil.')
    expect(said('Rota plans shifts.')).toBe('Rota plans shifts.')
  })
})
