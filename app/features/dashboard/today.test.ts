import { expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Task } from '#db/model/entities/task.ts'
import { defaultThresholds } from '#db/model/score.ts'
import { leadWith } from '#tests/leadWith.ts'
import { taskWith } from '#tests/taskWith.ts'
import { todayOf, type Whose } from './today.ts'

const NOW = new Date('2026-03-20T10:00')
const ME = 7
const at = (day: string, time: string) => new Date(`${day}T${time}`).toISOString()

interface Rows {
  leads?: Partial<Lead>[]
  tasks?: Partial<Task>[]
  notes?: { leadId: number; createdAt: string }[]
}
const MATE = 8
const today = ({ leads = [], tasks = [], notes = [] }: Rows, whose: Whose = 'mine', userId = ME) =>
  todayOf({
    leads: leads.map((lead, n) =>
      leadWith({ id: n + 1, createdAt: NOW.toISOString(), ownerId: ME, ...lead }),
    ),
    tasks: tasks.map((task, n) => taskWith({ id: n + 1, leadId: 1, userId: ME, ...task })),
    notes: notes.map((note, n) => ({ ...taskWith({ id: n }), text: 'Asked for a quote', ...note })),
    userId,
    whose,
    members: [ME, MATE],
    thresholds: defaultThresholds,
    now: NOW,
  })
const titles = (due: { task: Task }[]) => due.map(({ task }) => task.title)
const names = (worth: { lead: Lead }[]) => worth.map(({ lead }) => lead.fullName)

test('what is overdue and due today stands by time, what is later or of no day does not', () => {
  const { due, later } = today({
    leads: [{ fullName: 'Mia' }],
    tasks: [
      { title: 'At 3', dueAt: at('2026-03-20', '15:00') },
      { title: 'Next week', dueAt: '2026-03-27' },
      { title: 'Today', dueAt: '2026-03-20' },
      { title: 'Some time', dueAt: null },
      { title: 'Tomorrow', dueAt: '2026-03-21' },
      { title: 'At 9', dueAt: at('2026-03-20', '09:00') },
      { title: 'Last week', dueAt: '2026-03-13' },
    ],
  })
  expect(titles(due)).toEqual(['Last week', 'Today', 'At 9', 'At 3'])
  expect(later?.task.title).toBe('Tomorrow')
})

test('leads that were added by hand, without a score, are worth a call by what was noted of them and when', () => {
  const { worth } = today({
    leads: [
      { fullName: 'Only added', matchScore: '0', createdAt: '2026-03-19T10:00:00.000Z' },
      {
        fullName: 'Noted long ago',
        matchScore: '0',
        notes: 'Met at a fair',
        createdAt: '2026-03-01T10:00:00.000Z',
      },
      { fullName: 'Noted lately', matchScore: '0', createdAt: '2026-03-01T10:00:00.000Z' },
      { fullName: 'Called', matchScore: '0' },
      {
        fullName: 'No contact yet',
        matchScore: '95',
        suggestionId: 5,
        contact: 'pending',
        email: '',
        phoneNumber: '',
      },
    ],
    tasks: [{ leadId: 4, kind: 'call', done: true, doneAt: at('2026-03-18', '09:00') }],
    notes: [{ leadId: 3, createdAt: '2026-03-15T10:00:00.000Z' }],
  })
  expect(names(worth)).toEqual(['Noted lately', 'Noted long ago', 'Only added'])
  expect(worth.map(({ reason }) => reason)).toEqual([
    { is: 'noted', at: '2026-03-15T10:00:00.000Z' },
    { is: 'noted', at: '2026-03-01T10:00:00.000Z' },
    { is: 'added', at: '2026-03-19T10:00:00.000Z' },
  ])
})

test('it is the person’s own day: what is done, what team mates are to do and what is about nobody is left out', () => {
  const { due, later } = today({
    leads: [{}, { saved: false }],
    tasks: [
      { dueAt: '2026-03-20', done: true },
      { dueAt: '2026-03-20', userId: 8 },
      { dueAt: '2026-03-20', leadId: 99 },
      { dueAt: '2026-03-20', leadId: 2 },
    ],
  })
  expect(due).toEqual([])
  expect(later).toBeUndefined()
})

test('worth a call are new leads that match highly, the best first, and those under way whom nobody saw for 14 days', () => {
  const old = '2026-02-01T10:00:00.000Z'
  const { worth } = today({
    leads: [
      { fullName: 'High', matchScore: '85' },
      { fullName: 'Higher', matchScore: '92', status: 'approved' },
      { fullName: 'Middling', matchScore: '60' },
      { fullName: 'Long ago', status: 'contacted', createdAt: old },
      { fullName: 'Lately noted', status: 'qualified', createdAt: old },
      { fullName: 'Lately seen', status: 'qualified', createdAt: old },
      { fullName: 'Won', status: 'converted', createdAt: old },
      { fullName: 'Planned', matchScore: '99' },
      { fullName: 'Called', matchScore: '99' },
    ],
    tasks: [
      { leadId: 8, dueAt: '2026-04-01' },
      { leadId: 6, kind: 'visit', done: true, doneAt: at('2026-03-18', '09:00') },
      { leadId: 9, kind: 'call', done: true, doneAt: at('2026-03-18', '09:00') },
    ],
    notes: [{ leadId: 5, createdAt: '2026-03-15T10:00:00.000Z' }],
  })
  expect(names(worth)).toEqual(['Higher', 'Long ago', 'High'])
  expect(worth.map(({ reason }) => reason)).toEqual([
    { is: 'new' },
    { is: 'unseen', days: 47 },
    { is: 'new' },
  ])
})

test('a lead worth a call is in the day of one person: its owner, and for a lead of nobody always the same member', () => {
  const leads = [
    { fullName: 'Mine', matchScore: '90', ownerId: ME },
    { fullName: 'Theirs', matchScore: '90', ownerId: MATE },
    ...Array.from({ length: 20 }, (_, n) => ({ fullName: `Free ${n}`, matchScore: '85', ownerId: null })),
  ]
  const mine = names(today({ leads }).worth)
  const theirs = names(today({ leads }, 'mine', MATE).worth)
  expect(mine).toContain('Mine')
  expect(theirs).toContain('Theirs')
  expect(mine.filter((name) => theirs.includes(name))).toEqual([])
  expect([...mine, ...theirs].sort()).toEqual(leads.map(({ fullName }) => fullName).sort())
})

test('the day of everyone has what all members are to do and all leads worth a call', () => {
  const { due, worth } = today(
    {
      leads: [{ fullName: 'Mia' }, { fullName: 'Theirs', matchScore: '90', ownerId: MATE }],
      tasks: [
        { title: 'Mine', dueAt: '2026-03-20' },
        { title: 'Theirs', dueAt: '2026-03-19', userId: MATE },
      ],
    },
    'everyone',
  )
  expect(titles(due)).toEqual(['Theirs', 'Mine'])
  expect(names(worth)).toEqual(['Theirs'])
})
