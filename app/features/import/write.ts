import { type Change, mutate, mutateMany } from '#db/device/mutate.ts'
import type { DeviceStore, UnfinishedImport } from '#db/device/store.ts'
import type { Checked } from '#db/import/check.ts'
import { numberedId } from '#db/model/id.ts'
import type { ImportTarget } from './messages.ts'

/** What an import writes, and what its own row says of its file. */
interface Writing {
  checked: Pick<Checked, 'rows' | 'leads' | 'completions' | 'joined' | 'held'>
  target: Omit<ImportTarget, 'userId'>
  name: string
  source: string
}

interface Options {
  now?: Date
  /** Called after each batch with how many leads and completions are on disk, and how many there are in all. */
  onProgress?: (made: number, total: number) => void
  /** Stops the work after the current batch. */
  signal: AbortSignal
}

/**
 * Writes the import's own row, its leads and completions. Repeated, it writes what is missing.
 * @throws Refused, an error of the device's store, or the signal's reason; what was written before stays
 */
export async function writeImport(
  store: DeviceStore,
  { checked, target: { teamId, importId }, name, source }: Writing,
  { now = new Date(), onProgress, signal }: Options,
): Promise<void> {
  const { leads, completions } = checked
  if (!(await store.imports.get(importId))) {
    const fields = { fileName: name.slice(0, 200), source, ...countsIn(checked) }
    await mutate(store, teamId, [{ name: 'import.create', args: { id: importId, fields } }], { now })
  }
  const progressAfter = (before: number) => (made: number) =>
    onProgress?.(before + made, leads.length + completions.length)
  await mutateMany(store, teamId, creationsOf(checked, importId), {
    now,
    onProgress: progressAfter(0),
    signal,
  })
  if (!signal.aborted) {
    const onCompletion = progressAfter(leads.length)
    await mutateMany(store, teamId, completionsOf(checked), { now, onProgress: onCompletion, signal })
  }
  signal.throwIfAborted()
  await store.unfinishedImports.delete(importId)
}

/** How many rows were read, are added, complete a lead, and are held back. */
export const countsIn = ({ rows, leads, completions, joined, held }: Writing['checked']) => ({
  rows,
  added: leads.length,
  completed: completions.length + joined,
  heldBack: held.length,
})

function* creationsOf({ leads }: Writing['checked'], importId: number): Generator<Change> {
  for (const { row, lead } of leads) {
    yield { name: 'lead.import', args: { id: numberedId(importId, row), fields: { ...lead, importId } } }
  }
}

function* completionsOf({ completions }: Writing['checked']): Generator<Change> {
  for (const { id, changes } of completions) {
    if (Object.keys(changes).length > 0) yield { name: 'lead.complete', args: { id, changes } }
  }
}

/** The import of a team that was interrupted while it was written, if there is one, and nobody has undone it. */
export async function unfinishedIn(
  store: DeviceStore,
  teamId: number,
): Promise<UnfinishedImport | undefined> {
  const all = await store.unfinishedImports.filter((kept) => kept.teamId === teamId).toArray()
  const begun = await store.imports.bulkGet(all.map(({ id }) => id))
  return all.find((_, at) => !begun[at]?.undoneAt)
}
