import { describe, expect, test } from 'vitest'
import { cityOf } from './city.ts'
import { asOffer, firstNameOf, inMidSentence, listed, titledName, withoutLegalForm } from './names.ts'

describe('the first name of', () => {
  test.each([
    ['Ingrid Solheim', 'Ingrid'],
    ['Dr. Ingrid Solheim', 'Ingrid'],
    ['Solheim, Ingrid', 'Ingrid'],
    ['INGRID SOLHEIM', 'Ingrid'],
    ['ingrid solheim', 'Ingrid'],
    ['JEAN-LUC MARTIN', 'Jean-Luc'],
    ['Jo', 'Jo'],
    ['BO LI', 'Bo'],
    ['Иван Петров', 'Иван'],
    ['王小明', '王小明'],
    ['  Ana   Souza ', 'Ana'],
  ])('%j is %j', (fullName, firstName) => {
    expect(firstNameOf(fullName)).toBe(firstName)
  })

  test.each([
    '',
    'info',
    'Sales Team',
    'J. Smith',
    'J',
    'AJ Smith',
    'NA',
    'a@b.example',
    'Acme GmbH',
    '...',
    '{x}',
  ])('%j is unknown', (fullName) => {
    expect(firstNameOf(fullName)).toBe('')
  })
})

describe('the city of an address', () => {
  test.each([
    ['Strandgaten 1, 5003 Bergen, Norway', 'Bergen'],
    ['12 Mill Road, Leeds LS1 4DY', 'Leeds'],
    ['Unit 4, Harbour Road, Leeds', 'Leeds'],
    ['12 Main Street, Springfield, IL 62704', 'Springfield'],
    ['Bergen', 'Bergen'],
    ['Friedrichstraße 12, 10117 Berlin', 'Berlin'],
    ['12 Mill Road', undefined],
    ['', undefined],
    ['somewhere near the church', undefined],
  ])('%j is %j', (address, city) => {
    expect(cityOf(address)).toBe(city)
  })
})

test.each([
  ['Frau Dr. Anna Berg', { is: 'madam', name: 'Dr. Berg' }],
  ['Herr Weber', { is: 'sir', name: 'Weber' }],
  ['Mme Claire de la Tour', { is: 'madam', name: 'de la Tour' }],
  ['Sr. Juan García López', { is: 'sir', name: 'García López' }],
  ['Anna Berg', undefined],
  ['M. Smith', undefined],
  ['Mr 3000', undefined],
])('the name %j addresses %j', (fullName, address) => {
  expect(titledName(fullName)).toEqual(address)
})

test('words are listed with the right last word', () => {
  expect(listed(['a', 'b', 'c'], 'and')).toBe('a, b and c')
  expect(listed(['a', 'b'], 'or')).toBe('a or b')
  expect(listed(['a'], 'or')).toBe('a')
  expect(listed([], 'and')).toBe('')
})

test.each([
  ['Food Logistics', 'food logistics'],
  ['IT Services', 'IT services'],
  ['European Retail', 'European retail'],
  ['SaaS', 'SaaS'],
])('the field %j is %j in mid-sentence', (field, said) => {
  expect(inMidSentence(field)).toBe(said)
})

test.each([
  ['FreshTrack temperature logger', 'the FreshTrack temperature logger'],
  ['Oliva Verde', 'Oliva Verde'],
  ['Sparkling water', 'Sparkling water'],
  ['Sterile glass', 'Sterile glass'],
  ['The better logger', 'The better logger'],
  ['Solar panels', 'our range of Solar panels'],
  ['Olives', 'our range of Olives'],
  ['Atlas', 'Atlas'],
])('the product %j is %j in a sentence', (name, said) => {
  expect(asOffer(name, 'Oil and olives from Crete')).toBe(said)
})

test.each([
  ['Larkspur Dairy Ltd.', 'Larkspur Dairy'],
  ['Nordlys Instruments, Inc.', 'Nordlys Instruments'],
  ['Hohenfels Backwaren GmbH & Co. KG', 'Hohenfels Backwaren'],
  ['Fjord Foods AS', 'Fjord Foods'],
  ['Lie & Co', 'Lie & Co'],
  ['The Coffee Company', 'The Coffee Company'],
  ['AG', 'AG'],
  ['Incorporated Minds', 'Incorporated Minds'],
])('the company %j is spoken of as %j', (company, spoken) => {
  expect(withoutLegalForm(company)).toBe(spoken)
})
