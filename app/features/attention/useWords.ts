import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import { useNames } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { type RefusedItem, type RowConflict, typedInBatch, typedOf } from '#db/device/attention.ts'
import { deviceId } from '#db/device/device.ts'
import { type AnyRow, entities, nameOf, type Table } from '#db/model/entities/registry.ts'
import {
  conflictSentence,
  failureTitle,
  fieldLines,
  makerShown,
  refusedName,
  type Side,
  timeShown,
} from './words.ts'

export type Words = ReturnType<typeof useWords>

/** The texts for items, with the names of people, teams and products that this device knows. */
export function useWords() {
  const { user, store, team, teams } = useWorkspace()
  const teamIds = useMemo(() => teams.map(({ id }) => id), [teams])
  const names = useNames(teamIds)
  const products = useLiveQuery(() => store.products.toArray(), [store])
  const here = useDeviceId()
  return useMemo(() => {
    const reader = { userId: user.id, deviceId: here, names }
    const shown = (field: string, value: unknown) =>
      (field === 'productId' && products?.find(({ id }) => id === value)?.name) ||
      (isOfPerson(field) && typeof value === 'number' && (names.get(value) ?? 'A team mate')) ||
      valueShown(field, value)
    return {
      shown,
      sentence: (conflict: RowConflict) => conflictSentence(conflict, reader, shown),
      maker: (conflict: RowConflict, side: Side) => makerShown(conflict, side, reader),
      lines: (table: Table, fields: object) => fieldLines(table, fields, shown),
      /** The item's team, unless it is the current one. */
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
        const typed = [typedOf(item.entries), ...typedInBatch(item.entries)]
        return [...what, ...why, ...typed.flatMap((one) => fieldLines(item.table, one, shown))].join('\n')
      },
      lostText: (conflict: RowConflict, row: AnyRow | undefined): string => {
        const { kind, field, loser } = conflict
        const sides = ['loser', 'winner'] as const
        const values =
          kind === 'field'
            ? sides.map((side) => `${makerShown(conflict, side, reader)}: ${shown(field, conflict[side])}`)
            : fieldLines(conflict.table, Object(loser), shown)
        const name = nameOf(conflict.table, row) || entities[conflict.table].name
        return [name, conflictSentence(conflict, reader, shown), ...values].join('\n')
      },
    }
  }, [user.id, team.id, teams, names, products, here])
}

/** Whether the field holds the id of a member: the owner of a lead, or the person who has a task. */
const isOfPerson = (field: string) => field === 'ownerId' || field === 'userId'

/** This device's id in the protocol; undefined until it has been read. */
function useDeviceId(): string | undefined {
  const [here, setHere] = useState<string>()
  useEffect(() => void deviceId().then(setHere), [])
  return here
}
