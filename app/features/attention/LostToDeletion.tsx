import { Copy, Undo2 } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { type LostItem, restoring, settling } from '#db/device/attention.ts'
import { entities, nameOf } from '#db/model/entities/registry.ts'
import { Fields, Item } from './Item.tsx'
import { copyAndSay, useAct } from './useAct.ts'
import type { Words } from './useWords.ts'

interface LostToDeletionProps {
  item: LostItem
  /** All items that were lost to the deletion of this row, including this one. */
  others: readonly LostItem[]
  words: Words
}

/**
 * An edit of a row that someone else deleted. The row stays deleted until it is restored, which also applies
 * the edit.
 */
export function LostToDeletion({ item: { conflict, row }, others, words }: LostToDeletionProps) {
  const { change } = useAct()
  const { table, rowId, teamId, loser } = conflict
  const deleted = !row || row.deletedAt !== null
  return (
    <Item
      title={nameOf(table, row) || `A ${entities[table].name}`}
      text={
        words.teamNote(teamId) || (deleted ? `This ${entities[table].name} is deleted` : 'It is back already')
      }
      badge={{ tone: 'blue', word: 'Undone' }}
      actions={
        <>
          {deleted && (
            <Button
              variant="secondary"
              icon={<Undo2 />}
              onClick={() =>
                void change('Restored', teamId, () =>
                  restoring(
                    table,
                    rowId,
                    others.map((one) => one.conflict),
                  ),
                )
              }
            >
              Restore
            </Button>
          )}
          <Button
            variant="ghost"
            onClick={() => void change('Left as it is', teamId, () => settling([conflict]))}
          >
            {deleted ? 'Leave deleted' : 'Done'}
          </Button>
          <Button
            variant="ghost"
            icon={<Copy />}
            onClick={() => void copyAndSay(words.lostText(conflict, row))}
          >
            Copy
          </Button>
        </>
      }
    >
      <p>{words.sentence(conflict)}</p>
      <Fields table={table} fields={Object(loser)} shown={words.shown} />
    </Item>
  )
}
