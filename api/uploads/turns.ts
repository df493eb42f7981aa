import { TooMany } from '#api/http/errors.ts'

/** So much may wait of one account, each with its bytes in memory: phones send one file after the other. */
const MOST_WAITING = 12
const TRY_AGAIN_S = 10

/** Runs work of many accounts, one after the other. */
export type Turns = <T>(account: number, work: () => Promise<T>) => Promise<T>

/**
 * One piece of work at a time, each account in its turn, so that who brings much waits for it and nobody else does.
 * @returns runs work when it is its account's turn; throws TooMany when too much of that account waits already
 */
export function createTurns(): Turns {
  /** By account, in the order of their turns. */
  const waiting = new Map<number, (() => Promise<void>)[]>()
  let busy = false

  const next = (): (() => Promise<void>) | undefined => {
    for (const [account, [first, ...rest]] of waiting) {
      waiting.delete(account)
      if (rest.length > 0) waiting.set(account, rest)
      return first
    }
    return undefined
  }
  const runAll = async () => {
    busy = true
    for (let run = next(); run; run = next()) await run()
    busy = false
  }

  return async (account, work) => {
    const mine = waiting.get(account) ?? []
    if (mine.length >= MOST_WAITING) throw new TooMany(TRY_AGAIN_S)
    return new Promise((resolve, reject) => {
      waiting.set(account, [...mine, () => work().then(resolve, reject)])
      if (!busy) void runAll()
    })
  }
}
