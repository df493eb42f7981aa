import { Copy } from 'lucide-react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { choosing, type LostItem, restoring, settling } from '#db/device/attention.ts'
import { labelOf } from '#db/model/entities/label.ts'
import { entities, nameOf } from '#db/model/entities/registry.ts'
import { Item } from './Item.tsx'
import { copyAndSay, useAct } from './useAct.ts'
import type { Words } from './useWords.ts'

/** Two values of one field: the one that stands, and the one that was set aside, one tap from being put back. */
export function FieldConflict({ item, words }: { item: LostItem; words: Words }) {
  const { conflict, row } = item
  const { field, table, teamId } = conflict
  const text = [labelOf(table, field), words.teamNote(teamId)].filter(Boolean).join(' · ')
  return (
    <Item
      title={nameOf(table, row) || `A ${entities[table].name}`}
      text={text}
      badge={{ tone: 'yellow', word: 'Two changes' }}
      actions={<Actions item={item} words={words} />}
    >
      <p>{words.sentence(conflict)}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Value item={item} side="winner" words={words} />
        <Value item={item} side="loser" words={words} />
      </div>
      {(!row || row.deletedAt) && (
        <p className="text-muted">This {entities[table].name} has been deleted since.</p>
      )}
    </Item>
  )
}

type Side = 'winner' | 'loser'

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function standing({ conflict, row }: LostItem): unknown {
  const now: Record<string, unknown> = { ...row }
  return now[conflict.field]
}

function Value({ item, side, words }: { item: LostItem; side: Side; words: Words }) {
  const { user } = useWorkspace()
  const by = side === 'winner' ? item.conflict.winnerBy : item.conflict.loserBy
  const value = item.conflict[side]
  const stands = same(standing(item), value)
  const whose = by === user.id ? 'Yours' : words.someone(by).owner
  return (
    <div className={classes('min-w-0 rounded-md border p-3', stands ? 'border-accent' : 'border-line')}>
      <p className="text-muted text-sm">
        <span className="inline-block first-letter:uppercase">{whose}</span>
        {stands && ', stands now'}
      </p>
      <p className="wrap-anywhere select-text whitespace-pre-wrap">
        {words.shown(item.conflict.field, value) || <i className="text-muted">empty</i>}
      </p>
    </div>
  )
}

function Actions({ item, words }: { item: LostItem; words: Words }) {
  const { conflict, row } = item
  const { change } = useAct()
  const alive = row && !row.deletedAt
  const now = standing(item)
  const neither = !same(now, conflict.winner) && !same(now, conflict.loser)
  return (
    <>
      {alive ? (
        (['loser', 'winner'] as const).map((side) => (
          <Choice key={side} item={item} side={side} words={words} />
        ))
      ) : (
        <Button
          disabled={!row}
          onClick={() =>
            void change('Restored', conflict.teamId, () => restoring(conflict.table, conflict.rowId, []))
          }
        >
          Restore
        </Button>
      )}
      {(neither || !alive) && (
        <Button
          variant="secondary"
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

/** "Use Ana’s" puts a value back, "Keep mine" leaves the one that stands. */
function Choice({ item, side, words }: { item: LostItem; side: Side; words: Words }) {
  const { user } = useWorkspace()
  const { change } = useAct()
  const { conflict } = item
  const value = conflict[side]
  const keeps = same(standing(item), value)
  const by = side === 'winner' ? conflict.winnerBy : conflict.loserBy
  const bothMine = conflict.winnerBy === conflict.loserBy
  const whose = by === user.id ? 'mine' : words.someone(by).owner
  const which = bothMine ? (side === 'winner' ? 'the later' : 'the earlier') : whose
  const choose = () =>
    change(keeps ? 'Kept' : 'Put back', conflict.teamId, () =>
      keeps ? settling([conflict]) : choosing(item, value),
    )
  return (
    <Button variant={keeps ? 'secondary' : 'primary'} onClick={() => void choose()}>
      {keeps ? 'Keep' : 'Use'} {which}
    </Button>
  )
}
