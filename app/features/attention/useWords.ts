import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useNames } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { type RefusedItem, type RowConflict, typedOf } from '#db/device/attention.ts'
import { type AnyRow, entities, nameOf, type Table } from '#db/model/entities/registry.ts'
import { conflictSentence, failureTitle, fieldLines, refusedName, someone, timeShown } from './words.ts'

export type Words = ReturnType<typeof useWords>

/** The words for items, with the names of people, teams and products that this device knows. */
export function useWords() {
  const { user, store, team, teams } = useWorkspace()
  const teamIds = useMemo(() => teams.map(({ id }) => id), [teams])
  const names = useNames(teamIds)
  const products = useLiveQuery(() => store.products.toArray(), [store])
  return useMemo(() => {
    const shown = (field: string, value: unknown) =>
      (field === 'productId' && products?.find(({ id }) => id === value)?.name) || valueShown(field, value)
    return {
      shown,
      sentence: (conflict: RowConflict) => conflictSentence(conflict, user.id, names, shown),
      someone: (id: number | null) => someone(id, user.id, names),
      lines: (table: Table, fields: object) => fieldLines(table, fields, shown),
      /** The team, where it is not the one worked in. */
      teamNote: (teamId: number): string => {
        if (teamId === team.id || teamId === user.id) return ''
        const other = teams.find(({ id }) => id === teamId)
        return other ? `In ${other.name}` : 'In a team that you are no longer in'
      },
      refusedText: (item: RefusedItem): string => {
        const [first] = item.entries
        const last = item.entries.at(-1)
        const what = first ? [`${refusedName(item)}: ${failureTitle(first)}`] : []
        const why = last ? [`${last.message ?? ''} (${timeShown(last.at)})`] : []
        return [...what, ...why, ...fieldLines(item.table, typedOf(item.entries), shown)].join('\n')
      },
      lostText: (conflict: RowConflict, row: AnyRow | undefined): string => {
        const { kind, field, loser } = conflict
        const values =
          kind === 'field'
            ? [`Set aside: ${shown(field, loser)}`, `Stands: ${shown(field, conflict.winner)}`]
            : fieldLines(conflict.table, Object(loser), shown)
        const name = nameOf(conflict.table, row) || entities[conflict.table].name
        return [name, conflictSentence(conflict, user.id, names, shown), ...values].join('\n')
      },
    }
  }, [user.id, team.id, teams, names, products])
}
