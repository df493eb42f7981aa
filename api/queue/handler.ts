import type { Handle } from '#db/server/database/handle.ts'
import type { Entry, NewEntry } from '#db/server/queue.ts'

/** How the entries of one kind are done. */
export interface Handler {
  /** How many a server does at once, of different lanes. */
  atOnce: number
  /** The least between the beginnings of two of one lane, in ms. */
  apartMs?: number
  /**
   * Does it. It is begun again after it threw, and after a server died at it, unless there is `interrupted`.
   * @param signal ends when nobody wants it any more (`isWanted`)
   */
  run(entry: Entry, signal: AbortSignal): Promise<void>
  /**
   * Told of an entry at which a server died, instead of beginning it again: for what may have had its effect outside,
   * such as a bill.
   */
  interrupted?(entry: Entry): Promise<void>
  /** Whether an entry that is being done is still wanted. */
  isWanted?(entry: Entry): Promise<boolean>
  /** What other rows ask for and the queue may not have yet: added wherever it is not. */
  wanted?(handle: Handle): Promise<NewEntry[]>
}
