import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type CompanyQuery, parseQuery } from '#api/companies/query/query.ts'
import { openDirectory, starterDirectory } from './directory.ts'

const directory = openDirectory({ file: ':memory:', sources: [starterDirectory] })
afterAll(() => directory.close())

const nobody = new Set<string>()

const productOf = (name: string, target_industry: string, company_size: string): CompanyQuery['product'] => ({
  name,
  description: `${name}.`,
  target_industry,
  company_size,
  price_range: '$100-$500',
  category: '',
  keywords: '',
})

const trackers = productOf('Temperature trackers for refrigerated trucks', 'Logistics', 'Medium')
const booking = productOf('A booking system for independent hotels', 'Hospitality', 'Small')
const pentest = productOf('Penetration testing for fintechs in Europe', 'Fintech', 'Any Size')
const mulch = productOf('Biodegradable mulch film', 'Agriculture', 'Large')
const cups = productOf('Compostable coffee cups for regional café chains', 'Restaurants', 'Medium')

const suggest = (product: CompanyQuery['product'], more: Partial<CompanyQuery> = {}) =>
  directory.suggest(parseQuery({ product, count: 5, exclude: nobody, ...more }))

const namesOf = (found: { companyName: string }[]) => found.map(({ companyName }) => companyName)

describe('a sales person is shown buyers', () => {
  test('temperature trackers go to companies that move chilled goods, not to fleet software', async () => {
    const found = await suggest(trackers)
    expect(found.every(({ industry }) => industry === 'Logistics')).toBe(true)
    expect(namesOf(found).sort()).toEqual(['Bison Transport', 'Culina Group', 'Girteka', 'Lindsay Australia'])
  })

  test('a booking system goes to hotels and inns, the small one first, hotel chains left out', async () => {
    const found = await suggest(booking, { count: 10 })
    expect(found[0]?.companyName).toBe('Treehotel')
    expect(found.every(({ industry }) => industry === 'Hospitality')).toBe(true)
    expect(namesOf(found)).not.toContain('Drury Hotels')
  })

  test('penetration testing goes to fintechs of Europe, never to those who sell security', async () => {
    const found = await suggest(pentest)
    expect(found).toHaveLength(5)
    expect(found.every(({ industry }) => industry === 'Fintech')).toBe(true)
    expect(found.map(({ country }) => country).sort()).toEqual(['FI', 'GB', 'IE', 'SE', 'SI'])
  })

  test('mulch film goes to those who grow, not to makers of farm machines or of film', async () => {
    const found = await suggest(mulch, { count: 10 })
    expect(found[0]).toMatchObject({ companyName: 'ZZ2', companySize: 'Large' })
    expect(found.every(({ industry }) => industry === 'Agriculture')).toBe(true)
    for (const seller of ['Jacto', 'Väderstad', 'FKuR', 'TIPA']) expect(namesOf(found)).not.toContain(seller)
  })

  test('coffee cups go to cafés, not to the maker of such cups', async () => {
    const found = await suggest(cups, { count: 10 })
    expect(namesOf(found).slice(0, 2)).toEqual(['Java House', 'Loungers'])
    expect(namesOf(found)).not.toContain('BioPak')
    expect(namesOf(found)).not.toContain('First Mile')
  })

  test.each(['Music', 'Marine', 'Sports', 'Diving', 'Any'])(
    'harps for divers find nobody in %s',
    async (industry) => {
      expect(await suggest(productOf('Harps for left-handed deep-sea divers', industry, 'Small'))).toEqual([])
    },
  )

  test('what it is for may stand in the description alone', async () => {
    const found = await suggest({ ...trackers, name: 'CoolTrack', description: `${trackers.name}. Robust.` })
    expect(namesOf(found)).toEqual(namesOf(await suggest(trackers)))
  })
})

test('companies of a refused trade come after all others, and are still there when no others are left', async () => {
  const farms = await suggest(mulch, { count: 10 })
  const refused = new Set(['agriculture', 'farm'])
  const sunk = await suggest({ ...mulch, target_industry: 'Agriculture' }, { count: 10, refused })
  expect(namesOf(sunk).length).toBeGreaterThan(0)
  expect(Number(sunk[0]?.matchScore)).toBeLessThan(Number(farms.at(-1)?.matchScore))
})

describe('a first try does not come back empty', () => {
  const tiles = (industry: string, size: string) => productOf('Solar roof tiles', industry, size)

  test.each([
    ['Hospitality', 'Any Size', 9],
    ['Hotels', 'Any Size', 9],
    ['Hotels', 'Medium', 9],
    ['Hotels', 'Small', 3],
  ])('%s of size %s are plausible, even where nothing hints at a need', async (industry, size, count) => {
    const found = await suggest(tiles(industry, size), { count: 10 })
    expect(found).toHaveLength(count)
    expect(found.every((company) => company.industry === 'Hospitality')).toBe(true)
  })

  test('an industry alone gives a modest score, which a hint of need lifts', async () => {
    const found = await suggest(productOf('Fair-trade cocoa', 'Food', 'Any Size'), { count: 8 })
    const scoreOf = (name: string) => found.find(({ companyName }) => companyName === name)?.matchScore
    expect(found).toHaveLength(8)
    expect(scoreOf('Base Food')).toBeGreaterThanOrEqual(54)
    expect(scoreOf('Base Food')).toBeLessThanOrEqual(65)
    expect(scoreOf('Zotter Schokolade')).toBeGreaterThan(65)
  })

  test('the size at the other end speaks against a company', async () => {
    const found = await suggest(tiles('Hotels', 'Small'), { count: 10 })
    expect(found.map(({ companySize }) => companySize)).not.toContain('Large')
  })

  test('what a product is used for is not taken for its buyers', async () => {
    const described = { ...tiles('Hotels', 'Medium'), description: 'Roof tiles for old buildings.' }
    expect(await suggest(described, { count: 10 })).toHaveLength(9)
  })

  test('a neighbouring trade comes after the one that is named', async () => {
    const found = await suggest(productOf('Fair-trade cocoa for chocolate makers', 'Food', 'Medium'), {
      count: 8,
    })
    expect(namesOf(found).slice(0, 3).sort()).toEqual(["'57 Chocolate", 'Pacari', 'Zotter Schokolade'])
    expect(namesOf(found)).toContain('King Arthur Baking')
    expect(namesOf(found)).not.toContain('Sempio')
  })

  test('hospitals are no hotels', async () => {
    const found = await suggest(productOf('Beds', 'Hospitals', 'Any Size'), { count: 10 })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ industry }) => industry === 'Healthcare')).toBe(true)
  })
})

describe('the telling word of an audience decides', () => {
  test.each(['Alarms for bicycle shops', 'Bicycle shop alarms'])(
    '%s go to no stationery shop',
    async (name) => {
      expect(namesOf(await suggest(productOf(name, 'Retail', 'Small')))).toEqual(['Rivendell Bicycle Works'])
    },
  )

  test('leak detection for water utilities goes to those who supply water, not power or cooling', async () => {
    const found = await suggest(productOf('Leak detection for water utilities', 'Utilities', 'Any Size'))
    expect(namesOf(found).sort()).toEqual(['Aguas Andinas', 'Portsmouth Water', 'Rand Water'])
  })

  test.each(['Hospital beds', 'Beds for hospitals'])(
    '%s go to hospitals first, never to a drug maker',
    async (name) => {
      const found = await suggest(productOf(name, 'Healthcare', 'Large'), { count: 10 })
      expect(namesOf(found).slice(0, 2)).toEqual([
        'Dr Agarwals Eye Hospital',
        'Dr. Sulaiman Al Habib Medical Group',
      ])
      expect(found.every(({ industry }) => industry === 'Healthcare')).toBe(true)
    },
  )

  test('printers for bank branches go to banks, not to those who sell to banks', async () => {
    const found = await suggest(productOf('Ticket printers for bank branches', 'Banks, Fintech', 'Large'))
    expect(found).toHaveLength(5)
    expect(found.every(({ industry }) => industry === 'Banking')).toBe(true)
  })

  test('where no company of the asked size moves chilled goods, none is suggested', async () => {
    expect(await suggest(trackers, { companySize: 'Medium' })).toEqual([])
  })
})

describe('what is asked for this time', () => {
  test('nothing is suggested twice, whether domains or a test are excluded', async () => {
    const first = await suggest(trackers, { count: 2 })
    const domains = new Set(first.map(({ website }) => new URL(website).hostname.replace(/^www\./, '')))
    const second = await suggest(trackers, { count: 2, exclude: domains })
    expect(second).toHaveLength(2)
    expect(namesOf(second)).not.toEqual(expect.arrayContaining(namesOf(first)))
    expect(await suggest(trackers, { count: 2, exclude: (domain) => domains.has(domain) })).toEqual(second)
    expect(await suggest(trackers, { exclude: () => true })).toEqual([])
  })

  test('an asked size is kept to', async () => {
    const found = await suggest(pentest, { companySize: 'Medium' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ companySize }) => companySize === 'Medium')).toBe(true)
    expect(found[0]?.reasoning).toContain('Medium, as you asked')
  })

  test.each([
    ['Nordics', ['DK', 'FI', 'IS', 'NO', 'SE']],
    ['United Kingdom', ['GB']],
    ['uk', ['GB']],
    ['Cape Town, ZA', ['ZA']],
    ['Latin America or Spain', ['ES', 'BR', 'CL', 'MX', 'AR', 'CO', 'PE', 'EC']],
  ])('companies are found only in %s when that was asked', async (location, countries) => {
    const found = await suggest(pentest, { location, count: 20 })
    expect(found.length).toBeGreaterThan(0)
    for (const { country } of found) expect(countries).toContain(country)
  })

  test('a city is found by its name, and comes before the rest of its country', async () => {
    expect((await suggest(pentest, { location: 'cape town' })).map(({ city }) => city)).toContain('Cape Town')
    expect((await suggest(pentest, { location: 'Dunedin, New Zealand' }))[0]?.city).toBe('Dunedin')
    expect(await suggest(pentest, { location: 'Atlantis' })).toEqual([])
  })

  test('a keyword lifts the companies that name it', async () => {
    const cards = await suggest(pentest, { location: 'Africa', keywords: 'card machines' })
    expect(cards[0]?.companyName).toBe('Yoco')
  })
})

describe('what is told about a company', () => {
  test('the reason names place, matching words, size and year in plain sentences', async () => {
    expect((await suggest(trackers, { count: 1 }))[0]).toEqual({
      companyName: 'Girteka',
      industry: 'Logistics',
      website: 'https://girteka.eu',
      sourceUrl: '',
      reasoning:
        'Logistics company in Vilnius, Lithuania; its profile names refrigerated trucks and road haulage, ' +
        'which suits your temperature trackers. Large, where you aim for Medium (as of 2025).',
      companySize: 'Large',
      city: 'Vilnius',
      country: 'LT',
      email: '',
      phoneNumber: '',
      address: '',
      matchScore: 86,
      scores: expect.any(Array),
      source: 'directory',
      asOf: '2025',
      latitude: null,
      longitude: null,
    })
  })

  test('the same ask gets the same answer, best first', async () => {
    const found = await suggest(cups, { count: 10 })
    const scores = found.map(({ matchScore }) => matchScore)
    expect(await suggest(cups, { count: 10 })).toEqual(found)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })
})

describe('whatever is typed', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('"', "'", '*', '^', ':', '(', ')', '-', '+', 'NEAR', ' OR ', ' for ', '\0', '☃'),
    }),
    fc.string({ unit: 'binary' }),
  )

  test('never breaks the search', async () => {
    const product = fc.record({
      name: hostile,
      description: hostile,
      target_industry: fc.oneof(hostile, fc.constant('Logistics')),
      company_size: hostile,
      price_range: hostile,
      category: hostile,
      keywords: hostile,
    })
    await fc.assert(
      fc.asyncProperty(product, hostile, hostile, async (wanted, keywords, location) => {
        for (const { matchScore } of await suggest(wanted, { keywords, location })) {
          expect(matchScore).toBeGreaterThanOrEqual(0)
          expect(matchScore).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each(['"', ' ', 'for ', 'truck ', 'a-', '🚚'])(
    '20,000 characters of %j are read as far as they say something',
    async (text) => {
      const long = text.repeat(20_000 / text.length)
      const product = { ...trackers, name: long, description: long, keywords: long, category: long }
      await expect(suggest(product, { keywords: long, location: long })).resolves.toBeDefined()
    },
  )
})
