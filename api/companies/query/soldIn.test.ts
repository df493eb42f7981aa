import { describe, expect, test } from 'vitest'
import { soldIn } from './soldIn.ts'

test.each([
  ['Penetration testing for fintechs in Europe', 'Europe'],
  ['Payroll for shops across the Nordics, by phone', 'Nordics'],
  ['Compliance for European fintechs', 'Europe'],
  ['Sold throughout Latin America', 'Latin America'],
  ['Software für Handwerker in ganz Bayern', 'Bayern'],
  ['Caisses pour les boulangeries en Bretagne', 'Bretagne'],
  ['bidon de 20 L livré chantier partout en bretagne', 'Bretagne'],
  ['Para panaderías en Andalucía', 'Andalucía'],
  ['Per i panifici in Lombardia', 'Lombardia'],
  ['montiamo in tutta la toscana', 'Toscana'],
  ['Voor bakkers in heel Vlaanderen', 'Vlaanderen'],
  ['werken in de hele provincie Utrecht', 'provincie Utrecht'],
  ['Dla piekarni w całej Polsce', 'Poland'],
  ['big bag albo luzem całe auto, cała Wielkopolska.', 'Wielkopolskie'],
  ['Für Bäcker in der Schweiz', 'Switzerland'],
  ['entrega en mallorca y menorca antes de semana santa', 'Illes Balears'],
  ['Per i caseifici in provincia di Parma e Reggio Emilia', 'provincia di Parma e Reggio Emilia'],
  ['Montage im Allgäu und in Tirol', 'Bayern, Tirol'],
])('“%s” is sold in %s', (text, label) => {
  expect(soldIn(text)).toMatchObject({ place: { label }, towns: [] })
})

describe('sold around towns', () => {
  test.each([
    ['looking for herds within 30 miles of York.', ['York'], 48],
    ['livré par sac de 1000, 40 km autour de colmar.', ['Colmar'], 40],
    ['fixed price per visit in Leeds and Bradford', ['Leeds', 'Bradford'], 30],
    ['Schnelle Reparatur im Raum Kassel', ['Kassel'], 30],
    ['Wir liefern rund um Lüneburg und Celle', ['Lüneburg', 'Celle'], 30],
    ['Anlieferung in Freising und Umgebung', ['Freising'], 30],
    ['dépannage sur Lyon et alentours', ['Lyon'], 30],
    ['la llevamos cortada a medida en Almería y Jaén', ['Almería', 'Jaén'], 30],
    ['cerco chi le monta tra torino e cuneo.', ['Torino', 'Cuneo'], 30],
    ['giriamo tutti i giorni a rimini e dintorni.', ['Rimini'], 30],
    ['leggen we rond Eindhoven en Tilburg.', ['Eindhoven', 'Tilburg'], 30],
    ['Katowice, Gliwice i okolice.', ['Katowice', 'Gliwice'], 30],
    ['Montujemy w Krakowie i w okolicach Wieliczki.', ['Krakow', 'Wieliczka'], 30],
    ['lo instalamos en Granada y alrededores', ['Granada'], 30],
    ['entregamos em Braga e arredores', ['Braga'], 30],
  ])('“%s”', (text, towns, radiusKm) => {
    expect(soldIn(text)).toMatchObject({ towns, radiusKm })
  })
})

test.each([
  'Knives made in Germany',
  'Messer, hergestellt in Deutschland',
  'Unser Lager in Hamburg ist rund um die Uhr besetzt',
  'Fabriqué à Lyon depuis 1923, livré en 24 h',
  'Wir fertigen in unserem Werk in Solingen',
  'Used in kitchens, and in a bath or in the reading room',
  'Lieferung in Essen, die warm bleiben, in der Halle und im Hof',
  'se lava a mano y se guarda en casa',
  'si monta a parete in un’ora e si lava in lavastoviglie',
  'past in elke keuken en is in een uur klaar',
  'livré en lot de 100 et en vrac, à la demande',
  'montaż w jeden dzień, w każdym sklepie i na budowie',
  'A range of 40 km on one charge',
  'Getestet in Leipzig, gezeigt auf der Messe in Köln',
  'within 5 miles of your site',
])('“%s” says of no place that it is sold there', (text) => {
  expect(soldIn(text)).toBeUndefined()
})
