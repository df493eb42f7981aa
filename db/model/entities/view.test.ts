import { expect, test } from 'vitest'
import { view } from './view.ts'

const ctx = { at: '2026-03-01T10:00:00.000Z', userId: 7, teamId: 9 }
const create = (fields: object) => view.mutations['view.create'].run(undefined, { id: 1, fields }, ctx)

test('a view has a name and belongs to the team', () => {
  expect(create({ name: ' New in Bergen ', search: '?city=Bergen' })).toMatchObject({
    name: 'New in Bergen',
    search: '?city=Bergen',
    teamId: 9,
    createdBy: 7,
    deletedAt: null,
  })
  expect(() => create({ name: '  ', search: '' })).toThrow('Please give the view a name')
})

test('filters of another version of Rove are kept as they came', () => {
  const future = '?weather=rain&status=new'
  expect(create({ name: 'Later', search: future })).toMatchObject({ search: future })
})

test('it is renamed and given other filters by one edit', () => {
  const row = create({ name: 'New', search: '?status=new' })
  const changes = { name: ['New', 'Won'], search: ['?status=new', '?status=converted'] }
  expect(view.mutations['view.edit'].run(row, { id: 1, changes }, ctx)).toMatchObject({
    name: 'Won',
    search: '?status=converted',
  })
})
