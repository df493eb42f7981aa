import { useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { useLiveRows, useWorkspace } from '#app/data/workspace.tsx'
import { grouped } from '#app/ui/grouped.ts'
import { notify } from '#app/ui/toast.ts'
import type { Import } from '#db/model/entities/import.ts'
import { ImportChanges } from '#db/model/importChanges.ts'
import { changesSince, type UndoPlan, undoPlan } from './undo.ts'

const undoFailed = changeFailed('Undo failed', 'The import could not be undone. Please try again.')

/** Undoes an import: its leads go that nobody changed since, and what it filled in on other leads is taken back. */
export function useUndoImport() {
  const { team, store, change } = useWorkspace()
  const leads = useLiveRows('leads')
  const [busy, setBusy] = useState<number>()

  /** @returns what was done; undefined if it failed */
  const undo = async (row: Import): Promise<UndoPlan | undefined> => {
    setBusy(row.id)
    try {
      const rows = [...leads.rows.values()]
      const ask = () => call(ImportChanges, 'GET', `/api/teams/${team.id}/imports/${row.id}`)
      const plan = undoPlan(rows, row.id, await changesSince(store, row, rows, ask))
      await change(...plan.deletions)
      await change(...plan.restorations)
      await change({ name: 'import.undo', args: { id: row.id } })
      await store.unfinishedImports.delete(row.id)
      notify({ title: 'Import undone', text: undoneWords(plan), tone: 'success' })
      return plan
    } catch (error) {
      // fetch reports an unreachable server as a TypeError.
      if (error instanceof TypeError)
        notify({
          title: 'The undo needs a connection',
          text: 'Only the server knows whether somebody changed these leads since.',
          tone: 'info',
        })
      else notify(undoFailed(error))
      return undefined
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, undo }
}

function undoneWords({ deletions, stay }: UndoPlan): string {
  const gone = `${grouped(deletions.length)} ${deletions.length === 1 ? 'lead' : 'leads'} removed`
  return stay.length > 0 ? `${gone}, ${grouped(stay.length)} stay.` : `${gone}.`
}
