import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { lists, View } from '#db/model/entities/settings.ts'
import { columnLabels, listColumns, NAME } from './columns.ts'
import { viewOf, visibleColumns, withColumn, withDefaultColumns, withMoved } from './view.ts'

const aList = fc.constantFrom(...lists)
const aName = fc.oneof(fc.constantFrom(...Object.keys(columnLabels)), fc.string({ maxLength: 12 }))
const names = fc.array(aName, { maxLength: 30 })
/** Any view that a version of the app, or another program, may have stored. */
const aKeptView = fc.record({
  columns: names,
  hidden: names,
  sort: fc.record({ by: aName, descending: fc.boolean() }),
})

describe('whatever view was kept', () => {
  test('each column of the list is there once, and no other', () => {
    fc.assert(
      fc.property(aList, aKeptView, (list, kept) => {
        const { visible, hidden } = listColumns[list]
        expect([...viewOf(list, kept).columns].sort()).toEqual([...visible, ...hidden].sort())
      }),
    )
  })

  test('the name is seen, a column is hidden at most once, and the rows are sorted by a column', () => {
    fc.assert(
      fc.property(aList, aKeptView, (list, kept) => {
        const view = viewOf(list, kept)
        expect(visibleColumns(view)).toContain(NAME)
        expect(new Set(view.hidden).size).toBe(view.hidden.length)
        expect(view.columns).toEqual(expect.arrayContaining([...view.hidden, view.sort.by]))
      }),
    )
  })

  test('moving, hiding and showing leave each column there once, and the view can be kept and read back', () => {
    fc.assert(
      fc.property(aList, aKeptView, fc.infiniteStream(fc.nat()), (list, kept, numbers) => {
        const draw = <T>(from: readonly T[]) => from[numbers.next().value % from.length]!
        let view = viewOf(list, kept)
        const all = [...view.columns].sort()
        for (let step = 0; step < 5; step++) {
          view = withMoved(view, draw(all), draw(all))
          view = withColumn(view, draw(all), draw([true, false]))
        }
        expect([...view.columns].sort()).toEqual(all)
        expect(visibleColumns(view)).toContain(NAME)
        expect(viewOf(list, v.parse(View, view))).toEqual(view)
      }),
    )
  })
})

describe('a view', () => {
  const fresh = viewOf('leads', undefined)

  test('shows at first what a list shows to somebody new', () => {
    expect(visibleColumns(fresh)).toEqual(listColumns.leads.visible)
    expect(visibleColumns(viewOf('generated', undefined))).toEqual(listColumns.generated.visible)
  })

  test('kept by an older app gets the columns that are new since, seen or hidden as they are by default', () => {
    const kept = { columns: ['status', 'fullName'], hidden: ['status'], sort: fresh.sort }
    const view = viewOf('leads', kept)
    expect(view.columns.slice(0, 3)).toEqual(['status', 'fullName', 'company'])
    expect(view.hidden).toEqual(['status', ...listColumns.leads.hidden])
  })

  test('puts a moved column in the place of the other, to the left and to the right', () => {
    expect(withMoved(fresh, 'phoneNumber', 'fullName').columns.slice(0, 3)).toEqual([
      'phoneNumber',
      'fullName',
      'company',
    ])
    expect(withMoved(fresh, 'fullName', 'phoneNumber').columns.slice(0, 3)).toEqual([
      'company',
      'phoneNumber',
      'fullName',
    ])
  })

  test('brings a column back to where it was hidden', () => {
    const without = withColumn(fresh, 'company', false)
    expect(visibleColumns(without)).not.toContain('company')
    expect(withColumn(without, 'company', true)).toEqual(fresh)
  })

  test('never hides the name', () => {
    expect(withColumn(fresh, 'fullName', false)).toEqual(fresh)
  })

  test('set back has its first columns and keeps its order of rows', () => {
    const sort = { by: 'email', descending: false } as const
    const changed = withMoved(withColumn({ ...fresh, sort }, 'email', false), 'status', 'fullName')
    expect(withDefaultColumns('leads', changed)).toEqual({ ...fresh, sort })
  })
})
