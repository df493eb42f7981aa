import { useLiveQuery } from 'dexie-react-hooks'
import { CircleCheck, Download } from 'lucide-react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { saveFile } from '#app/ui/saveFile.ts'
import { useWide } from '#app/ui/useWide.ts'
import { attentionOf, type Attention as Items } from '#db/device/attention.ts'
import { FieldConflict } from './FieldConflict.tsx'
import { LostToDeletion } from './LostToDeletion.tsx'
import { Refused } from './Refused.tsx'
import { Unread } from './Unread.tsx'
import { useWords, type Words } from './useWords.ts'

/**
 * What the person must look at, in all their teams: changes that were refused, are in conflict or were
 * undone.
 */
export function Attention() {
  const { store } = useWorkspace()
  const items = useLiveQuery(() => attentionOf(store), [store])
  const words = useWords()
  const exported = items ? items.refused.length + items.lost.length : 0
  const count = exported + (items?.unread ?? 0)
  const wide = useWide()
  const exporting = items && exported > 0 && (
    <Button variant="secondary" icon={<Download />} onClick={() => exportAll(items, words)}>
      Export
    </Button>
  )
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Attention"
        subtitle="What was refused, met someone else's change, or was undone"
        actions={wide && exporting}
      />
      {!items && <SkeletonList />}
      {items && count === 0 && (
        <EmptyState
          icon={<CircleCheck />}
          title="Nothing needs your attention"
          text="When a change is refused or meets someone else's, it is kept here until you have seen to it."
        />
      )}
      {items && <ItemList items={items} words={words} />}
      {!wide && exporting && <div className="mt-4 grid">{exporting}</div>}
    </div>
  )
}

function ItemList({ items: { refused, lost, unread }, words }: { items: Items; words: Words }) {
  const deletions = lost.filter(({ conflict }) => conflict.kind !== 'field')
  return (
    <ul className="grid gap-3">
      {unread > 0 && (
        <li>
          <Unread count={unread} />
        </li>
      )}
      {refused.map((item) => (
        <li key={item.rows > 1 ? item.entries[0]?.mid : `${item.table} ${item.rowId}`}>
          <Refused item={item} words={words} />
        </li>
      ))}
      {lost.map((item) => (
        <li key={item.conflict.id}>
          {item.conflict.kind === 'field' ? (
            <FieldConflict item={item} words={words} />
          ) : (
            <LostToDeletion
              item={item}
              others={deletions.filter(({ conflict }) => conflict.rowId === item.conflict.rowId)}
              words={words}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function exportAll({ refused, lost }: Items, words: Words) {
  const texts = [
    ...refused.map(words.refusedText),
    ...lost.map(({ conflict, row }) => words.lostText(conflict, row)),
  ]
  saveFile(`rove-attention-${new Date().toISOString().slice(0, 10)}.txt`, `${texts.join('\n\n')}\n`)
}
