import { describe, expect, test } from 'vitest'
import { valueShown } from '#app/entities/field.ts'
import type { RowConflict } from '#db/device/attention.ts'
import { labelOf } from '#db/model/entities/label.ts'
import { nameOf } from '#db/model/entities/registry.ts'
import { conflictSentence, fieldLines, makerShown, type Reader, valueNamed } from './words.ts'

const ME = 1
const ANA = 2
const names = new Map([[ANA, 'Ana']])
const today = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString()
}

const conflict = (over: Partial<RowConflict>): RowConflict => ({
  winnerDevice: null,
  loserDevice: null,
  id: 10,
  teamId: 3,
  version: 4,
  createdAt: today('12:05'),
  createdBy: ANA,
  deletedAt: null,
  table: 'leads',
  rowId: 5,
  kind: 'field',
  field: 'status',
  base: 'new',
  winner: 'contacted',
  loser: 'qualified',
  winnerBy: ME,
  winnerAt: today('09:10'),
  loserBy: ANA,
  loserAt: today('12:04'),
  resolved: false,
  ...over,
})
const PHONE = { id: 'phone', name: 'Chrome on Android' }
const DESK = { id: 'desk', name: 'Firefox on Windows' }
const reader: Reader = { userId: ME, deviceId: 'phone', names }
const said = (over: Partial<RowConflict>) => conflictSentence(conflict(over), reader)

describe('a conflict is told in a rep’s words', () => {
  test('mine won over a team mate’s', () => {
    expect(said({ winnerDevice: PHONE, loserDevice: DESK })).toBe(
      'Ana set Qualified at 12:04 PM on Firefox on Windows. You set Contacted at 9:10 AM on this device, and that won.',
    )
  })
  test('a team mate’s won over mine', () => {
    expect(said({ winnerBy: ANA, winnerDevice: DESK, loserBy: ME, loserDevice: PHONE })).toBe(
      'You set Qualified at 12:04 PM on this device. Ana set Contacted at 9:10 AM on Firefox on Windows, and that won.',
    )
  })
  test('both mine, from two devices: the one here is called this one, and the other by its name', () => {
    expect(said({ loserBy: ME, loserDevice: PHONE, winnerDevice: DESK })).toBe(
      'You set Qualified at 12:04 PM on this device. You set Contacted at 9:10 AM on Firefox on Windows, and that won.',
    )
  })
  test('of before devices were kept', () => {
    expect(said({})).toBe('Ana set Qualified at 12:04 PM. You set Contacted at 9:10 AM, and that won.')
  })
  test('of another program', () => {
    expect(said({ loserDevice: { id: 'api', name: '' } })).toMatch(
      /^Ana set Qualified at 12:04 PM through the API\./,
    )
  })
  test('of someone whose name is not known here', () => {
    expect(said({ loserBy: 77 })).toMatch(/^A team mate set Qualified/)
  })
  test('a field that was emptied', () => {
    expect(said({ field: 'position', loser: '', winner: 'Buyer' })).toMatch(/^Ana cleared Position at/)
    expect(said({ field: 'position', loser: 'Buyer', winner: '' })).toMatch(/You cleared Position at/)
  })
  test('a long text is not repeated in the sentence', () => {
    const notes = 'Met at the fair.\nWants a quote.'
    expect(said({ field: 'notes', loser: notes, winner: notes })).toBe(
      'Ana changed Notes at 12:04 PM. You changed Notes at 9:10 AM, and that won.',
    )
  })
  test('an edit of what someone deleted, in either order', () => {
    expect(said({ kind: 'edited-deleted', winnerBy: ANA, loserBy: ME, loserDevice: PHONE })).toBe(
      'Ana deleted this lead at 9:10 AM. Your edit from 12:04 PM on this device arrived later.',
    )
    expect(said({ kind: 'deleted-edited' })).toBe(
      'Ana edited this lead at 12:04 PM. You deleted it at 9:10 AM without having seen that.',
    )
  })
})

describe('a choice between two values is named', () => {
  test('by who wrote it, on which device and when', () => {
    const both = conflict({ winnerDevice: PHONE, loserDevice: DESK })
    expect(makerShown(both, 'winner', reader)).toBe('You on this device, 9:10 AM')
    expect(makerShown(both, 'loser', reader)).toBe('Ana on Firefox on Windows, 12:04 PM')
  })
  test('by its value, cut short where it is long', () => {
    expect(valueNamed('Qualified')).toBe('“Qualified”')
    expect(valueNamed('')).toBe('it empty')
    expect(valueNamed('Met at the fair.\nWants a quote by the end of May.')).toBe(
      '“Met at the fair. Wants a quote by the en…”',
    )
  })
})

test('fields are called as on their forms', () => {
  const called = ['fullName', 'phoneNumber', 'companyUrl', 'linkedInUrl', 'target_industry', 'notes']
  expect(called.map((field) => labelOf(field === 'target_industry' ? 'products' : 'leads', field))).toEqual([
    'Full Name',
    'Phone Number',
    'Company Website',
    'LinkedIn URL',
    'Target Industry',
    'Notes',
  ])
})

test('what was typed is written out field by field, what is empty is left out', () => {
  expect(fieldLines('leads', { fullName: 'Mia', status: 'new', phoneNumber: '', productId: null })).toEqual([
    'Full Name: Mia',
    'Status: New',
  ])
  expect(valueShown('productId', 17)).toBe('17')
})

test('a lead is called by its name, otherwise by its company, otherwise by how it is reached', () => {
  const reached = { fullName: '', email: 'hello@berg.example', company: 'Berg' }
  expect(nameOf('leads', reached)).toBe('Berg')
  expect(nameOf('leads', { ...reached, company: '' })).toBe('hello@berg.example')
  expect(nameOf('leads', undefined)).toBe('')
})
