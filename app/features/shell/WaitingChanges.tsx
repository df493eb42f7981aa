import { useLiveQuery } from 'dexie-react-hooks'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deedOf, subjectOf } from './describe.ts'

const SHOWN_AT_MOST = 100

/** The changes that wait to be sent, in the order in which they were made. */
export function WaitingChanges() {
  const { store } = useWorkspace()
  const waiting = useLiveQuery(async () => {
    const entries = await store.outbox.where('state').equals('waiting').sortBy('seq')
    const shown = entries.slice(0, SHOWN_AT_MOST)
    const changes = await Promise.all(
      shown.map(async (entry) => ({ entry, row: await store.rows(entry.table).get(entry.rowId) })),
    )
    return { changes, more: entries.length - shown.length }
  }, [store])
  if (!waiting) return null
  const { changes, more } = waiting
  if (changes.length === 0) return <p className="text-muted">Nothing waits to be sent.</p>
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">Waiting to be sent</h3>
      <ul className="grid gap-2">
        {changes.map(({ entry, row }) => (
          <li key={entry.mid} className="grid gap-0.5 rounded-md border border-line px-3 py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-medium">{deedOf(entry)}</span>
              <span className="text-muted text-sm">{new Date(entry.at).toLocaleString()}</span>
            </span>
            <span className="wrap-anywhere">{subjectOf(entry, row)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted text-sm">and {more} more</p>}
    </section>
  )
}
