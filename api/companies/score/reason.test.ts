import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOf } from '#api/companies/query/places.ts'
import {
  type CompanyQuery,
  type ParsedQuery,
  type ProductFacts,
  parseQuery,
} from '#api/companies/query/query.ts'
import { memberOf, readableLabel } from '#api/companies/trades/company.ts'
import { isTrade } from '#api/companies/trades/trades.ts'
import { type Candidate, scoreCandidates } from './candidate.ts'

/** Publishers' labels, and what a company with each is called. */
const kinds: Readonly<Record<string, string>> = {
  '': 'Company',
  Company: 'Company',
  Logistics: 'Logistics company',
  'Pharmaceutical companies': 'Pharmaceutical company',
  'Trucking company': 'Trucking company',
  'Law firms': 'Law firm',
  'Insurance agencies': 'Insurance agency',
  'Hospitality industry': 'Hospitality company',
  Hotels: 'Hotel',
  Bakery: 'Bakery',
  'Metal fabricator': 'Metal fabricator',
  'Haulier or Freight forwarder': 'Haulier or Freight forwarder',
  Bäckerei: 'Bäckerei',
  'Bars and restaurants': 'Bar or restaurant',
  'Dental laboratories': 'Dental laboratory',
  'Food & Beverages': 'Food & Beverages company',
  'shop=bakery': 'Bakery',
  web_hosting_service: 'Web hosting service company',
  'Business and Professional Services > Petroleum Supplier': 'Petroleum supplier',
  'Business and Professional Services > IT Consultant': 'IT consultant',
  'Public sector': 'Public body',
  '01.41Z': 'Dairy farm',
  Zymurgy: 'Zymurgy company',
  'Motion Picture Theaters (except Drive-Ins)': 'Motion Picture Theater',
  'Golf Courses and Country Clubs': 'Golf Course or country club',
  'Fire Department': 'Fire Department',
  'amenity=kindergarten': 'Kindergarten',
  '88.91A': 'Kindergarten or crèche',
  'office=newspaper': 'Newspaper',
  'shop=bicycle': 'Bicycle shop',
  'shop=chocolate': 'Chocolate shop',
  'office=guide': 'Guide office',
  '47.76Z': 'Florist or garden centre, or the like',
  day_care_preschool: 'Day care preschool',
}

type Product = ProductFacts & { buyers: string }
type Search = Pick<CompanyQuery, 'keywords' | 'companySize' | 'location'>

const product: fc.Arbitrary<Product> = fc.record({
  name: fc.constantFrom(
    'Temperature trackers for refrigerated trucks',
    'Deck ovens',
    'Melkroboter für Milchbauern',
    'Logiciel de caisse pour boulangeries',
    'CoolTrack',
    'Penetration testing',
    'Hospital beds',
    'Zoltar fluxers',
  ),
  description: fc.constantFrom(
    'They log every minute.',
    'Ovens for bakeries and pizzerias in Europe.',
    'Sold to hotels, for guest rooms and kitchens.',
    'Für die Kühlkette im Pharmahandel.',
    'A thing of beauty.',
  ),
  target_industry: fc.constantFrom(
    'Any',
    '',
    'All industries',
    ...Object.keys(kinds),
    'Hospitals',
    'Zymurgy',
  ),
  company_size: fc.constantFrom('Any', '', 'Small', 'Medium', 'SMEs', '500+', 'Large'),
  price_range: fc.constant('On request'),
  category: fc.constantFrom('', 'Kitchen', 'Software'),
  keywords: fc.constantFrom('', 'cold chain, reefer', 'bread'),
  buyers: fc.constantFrom('', '', 'bakery', 'dairy-farm', 'hotel restaurant'),
})

const candidate: fc.Arbitrary<Candidate> = fc.record({
  name: fc.constantFrom('Nordlys', 'Milchhof Brandt', 'Rollo Transport', 'Backstube Huber', 'Hotel Sol'),
  website: fc.constant('https://one.example'),
  industry: fc.constantFrom(...Object.keys(kinds)),
  size: fc.constantFrom('', 'Small', 'Medium', 'Large'),
  city: fc.constantFrom('', 'Oslo', 'Kassel', 'Austin', 'Singapore'),
  country: fc.constantFrom('', 'NO', 'DE', 'US', 'SG'),
  description: fc.constantFrom(
    '',
    'Carries chilled fruit by lorry',
    'Bakes bread. Trucks bring it to hotels',
    'Refrigerated road haulage for pharmacies',
    'A family-run inn with a restaurant',
    'Contract testing, penetration of new markets',
  ),
  tags: fc.constantFrom([], ['cold chain', 'HVAC'], ['Sourdough bread', 'pastry'], ['guest rooms']),
  asOf: fc.constantFrom('', '2025'),
  source: fc.constantFrom('openstreetmap' as const, 'wikidata' as const, 'imported' as const),
  sourceUrl: fc.constant(''),
  email: fc.constant(''),
  phoneNumber: fc.constant(''),
  address: fc.constant(''),
  latitude: fc.constant(null),
  longitude: fc.constant(null),
})

const search: fc.Arbitrary<Search> = fc.record({
  keywords: fc.constantFrom(undefined, 'bread', 'hotels'),
  companySize: fc.constantFrom(undefined, 'Small' as const, 'Large' as const),
  location: fc.constantFrom(undefined, 'Nordics', 'Germany', 'Texas', 'Oslo'),
})

const queryOf = (product: Product, asked: Search) =>
  parseQuery({ product, count: 1, exclude: new Set(), ...asked })

const reasonOf = (query: ParsedQuery, company: Candidate): string | undefined =>
  scoreCandidates(query, [company])[0]?.company.reasoning

const countries = new Intl.DisplayNames('en', { type: 'region' })

const isTyped = (text: string) => !['', 'Any', 'All industries'].includes(text)

const wholly = (text: string, claim: string) => (text.startsWith(claim) ? [claim] : undefined)

/** Takes the claims off a reason one by one, each checked against the two records; the rest is not backed by them. */
function unbackedRest(reason: string, product: Product, company: Candidate, asked: Search): string {
  const { city, country, description, tags, name, size, asOf, industry } = company
  let rest = reason
  const take = (claim: RegExp | string, isBacked: (words: string[]) => boolean) => {
    const found = typeof claim === 'string' ? wholly(rest, claim) : claim.exec(rest)
    if (!found || !isBacked([...found].slice(1))) return false
    rest = rest.slice(found[0]?.length ?? 0)
    return true
  }
  const always = () => true
  const owned = [description, name, ...tags].map((text) => text.toLowerCase())
  const isOwn = (words: string) => owned.some((text) => text.includes(words.toLowerCase()))
  const isProduct = (words = '') =>
    words === 'product' || product.name.toLowerCase().includes(words.toLowerCase())
  const land = country && countries.of(country)

  take(kinds[industry] ?? '?', always)
  take(` in ${[...new Set([city, land])].filter(Boolean).join(', ')}`, () => Boolean(city || land))
  take(/^ \(([^()]+)\)(?=[;,.]| \()/, ([region = '']) => {
    const place = placeOf(asked.location ?? 'Europe')
    return (
      region === place?.label &&
      (place.countries.includes(country) || (region === 'Texas' && city === 'Austin'))
    )
  })
  take(
    /^; its profile names (.+?), which suits your (.+?)(?=\.| \()/,
    ([words = '', what]) => words.split(' and ').every(isOwn) && isProduct(what),
  ) ||
    take(
      /^, in the industry you target with your (.+?)(?=\.| \()/,
      ([what]) =>
        isProduct(what) && industry !== '' && (product.buyers !== '' || isTyped(product.target_industry)),
    ) ||
    take(
      /^, near the industry you target with your (.+?)(?=\.| \()/,
      ([what]) =>
        isProduct(what) && industry !== '' && (product.buyers !== '' || isTyped(product.target_industry)),
    ) ||
    take(/^, a guess from what you wrote about your (.+?)(?=\.| \()/, ([what]) => isProduct(what))
  const takeDate = () => take(` (as of ${asOf})`, () => asOf !== '')
  takeDate()
  take('.', always)
  if (!take(` ${size}`, () => size !== '')) return rest
  take(', as you asked', () => asked.companySize === size) ||
    take(', the size you aim for', () => !asked.companySize && isTyped(product.company_size)) ||
    take(
      /^, where you aim for ([A-Z][a-z]+(?: or [A-Z][a-z]+)*)(?=\.| \()/,
      ([wanted = '']) =>
        !wanted.includes(size) &&
        (asked.companySize ? wanted === asked.companySize : isTyped(product.company_size)),
    )
  takeDate()
  take('.', always)
  return rest
}

describe('the reason for a suggestion', () => {
  test('claims only what the product’s form and the company’s own record say', () => {
    let reasons = 0
    fc.assert(
      fc.property(product, fc.array(candidate, { minLength: 10 }), search, (typed, companies, asked) => {
        const query = queryOf(typed, asked)
        for (const company of companies) {
          const reason = reasonOf(query, company)
          if (reason === undefined) continue
          reasons++
          expect(unbackedRest(reason, typed, company, asked), reason).toBe('')
          expect(reason).not.toMatch(/\b(\p{L}+) \1\b|\b(?:companies|firms|agencies|industry) company\b/iu)
        }
      }),
      { numRuns: 100 },
    )
    expect(reasons).toBeGreaterThan(100)
  })

  test.each(Object.entries(kinds))('calls a company that is labelled "%s": %s', (label, kind) => {
    expect(label ? memberOf(readableLabel(label)) : 'Company').toBe(kind)
  })

  test('speaks of a targeted industry only where one was typed or chosen, and the company’s label is of it', () => {
    const target = (more: Partial<Product>, industry: string) =>
      /in the industry you target/.test(
        reasonOf(queryOf({ ...plain, ...more }, nothing), { ...bare, industry }) ?? '',
      )
    expect(isTrade('bakery')).toBe(true)
    expect(target({ target_industry: 'Bakery' }, 'Bakery')).toBe(true)
    expect(target({ buyers: 'bakery' }, 'Bakery')).toBe(true)
    expect(target({ target_industry: 'Any' }, 'Bakery')).toBe(false)
    expect(target({ target_industry: 'All industries' }, 'Bakery')).toBe(false)
    expect(target({ name: 'Deck ovens for bakeries' }, 'Bakery')).toBe(false)
    expect(target({ target_industry: 'Bakery' }, '')).toBe(false)
    // A wider field than the one that was typed.
    expect(target({ target_industry: 'Büros' }, 'information technology and services')).toBe(false)
    expect(target({ target_industry: 'Waste collection' }, 'environmental services')).toBe(false)
    expect(target({ target_industry: 'Waste management' }, 'Waste')).toBe(true)
    expect(target({ target_industry: 'Waste management, recycling' }, 'Waste management')).toBe(true)
    expect(target({ target_industry: 'Bäckereien' }, 'Bäckerei')).toBe(true)
    expect(target({ target_industry: 'Bäckereien' }, 'craft=bakery')).toBe(true)
    // One sort of the companies with this label.
    expect(target({ target_industry: 'Boulangeries artisanales' }, 'craft=bakery')).toBe(false)
    expect(target({ target_industry: 'Halbleiter' }, 'Electrical/electronic manufacturing')).toBe(false)
    expect(target({ target_industry: 'Semiconductors' }, 'Semiconductors')).toBe(true)
    expect(target({ target_industry: 'Rechenzentren' }, 'web_hosting_service')).toBe(false)
    expect(target({ target_industry: 'Rechenzentren' }, 'data_center')).toBe(true)
  })

  test('says that it guesses where nobody said who buys', () => {
    const told = (more: Partial<Product>) => reasonOf(queryOf({ ...plain, ...more }, nothing), bare) ?? ''
    expect(told({ name: 'Deck ovens for bakeries' })).toContain(
      ', a guess from what you wrote about your deck',
    )
    expect(told({ target_industry: 'Bakery' })).not.toContain('guess')
    expect(told({ buyers: 'bakery' })).not.toContain('guess')
  })

  test.each([
    ['Marseau Chambres d’hôtes', 'chambres, hôtes', 'Chambres d’hôtes'],
    ['Colegio Escuela Infantil', 'infantil, escuela', 'Escuela Infantil'],
    ['Nord Bread and Cake', 'bread, cake', 'Bread and Cake'],
  ])('of %s the words %s are told as they stand there: %s', (name, keywords, told) => {
    const reason = reasonOf(
      queryOf({ ...plain, target_industry: 'Hotel, School, Bakery', keywords }, nothing),
      {
        ...bare,
        name,
        industry: 'Zymurgy',
      },
    )
    expect(reason).toContain(`its profile names ${told}, which`)
  })

  test.each([
    ['Maharashtra, India', 'IN', 'Mumbai', ' in Mumbai, India (Maharashtra)'],
    ['Kenya and South Africa', 'KE', 'Mombasa', ' in Mombasa, Kenya;'],
    ['Kent and Hampshire', 'GB', 'Winchester', ' in Winchester, United Kingdom;'],
    ['Bayern', 'DE', 'Regensburg', ' in Regensburg, Germany (Bayern)'],
  ])(
    'names of the places that were asked for, %s, only the one in which the company is',
    (location, country, city, said) => {
      const reason = reasonOf(queryOf({ ...plain, target_industry: 'Bakery' }, { location }), {
        ...bare,
        industry: 'Bakery',
        country,
        city,
      })
      expect(`${reason?.split(/[,;] (?:in the|near the|a guess|its)/)[0]};`).toContain(said)
    },
  )
})

const plain: Product = {
  name: 'Deck ovens',
  description: 'They bake.',
  target_industry: 'Any',
  company_size: 'Any',
  price_range: 'On request',
  category: '',
  keywords: '',
  buyers: '',
}
const bare: Candidate = {
  name: 'Nordlys',
  website: 'https://one.example',
  industry: 'Bakery',
  size: '',
  city: 'Oslo',
  country: 'NO',
  description: '',
  tags: [],
  asOf: '',
  source: 'openstreetmap',
  sourceUrl: '',
  email: '',
  phoneNumber: '',
  address: '',
  latitude: null,
  longitude: null,
}
const nothing: Search = { keywords: undefined, companySize: undefined, location: undefined }
