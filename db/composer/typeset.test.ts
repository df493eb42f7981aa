import { expect, test } from 'vitest'
import type { LanguageName } from './language.ts'
import { typeset, typesetQuotation } from './typeset.ts'

test.each<[LanguageName, string, string]>([
  ['en', 'the "quiet" one', 'the “quiet” one'],
  ['en', "a ladies' team, and it's ours", 'a ladies’ team, and it’s ours'],
  ['de', 'der "Sechser"', 'der „Sechser“'],
  ['fr', "l'eau", 'l’eau'],
  ['nl', "'s zomers", '’s zomers'],
  ['en', 'a 12" pipe and a 15" pipe', 'a 12" pipe and a 15" pipe'],
])('in %s %j is typeset as %j', (language, text, said) => {
  expect(typeset(text, language)).toBe(said)
})

test.each<[LanguageName, string, string]>([
  ['en', 'our motto: "everybody plays".', 'our motto: ‘everybody plays’.'],
  ['en', '“Every child is known” – our promise', '‘Every child is known’ – our promise'],
  ['pl', '„Tanio i czysto”.', 'Tanio i czysto.'],
  ['pl', 'to „rodzinna atmosfera”', 'to «rodzinna atmosfera»'],
  ['es', '«Aprender haciendo» es nuestro lema', '“Aprender haciendo” es nuestro lema'],
])('in %s the quotation %j has inner quotation marks: %j', (language, text, said) => {
  expect(typesetQuotation(text, language)).toBe(said)
})
