import { ArchiveRestore, Funnel, type LucideIcon, Mail, Package, Trash2, User } from 'lucide-react'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { changesOf } from '#db/device/mutate.ts'
import { type BinTable, KEPT_DAYS } from '#db/model/deletion.ts'
import type { Deleted } from './bin.ts'
import { useDeletions } from './useDeletions.ts'

const ROW_HEIGHT_PX = 72

/** The rows that were deleted in the last 30 days, with who and when; each can be restored, also offline. */
export function RecentlyDeleted() {
  const { change } = useWorkspace()
  const deleted = useDeletions()
  const restore = ({ table, id, name, kind }: Deleted) =>
    attempt(() => change(...changesOf(table, 'restore', { id })), {
      done: { title: `${kind} restored`, text: name },
      failed: changeFailed('Failed to restore', 'Please try again.'),
    })
  return (
    <>
      <PageHeader
        title="Recently deleted"
        subtitle={`Kept for ${KEPT_DAYS} days, then gone for good. What is restored is back for the whole team.`}
      />
      {!deleted && <SkeletonList />}
      {deleted?.length === 0 && (
        <EmptyState
          icon={<Trash2 />}
          title="Nothing deleted"
          text="Leads, products, emails and views that somebody deletes can be restored here."
        />
      )}
      {deleted && deleted.length > 0 && (
        <LongList
          label="Deleted"
          rows={deleted}
          rowHeight={ROW_HEIGHT_PX}
          rowClassName="border-line border-b"
          stateless
        >
          {(item) => <DeletedRow item={item} onRestore={() => void restore(item)} />}
        </LongList>
      )}
    </>
  )
}

const icons: Record<BinTable, LucideIcon> = { leads: User, products: Package, emails: Mail, views: Funnel }

function DeletedRow({ item, onRestore }: { item: Deleted; onRestore: () => void }) {
  const { name, kind, at, by, table } = item
  const Icon = icons[table]
  return (
    <article className="flex min-h-18 items-center gap-3 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-title">{name}</h2>
        <p className="text-muted text-sm">
          {kind}
          {by && ` deleted by ${by}`}, <TimeAgo at={at} />
        </p>
      </div>
      <Button
        variant="secondary"
        icon={<ArchiveRestore className="max-sm:hidden" />}
        aria-label={`Restore ${name}`}
        onClick={onRestore}
      >
        Restore
      </Button>
    </article>
  )
}
