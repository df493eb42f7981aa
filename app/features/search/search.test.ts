import { describe, expect, test } from 'vitest'
import { LeadSearch } from '#app/entities/lead/list/search.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { leadWith } from '#tests/leadWith.ts'
import { find, indexOf } from './find.ts'

const noted = new Map([['Mia Berg', 'Wants the oak table back before Easter']])
const leads = [
  {
    fullName: 'Søren Kjær',
    company: 'Ålborg Brødrene',
    position: 'Indkøber',
    phoneNumber: '+45 20 30 40 50',
  },
  {
    fullName: 'Lars Nielsen',
    company: 'Nielsen & Sons',
    email: 'lars@nielsen-sons.example',
    industry: 'Shipping',
  },
  { fullName: 'Łukasz Wójcik', company: 'Gdańsk Stal', position: 'Zakupy', phoneNumber: '(58) 301-22-33' },
  { fullName: 'Jürgen Groß', company: 'Müller Straßenbau', phoneNumber: '+49 (0)170 555 01 02' },
  { fullName: 'Anna Mueller', company: 'Weiss Logistik', address: 'Hafenstraße 5, 20457 Hamburg' },
  {
    fullName: 'Renée Dubois',
    company: 'Boulangerie Côté',
    notes: 'Prefers mornings',
    phoneNumber: '01 44 55 66 77',
  },
  {
    fullName: 'Mia Berg',
    company: 'Fjord Foods',
    position: 'Head of Purchasing',
    email: 'mia@fjord.example',
  },
  { fullName: 'Joe Bloggs', company: 'Jordan Mills', email: 'joe.b@mills.example' },
].map((over, n) => leadWith({ id: n + 1, ...over }))
const notes = leads.flatMap(({ id, fullName }) => {
  const text = noted.get(fullName)
  return text ? [{ id, leadId: id, text }] : []
})

const index = new LeadSearch(leads, ({ fullName }) => [noted.get(fullName) ?? ''])
const header = indexOf({
  leads,
  notes: notes.map((note) => ({ ...leadWith({}), ...note, authorId: 7, mid: '', sample: false })),
  suggestions: [],
  products: [],
  emails: [],
})
const inHeader = (text: string): Lead[] =>
  find(header, text).flatMap(({ items }) => items.flatMap((hit) => (hit.kind === 'lead' ? [hit.row] : [])))
const names = (found: readonly Lead[]) => found.map(({ fullName }) => fullName)

describe('who is searched for is found, in the list and in the header alike', () => {
  test.each([
    ['soren', 'Søren Kjær'],
    ['Søren', 'Søren Kjær'],
    ['soeren', 'Søren Kjær'],
    ['KJAER', 'Søren Kjær'],
    ['alborg', 'Søren Kjær'],
    ['aalborg', 'Søren Kjær'],
    ['brodrene', 'Søren Kjær'],
    ['indkober soren', 'Søren Kjær'],
    ['nielsen lars', 'Lars Nielsen'],
    ['lars nielsen', 'Lars Nielsen'],
    ['sons niel', 'Lars Nielsen'],
    ['shipping lars', 'Lars Nielsen'],
    ['lars@nielsen', 'Lars Nielsen'],
    ['& sons', 'Lars Nielsen'],
    ['lukasz', 'Łukasz Wójcik'],
    ['wojcik stal', 'Łukasz Wójcik'],
    ['gdansk', 'Łukasz Wójcik'],
    ['gross', 'Jürgen Groß'],
    ['groß', 'Jürgen Groß'],
    ['strassenbau juergen', 'Jürgen Groß'],
    ['jurgen', 'Jürgen Groß'],
    ['hafenstrasse', 'Anna Mueller'],
    ['20457', 'Anna Mueller'],
    ['hamburg anna', 'Anna Mueller'],
    ['renee', 'Renée Dubois'],
    ['cote dubois', 'Renée Dubois'],
    ['mornings', 'Renée Dubois'],
    ['oak table', 'Mia Berg'],
    ['easter mia', 'Mia Berg'],
    ['purchasing fjord', 'Mia Berg'],
    ['20304050', 'Søren Kjær'],
    ['203 040', 'Søren Kjær'],
    ['+45 2030', 'Søren Kjær'],
    ['0045 20304050', 'Søren Kjær'],
    ['58 301 22 33', 'Łukasz Wójcik'],
    ['+48 58 3012233', 'Łukasz Wójcik'],
    ['0170 5550102', 'Jürgen Groß'],
    ['+49 170 555', 'Jürgen Groß'],
    ['170-555', 'Jürgen Groß'],
    ['+33 1 44 55 66 77', 'Renée Dubois'],
    ['joe', 'Joe Bloggs'],
    ['bloggs joe.b@', 'Joe Bloggs'],
  ])('%s: %s', (typed, expected) => {
    expect(names(index.findAnywhere(typed))).toEqual([expected])
    expect(names(inHeader(typed))).toEqual([expected])
  })

  test.each([
    ['müller', ['Jürgen Groß', 'Anna Mueller']],
    ['mueller', ['Anna Mueller', 'Jürgen Groß']],
    ['nielson', ['Lars Nielsen']],
    ['Neilsen lars', ['Lars Nielsen']],
    ['purchasng fjord', ['Mia Berg']],
    ['sorne kjear', ['Søren Kjær']],
    ['oak fjorddd', []],
    ['larsnielsen', ['Lars Nielsen']],
    ['larsnielsenn', []],
    ['99 99 99', []],
  ])('%s: %j', (typed, expected) => {
    expect(names(index.findAnywhere(typed)).sort()).toEqual([...expected].sort())
    expect(names(inHeader(typed)).sort()).toEqual([...expected].sort())
  })

  test('a typo is forgiven only if nothing is found as it was typed, and names come before other texts', () => {
    const some = [
      leadWith({ id: 1, fullName: 'Mia Berg', notes: 'Sold the shop to Nielsen' }),
      leadWith({ id: 2, fullName: 'Lars Nielsen' }),
    ]
    const ids = (typed: string, leads = some) => new LeadSearch(leads).findAnywhere(typed).map(({ id }) => id)
    expect(ids('nielson')).toEqual([2, 1])
    expect(ids('nielson', [...some, leadWith({ id: 3, fullName: 'Ole Nielson' })])).toEqual([3])
  })

  test('in the header leads are found by their owner, after those with this name', () => {
    const owned = [
      leadWith({ id: 1, fullName: 'Mia Berg', ownerId: 7 }),
      leadWith({ id: 2, fullName: 'Gro Dahl', ownerId: 8 }),
    ]
    const owners = new Map([[7, 'Gro Lund']])
    const index = indexOf({ leads: owned, notes: [], suggestions: [], products: [], emails: [], owners })
    const found = find(index, 'gro')[0]?.items
    expect(found?.map(({ row }) => row.id)).toEqual([2, 1])
  })

  test('what is found as it was typed comes first', () => {
    const both = [
      leadWith({ id: 1, company: 'Berg', fullName: 'Mia Oslo' }),
      leadWith({ id: 2, fullName: 'Mia Berg' }),
    ]
    expect(new LeadSearch(both).findAnywhere('mia berg').map(({ id }) => id)).toEqual([2, 1])
  })
})
