import * as v from 'valibot'
import { attentionCount } from '#db/device/attention.ts'
import { rowIdsOf } from '#db/device/outbox.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import { sharedQuery } from './sharedQuery.ts'

/** The changes that are not sent yet. The rows are put together when they are first read: an import has many. */
class Waiting {
  readonly count: number
  readonly hasNewLead: boolean
  readonly #entries: readonly OutboxEntry[]
  #rows: ReadonlySet<number> | undefined

  constructor(entries: readonly OutboxEntry[]) {
    this.#entries = entries
    this.count = entries.reduce((sum, entry) => sum + rowIdsOf(entry).length, 0)
    this.hasNewLead = entries.some(({ name }) => name === 'lead.create')
  }

  get rows(): ReadonlySet<number> {
    this.#rows ??= rowsOf(this.#entries)
    return this.#rows
  }
}

const useWaiting = sharedQuery(
  async (store) => new Waiting(await store.outbox.where('state').equals('waiting').toArray()),
)

/** The ids of the rows with data that exists only on this device: changed rows, and leads with new notes. */
export const useUnsent = (): ReadonlySet<number> => useWaiting((waiting) => waiting?.rows ?? none)

/** The number of unsent changes; undefined until they have been read. */
export const useUnsentCount = (): number | undefined => useWaiting((waiting) => waiting?.count)

/** Whether one of the unsent changes is a lead that this person added. */
export const useHasNewLead = (): boolean => useWaiting((waiting) => waiting?.hasNewLead ?? false)

const useAttention = sharedQuery(attentionCount)

/** The number of entries under Attention, which the sync could not settle by itself. */
export const useAttentionCount = (): number => useAttention((count) => count ?? 0)

const none: ReadonlySet<number> = new Set()

const rowsOf = (entries: readonly OutboxEntry[]): ReadonlySet<number> =>
  new Set(entries.flatMap((entry) => [...rowIdsOf(entry), ...leadIn(entry.args)]))

const AboutLead = v.object({ fields: v.object({ leadId: v.number() }) })

const leadIn = (args: unknown): number[] => (v.is(AboutLead, args) ? [args.fields.leadId] : [])
