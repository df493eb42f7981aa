import { expect, test } from 'vitest'
import { groundsOf, marked } from './claims.ts'

const facts = [
  ...['4,900', 'Accurate to 1.2505 g', 'Two sizes, 1.5 and 2 litres', 'Strandgaten 12, 5003 Bergen'],
  ...['Mia Berg', 'Berg Logistics', 'Fleet tracker', 'Ana Tester', 'Trackly', 'Germany', 'Deutschland'],
]
const check = (text: string, language: string) => marked(text, groundsOf(facts, language))
const english = (text: string) => check(text, 'English')

test.each([
  'It costs $4,900 or 4900 in all, in 1,5 litres.',
  'Shall we talk for 20 minutes, or a 15-minute call, or 2 hours? We answer 24/7.',
  'For B2B, and by PDF.',
  'Dear Mia,\n\nOur Fleet trackers help Berg Logistics. On Monday I will be in Bergen.\n\nKind regards,\nAna Tester',
  'Quieter Ovens For Berg Logistics',
  'We offer [your offer] to [a customer in Bern].',
])('what stands in a source, or claims nothing, stays as it is: %s', (text) => {
  expect(english(text)).toBe(text)
})

test.each([
  [
    'It saves 30% of 12 and 1,000 euros: 30%!',
    'It saves [check: 30%] of 12 and [check: 1,000] euros: [check: 30%]!',
  ],
  ['Known since 2019, in 12505 tests', 'Known since [check: 2019], in [check: 12505] tests'],
  ['May I call at 10:30?', 'May I call at [check: 10:30]?'],
  ['We serve hundreds of fleets', 'We serve [check: hundreds] of fleets'],
  ['It saves thirty percent', 'It saves [check: thirty percent]'],
  ['We work with Siemens and Contoso Foods.', 'We work with [check: Siemens] and [check: Contoso Foods].'],
  ['As our client John Miller says', 'As our client [check: John Miller] says'],
  ['Dear Sarah,\n\nhello', 'Dear [check: Sarah],\n\nhello'],
  ['SAP knows it, as does IBM', '[check: SAP] knows it, as does [check: IBM]'],
])('what no source holds is marked: %s', (text, shown) => {
  expect(english(text)).toBe(shown)
})

test.each([
  [
    'German',
    'Guten Tag Frau Berg,\n\nIhre Fahrzeuge in Deutschland stehen oft. Unsere Sensoren melden den Zustand.',
  ],
  [
    'French',
    'Bonjour Madame Berg,\n\nvos véhicules roulent. Puis-je passer lundi ?\n\nCordialement,\nAna Tester',
  ],
  ['Spanish', 'Estimada Mia:\n\nSus camiones viajan. ¿Le conviene una llamada?\n\nAtentamente,\nAna Tester'],
  ['Polish', 'Szanowna Pani Mio,\n\nczy Państwa flota ma czujniki?\n\nZ poważaniem\nAna Tester'],
])('a letter in %s keeps its capitals', (language, text) => {
  expect(check(text, language)).toBe(text)
})

test.each([
  [
    'German',
    'Wir beliefern Deutsche Bahn und Frau Schmidt.',
    'Wir beliefern [check: Deutsche Bahn] und Frau [check: Schmidt].',
  ],
  [
    'French',
    'comme chez Renault, vous gagnez 15 %',
    'comme chez [check: Renault], vous gagnez [check: 15 %]',
  ],
])('a letter in %s is checked too', (language, text, shown) => {
  expect(check(text, language)).toBe(shown)
})

test('a word that is still coming is not judged yet', () => {
  const grounds = groundsOf(facts, 'English')
  expect(marked('We work with Siem', grounds, false)).toBe('We work with Siem')
  expect(marked('It costs 4', grounds, false)).toBe('It costs 4')
})
