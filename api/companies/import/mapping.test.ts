import { expect, test } from 'vitest'
import { entryOf, guessMapping } from './mapping.ts'

const cells = (row: Record<string, string>) => new Map(Object.entries(row))
const plain = { name: 'name', website: 'website', size: 'size', country: 'country', tags: 'tags' }
const mapped = (row: Record<string, string>) =>
  entryOf(cells({ name: 'Acme', website: 'acme.example', ...row }), {
    ...plain,
    email: 'email',
    phone: 'phone',
    description: 'description',
  })

test.each([
  [
    ['Company Name', 'Domain', 'Employees', 'Country', 'HQ City', 'Sector'],
    {
      name: 'Company Name',
      website: 'Domain',
      size: 'Employees',
      country: 'Country',
      city: 'HQ City',
      industry: 'Sector',
    },
  ],
  [
    // People Data Labs
    ['country', 'founded', 'id', 'industry', 'linkedin_url', 'locality', 'name', 'region', 'size', 'website'],
    {
      name: 'name',
      website: 'website',
      industry: 'industry',
      size: 'size',
      city: 'locality',
      region: 'region',
      country: 'country',
    },
  ],
  [
    // HubSpot
    ['Company name', 'Company Domain Name', 'Phone Number', 'City', 'Country/Region', 'Industry', 'About Us'],
    {
      name: 'Company name',
      website: 'Company Domain Name',
      phone: 'Phone Number',
      city: 'City',
      country: 'Country/Region',
      industry: 'Industry',
      description: 'About Us',
    },
  ],
  [['companyName', 'websiteUrl', 'LinkedIn URL'], { name: 'companyName', website: 'websiteUrl' }],
  [
    ['Firma', 'Webseite', 'Ort', 'Land'],
    { name: 'Firma', website: 'Webseite', city: 'Ort', country: 'Land' },
  ],
  [['Email Address', 'Address'], { email: 'Email Address', address: 'Address' }],
  [['LinkedIn URL', 'Logo URL', 'First name'], {}],
])('%j is understood', (header, mapping) => {
  expect(guessMapping(header)).toEqual(mapping)
})

test.each([
  ['1-10', 'Small'],
  ['11-50', 'Small'],
  ['37', 'Small'],
  ['51-200', 'Medium'],
  ['120.0', 'Medium'],
  ['201-500', 'Medium'],
  ['500+', 'Large'],
  ['1,234', 'Large'],
  ['10001+', 'Large'],
  ['medium', 'Medium'],
  ['SME', ''],
  ['self-employed', ''],
  ['', ''],
])('%j employees are %j', (size, expected) => {
  expect(mapped({ size })).toMatchObject({ size: expected })
})

test.each([
  ['Netherlands', 'NL'],
  ['united kingdom', 'GB'],
  ['UK', 'GB'],
  ['de', 'DE'],
  ['USA', 'US'],
  ['Europe', ''],
  ['Atlantis', ''],
])('the country %j is %j', (country, expected) => {
  expect(mapped({ country })).toMatchObject({ country: expected })
})

test.each([
  ['acme.example', 'https://acme.example'],
  ['www.acme.example/', 'https://www.acme.example'],
  ['http://acme.example/shop', 'http://acme.example/shop'],
  ['HTTPS://Acme.Example', 'https://acme.example'],
  ['acme.example; acme2.example', 'https://acme.example'],
])('the website %j is %j', (website, expected) => {
  expect(mapped({ website })).toMatchObject({ website: expected })
})

test.each([
  [{ name: ' ' }, 'has no name'],
  [{ website: '' }, 'has no website, phone or address'],
  [{ website: '-', phone: 'none' }, 'has no website, phone or address'],
  [{ website: 'none' }, 'has no phone, no address, and no website in “none”'],
  [{ website: 'info@acme.example' }, 'has no phone, no address, and no website in “info@acme.example”'],
  [{ website: 'javascript:alert(1)' }, 'has no phone, no address, and no website in “javascript:alert(1)”'],
  [{ website: '52.3702' }, 'has no phone, no address, and no website in “52.3702”'],
  [{ website: 'https://www.facebook.com/acme' }, 'has no phone, no address, and only a page on facebook.com'],
])('%j is left out', (row, reason) => {
  expect(mapped(row)).toEqual({ reason })
})

test.each([
  [
    { website: '', phone: '+31 10 413 0001' },
    { website: '', phone: '+31 10 413 0001' },
  ],
  [
    { website: 'none', phone: '+31 10 413 0001' },
    { website: '', phone: '+31 10 413 0001' },
  ],
  [{ website: 'https://www.facebook.com/acme', email: 'hello@acme.example' }, { website: '' }],
])('%j is kept for what it has', (row, expected) => {
  expect(mapped(row)).toMatchObject(expected)
})

test('where the header does not tell, what stands in the columns does', () => {
  const rows = [
    ['Acme GmbH', 'acme.example', 'hello@acme.example', '+49 30 901820', '11-50', 'Hauptstr. 5', '10115'],
    ['Beta AG', 'https://beta.example', '', '030 / 901821', '51-200', 'Am Markt 12a', '20095'],
    ['Gamma', '', 'mail@gamma.example', '', '', 'Ring 7', '80331'],
  ]
  const header = ['Betrieb', 'F2', 'F3', 'F4', 'F5', 'F6', 'PLZ']
  const asCells = rows.map((row) => new Map(header.map((name, at) => [name, row[at] ?? ''])))
  expect(guessMapping(header, asCells)).toEqual({
    name: 'Betrieb',
    website: 'F2',
    email: 'F3',
    phone: 'F4',
    size: 'F5',
    address: 'F6',
  })
})

test('what is not needed and cannot be understood stays empty, what is too long is cut', () => {
  const row = {
    email: 'n/a',
    phone: 'none',
    tags: `${'x'.repeat(80)}; y | z,`,
    description: `a\n b${'c'.repeat(2000)}`,
  }
  const company = mapped(row)
  expect(company).toMatchObject({ email: '', phone: '', tags: ['x'.repeat(60), 'y', 'z'] })
  expect('description' in company && company.description).toHaveLength(1000)
  expect(mapped({ email: 'hello@acme.example', phone: '+31 10 123' })).toMatchObject({
    email: 'hello@acme.example',
    phone: '+31 10 123',
  })
})

test('a column that the mapping names and the row lacks is empty', () => {
  expect(entryOf(cells({ name: 'Acme' }), { name: 'name', website: 'constructor' })).toEqual({
    reason: 'has no website, phone or address',
  })
})
