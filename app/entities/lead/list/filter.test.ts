import { describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { leadWith } from '#tests/leadWith.ts'
import { taskWith } from '#tests/taskWith.ts'
import { type LeadContext, passesOf } from './filter.ts'
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
  { id: 3, fullName: 'Olga', status: 'contacted' as const, ownerId: ME, industry: 'FISHERY' },
  { id: 4, fullName: 'Per', status: 'rejected' as const, address: '12 Bergen Road, Leeds LS1 4DY' },
  { id: 5, fullName: 'Ulf', status: 'qualified' as const, createdAt: daysAgo(3), ownerId: 9, createdBy: ME },
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
    { leadId: 4, createdAt: daysAgo(15) },
  ],
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
