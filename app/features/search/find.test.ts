import { describe, expect, test } from 'vitest'
import type { Email } from '#db/model/entities/email.ts'
import type { Note } from '#db/model/entities/note.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { leadWith } from '#tests/leadWith.ts'
import { detailOf, find, indexOf, lastOpened, nameOf } from './find.ts'

const row = {
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
}

const bakery: Suggestion = {
  ...row,
  id: 20,
  productId: 30,
  requestId: 40,
  companyName: 'Harbour Bakery',
  industry: 'Bakery',
  website: 'https://harbourbakery.example',
  reasoning: '',
  companySize: '',
  city: 'Bergen',
  country: 'Norway',
  matchScore: '80',
  scores: [],
  source: 'directory',
  sourceUrl: '',
  domain: '',
  email: '',
  phoneNumber: '',
  address: '',
  latitude: null,
  longitude: null,
  asOf: '2026',
  approved: false,
  sample: false,
  contact: '',
}

const oven: Product = {
  ...row,
  id: 30,
  name: 'Deck oven',
  description: 'A stone oven',
  brand: 'premium',
  value: '4,900',
  target_industry: 'Bakery',
  company_size: 'Small',
  price_range: '',
  category: '',
  keywords: 'stone',
  buyers: '',
  places: '',
  benefit: '',
  sample: false,
}

const mia = leadWith({ id: 10, fullName: 'Mia Berg', company: 'Fjord Foods', position: 'Buyer' })
const bergSons = leadWith({ id: 11, fullName: 'Bergljot Aas', company: 'Aas' })
const someone = leadWith({ id: 12, email: 'hello@bergen.example' })

const note: Note = { ...row, id: 40, leadId: mia.id, text: 'Wants a quote for the Tromsø harbour' }

const email: Email = {
  ...row,
  id: 50,
  subject: 'Your ovens',
  body: 'Dear Mia,\n\nshall we talk about rye?',
  tone: 'professional',
  length: 'medium',
  focus: 'benefits',
  leadId: mia.id,
  productId: oven.id,
  status: 'sent',
  template: false,
  writtenBy: 'parts',
  sample: false,
}

const none = { leads: [], notes: [], suggestions: [], products: [], emails: [] }
const index = indexOf({
  leads: [mia, someone, bergSons],
  notes: [note],
  suggestions: [bakery],
  products: [oven],
  emails: [email],
})

const named = (text: string) => find(index, text).map(({ heading, items }) => [heading, items.map(nameOf)])

describe('the search', () => {
  test('finds leads, companies and products by any of their texts, in groups', () => {
    expect(named('bakery')).toEqual([
      ['Companies', ['Harbour Bakery']],
      ['Products', ['Deck oven']],
    ])
  })

  test('puts a name that begins with the text before one that has it later, and the rest last', () => {
    expect(named('berg')).toEqual([
      ['Leads', ['Bergljot Aas', 'Mia Berg', 'hello@bergen.example']],
      ['Companies', ['Harbour Bakery']],
      ['Emails', ['Your ovens']],
    ])
  })

  test('wants every word, in any order and case', () => {
    expect(named('FJORD mia')).toEqual([['Leads', ['Mia Berg']]])
    expect(named('mia bakery')).toEqual([])
  })

  test('finds nothing for an empty text, and shows at most six leads, then the list of all', () => {
    expect(named('  ')).toEqual([])
    const shownOf = (count: number) => {
      const leads = Array.from({ length: count }, (_, id) => leadWith({ id, fullName: `Ana ${id}` }))
      return find(indexOf({ ...none, leads }), 'ana ')[0]?.items.map(nameOf) ?? []
    }
    expect(shownOf(20)).toHaveLength(7)
    expect(shownOf(20).at(-1)).toBe('All leads with “ana”')
    expect(shownOf(6)).toHaveLength(6)
    expect(shownOf(6)).not.toContain('All leads with “ana”')
  })

  test('finds a lead by what was noted about it', () => {
    expect(named('tromsø QUOTE')).toEqual([['Leads', ['Mia Berg']]])
    const met = leadWith({ id: 13, fullName: 'Ola Nord', notes: 'Met at the fair' })
    expect(find(indexOf({ ...none, leads: [met] }), 'fair')[0]?.items.map(nameOf)).toEqual(['Ola Nord'])
  })

  test('finds an email by its words, and by the lead that it is for', () => {
    expect(named('RYE')).toEqual([['Emails', ['Your ovens']]])
    expect(named('your mia berg')).toEqual([['Emails', ['Your ovens']]])
  })

  test('finds screens and actions by their names and by other words, from two letters on', () => {
    expect(named('settings')).toEqual([
      ['Screens and actions', ['Go to User Settings', 'Go to Team Settings']],
    ])
    expect(named('new lead')).toEqual([['Screens and actions', ['Add a lead', 'Go to Manual Lead Entry']]])
    expect(named('leads')).toEqual([['Screens and actions', ['Go to Import Leads', 'Go to Lead Management']]])
    expect(named('new email')).toEqual([['Screens and actions', ['New email']]])
    expect(named('analitics')).toEqual([['Screens and actions', ['Go to Analytics']]])
    expect(named('g').map(([heading]) => heading)).not.toContain('Screens and actions')
  })

  test('tells hits of the same name apart', () => {
    expect(detailOf({ kind: 'lead', row: mia })).toBe('Buyer at Fjord Foods')
    expect(detailOf({ kind: 'company', row: bakery })).toBe('Bakery, Bergen')
    expect(detailOf({ kind: 'product', row: oven })).toBe('premium, $4,900')
    expect(detailOf({ kind: 'email', row: email })).toBe('Sent, Dear Mia, shall we talk about rye?')
    expect(detailOf({ kind: 'email', row: { ...email, template: true } })).toMatch(/^Template, /)
  })

  test('opens with what was opened last and is still there, at most eight', () => {
    const rows = {
      lead: (id: number) => (id < 20 ? leadWith({ id, fullName: `Ana ${id}` }) : undefined),
      company: (id: number) => (id === bakery.id ? bakery : undefined),
      product: () => undefined,
      email: (id: number) => (id === email.id ? email : undefined),
    }
    const opened = [
      { kind: 'email', id: email.id },
      { kind: 'product', id: oven.id },
      { kind: 'lead', id: 3 },
      { kind: 'company', id: bakery.id },
    ] as const
    expect(lastOpened(opened, rows).map(nameOf)).toEqual(['Your ovens', 'Ana 3', 'Harbour Bakery'])
    const many = Array.from({ length: 20 }, (_, id) => ({ kind: 'lead' as const, id }))
    expect(lastOpened(many, rows)).toHaveLength(8)
  })
})
