import { expect, test } from 'vitest'
import { Refused } from '#db/model/sync/mutation.ts'
import { expectNothingForgotten } from '#tests/nothingForgotten.ts'
import { entities, leadFieldOf, mutationNamed, mutations, tables, tablesOfLeads } from './registry.ts'

test.each(['lead.fromTheFuture', '', 'toString', 'constructor', '__proto__'])(
  'the change %j is refused by name, not run',
  (name) => {
    expect(() => mutationNamed(name)).toThrow('This version of Rove does not know this change.')
  },
)

test('no change takes arguments of another form', () => {
  for (const { name } of mutations) {
    for (const args of [undefined, null, 5, 'x', [], {}, { id: 0 }, { id: 1.5 }, { id: '1' }]) {
      expect(() => mutationNamed(name).parse(args), `${name} ${JSON.stringify(args)}`).toThrow(Refused)
    }
  }
})

test('rows that name a lead are erased with it and read with the lead that it was merged into', () => {
  expectNothingForgotten(
    tables
      .filter((table) => 'leadId' in entities[table].row.entries && leadFieldOf(table) !== 'leadId')
      .map((table) => `Say “parent: { entity: lead, field: 'leadId' }” in the definition of ${table}.`),
  )
  expect(tablesOfLeads).toEqual(expect.arrayContaining(['notes', 'tasks', 'emails', 'stops']))
})

test('a name that phones have sent stays known', () => {
  expect(mutations.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'lead.create',
      'lead.edit',
      'lead.delete',
      'lead.restore',
      'lead.approve',
      'lead.fromSuggestion',
      'product.create',
      'product.edit',
      'product.delete',
      'product.restore',
      'suggestion.delete',
      'suggestion.restore',
      'suggestion.approve',
      'suggestion.reopen',
      'request.create',
      'request.cancel',
    ]),
  )
})
