import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { feedOf, unreadSince } from './feed.ts'

const ME = 7
const mate = { teamId: 2, version: 1, createdBy: 8, deletedAt: null }
const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`
const none = { leads: [], notes: [], tasks: [], products: [], emails: [], requests: [], activity: [] }
const nameOf = () => 'Ben'
const ovens = {
  name: 'Deck ovens',
  description: '',
  brand: '',
  value: '',
  target_industry: '',
  company_size: '',
  price_range: '',
  category: '',
  keywords: '',
  buyers: '',
  places: '',
  benefit: '',
  sample: false,
}

test('what team mates did stands there, the newest first, and one’s own doings do not', () => {
  const rows = {
    ...none,
    leads: [
      leadWith({ id: 1, fullName: 'Mia', createdBy: 8, createdAt: at(1) }),
      leadWith({ id: 2, fullName: 'Own', createdBy: ME, createdAt: at(3) }),
      leadWith({ id: 3, fullName: 'For review', createdBy: 8, createdAt: at(3), saved: false }),
    ],
    notes: [{ ...mate, id: 5, createdAt: at(2), leadId: 1, text: 'Call on Monday' }],
  }
  expect(feedOf(rows, ME, nameOf)).toEqual([
    { key: 'note 5', at: at(2), leadId: 1, text: 'Ben noted something about Mia: Call on Monday' },
    { key: 'lead 1', at: at(1), leadId: 1, text: 'Ben added the lead Mia' },
  ])
})

test('calls and visits of team mates stand there when they were made, with what came of them; one’s own do not', () => {
  const task = {
    ...mate,
    createdAt: at(1),
    leadId: 1,
    title: '',
    dueAt: null,
    done: true,
    userId: 8,
    outcome: '' as const,
    note: '',
    place: null,
    photoUrl: '',
  }
  const call = { ...task, kind: 'call' as const }
  const rows = {
    ...none,
    leads: [leadWith({ id: 1, fullName: 'Mia', createdBy: ME, createdAt: at(1) })],
    tasks: [
      { ...call, id: 1, doneAt: at(4), outcome: 'no-answer' as const },
      { ...call, id: 2, doneAt: at(2), outcome: 'reached' as const, note: 'Wants a quote' },
      { ...task, id: 3, doneAt: at(3), kind: 'visit' as const },
      { ...call, id: 4, doneAt: at(5), userId: ME },
      { ...call, id: 5, doneAt: null, done: false },
      { ...task, id: 6, doneAt: at(5), kind: 'todo' as const },
      { ...task, id: 7, doneAt: at(5), kind: 'visit' as const, leadId: 99 },
    ],
  }
  expect(feedOf(rows, ME, nameOf)).toEqual([
    { key: 'task 1', at: at(4), leadId: 1, text: 'Ben did not reach Mia' },
    { key: 'task 3', at: at(3), leadId: 1, text: 'Ben visited Mia' },
    { key: 'task 2', at: at(2), leadId: 1, text: 'Ben reached Mia: Wants a quote' },
  ])
})

test('what came of the person’s own requests stands there once it ended', () => {
  const request = {
    ...mate,
    createdBy: ME,
    createdAt: at(1),
    message: 'No contact was found.',
    result: null,
    task: { kind: 'approve' as const, args: { suggestionIds: [1] } },
  }
  const requests = [
    { ...request, id: 1, status: 'failed' as const },
    { ...request, id: 2, status: 'calling' as const },
    { ...request, id: 3, status: 'done' as const, createdBy: 8 },
  ]
  const [only, ...more] = feedOf({ ...none, requests }, ME, nameOf)
  expect(only?.text).toBe('Contacts of companies: failed. No contact was found.')
  expect(more).toEqual([])
})

test('what came of a request is said in the words of its outcome, with its product, and never as done beside that', () => {
  const ended = { ...mate, createdBy: ME, createdAt: at(1), status: 'done' as const, result: null }
  const product = { ...mate, ...ovens, id: 3, createdBy: ME, createdAt: at(1) }
  const approval = {
    ...ended,
    createdAt: at(2),
    id: 1,
    task: { kind: 'approve' as const, args: { suggestionIds: [1] } },
    message: 'Acme could not be reached and will be tried again.',
  }
  const search = {
    ...ended,
    id: 2,
    task: { kind: 'suggest' as const, args: { productId: 3, count: 3 } },
    message: 'Found 3 companies in the company directory.',
  }
  const rows = { ...none, products: [product], requests: [approval, search] }
  expect(feedOf(rows, ME, nameOf).map(({ text }) => text)).toEqual([
    'Contacts of companies: Acme could not be reached and will be tried again.',
    'Company suggestions for Deck ovens: Found 3 companies in the company directory.',
  ])
})

test('what team mates did to one’s own leads stands there, and opens the lead unless it is gone', () => {
  const edit = { userId: 8, leadId: 1, lead: 'Mia', fields: ['status'], status: 'contacted' }
  const activity = [
    { ...edit, version: 5, at: at(5), name: 'lead.delete' as const },
    { ...edit, version: 4, at: at(4), name: 'lead.edit' as const },
  ]
  expect(feedOf({ ...none, activity }, ME, nameOf)).toEqual([
    { key: 'activity 5', at: at(5), text: 'Ben deleted the lead Mia' },
    { key: 'activity 4', at: at(4), leadId: 1, text: 'Ben set Mia to Contacted' },
  ])
})

test('news are those after the person last looked', () => {
  const feed = [1, 2, 3].map((day) => ({ key: String(day), text: '', at: at(day) }))
  expect(unreadSince(feed, at(1))).toBe(2)
  expect(unreadSince(feed, '')).toBe(3)
})

test('what was done on another device of the person stands there with the device, and leads to ending its session', () => {
  const notices = [
    { id: 2, at: at(4), event: 'account.factorAdded' as const, device: '' },
    { id: 1, at: at(3), event: 'session.started' as const, device: 'Chrome on Android' },
  ]
  expect(feedOf({ ...none, notices }, ME, nameOf)).toEqual([
    { key: 'notice 2', at: at(4), text: 'A second factor was added to your account', security: true },
    {
      key: 'notice 1',
      at: at(3),
      text: 'You signed in with a new device: Chrome on Android',
      security: true,
    },
  ])
})
