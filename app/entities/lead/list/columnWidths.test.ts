import { describe, expect, test } from 'vitest'
import { listColumns } from './columns.ts'
import { BUTTON_WIDTH, columnWidths, fitting, tableWidth } from './columnWidths.ts'

test('a table has room for its columns, the checkbox before them and what can be done with a row behind them', () => {
  expect(tableWidth([], 1)).toBe(2 * BUTTON_WIDTH)
  expect(tableWidth(['fullName', 'status'], 2)).toBe(
    3 * BUTTON_WIDTH + columnWidths.fullName + columnWidths.status,
  )
})

describe('where there is little room', () => {
  const { visible } = listColumns.leads
  const ACTIONS = 2
  /** The width for the table: the window without its sidebar and margins, in CSS pixels; a rem has 16. */
  const roomIn = (window: number, sidebar: number, panel = 0) => (window - sidebar - 32 - panel) / 16

  test.each([
    ['a tablet', roomIn(820, 80)],
    ['a tablet on its side', roomIn(1180, 288)],
    ['beside a panel', roomIn(1280, 288, 352 + 16)],
  ])('%s shows name, company and status without scrolling', (_, room) => {
    const shown = fitting(visible, room, ACTIONS)
    expect(shown).toEqual(expect.arrayContaining(['fullName', 'company', 'status']))
    expect(tableWidth(shown, ACTIONS)).toBeLessThanOrEqual(room)
  })

  test('a tablet also shows the next step, and a desk how to reach a lead, whose it is and when they last met', () => {
    expect(fitting(visible, roomIn(820, 80), ACTIONS)).toContain('next')
    const work = ['phoneNumber', 'city', 'owner', 'lastContact', 'next']
    const SCROLLBAR = 15
    expect(fitting(visible, roomIn(1440, 288, SCROLLBAR), ACTIONS)).toEqual(expect.arrayContaining(work))
  })

  test('goes what is needed least, and the rest keeps its order', () => {
    expect(fitting(visible, 200, ACTIONS)).toEqual(visible)
    expect(fitting(visible, tableWidth(visible, ACTIONS) - 1, ACTIONS)).toEqual(
      visible.filter((column) => column !== 'companyUrl'),
    )
  })

  test('stays what a person chose beside, to be scrolled to', () => {
    expect(fitting([...visible, 'industry'], 20, ACTIONS)).toEqual([
      'fullName',
      'company',
      'status',
      'industry',
    ])
  })
})
