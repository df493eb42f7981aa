import { expect, test } from 'vitest'
import { HELD_SPACE, released } from './fill.ts'
import type { LanguageName } from './language.ts'
import { quotesIn, requoted, typeset, typesetQuotation, withApostrophes } from './typeset.ts'

test.each<[LanguageName, string, string]>([
  ['en', 'the "quiet" one', 'the “quiet” one'],
  ['en', "a ladies' team, and it's ours", 'a ladies’ team, and it’s ours'],
  ['de', 'der "Sechser"', 'der „Sechser“'],
  ['fr', "l'eau", 'l’eau'],
  ['nl', "'s zomers", '’s zomers'],
  ['en', 'a 12" pipe and a 15" pipe', 'a 12" pipe and a 15" pipe'],
])('in %s %j is typeset as %j', (language, text, said) => {
  expect(typeset(text, quotesIn(language, ''))).toBe(said)
})

test.each<[LanguageName, string, string]>([
  ['en', 'our motto: "everybody plays".', 'our motto: ‘everybody plays’.'],
  ['en', '“Every child is known” – our promise', '‘Every child is known’ – our promise'],
  ['pl', '„Tanio i czysto”.', 'Tanio i czysto.'],
  ['pl', 'to „rodzinna atmosfera”', 'to «rodzinna atmosfera»'],
  ['es', '«Aprender haciendo» es nuestro lema', '“Aprender haciendo” es nuestro lema'],
])('in %s the quotation %j has inner quotation marks: %j', (language, text, said) => {
  expect(typesetQuotation(text, quotesIn(language, ''))).toBe(said)
})

test.each<[LanguageName, string, string]>([
  ['en', 'US', '“{product}”'],
  ['en', 'NO', '“{product}”'],
  ['en', 'GB', '‘{product}’'],
  ['en', 'IE', '‘{product}’'],
  ['de', 'DE', '„{product}“'],
  ['de', 'AT', '„{product}“'],
  ['de', 'CH', '«{product}»'],
  ['es', 'ES', '«{product}»'],
  ['es', 'MX', '“{product}”'],
  ['es', 'AR', '“{product}”'],
  ['it', 'CH', '«{product}»'],
  ['nl', 'BE', '‘{product}’'],
  ['pl', 'PL', '„{product}”'],
  ['pt', 'PT', '«{product}»'],
  ['pt', 'BR', '“{product}”'],
])('in %s a sentence to %s has its marks: %j', (language, country, said) => {
  const [open, close] = quotesIn(language, '').outer
  expect(requoted(`${open}{product}${close}`, language, quotesIn(language, country))).toBe(said)
})

test('in French the spaces within quotation marks and before marks do not break, and are narrow but for the colon', () => {
  const [open, close] = quotesIn('fr', 'FR').outer
  const held = `${open}Rota${close}${HELD_SPACE}: oui${HELD_SPACE}?`
  expect(released(held)).toBe('«\u202fRota\u202f»\u00a0: oui\u202f?')
})

test('an apostrophe is no quotation mark', () => {
  const sentence = 'Ich hab’s in „{product}“ und in den Niederlanden ’s zomers.'
  expect(requoted(sentence, 'de', quotesIn('de', 'CH'))).toBe(
    'Ich hab’s in «{product}» und in den Niederlanden ’s zomers.',
  )
})

test('English contractions get the apostrophe that nobody typed', () => {
  expect(withApostrophes('Staff dont lift, theres no noise and youll see it wont leak')).toBe(
    "Staff don't lift, there's no noise and you'll see it won't leak",
  )
  expect(withApostrophes('Monts, thats, shell and want')).toBe("Monts, that's, shell and want")
})
