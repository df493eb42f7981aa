import { Copy } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { choosing, type LostItem, restoring, settling } from '#db/device/attention.ts'
import { labelOf } from '#db/model/entities/label.ts'
import { entities, nameOf } from '#db/model/entities/registry.ts'
import { Item } from './Item.tsx'
import { copyAndSay, useAct } from './useAct.ts'
import type { Words } from './useWords.ts'
import { type Side, valueNamed } from './words.ts'

/**
 * Two values of one field, each with its author, device and time: one is in effect, and the other can be
 * chosen.
 */
export function FieldConflict({ item, words }: { item: LostItem; words: Words }) {
  const { conflict, row } = item
  const { field, table, teamId } = conflict
  const text = [labelOf(table, field), words.teamNote(teamId)].filter(Boolean).join(' · ')
  const isThere = row !== undefined && !row.deletedAt
  return (
    <Item
      title={nameOf(table, row) || `A ${entities[table].name}`}
      text={text}
      badge={{ tone: 'yellow', word: 'Two changes' }}
      actions={<Actions item={item} isThere={isThere} words={words} />}
    >
      <p>
        This was changed twice, one change not knowing of the other.
        {isThere && ' Which is right?'}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {inTime(item).map((side) => (
          <Value key={side} item={item} side={side} isThere={isThere} words={words} />
        ))}
      </ul>
      {!isThere && <p className="text-muted">This {entities[table].name} has been deleted since.</p>}
    </Item>
  )
}

const inTime = ({ conflict: { winnerAt, loserAt } }: LostItem): readonly Side[] =>
  winnerAt < loserAt ? ['winner', 'loser'] : ['loser', 'winner']

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function standing({ conflict, row }: LostItem): unknown {
  const now: Record<string, unknown> = { ...row }
  return now[conflict.field]
}

interface ValueProps {
  item: LostItem
  side: Side
  /** Whether the row still exists and can be changed. */
  isThere: boolean
  words: Words
}

/** One of the two values, and the button that puts it into effect. */
function Value({ item, side, isThere, words }: ValueProps) {
  const { change } = useAct()
  const { conflict } = item
  const value = conflict[side]
  const shown = words.shown(conflict.field, value)
  const stands = isThere && same(standing(item), value)
  const maker = words.maker(conflict, side)
  const choice = `${stands ? 'Keep' : shown === '' ? 'Make' : 'Use'} ${valueNamed(shown)}`
  const choose = () =>
    change(stands ? 'Kept' : 'Changed', conflict.teamId, () =>
      stands ? settling([conflict]) : choosing(item, value),
    )
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-md border border-line p-3">
      <p className="flex flex-wrap gap-x-2 text-muted text-sm">
        <span>{maker}</span>
        {stands && <strong className="font-medium">Stands now</strong>}
      </p>
      <p className="wrap-anywhere grow select-text whitespace-pre-wrap">
        {shown || <i className="text-muted">empty</i>}
      </p>
      {isThere && (
        <Button variant="secondary" wide aria-label={`${choice}, ${maker}`} onClick={() => void choose()}>
          <span className="min-w-0 truncate">{choice}</span>
        </Button>
      )}
    </li>
  )
}

/** Further actions. */
function Actions({ item, isThere, words }: { item: LostItem; isThere: boolean; words: Words }) {
  const { conflict, row } = item
  const { change } = useAct()
  const now = standing(item)
  const isNeither = !same(now, conflict.winner) && !same(now, conflict.loser)
  return (
    <>
      {!isThere && (
        <Button
          variant="secondary"
          disabled={!row}
          onClick={() =>
            void change('Restored', conflict.teamId, () => restoring(conflict.table, conflict.rowId, []))
          }
        >
          Restore
        </Button>
      )}
      {(isNeither || !isThere) && (
        <Button
          variant="ghost"
          onClick={() => void change('Left as it is', conflict.teamId, () => settling([conflict]))}
        >
          Leave as it is
        </Button>
      )}
      <Button variant="ghost" icon={<Copy />} onClick={() => void copyAndSay(words.lostText(conflict, row))}>
        Copy
      </Button>
    </>
  )
}
