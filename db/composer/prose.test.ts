import { expect, test } from 'vitest'
import type { LanguageName } from './language.ts'
import { proseOf } from './prose.ts'

test.each<[LanguageName, string, string[]]>([
  [
    'en',
    'TAKES THE REGISTER IN A MINUTE. RUNS ON USB POWER.',
    ['Takes the register in a minute.', 'Runs on USB power.'],
  ],
  ['de', 'LEISE CO2-AMPEL FÜR KLASSENZIMMER', ['Leise CO2-Ampel für Klassenzimmer']],
  ['de', 'TAFELN AUS ÖSTERREICHISCHER FICHTE', ['Tafeln aus österreichischer Fichte']],
  ['nl', 'FOTO’S DELEN MET KLANTEN IN ÉÉN LINK', ['Foto’s delen met klanten in één link']],
  ['en', 'The ECOPACK BOX KEEPS ICE COLD', ['The ecoPack box keeps ice cold']],
  ['en', 'A safe LED lamp with USB', ['A safe LED lamp with USB']],
])('in %s the shouted %j is said calmly', (language, text, said) => {
  expect(proseOf(text, 'ecoPack', language)).toEqual(said)
})

test('the items of a list are one sentence, without prices and links', () => {
  const list = '• Online-Termine\n• Erinnerung per SMS\n• ab 49 €/Monat\n• www.termino.example'
  expect(proseOf(list, 'Termino', 'de')).toEqual(['Online-Termine, Erinnerung per SMS.'])
  const withVerb = '- Solar gate opener\n- Saves the walk to the gate\n- 5 year warranty'
  expect(proseOf(withVerb, 'Gate', 'en')).toEqual([
    'Solar gate opener, 5 year warranty.',
    'Saves the walk to the gate.',
  ])
})

test.each<[LanguageName, string, string[]]>([
  ['en', 'Towable gritter, fits any quad bike, £1,850 ex works', ['Towable gritter, fits any quad bike.']],
  ['nl', 'Parkbank van staal (€ 495)', ['Parkbank van staal.']],
  ['de', 'Er wiegt nur 900 g. Preis: 189,00 €.', ['Er wiegt nur 900 g.']],
  ['pt', 'Chega de cadeira vazia! O Ágil lembra o paciente. R$ 89/mês', ['O Ágil lembra o paciente.']],
  [
    'en',
    'Ever lost a brief? Focus keeps every brief. See https://focus.example',
    ['Focus keeps every brief.'],
  ],
  ['fr', 'Stop à la paperasse ! eVet rédige vos comptes rendus.', ['eVet rédige vos comptes rendus.']],
  ['en', 'No cable, no app!', ['No cable, no app.']],
  ['fr', 'Douche chauffée au soleil ! 40 litres.', ['Douche chauffée au soleil.', '40 litres.']],
])('in %s of %j is left what a letter can say', (language, text, said) => {
  expect(proseOf(text, language === 'fr' ? 'eVet' : 'Focus', language)).toEqual(said)
})

test('short lines are a list, too', () => {
  const lines = 'Berührungslose Seifenspender\nNachfüllbar\nKeine Batterien nötig'
  expect(proseOf(lines, 'Seife', 'de')).toEqual([
    'Berührungslose Seifenspender, nachfüllbar, keine Batterien nötig.',
  ])
})

test('a sentence that speaks of what a question named is left out with the question', () => {
  expect(proseOf('Pacjenci czekają? Kolejka wzywa ich po numerze.', 'Kolejka', 'pl')).toEqual([])
})
