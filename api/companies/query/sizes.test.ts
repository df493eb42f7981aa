import { expect, test } from 'vitest'
import { sizesIn } from './sizes.ts'

test.each([
  ['Medium', ['Medium']],
  ['Small (1-50 employees)', ['Small']],
  ['small businesses', ['Small']],
  ['SMEs', ['Small', 'Medium']],
  ['51-500', ['Medium']],
  ['50-200 employees', ['Medium']],
  ['500+', ['Large']],
  ['1,000+ employees', ['Large']],
  ['up to 50', ['Small']],
  ['10 to 200', ['Small', 'Medium']],
  ['mid-sized to enterprise', ['Medium', 'Large']],
  ['Any Size', []],
  ['', []],
])('"%s" means %j', (text, sizes) => {
  expect(sizesIn(text)).toEqual(sizes)
})
