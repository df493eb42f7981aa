import { changeFailed } from '#app/data/failure.ts'

/** The notice about a change of a product that failed. */
export const productNotUpdated = changeFailed(
  'Error Updating Product',
  'Failed to update product. Please try again.',
)
