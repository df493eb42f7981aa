import { describe, expect, test } from 'vitest'
import { addresses } from '#tests/addresses.ts'
import { cityOf } from './city.ts'

test('of 200 addresses from all over the world at most one in a hundred is read wrongly or not at all', () => {
  const all = Object.values(addresses).flat()
  const found = all.map(([address, city]) => ({ address, city, read: cityOf(address) }))
  const missed = found.filter(({ city, read }) => read !== city)
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(missed.filter(({ read }) => read !== undefined)).toEqual([])
  expect(missed.length / all.length).toBeLessThanOrEqual(0.01)
})

describe('the city of an address', () => {
  test.each([
    // Germany, Austria, Switzerland
    ['Hafenstraße 5, 20457 Hamburg', 'Hamburg'],
    ['Hafenstraße 5 20457 Hamburg', 'Hamburg'],
    ['Zeil 10, D-60313 Frankfurt am Main, Deutschland', 'Frankfurt am Main'],
    ['Kärntner Ring 1, 1010 Wien', 'Wien'],
    ['Bahnhofstr. 3, CH-8001 Zürich', 'Zürich'],
    ['Am Markt 2, 01067 DRESDEN', 'Dresden'],
    // France, Belgium
    ['12 rue de la Paix, 75002 Paris', 'Paris'],
    ['12 rue de la Paix 75002 Paris', 'Paris'],
    ['5 av. Foch, 69006 Lyon Cedex 06, France', 'Lyon'],
    ['3 place du Marché, 78100 Saint-Germain-en-Laye', 'Saint-Germain-en-Laye'],
    ['Rue Neuve 8, 1000 Bruxelles', 'Bruxelles'],
    // The United Kingdom and Ireland
    ['10 High Street, Leeds LS1 4DY', 'Leeds'],
    ['10 High Street, Leeds, LS1 4DY', 'Leeds'],
    ['1 Quayside, Newcastle upon Tyne NE1 3DE, UK', 'Newcastle upon Tyne'],
    ['221B Baker Street, London NW1 6XE', 'London'],
    ['4 Dame Street, Dublin, D02 X285', 'Dublin'],
    // The United States, Canada, Australia
    ['12 Main Street, Springfield, IL 62704', 'Springfield'],
    ['1600 Pennsylvania Ave NW, Washington, DC 20500', 'Washington'],
    ['500 5th Ave, New York, NY 10110, USA', 'New York'],
    ['100 Market St, San Francisco CA 94105', 'San Francisco'],
    ['290 Bremner Blvd, Toronto, ON M5V 3L9', 'Toronto'],
    ['1 Martin Place, Sydney NSW 2000', 'Sydney'],
    // Elsewhere
    ['Strandgaten 1, 5003 Bergen, Norway', 'Bergen'],
    ['Kungsgatan 1, 111 43 Stockholm', 'Stockholm'],
    ['Nørregade 2, 1165 København K', 'København'],
    ['Damrak 1, 1012 LG Amsterdam', 'Amsterdam'],
    ['Via Roma 1, 20121 Milano (MI)', 'Milano'],
    ['Calle Mayor 1, 28013 Madrid', 'Madrid'],
    ['ul. Długa 5, 80-827 Gdańsk', 'Gdańsk'],
    ['Bergen', 'Bergen'],
    ['Hauptstr. 100, 10115 Berlin', 'Berlin'],
    ['Köln', 'Köln'],
    ['Domstr. 4, 50667 Köln', 'Köln'],
    ['Mountain View, CA 94043', 'Mountain View'],
    ['1600 Amphitheatre Pkwy, Mountain View, California 94043, USA', 'Mountain View'],
    ['7601 Metcalf Ave, Overland Park, KS 66204', 'Overland Park'],
    ['100 Palace Ave, Santa Fe, NM 87501', 'Santa Fe'],
    ['3 Tuesday Market Place, King’s Lynn, Norfolk, PE30 1JN', 'King’s Lynn'],
    ['Markt 1, 5211 JV ’s-Hertogenbosch', '’s-Hertogenbosch'],
    ['Václavské náměstí 1, 110 00 Praha 1', 'Praha'],
    ['Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200, Brasil', 'São Paulo'],
    ['1-1 Marunouchi, Chiyoda City, Tokyo 100-0005, Japan', 'Tokyo'],
    ['80 Robinson Road, Singapore 068898', 'Singapore'],
    ['MG Road 12, Bengaluru, Karnataka 560001', 'Bengaluru'],
    ['15 Queen Street, Auckland 1010', 'Auckland'],
    ['Brīvības iela 1, Rīga, LV-1050', 'Rīga'],
    ['1051 Budapest, Nádor utca 7', 'Budapest'],
    ['15754 Heidesee OT Friedersdorf', 'Heidesee'],
    ['Tesla Factory, Fremont', 'Fremont'],
    ['4 rue de l’Eau, L-1449 Luxembourg, Luxembourg', 'Luxembourg'],
    ['60311 Frankfurt/Main', 'Frankfurt'],
    ['Lyon, France', 'Lyon'],
  ])('%j is %j', (address, city) => {
    expect(cityOf(address)).toBe(city)
  })

  test.each([
    '',
    '12 Mill Road',
    'Germany',
    '4 Dame Street, Dublin 2',
    'somewhere near the church',
    '10 High Street, Harbour Road',
    'Old Mill, Fremont',
    'Soho, London',
    '1 Infinite Loop Cupertino CA 95014',
    'Surrey, UK',
  ])('%j is not known', (address) => {
    expect(cityOf(address)).toBeUndefined()
  })
})
