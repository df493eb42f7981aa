import type { Notice } from './toast.ts'

/**
 * The notice when an action needs a selection and there is none.
 * @param row the word for a row
 * @param toWhat the action
 */
export const nothingSelected = (row: string, toWhat: string): Notice => ({
  title: `No ${row}s selected`,
  text: `Please select at least one ${row} to ${toWhat}.`,
  tone: 'error',
})
