import { useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { changeMany } from '#app/data/rows/many.ts'
import { call } from '#app/data/server/call.ts'
import { requestSync } from '#app/data/sync.ts'
import { useLiveRows, useWorkspace } from '#app/data/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Import } from '#db/model/entities/import.ts'
import { ImportChanges } from '#db/model/importChanges.ts'
import { completedHere, touchedHere, type UndoPlan, undoPlan } from './undo.ts'

const undoFailed = changeFailed('Undo failed', 'The import could not be undone. Please try again.')

/** Undoes an import: its leads go that nobody changed since, and what it filled in on other leads is taken back. */
export function useUndoImport() {
  const { user, team, store, change } = useWorkspace()
  const leads = useLiveRows('leads')
  const [busy, setBusy] = useState<number>()

  /** What happened to its leads since; of an import that was not sent yet, only this device knows it. */
  const changesOf = async (row: Import): Promise<ImportChanges> => {
    const rows = [...leads.rows.values()]
    const ids = new Set(rows.filter(({ importId }) => importId === row.id).map(({ id }) => id))
    const here = await touchedHere(store, team.id, ids)
    const unsent = await store.outbox
      .filter(({ rowId, name }) => rowId === row.id && name === 'import.create')
      .first()
    if (unsent?.state === 'waiting')
      return { touched: here, completed: await completedHere(store, unsent.seq) }
    const told = await call(ImportChanges, 'GET', `/api/teams/${team.id}/imports/${row.id}`)
    return { touched: [...here, ...told.touched], completed: told.completed }
  }

  /** @returns what was done; undefined if it failed */
  const undo = async (row: Import): Promise<UndoPlan | undefined> => {
    setBusy(row.id)
    try {
      const changes = await changesOf(row)
      const plan = undoPlan([...leads.rows.values()], row.id, changes)
      await changeMany(user.id, team.id, plan.deletions)
      await changeMany(user.id, team.id, plan.restorations)
      await change({ name: 'import.undo', args: { id: row.id } })
      await store.unfinishedImports.delete(row.id)
      void requestSync(user.id)
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
  const gone = `${deletions.length.toLocaleString('en-US')} ${deletions.length === 1 ? 'lead' : 'leads'} removed`
  return stay.length > 0 ? `${gone}, ${stay.length.toLocaleString('en-US')} stay.` : `${gone}.`
}
