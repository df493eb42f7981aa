import { describe, expect, test } from 'vitest'
import { buyersOf, nearnessOf } from '#api/companies/trades/buyers.ts'
import { namedTrades } from './namedTrades.ts'

const buyers = (name: string, target_industry: string, more: object = {}) => {
  const texts = { name, target_industry, description: '', keywords: '', category: '', asked: '', ...more }
  const found = buyersOf(namedTrades(texts))
  const most = Math.max(0, ...found.values())
  return [...found].filter(([, weight]) => weight === most).map(([id]) => id)
}

describe('who buys', () => {
  test.each([
    ['Temperature loggers for pharmacies', 'Health care', ['pharmacy']],
    ['Terminverwaltung', 'Friseursalons', ['hairdresser']],
    ['Luftreiniger für Schulen', 'Bildung', ['school']],
    ['Pétrins à spirale', 'Boulangeries', ['bakery']],
    ['Software de gestión para clínicas dentales', 'Odontología', ['dentist']],
    ['Gestionale', 'Avvocati', ['law-firm']],
    ['Roostersoftware voor de thuiszorg', 'Zorg', ['home-care']],
    ['Rain jackets', 'Retail, Logistics', ['retail', 'transport']],
    ['Palletizing robots', 'Beverage industry', ['drinks-making']],
    ['Steigers', 'Bouwbedrijven', ['builder']],
    ['Program do faktur', 'Biura rachunkowe', ['accountant']],
    ['EV chargers for hotels', 'Any', ['hotel']],
    ['Bird netting', 'Breweries and dairies', ['brewery', 'dairy-maker']],
  ])('%s (%s): %j', (name, target, trades) => {
    expect(buyers(name, target)).toEqual(trades)
  })

  test.each([
    ['Akkuschrauber', 'Für Bäckereien, die viel unterwegs sind.', 'bakery'],
    ['Caisse', 'Pour les pharmacies de village.', 'pharmacy'],
    ['Uniforms', 'For hotels with many guests.', 'hotel'],
    ['Pieczątki', 'Dla biur rachunkowych.', 'accountant'],
    ['Four', 'Les boulangers utilisent ce four chaque nuit.', 'bakery'],
    ['Zirkon', 'Zahnärzte sparen damit Zeit und Geld.', 'dentist'],
    ['Scaffold nets', 'Roofers use them on every site.', 'roofer'],
    ['Agenda', 'Ayuda a clínicas dentales a llenar la agenda.', 'dentist'],
    ['Voer', 'Helpt melkveehouders kosten te besparen.', 'dairy-farm'],
    ['Bäckereiofen', 'Backt gut und schnell.', 'bakery'],
    ['Zahnarztsoftware', 'Termine und Abrechnung.', 'dentist'],
    ['Friseurstuhl', 'Bequem und robust.', 'hairdresser'],
  ])('%s, of which the description says "%s": %s', (name, description, trade) => {
    expect(buyers(name, '', { description })).toEqual([trade])
  })

  test('a small word of any language is no buyer', () => {
    expect(
      buyers('Logiciel de gestion de stock', '', { description: 'La chaîne de froid de A à Z.' }),
    ).toEqual([])
  })

  test('what is bought tells, where nobody is named', () => {
    expect(buyers('Milking robots', '')).toEqual(['dairy-farm'])
    expect(buyers('Hull paint', 'Any')).toEqual(['maritime'])
    expect(buyers('Dental software', '')).toEqual(['dentist'])
  })

  test('who sells the same does not buy it', () => {
    const name = 'Window cleaning for offices'
    const texts = { name, target_industry: 'Offices', description: '', keywords: '', category: '', asked: '' }
    const offices = buyersOf(namedTrades(texts))
    expect(nearnessOf([{ id: 'law-firm', sure: 1 }], offices)).toBe(1)
    expect(nearnessOf([{ id: 'cleaning-company', sure: 1 }], offices)).toBe(0)
  })

  test('words count in their sense', () => {
    expect(buyers('Plant nutrition', 'Agriculture')).not.toContain('making')
    expect(buyers('Roof tiles', 'Hotels', { description: 'Roof tiles for old buildings.' })).toEqual([
      'hotel',
    ])
  })

  test('nothing is known of a product that says nothing', () => {
    expect(buyers('Zorb', 'Zorbing')).toEqual([])
  })
})
