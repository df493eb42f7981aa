import { describe, expect, test } from 'vitest'
import { listColumns } from './columns.ts'
import { columnWidths, EDGE_WIDTH, fitting, tableWidth } from './columnWidths.ts'

test('a table has room for its columns, the checkbox before them and what can be done with a row behind them', () => {
  expect(tableWidth([])).toBe(2 * EDGE_WIDTH)
  expect(tableWidth(['fullName', 'status'])).toBe(
    2 * EDGE_WIDTH + columnWidths.fullName + columnWidths.status,
  )
})

describe('where there is little room', () => {
  const { visible } = listColumns.leads
  /** The width for the table: the window without its sidebar and margins, in CSS pixels; a rem has 16. */
  const roomIn = (window: number, sidebar: number, panel = 0) => (window - sidebar - 32 - panel) / 16

  test.each([
    ['a tablet', roomIn(820, 80)],
    ['a tablet on its side', roomIn(1180, 288)],
    ['beside a panel', roomIn(1180, 288, 352 + 16)],
  ])('%s shows name, company and status without scrolling', (_, room) => {
    const shown = fitting(visible, room)
    expect(shown).toEqual(expect.arrayContaining(['fullName', 'company', 'status']))
    expect(tableWidth(shown)).toBeLessThanOrEqual(room)
  })

  test('goes what is needed least, and the rest keeps its order', () => {
    expect(fitting(visible, 200)).toEqual(visible)
    expect(fitting(visible, tableWidth(visible) - 1)).toEqual(
      visible.filter((column) => column !== 'companyUrl'),
    )
  })

  test('stays what a person chose beside, to be scrolled to', () => {
    expect(fitting([...visible, 'industry'], 20)).toEqual(['fullName', 'company', 'status', 'industry'])
  })
})
