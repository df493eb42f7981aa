import type { Notice } from './toast.ts'

/** Says why nothing happened. @param row what a row is called @param toWhat what was to be done with it */
export const nothingSelected = (row: string, toWhat: string): Notice => ({
  title: `No ${row}s selected`,
  text: `Please select at least one ${row} to ${toWhat}.`,
  tone: 'error',
})
