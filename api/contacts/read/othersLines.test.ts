import { expect, test } from 'vitest'
import { strangeWordsIn } from './labels.ts'
import { isFormer, isOthersLine } from './othersLines.ts'

test.each([
  'Netzleitstelle der Stadtwerke:',
  'Zuständige Kammer: Handwerkskammer, Markt 2, 50676 Köln, Tel.',
  'Unser Botendienst',
  'Power cut? Grid operator:',
  'Alarm receiving centre',
  'Fuite de gaz :',
  'Médiateur de la consommation, tél.',
  'Compañía eléctrica:',
  'Nuestra gestoría,',
  'Guasti rete gas: gestore della rete',
  'Assistenza POS Nexi',
  'PostNL klantenservice',
  'Waterschap, storingen:',
  'Firma kurierska:',
  'Powiatowy Rzecznik Konsumentów, tel.',
  'Hyresvärd:',
  'PostNord kundtjänst',
])('%s is somebody else’s line', (label) => {
  expect(isOthersLine(label, 'lindqvistborr')).toBe(true)
})

test('a courier’s, a bank’s and a photographer’s own line is no other’s', () => {
  expect(isOthersLine('Kurier Huber, Tel.', 'kurierhuber')).toBe(false)
  expect(isOthersLine('Ihr Partner für Möbel, Tel.', 'moebelhuber')).toBe(false)
})

test.each([
  'Tel.',
  'Büro & Werkstatt:',
  'So erreichen Sie uns: Telefonzentrale',
  'Hauptstraße 4, 12345 Neustadt an der Weinstraße, Telefon',
  'Via Roma 4, 35030 Vo’ (PD), tel.',
  'Hofladen:',
  'Chiara:',
  'Call our workshop on',
  'Appelez-nous au',
  'Llámenos al',
  'Zadzwoń do nas:',
  'Ring växeln:',
])('%s is what any house’s number is called', (label) => {
  expect(strangeWordsIn(label)).toEqual([])
})

test.each([
  ['Unsere alte Nummer ', ''],
  ['Die Nummer ', ' ist nicht mehr gültig'],
  ['Please note our old number, ', ''],
  ['', ' is no longer in use'],
  ['L’ancien numéro ', ' ne fonctionne plus'],
  ['El antiguo teléfono ', ''],
  ['Il numero ', ' non è più attivo'],
  ['Het oude nummer ', ' is vervallen'],
  ['Numer ', ' nie należy już do nas'],
  ['Det gamla numret, ', ' gäller inte längre'],
])('a number between “%s” and “%s” is given up', (before, after) => {
  expect(isFormer(before, after)).toBe(true)
})

test('a number is not given up where the old one stands beside it', () => {
  expect(isFormer('Alte Nummer: 030 123456, neue Nummer: ', '')).toBe(false)
  expect(isFormer('Tel. ', ' (früher hatten wir eine andere)')).toBe(false)
})
