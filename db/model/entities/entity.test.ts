import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Collision } from '#db/model/sync/mutation.ts'
import { changesBetween } from './entity.ts'
import type { Lead } from './lead.ts'
import { lead } from './lead.ts'

const ctx = { at: '2025-06-01T10:00:00.000Z', userId: 7, teamId: 9 }
const seen: Lead = lead.mutations['lead.create'].run(
  undefined,
  { id: 1, fields: { fullName: 'Mia Berg', email: 'mia@berg.example' } },
  ctx,
)

test('the changes are what differs, with what the person saw', () => {
  expect(changesBetween<Lead>(seen, { fullName: 'Mia Neu', email: seen.email, productId: 5 })).toEqual({
    fullName: ['Mia Berg', 'Mia Neu'],
    productId: [null, 5],
  })
})

test('where nothing differs, or nothing is said, there is no change', () => {
  expect(changesBetween<Lead>(seen, seen)).toBeUndefined()
  expect(changesBetween<Lead>(seen, {})).toBeUndefined()
})

test('a field can be emptied', () => {
  expect(changesBetween<Lead>(seen, { fullName: '' })).toEqual({ fullName: ['Mia Berg', ''] })
})

test('applying the changes gives what was wanted', () => {
  const text = fc.string({ maxLength: 50 }).map((typed) => typed.trim())
  const wanted = fc.record({ fullName: text, position: text, notes: text }, { requiredKeys: [] })
  fc.assert(
    fc.property(wanted, (fields) => {
      const changes = changesBetween<Lead>(seen, fields) ?? {}
      expect(lead.mutations['lead.edit'].run(seen, { id: 1, changes }, ctx)).toEqual({ ...seen, ...fields })
    }),
  )
})

describe('an edit starts from what may have stood there once:', () => {
  const edited = (field: string, from: unknown, to: unknown, row = seen) => {
    const met: Collision[] = []
    const args = { id: 1, changes: { [field]: [from, to] } }
    return { row: lead.mutations['lead.edit'].run(row, args, ctx, (one) => met.push(one)), met }
  }

  test.each([
    ['email', 'no address', 'mia@neu.example'],
    ['status', 'prospect', 'contacted'],
    ['companySize', 'about 60', '51-200'],
    ['fullName', ' Mia ', 'Mia Neu'],
    ['fullName', 'x'.repeat(200), 'Mia Neu'],
    ['notes', 'x'.repeat(20_000), 'Called'],
    ['productId', 0, 5],
    ['position', null, 'Buyer'],
    ['position', undefined, 'Buyer'],
  ])('%s from what was good before a rule came', (field, from, to) => {
    expect(edited(field, from, to)).toMatchObject({ row: { [field]: to }, met: [{ field, base: from }] })
  })

  test('what stands there now, however long', () => {
    const old = { ...seen, fullName: 'x'.repeat(5_000) }
    expect(edited('fullName', old.fullName, 'Mia', old)).toMatchObject({ row: { fullName: 'Mia' }, met: [] })
  })

  test.each([
    ['fullName', 'x'.repeat(201)],
    ['fullName', 'x'.repeat(500_000)],
    ['email', 'x'.repeat(201)],
    ['status', 'x'.repeat(101)],
    ['productId', 'x'.repeat(101)],
    ['notes', 'x'.repeat(20_001)],
    ['fullName', { text: 'Mia' }],
    ['notes', ['Called']],
  ])('%s not from what was never its kind or longer than it can be', (field, from) => {
    const to = field === 'productId' ? 5 : field === 'status' ? 'new' : 'mia@berg.example'
    expect(() => edited(field, from, to)).toThrow('never stood there')
  })
})

test('a refusal is a sentence, however much was sent', () => {
  const args = { id: 1, changes: { [`x${'y'.repeat(500_000)}`]: ['', ''] } }
  const refusal = () => lead.mutations['lead.edit'].run(seen, args, ctx)
  expect(refusal).toThrow(/^There is no field.{1,300}$/)
})

describe('an edit and what stands there by the time it arrives', () => {
  type Written = [from: unknown, to: unknown]
  const run = (stored: Partial<Lead>, changes: Record<string, Written>, newerFields: string[] = []) => {
    const met: Collision[] = []
    const deciding = { ...ctx, newerFields: new Set(newerFields) }
    const args = { id: 1, changes }
    const row = lead.mutations['lead.edit'].run({ ...seen, ...stored }, args, deciding, (one) =>
      met.push(one),
    )
    return { row, met }
  }
  const meet = (...given: Parameters<typeof run>) => run(...given).met

  test('collide where another value was written than its author saw', () => {
    expect(meet({ status: 'qualified' }, { status: ['new', 'contacted'] })).toMatchObject([
      { field: 'status', base: 'new', loser: 'qualified', winner: 'contacted', wins: 'arriving' },
    ])
  })

  test('do not collide where two people wrote the same', () => {
    expect(meet({ status: 'contacted' }, { status: ['new', 'contacted'] })).toEqual([])
    expect(meet({ fullName: 'Mia Neu' }, { fullName: ['Mia Berg', ' Mia Neu '] })).toEqual([])
    expect(meet({ notes: 'Call on Monday.' }, { notes: ['', 'Call on Monday.'] })).toEqual([])
    expect(meet({ productId: 5 }, { productId: [null, 5] })).toEqual([])
  })

  test('do not collide where it stands as its author saw it', () => {
    expect(meet({}, { status: ['new', 'contacted'] })).toEqual([])
    expect(meet({ productId: 5 }, { productId: [5, null] })).toEqual([])
  })

  test('do not collide where other fields were written', () => {
    expect(meet({ status: 'qualified', position: 'Buyer' }, { fullName: ['Mia Berg', 'Mia Neu'] })).toEqual(
      [],
    )
  })

  test('collide in the one field of two that another person changed', () => {
    const changes: Record<string, Written> = {
      fullName: ['Mia Berg', 'Mia Neu'],
      status: ['new', 'contacted'],
    }
    expect(meet({ status: 'qualified' }, changes)).toMatchObject([{ field: 'status' }])
  })

  test('overwrite nothing where a long text was changed at places that lie apart, and something at one place', () => {
    const notes = 'Met at the fair. Wants a quote.'
    const mine: Written = [notes, 'Met at the fair. Wants a quote by May.']
    expect(meet({ notes: 'Met at the fair in Oslo. Wants a quote.' }, { notes: mine })).toMatchObject([
      { wins: 'merged', winner: 'Met at the fair in Oslo. Wants a quote by May.' },
    ])
    expect(meet({ notes: 'Met at the fair. Wants a quote by June.' }, { notes: mine })).toMatchObject([
      { wins: 'arriving', winner: 'Met at the fair. Wants a quote by May.' },
    ])
  })

  test('overwrite each other where a short text was changed, wherever: half of each name is nobody’s name', () => {
    expect(meet({ fullName: 'Mia Anna Berg' }, { fullName: ['Mia Berg', 'Mia Berg-Lund'] })).toMatchObject([
      { wins: 'arriving', winner: 'Mia Berg-Lund' },
    ])
  })

  describe('where a later edit stands already', () => {
    const late = (stored: Partial<Lead>, changes: Record<string, Written>) =>
      run(stored, changes, ['status', 'notes'])

    test('leaves it, and is what is set aside', () => {
      const { row, met } = late(
        { status: 'qualified' },
        { status: ['new', 'contacted'], fullName: ['Mia Berg', 'Mia'] },
      )
      expect(row).toMatchObject({ status: 'qualified', fullName: 'Mia' })
      expect(met).toEqual([
        { field: 'status', base: 'new', winner: 'qualified', loser: 'contacted', wins: 'stored' },
      ])
    })

    test('leaves it, though that had set back what the author saw', () => {
      const { row, met } = late({}, { status: ['new', 'contacted'] })
      expect(row).toMatchObject({ status: 'new' })
      expect(met).toMatchObject([{ winner: 'new', loser: 'contacted', wins: 'stored' }])
    })

    test('meets nobody where both want the same', () => {
      expect(late({ status: 'contacted' }, { status: ['new', 'contacted'] }).met).toEqual([])
    })

    test('merges all the same with a long text that was changed at another place', () => {
      const notes = 'Met at the fair. Wants a quote.'
      const stored = { notes: 'Met at the fair in Oslo. Wants a quote.' }
      const mine: Written = [notes, 'Met at the fair. Wants a quote by May.']
      expect(late(stored, { notes: mine }).row.notes).toBe('Met at the fair in Oslo. Wants a quote by May.')
      expect(late({ notes: 'Met at the fair. Wants two quotes.' }, { notes: mine }).row.notes).toBe(
        'Met at the fair. Wants two quotes.',
      )
    })
  })
})
