import { Later, TooMany } from '#api/http/errors.ts'

/** The default limits. A browser opens one stream for all its tabs. */
const usual = { ofPerson: 30, inAll: 5000 }
const ASK_AGAIN_S = 60

/** Limits the number of open event streams, so that they never use up all connections. */
export interface Streams {
  /**
   * Counts a new stream.
   * @returns a function to call when it ends
   * @throws TooMany if the person has too many, Later (503) if the server has too many
   */
  open(userId: number): () => void
  /** The number of open streams. */
  count(): number
}

/** Creates the count of this server's streams. */
export function createStreams(limits: typeof usual = usual): Streams {
  const openOf = new Map<number, number>()
  let inAll = 0
  return {
    count: () => inAll,
    open(userId) {
      const before = openOf.get(userId) ?? 0
      if (before >= limits.ofPerson) throw new TooMany(ASK_AGAIN_S)
      if (inAll >= limits.inAll)
        throw new Later(503, 'Too many are connected. Please try again later.', ASK_AGAIN_S)
      openOf.set(userId, before + 1)
      inAll++
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        inAll--
        const left = (openOf.get(userId) ?? 1) - 1
        if (left > 0) openOf.set(userId, left)
        else openOf.delete(userId)
      }
    },
  }
}
