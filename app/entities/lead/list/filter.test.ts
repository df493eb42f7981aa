import { describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { defaultThresholds } from '#db/model/score.ts'
import { leadWith } from '#tests/leadWith.ts'
import { taskWith } from '#tests/taskWith.ts'
import { type LeadContext, passesOf } from './filter.ts'
import { leadPoints } from './points.ts'
import type { LeadQuery } from './query.ts'

const now = new Date(2026, 2, 20, 15, 0)
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
const ME = 7
const task = taskWith({ userId: 9 })

const leads: Lead[] = [
  {
    id: 1,
    fullName: 'Mia',
    status: 'new' as const,
    address: 'Strandgaten 1, 5003 Bergen',
    industry: 'Fishery',
  },
  { id: 2, fullName: 'Nils', status: '' as const, address: 'Bergen, Norway', productId: 4 },
  {
    id: 3,
    fullName: 'Olga',
    status: 'contacted' as const,
    ownerId: ME,
    industry: 'FISHERY',
    matchScore: '85',
    place: { latitude: 60.39, longitude: 5.4, accuracyMetres: 10 },
  },
  { id: 4, fullName: 'Per', status: 'rejected' as const, address: '12 Bergen Road, Leeds LS1 4DY' },
  {
    id: 5,
    fullName: 'Ulf',
    status: 'qualified' as const,
    createdAt: daysAgo(3),
    ownerId: 9,
    createdBy: ME,
    suggestionId: 50,
  },
].map((over) => leadWith({ createdAt: daysAgo(100), createdBy: 1, ...over }))

const context: LeadContext = {
  me: ME,
  now,
  tasks: [
    { ...task, leadId: 1, dueAt: '2026-03-20' },
    { ...task, leadId: 2, dueAt: '2026-03-21', userId: ME },
    { ...task, leadId: 3, kind: 'visit', dueAt: '2026-03-01', done: true, doneAt: daysAgo(2) },
    { ...task, leadId: 2, kind: 'call', outcome: 'no-answer', done: true, doneAt: daysAgo(2) },
    { ...task, leadId: 4 },
  ],
  notes: [
    { leadId: 1, createdAt: daysAgo(13) },
    { leadId: 4, createdAt: daysAgo(35) },
  ],
  thresholds: defaultThresholds,
  here: { latitude: 60.39, longitude: 5.32 },
  pointOf: leadPoints([
    { id: 50, latitude: 60.5, longitude: 5.32, address: '' },
    { id: 51, latitude: null, longitude: null, address: '' },
  ]),
}

const names = (query: LeadQuery) => {
  const passes = passesOf(query, context)
  return passes && leads.filter(passes).map(({ fullName }) => fullName)
}

describe('filters let through', () => {
  test.each<[string, LeadQuery, string[]]>([
    ['a status; none is new', { status: ['new'] }, ['Mia', 'Nils']],
    ['any of several statuses', { status: ['contacted', 'rejected'] }, ['Olga', 'Per']],
    ['a product', { product: [4] }, ['Nils']],
    ['mine: owned by me, or with an open task for me', { mine: true }, ['Nils', 'Olga']],
    ['an owner, whoever added the lead', { owner: [9] }, ['Ulf']],
    ['any of several owners, and leads of nobody', { owner: [ME, 'nobody'] }, ['Mia', 'Nils', 'Olga', 'Per']],
    ['due today or before', { due: true }, ['Mia']],
    ['not seen for 14 days, new ones left out', { unseen: true }, ['Nils', 'Per']],
    ['a match, by the thresholds, of those with a score', { match: ['high'] }, ['Olga']],
    ['a low match, which a company with no points is', { match: ['low'] }, ['Ulf']],
    ['never contacted: nobody called, came or wrote', { lastContact: 'never' }, ['Nils', 'Ulf']],
    ['not contacted for 30 days, new ones left out', { lastContact: 30 }, ['Nils', 'Per']],
    ['within so many kilometres, by the lead’s own place', { within: 5 }, ['Olga']],
    ['inside an area that was drawn on the map', { area: '60.4,5.2;60.6,5.2;60.6,5.4;60.4,5.4' }, ['Ulf']],
    ['within so many kilometres, by its company’s place, too', { within: 25 }, ['Olga', 'Ulf']],
    ['a city, wherever in the address, and no street of its name', { city: ['bergen'] }, ['Mia', 'Nils']],
    ['an industry, in whatever letters', { industry: ['fishery'] }, ['Mia', 'Olga']],
    ['what all filters let through', { city: ['Bergen'], due: true }, ['Mia']],
  ])('%s', (_, query, expected) => {
    expect(names(query)).toEqual(expected)
  })

  test('all where none is set', () => {
    expect(names({ q: 'mia', sort: 'company' })).toBeUndefined()
  })
})
