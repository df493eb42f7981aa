import type { CompanyQuery } from '#api/companies/query/query.ts'

const queries: [name: string, industry: string, size: string, more?: Partial<CompanyQuery>][] = [
  ['Temperature trackers for refrigerated trucks', 'Logistics', 'Medium'],
  ['Booking system for independent hotels', 'Hospitality', 'Small'],
  ['Penetration testing for fintechs in Europe', 'Fintech', 'Any Size'],
  ['Biodegradable mulch film', 'Agriculture', 'Large'],
  ['Compostable coffee cups for regional café chains', 'Restaurants', 'Medium'],
  ['Solar roof tiles', 'Hotels', 'Any Size'],
  ['Fair-trade cocoa for chocolate makers', 'Food', 'Medium'],
  ['Hospital beds', 'Healthcare', 'Large'],
  ['Bicycle shop alarms', 'Retail', 'Small'],
  ['Leak detection for water utilities', 'Utilities', 'Any Size'],
  ['Ticket printers for bank branches', 'Banks, Fintech', 'Large'],
  ['Payroll software for construction firms', 'Construction', 'Medium'],
  ['Warehouse robots', 'Logistics, Retail', '500+'],
  ['Customer support chat with AI', 'Software, E-commerce', '51-500'],
  ['Rapeseed oil in bulk', 'Any', 'Any Size'],
  ['Dental imaging devices', 'Healthcare', 'Small'],
  ['Fleet insurance', 'Transportation', 'Any Size', { keywords: 'bus, coach, city transit' }],
  ['Shelf labels for supermarkets', 'Retail', 'Large', { location: 'Germany' }],
  ['Maintenance planning for factories', 'Manufacturing', 'Medium', { companySize: 'Medium' }],
  ['Learning platform for schools', 'Education', 'Any Size', { location: 'Europe' }],
  ['Beer fermenters for craft breweries', 'Food and beverage', 'Small', { location: 'Cape Town, ZA' }],
]

/** What twenty-one sellers of quite different things ask for. */
export const sampleQueries: CompanyQuery[] = queries.map(([name, target_industry, company_size, more]) => ({
  product: {
    name,
    description: `${name}. Easy to start with, made for people who have little time, and priced by the month.`,
    target_industry,
    company_size,
    price_range: '$100-$500',
    category: '',
    keywords: '',
  },
  count: 10,
  exclude: new Set(),
  ...more,
}))
