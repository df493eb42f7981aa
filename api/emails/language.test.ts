import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

const nowhere = { company: '', industry: '', address: '', companyUrl: '', email: '', phoneNumber: '' }

test.each([
  [{ address: 'Hofweg 1, 80331 Munich, Germany' }, 'German'],
  [{ companyUrl: 'https://www.boulangerie.fr/contact' }, 'French'],
  [{ email: 'info@panaderia.es' }, 'Spanish'],
  [{ phoneNumber: '+39 02 1234567' }, 'Italian'],
  [{ phoneNumber: '0031 10 413 0001' }, 'Dutch'],
  [{ companyUrl: 'piekarnia.pl', phoneNumber: '+44 20 7946 0000' }, 'Polish'],
  [{ address: 'Rue du Lac 3, 1003 Lausanne, CH' }, 'French'],
  [{ address: 'Bahnhofstrasse 3, 8001 Zürich, CH' }, 'German'],
  [{ address: 'Avenue Louise 1, Brussels, Belgium' }, 'French'],
  [{ companyUrl: 'bakkerij.be' }, 'Dutch'],
  [{ companyUrl: 'bakery.com', phoneNumber: '+1 212 555 0100' }, 'English'],
  [{ address: 'Piazza 1, 6900 Lugano, Switzerland' }, 'Italian'],
  [{ phoneNumber: '+47 22 12 34 56' }, 'Norwegian'],
  [{}, 'English'],
])('to a lead with %o one writes in %s', (lead, language) => {
  expect(languageOf({ ...nowhere, ...lead })).toBe(language)
})

test('what the directory says of a company comes first', () => {
  expect(languageOf({ ...nowhere, companyUrl: 'acme.de' }, { country: 'IT' })).toBe('Italian')
})
