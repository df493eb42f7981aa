import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { countOf, SuggestForm, sizeOptions, takesCount } from './suggestForm.ts'

describe('the number of companies', () => {
  test.each(['', '1', '25', '100'])('may be typed as %j', (text) => {
    expect(takesCount(text)).toBe(true)
  })

  test.each(['0', '-1', '2.5', '2.', '1e2', 'three', ' ', '101'])('can not be typed as %j', (text) => {
    expect(takesCount(text)).toBe(false)
  })

  test.each([
    ['', 3],
    ['0', 3],
    ['2.5', 3],
    ['7', 7],
  ])('typed as %j is sent as %i', (text, sent) => {
    expect(countOf(text)).toBe(sent)
  })
})

describe('what the generator sends', () => {
  const filled = { keywords: ' solar ', companySize: 'Small', location: ' Lyon ', count: '5' }

  test('is trimmed', () => {
    expect(v.parse(SuggestForm, filled)).toEqual({
      count: 5,
      keywords: 'solar',
      companySize: 'Small',
      location: 'Lyon',
    })
  })

  test('leaves out keywords and location without text, and any size', () => {
    const untouched = { keywords: '  ', companySize: 'Any', location: '', count: '' }
    expect(v.parse(SuggestForm, untouched)).toEqual({ count: 3 })
  })

  test.each(sizeOptions.map(({ value }) => value))('knows the size %s that it offers', (companySize) => {
    expect(v.is(SuggestForm, { ...filled, companySize })).toBe(true)
  })
})
