import { Banner } from '#app/ui/Banner.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Storage } from '#db/model/storage.ts'
import type { Team } from '#db/model/team.ts'
import { Bar, NEARLY_FULL } from './Bar.tsx'
import { storageUse, useStorage } from './storage.ts'
import { whyNot } from './whyNot.ts'

/** How much of its storage the team has used, and by what; for its owner and admins. */
export function StorageUsed({ team }: { team: Team }) {
  const { data, error } = useStorage(team.id)
  return (
    <Card title="Storage" text="When it is full, what is added waits on the phones until there is room.">
      {!data && (error ? <p className="text-muted text-sm">{whyNot(error)}</p> : <SkeletonList rows={2} />)}
      {data && <Used storage={data} whose={team.personal ? 'Your personal space' : 'Your team'} />}
    </Card>
  )
}

function Used({ storage, whose }: { storage: Storage; whose: string }) {
  const { share, words, kinds } = storageUse(storage, whose)
  return (
    <div className="grid gap-3">
      {share < NEARLY_FULL ? <p>{words}</p> : <Banner tone={share < 1 ? 'warn' : 'error'}>{words}</Banner>}
      {storage.quota !== null && <Bar share={share} />}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {kinds.map(({ name, size }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{size}</dd>
          </div>
        ))}
      </dl>
      {share >= NEARLY_FULL && (
        <p className="text-muted text-sm">
          An imported list that is removed makes room at once, what is deleted after 30 days. Whoever runs the
          server can give more.
        </p>
      )}
    </div>
  )
}
