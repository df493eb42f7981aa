import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { createOf } from './entity.ts'

/*
 * The only invented rows in Rove. They are made when a person asks for them, and marked as samples. They use domains
 * that are reserved for examples (RFC 2606) and telephone numbers that are reserved for fiction.
 */

const product = {
  name: 'FreshTrack temperature logger',
  description:
    'A palm-sized logger that rides along with chilled goods, warns the driver before they spoil and prints the proof that the customer asks for.',
  brand: 'premium',
  value: '240',
  target_industry: 'Food logistics',
  company_size: 'Medium',
  price_range: '200-300',
  category: 'Sensors',
  keywords: 'cold chain, temperature, food safety',
  buyers: '',
  places: '',
  benefit: '',
}

const suggestions = [
  {
    companyName: 'Larkspur Dairy',
    industry: 'Food production',
    companySize: 'Medium',
    city: 'Bergen',
    country: 'Norway',
    matchScore: '86',
    reasoning:
      'Delivers fresh milk to shops within a day, with 40 vans of its own. Every delivery must stay below 4 °C, and its customers ask for proof.',
    email: 'orders@larkspur.example',
  },
  {
    companyName: 'Harrow Chilled Haulage',
    industry: 'Logistics',
    companySize: 'Medium',
    city: 'Leeds',
    country: 'United Kingdom',
    matchScore: '74',
    reasoning: 'Carries frozen and chilled goods for supermarkets, and advertises records for every pallet.',
    email: 'desk@harrowchilled.example',
  },
  {
    companyName: 'Corner Table Catering',
    industry: 'Hospitality',
    companySize: 'Small',
    city: 'Ghent',
    country: 'Belgium',
    matchScore: '58',
    reasoning: 'Cooks for offices and sends out meals by bicycle. Smaller than what you aim for.',
    email: 'hello@cornertable.example',
  },
] as const

const leads = [
  {
    fullName: 'Ingrid Solheim',
    email: 'ingrid@fjordfish.example',
    phoneNumber: '+1 202 555 0134',
    company: 'Fjord Fish Market',
    position: 'Head of Quality',
    industry: 'Food retail',
    companySize: '51-200',
    companyUrl: 'https://fjordfish.example',
    status: 'contacted',
    matchScore: '91',
    notes: 'Asked for a price for 60 loggers.',
    saved: true,
  },
  {
    fullName: 'Tom Achterberg',
    email: 'tom@polderfruit.example',
    phoneNumber: '+1 202 555 0156',
    company: 'Polder Fruit Auction',
    position: 'Operations Manager',
    industry: 'Agriculture',
    companySize: '201-500',
    companyUrl: 'https://polderfruit.example',
    status: 'new',
    matchScore: '78',
    notes: '',
    saved: true,
  },
  {
    fullName: 'Amara Okafor',
    email: 'amara@sunrisepharma.example',
    phoneNumber: '',
    company: 'Sunrise Pharma Supply',
    position: 'Buyer',
    industry: 'Pharmaceuticals',
    companySize: '11-50',
    companyUrl: 'https://sunrisepharma.example',
    status: 'qualified',
    matchScore: '66',
    notes: 'Their audit is in spring.',
    saved: true,
  },
  {
    fullName: 'Luca Ferri',
    email: 'luca@gelatoferri.example',
    phoneNumber: '+1 202 555 0178',
    company: 'Gelato Ferri',
    position: 'Owner',
    industry: 'Food production',
    companySize: '1-10',
    companyUrl: 'https://gelatoferri.example',
    status: 'new',
    matchScore: '52',
    notes: '',
    saved: false,
  },
] as const

const emails = [
  {
    subject: 'The price for your 60 loggers',
    body: 'Dear Ingrid,\n\nthank you for your time at the market on Tuesday. For 60 FreshTrack loggers the price is $240 each, with the reports that your auditors asked about.\n\nShall we try three of them on the Friday run?',
    template: false,
  },
  {
    subject: 'Proof that it stayed cold',
    body: 'Hello,\n\nyour customers ask for proof that a delivery stayed cold. FreshTrack rides along, warns the driver in time and prints that proof.\n\nMay I show it to you next week?',
    template: true,
  },
] as const

/** The number of sample rows of each entity. The argument `n` of their mutations counts them from 0. */
export const sampleCounts = {
  suggestions: suggestions.length,
  leads: leads.length,
  emails: emails.length,
}

const N = v.pipe(v.number(), v.integer(), v.minValue(0))

/** @throws Refused if there is no such sample */
function nth<Sample>(samples: readonly Sample[], n: number): Sample {
  const sample = samples[n]
  if (!sample) throw new Refused('invalid', 'There is no such sample.')
  return sample
}

/** The mutation that creates one sample row, by entity. */
export const sampleMutations = {
  product: createOf(v.object({}), () => ({ ...product, sample: true })),
  suggestion: createOf(v.object({ n: N, productId: Id }), ({ n, productId }) => ({
    ...nth(suggestions, n),
    productId,
    requestId: productId,
    website: '',
    scores: [],
    source: 'sample',
    sourceUrl: '',
    ...({ domain: '', contact: '', phoneNumber: '', address: '', latitude: null, longitude: null } as const),
    asOf: '',
    approved: false,
    sample: true,
  })),
  /** @param empty the defaults of a lead's fields */
  lead: <Empty extends object>(empty: Empty) =>
    createOf(v.object({ n: N, productId: Id }), ({ n, productId }, { userId }) => ({
      ...empty,
      ...nth(leads, n),
      productId,
      ownerId: userId,
      sample: true,
    })),
  email: createOf(v.object({ n: N, productId: Id, leadId: Id }), ({ n, productId, leadId }) => {
    const email = nth(emails, n)
    return {
      ...email,
      ...({ tone: 'friendly', length: 'short', focus: 'benefits' } as const),
      ...({ status: 'draft', writtenBy: 'person', sample: true } as const),
      productId,
      leadId: email.template ? null : leadId,
    }
  }),
}
