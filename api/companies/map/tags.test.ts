import { describe, expect, test } from 'vitest'
import { type CompanyQuery, parseQuery } from '#api/companies/query/query.ts'
import { labelOf, tagsFor } from './tags.ts'

/** The tags that are looked for, for a product and the keywords of this time. */
function wantedTags(product: Partial<CompanyQuery['product']>, keywords = '') {
  const whole = {
    name: '',
    description: '',
    target_industry: '',
    company_size: '',
    price_range: '',
    category: '',
    keywords: '',
    ...product,
  }
  const parsed = parseQuery({ product: whole, keywords, count: 3, exclude: new Set() })
  return tagsFor(parsed).map(({ key, value }) => `${key}=${value || '*'}`)
}

describe('the kinds of business that may buy a product', () => {
  test.each([
    ['Oven planner for bakeries', '', 'Bakery', 'shop=bakery', 'shop=butcher'],
    [
      'Booking system',
      'Online booking for independent hotels and hostels',
      'Hospitality',
      'tourism=hotel',
      'amenity=restaurant',
    ],
    ['CoolTrack', 'Temperature trackers for refrigerated trucks', 'Logistics', 'office=logistics', 'shop=*'],
    ['Chair', 'Dental chairs that adjust', 'Dental healthcare', 'amenity=dentist', 'amenity=hospital'],
    ['Till', 'A point of sale for small shops', 'Retail', 'shop=*', 'office=company'],
    ['Bicycle shop alarms', 'Alarms that keep bicycles safe', 'Retail', 'shop=bicycle', 'shop=*'],
    [
      'Vet planner',
      'Appointment booking for veterinary clinics',
      'Healthcare',
      'amenity=veterinary',
      'amenity=hospital',
    ],
    [
      'Ledger',
      'Bookkeeping software for accountants',
      'Professional services',
      'office=accountant',
      'office=it',
    ],
    [
      'Espresso machine',
      'Espresso machines for coffee shops',
      'Restaurants',
      'amenity=cafe',
      'amenity=fast_food',
    ],
    [
      'Door control',
      'Access control for gyms and yoga studios',
      'Fitness',
      'leisure=fitness_centre',
      'shop=sports',
    ],
    ['Hop tracker', 'Inventory for craft breweries', 'Beverages', 'craft=brewery', 'craft=winery'],
    ['Milk robot', 'Milking robots for dairy farms', 'Agriculture', 'landuse=farmyard', 'man_made=works'],
    [
      'Whiteboards',
      'Interactive whiteboards for schools',
      'Education',
      'amenity=school',
      'amenity=university',
    ],
    ['Lift', 'Two post lifts for car repair shops', 'Automotive', 'shop=car_repair', 'shop=car'],
    ['Drafts', 'Drafts contracts in minutes', 'Law firms', 'office=lawyer', 'office=consulting'],
    ['Cutters', 'Cutting tools that last', 'Manufacturing', 'man_made=works', 'shop=*'],
    ['Watch', 'Uptime monitoring for software companies', 'Software', 'office=it', 'shop=computer'],
    ['Cold box', 'Fridges for pharmacies', 'Healthcare', 'amenity=pharmacy', 'amenity=hospital'],
    ['Signs', 'Window signs', 'Real estate', 'office=estate_agent', 'tourism=guest_house'],
    ['Dye', 'Colour that stays', 'Hair salons', 'shop=hairdresser', 'shop=clothes'],
    ['Screens', 'Menu screens', 'Hotels, hospitals and care homes', 'amenity=social_facility', 'shop=*'],
    ['Vans', 'Electric vans for florists', 'Retail, Logistics', 'shop=florist', 'office=logistics'],
    [
      'Panels',
      'Insurance for everyday risks',
      'Health care providers',
      'amenity=doctors',
      'amenity=veterinary',
    ],
    ['Glass', 'Window cleaning for offices', 'Offices', 'office=lawyer', 'craft=cleaning'],
    ['Bird lasers', 'Keeps birds off runways', 'Airports', 'aeroway=aerodrome', 'office=company'],
    ['Pétrins', 'Pétrins à spirale', 'Boulangeries', 'shop=bakery', 'shop=butcher'],
    ['Melkrobot', 'Melkt dag en nacht', 'Melkveehouderij', 'landuse=farmyard', 'shop=farm'],
    ['Adhesive', 'Sets within the hour', 'Construction', 'craft=roofer', 'man_made=works'],
  ])('%s, %s (%s): %s, not %s', (name, description, target_industry, one, other) => {
    const tags = wantedTags({ name, description, target_industry })
    expect(tags).toContain(one)
    expect(tags).not.toContain(other)
  })

  test('are those of the keywords that are given this time', () => {
    const product = { name: 'Paper rolls', description: 'Rolls for tills', target_industry: 'Retail' }
    expect(wantedTags(product, 'butcher')).toEqual(['shop=butcher'])
    expect(wantedTags(product, 'bread')).toEqual(wantedTags({ target_industry: 'Bakeries' }))
  })

  test.each([
    ['Insurers', ['office=insurance']],
    ['Fintech', ['office=financial']],
  ])('are found by the tags that they share with others: %s', (target_industry, tags) => {
    expect(wantedTags({ target_industry })).toEqual(tags)
  })

  test("are those of the product's own keywords where its industry is wide", () => {
    const product = {
      name: 'Oven',
      description: 'Bakes evenly',
      target_industry: 'Food',
      keywords: 'bread, oven',
    }
    expect(wantedTags(product)).toContain('shop=bakery')
    expect(wantedTags(product)).not.toContain('shop=butcher')
  })

  test('are companies and shops of every kind where nothing tells', () => {
    const product = { name: 'Zorb', description: 'Zorbs well', target_industry: 'Zorbing' }
    expect(wantedTags(product)).toEqual(['office=company', 'shop=*'])
    expect(wantedTags({ target_industry: 'Any' })).toEqual(['office=company', 'shop=*'])
  })
})

describe('what a business on the map is', () => {
  test.each([
    [{ shop: 'bakery', cuisine: 'cake' }, 'Bakery'],
    [{ amenity: 'dentist' }, 'Dentist'],
    [{ aeroway: 'aerodrome' }, 'Aviation'],
    [{ amenity: 'restaurant', cuisine: 'pizza' }, 'Pizzeria'],
    [{ amenity: 'restaurant', tourism: 'hotel' }, 'Hotel'],
    [{ shop: 'trampolines' }, 'Trampolines shop'],
    [{ craft: 'bow_maker;fletcher' }, 'Bow maker'],
    [{ shop: 'yes' }, 'Shop'],
    [{ office: 'company' }, 'Company'],
    [{ building: 'yes' }, ''],
  ])('%o is "%s"', (tags, trade) => {
    expect(labelOf(tags)).toBe(trade)
  })
})
