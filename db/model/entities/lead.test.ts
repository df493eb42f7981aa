import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { pairedId } from '#db/model/id.ts'
import { type Context, Refused } from '#db/model/sync/mutation.ts'
import { type Lead, lacksContact, lead, ManualLead, manualLead, NewLead, shownStatus } from './lead.ts'
import { mutationNamed } from './registry.ts'

const ctx: Context = { at: '2025-06-01T10:00:00.000Z', userId: 7, teamId: 9 }
const typed = { fullName: 'Mia Berg', email: 'mia@berg.example', company: 'Berg' }
const stored = (changes: Partial<Lead> = {}): Lead => ({
  ...lead.mutations['lead.create'].run(undefined, { id: 1, fields: typed }, ctx),
  ...changes,
})
const edit = (row: Lead | undefined, changes: object) =>
  lead.mutations['lead.edit'].run(row, { id: 1, changes }, ctx)

test('a lead that nobody has contacted is shown as new, however that is stored; other statuses are shown as they are', () => {
  for (const status of ['', 'new', 'approved'] as const) expect(shownStatus({ status })).toBe('new')
  for (const status of ['contacted', 'qualified', 'converted', 'rejected'] as const) {
    expect(shownStatus({ status })).toBe(status)
  }
})

describe('the form of manual entry', () => {
  const fold = (more: object) => manualLead(v.parse(ManualLead, { ...typed, ...more }))

  test.each([
    [{}, ''],
    [{ notes: 'Met at a fair' }, 'Met at a fair'],
    [{ productInterest: 'Vans' }, 'Product interest: Vans'],
    [{ notes: 'Met at a fair', productInterest: ' Vans ' }, 'Met at a fair\nProduct interest: Vans'],
    [{ notes: 'Met at a fair', productInterest: '  ' }, 'Met at a fair'],
  ])('folds the product interest into the notes: %j', (more, notes) => {
    expect(fold(more).notes).toBe(notes)
    expect(fold(more)).not.toHaveProperty('productInterest')
  })

  test.each([
    [undefined, 'approved'],
    ['', 'approved'],
    ['new', 'approved'],
    ['qualified', 'qualified'],
  ])('left at %j stores the status %j', (status, expected) => {
    expect(fold({ status }).status).toBe(expected)
  })

  test('says what is missing', () => {
    const { issues = [] } = v.safeParse(ManualLead, {})
    expect(issues.map(({ message }) => message)).toEqual([
      'Full name is required',
      'Company name is required',
      'Please enter a valid email address',
    ])
  })

  test.each([
    [{ email: '', phoneNumber: '+47 22 11' }, undefined],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ email: 'mia', phoneNumber: '+47 22 11' }, 'Please enter a valid email address'],
  ])('takes a phone number in the place of an email, and no bad email: %j', (more, message) => {
    const { issues } = v.safeParse(ManualLead, { ...typed, ...more })
    expect(issues?.[0].message).toBe(message)
  })
})

describe('making a lead', () => {
  const create = (fields: object) => lead.mutations['lead.create'].run(undefined, { id: 1, fields }, ctx)

  test('fills in what was not given', () => {
    expect(create({ email: 'mia@berg.example' })).toEqual({
      ...v.parse(NewLead, { email: 'mia@berg.example' }),
      id: 1,
      teamId: 9,
      version: 0,
      createdAt: ctx.at,
      createdBy: 7,
      deletedAt: null,
      saved: true,
      suggestionId: null,
      found: [],
      scores: [],
      sample: false,
      ownerId: 7,
      contact: '',
      contactDueAt: null,
      importId: null,
      sourceIds: [],
      mergedInto: null,
      mergedAt: null,
      mergeFilled: [],
    })
  })

  test('needs an email, a phone number, a site, an address or a place, and no name', () => {
    const where = { latitude: 60.4, longitude: 5.3, accuracyMetres: 8 }
    for (const found of [{ companyUrl: 'berg.example' }, { address: 'Strandgaten 1' }, { place: where }]) {
      expect(create({ company: 'Berg', ...found })).toMatchObject({ email: '', phoneNumber: '' })
    }
    expect(() => create({ fullName: 'Mia Berg' })).toThrow(
      'A lead needs an email, a phone number, a website or an address.',
    )
    expect(() => create({ fullName: 'Mia Berg', phoneNumber: '  ' })).toThrow(Refused)
    expect(create({ phoneNumber: '+49 30 1' })).toMatchObject({ fullName: '', phoneNumber: '+49 30 1' })
  })

  test('refuses an id that is taken', () => {
    const again = () => mutationNamed('lead.create').run(stored(), { id: 1, fields: typed }, ctx)
    expect(again).toThrow('This item already exists. Please save again.')
  })
})

describe('editing a lead', () => {
  test('checks only what changes: an old row with a bad field blocks nothing', () => {
    const old = stored({ email: 'no address', companyUrl: 'x'.repeat(900) })
    expect(edit(old, { position: ['', 'Head'] })).toEqual({ ...old, position: 'Head' })
    expect(() => edit(old, { email: ['no address', 'still none'] })).toThrow(
      'Please enter a valid email address',
    )
  })

  test('takes the new value whatever the old one was said to be, trimmed', () => {
    expect(edit(stored(), { fullName: ['Somebody', ' Mia Neu '] }).fullName).toBe('Mia Neu')
  })

  test.each(['id', 'teamId', 'version', 'saved', 'deletedAt', 'found', 'toString', 'secret'])(
    'refuses the field %s',
    (name) => {
      expect(() => edit(stored(), { [name]: [null, 1] })).toThrow(`There is no field "${name}".`)
    },
  )

  test('of one bad field leaves the good ones unsaved too', () => {
    const row = stored()
    expect(() => edit(row, { position: ['', 'Head'], status: ['new', 'sold'] })).toThrow(Refused)
    expect(row.position).toBe('')
  })

  test('of a lead that is not there is refused', () => {
    expect(() => edit(undefined, { position: ['', 'Head'] })).toThrow('This item no longer exists.')
  })
})

test('deleting keeps the first time and restoring brings the lead back as it was', () => {
  const later = { ...ctx, at: '2025-06-02T10:00:00.000Z' }
  const gone = lead.mutations['lead.delete'].run(stored(), { id: 1 }, ctx)
  expect(gone).toEqual({ ...stored(), deletedAt: ctx.at })
  expect(lead.mutations['lead.delete'].run(gone, { id: 1 }, later)).toEqual(gone)
  expect(lead.mutations['lead.restore'].run(gone, { id: 1 }, later)).toEqual(stored())
})

test('approving saves a generated lead and leaves its status', () => {
  const generated = stored({ saved: false, status: 'new' })
  const approved = { ...generated, saved: true, ownerId: ctx.userId }
  expect(lead.mutations['lead.approve'].run(generated, { id: 1 }, ctx)).toEqual(approved)
})

test('a lead belongs to the person who approves it first, and keeps an owner who was chosen since', () => {
  const approve = lead.mutations['lead.approve']
  const found = approve.run(stored({ saved: false, ownerId: 3 }), { id: 1 }, ctx)
  expect(found.ownerId).toBe(ctx.userId)
  const given = edit(found, { ownerId: [ctx.userId, 5] })
  expect(approve.run(given, { id: 1 }, { ...ctx, userId: 8 }).ownerId).toBe(5)
  expect(edit(given, { ownerId: [5, null] }).ownerId).toBeNull()
})

test('an earlier app does not say whose a new lead is: it belongs to the person who adds it', () => {
  const made = lead.mutations['lead.create'].run(undefined, { id: 1, fields: typed }, ctx)
  expect(made.ownerId).toBe(ctx.userId)
  expect(
    lead.mutations['sample.lead'].run(undefined, { id: 2, fields: { n: 0, productId: 3 } }, ctx),
  ).toMatchObject({ ownerId: ctx.userId })
})

describe('the lead of an approved company', () => {
  const fields = { company: 'Anna', companyUrl: 'anna.example', matchScore: '72', scores: [] }
  const make = (row: Lead | undefined) =>
    lead.mutations['lead.fromSuggestion'].run(row, { id: pairedId(7), suggestionId: 7, fields }, ctx)

  test('is in the list at once, under the company’s name, and waits for its contact', () => {
    const made = make(undefined)
    expect(made).toMatchObject({
      id: pairedId(7),
      suggestionId: 7,
      saved: true,
      contact: 'pending',
      matchScore: '72',
    })
    expect(lead.titleOf(made)).toBe('Anna')
  })

  test('approved again stays as it is, and comes back if it was deleted', () => {
    const known = stored({ suggestionId: 7, contact: 'new' })
    expect(make(known)).toEqual(known)
    expect(make({ ...known, deletedAt: ctx.at })).toEqual(known)
  })

  test('no longer lacks its contact once somebody typed an address, and does while they type something else', () => {
    const made = make(undefined)
    expect(lacksContact(edit(made, { industry: ['', 'Bakery'] }))).toBe(true)
    expect(lacksContact(edit(made, { email: ['', 'mia@anna.example'] }))).toBe(false)
  })

  test('is read once it was reviewed', () => {
    const found = stored({ suggestionId: 7, contact: 'new' })
    expect(lead.mutations['lead.approve'].run(found, { id: 1 }, ctx)).toMatchObject({ contact: '' })
  })
})
