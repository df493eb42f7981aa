import { expect, test } from 'vitest'
import { sizesFor, sizesIn } from './companySize.ts'

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
  ['kleine Betriebe', ['Small']],
  ['mittelständische Unternehmen', ['Medium']],
  ['PME', ['Small', 'Medium']],
  ['grandes empresas', ['Large']],
  ['piccole e medie imprese', ['Small', 'Medium']],
  ['middelgrote bedrijven', ['Medium']],
  ['małe i duże firmy', ['Small', 'Large']],
  ['Any Size', []],
  ['', []],
])('"%s" means %j', (text, sizes) => {
  expect(sizesIn(text)).toEqual(sizes)
})

test.each([
  ['A till for small hotels and inns.', ['Small']],
  ['Une caisse pour les grandes boulangeries.', ['Large']],
  ['Kassen für mittelständische Betriebe.', ['Medium']],
  ['A small till for bakeries.', []],
])('the description “%s” names %j as the buyers', (description, sizes) => {
  expect(sizesFor(description)).toEqual(sizes)
})
