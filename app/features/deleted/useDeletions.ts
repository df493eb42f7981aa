import { useMemo } from 'react'
import { useDeletedRows } from '#app/data/workspace.tsx'
import { useWhoDeleted } from '#app/entities/useWhoDeleted.ts'
import { type Deleted, deletedFrom } from './bin.ts'

/**
 * The deleted rows of the current team that can be restored, the newest first; undefined until they have been
 * read.
 */
export function useDeletions(): readonly Deleted[] | undefined {
  const leads = useDeletedRows('leads')
  const products = useDeletedRows('products')
  const emails = useDeletedRows('emails')
  const views = useDeletedRows('views')
  const nameBy = useWhoDeleted()
  return useMemo(
    () =>
      leads &&
      products &&
      emails &&
      views &&
      deletedFrom({ leads, products, emails, views }, nameBy, new Date()),
    [leads, products, emails, views, nameBy],
  )
}
