import { Later, TooMany } from '#api/http/errors.ts'

/** A browser keeps one open for all its tabs. */
const usual = { ofPerson: 30, inAll: 5000 }
const ASK_AGAIN_S = 60

/** Counts the event streams that are open, so that they never take all connections. */
export interface Streams {
  /** @returns the end of it @throws TooMany for one person's too many, Later (503) where the server has too many */
  open(userId: number): () => void
  /** How many are open. */
  count(): number
}

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
