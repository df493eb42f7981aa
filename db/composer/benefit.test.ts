import { expect, test } from 'vitest'
import { benefitFor, benefitIn } from './benefit.ts'
import type { LanguageName } from './language.ts'

test.each([
  ['A cabinet for violins. You hear the difference. Made in Bergen.', 'You hear the difference.'],
  ['Eine Drohne. Sie erhalten das Aufmaß am nächsten Tag.', 'Sie erhalten das Aufmaß am nächsten Tag.'],
  ['A cabinet for violins. Made in Bergen.', 'A cabinet for violins.'],
  ['', ''],
])('of %j the proposal for what it does is %j', (description, proposal) => {
  expect(benefitIn(description)).toBe(proposal)
})

test.each<[LanguageName, string, string]>([
  ['en', 'Less waste.', 'less waste.'],
  ['de', 'Weniger Ausschuss und kürzere Rüstzeiten.', 'weniger Ausschuss und kürzere Rüstzeiten.'],
  ['de', 'Mehr Ertrag vom selben Dach.', 'mehr Ertrag vom selben Dach.'],
  ['de', 'Musiker blättern mit dem Fuß.', 'Musiker blättern mit dem Fuß.'],
  ['de', 'Ihre Gäste stehen nicht an.', 'Ihre Gäste stehen nicht an.'],
  ['it', 'Toglie le code al banco.', 'toglie le code al banco.'],
])('in %s the benefit %j continues after a colon as %j', (language, text, benefit) => {
  expect(benefitFor(text, language)).toEqual({ benefit, Benefit: '' })
})

test.each<[LanguageName, string, string]>([
  ['en', 'Saves an hour a day.', 'It saves an hour a day.'],
  ['de', 'Spart eine Stunde am Tag.', 'Das spart eine Stunde am Tag.'],
  ['fr', 'Évite les fuites.', 'Cela évite les fuites.'],
  ['nl', 'Bespaart zaad.', 'Dat bespaart zaad.'],
  ['fr', 'Plus rien à faire : tout se voit.', 'Plus rien à faire : tout se voit.'],
  ['fr', 'Gagnez deux jours par mois.', 'Gagnez deux jours par mois.'],
  ['de', 'Sparen Sie zwei Tage im Monat.', 'Sparen Sie zwei Tage im Monat.'],
])('in %s the benefit %j is the sentence %j', (language, text, Benefit) => {
  expect(benefitFor(text, language)).toEqual({ benefit: '', Benefit })
})
