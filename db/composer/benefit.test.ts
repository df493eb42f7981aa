import { expect, test } from 'vitest'
import { benefitFor, benefitIn, benefitsFor } from './benefit.ts'
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

test.each<[LanguageName, lines: string[], said: string]>([
  ['en', ['Saves an hour a day.', 'Cuts waste.'], 'It saves an hour a day and cuts waste.'],
  ['en', ['Less waste and dust.', 'Fewer calls.'], 'less waste and dust, and fewer calls.'],
  ['en', ['Staff water once a week', 'Fewer plants thrown out'], 'staff water once a week.'],
  ['en', ['More guests come back', 'Less waste'], 'more guests come back.'],
  ['de', ['Weniger Ausschuss', 'Kürzere Rüstzeiten'], 'weniger Ausschuss und kürzere Rüstzeiten.'],
  [
    'de',
    ['Spart das Ausfüllen der Listen', 'Jede Charge ist auffindbar'],
    'Das spart das Ausfüllen der Listen.',
  ],
  ['fr', ['Moins de bruit', 'Plus de confort'], 'moins de bruit et plus de confort.'],
  [
    'fr',
    ['Même goût été comme hiver', 'Une heure de gagnée'],
    'même goût été comme hiver, et une heure de gagnée.',
  ],
  ['es', ['Menos ruido y polvo', 'Menos paradas'], 'menos ruido y polvo, y menos paradas.'],
  ['es', ['Menos ruido', 'Se coloca en un día'], 'menos ruido.'],
  [
    'it',
    ['Meno grasso perso', 'Un’ora in meno di pulizia'],
    'meno grasso perso e un’ora in meno di pulizia.',
  ],
  ['it', ['Riduce il rumore', 'Evita la polvere'], 'riduce il rumore ed evita la polvere.'],
  ['nl', ['Minder fouten', 'Kortere wachttijden'], 'minder fouten en kortere wachttijden.'],
  ['pl', ['Mniej zacięć i kurzu', 'Mniej makulatury'], 'mniej zacięć i kurzu oraz mniej makulatury.'],
  ['pt', ['Menos faltas', 'Mais conforto'], 'menos faltas e mais conforto.'],
])('in %s a short letter says of the benefits %j: %j', (language, lines, said) => {
  const { benefit, Benefit } = benefitsFor(lines, language, { words: 30, isBrief: true })
  expect(benefit || Benefit).toBe(said)
})

test('a longer letter lists what is no sentence, and says the others after it', () => {
  const lines = ['Less dust.', 'Saves an hour a day.', 'The filter is seen from outside.']
  expect(benefitsFor(lines, 'en', { words: 60, isBrief: false })).toEqual({
    benefit: 'less dust; the filter is seen from outside. It saves an hour a day.',
    Benefit: '',
  })
})
