import { expect, test } from 'vitest'
import { columnWidths, EDGE_WIDTH, tableWidth } from './columnWidths.ts'

test('a table has room for its columns, the checkbox before them and what can be done with a row behind them', () => {
  expect(tableWidth([])).toBe(2 * EDGE_WIDTH)
  expect(tableWidth(['fullName', 'status'])).toBe(
    2 * EDGE_WIDTH + columnWidths.fullName + columnWidths.status,
  )
})
