import type { Handle } from '#db/server/database/handle.ts'
import type { Entry, NewEntry } from '#db/server/queue.ts'

/** How to process queue entries of one kind. */
export interface Handler {
  /** The maximum number that a server processes at once, in different lanes. */
  atOnce: number
  /** The minimum time between the starts of two entries of one lane, in ms. */
  apartMs?: number
  /**
   * Processes an entry. It is retried after an error, and after a server died while processing it, unless
   * there is `interrupted`.
   * @param signal aborted when the entry is no longer wanted (`isWanted`)
   */
  run(entry: Entry, signal: AbortSignal): Promise<void>
  /**
   * Called instead of a retry for an entry that a server was processing when it died: for work that may have
   * had an effect outside, such as a bill.
   */
  interrupted?(entry: Entry): Promise<void>
  /** Whether an entry that is being processed is still wanted. */
  isWanted?(entry: Entry): Promise<boolean>
  /** Entries that other rows require; missing ones are added to the queue. */
  wanted?(handle: Handle): Promise<NewEntry[]>
  /** The minimum time between two calls of `wanted`, in ms; without it, it is called whenever the queue looks. */
  wantedEveryMs?: number
}
