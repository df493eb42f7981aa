import { TooMany } from '#api/http/errors.ts'

/**
 * The maximum number of waiting files of one account, each of them in memory; phones send one file at a time.
 */
const MOST_WAITING = 12
const TRY_AGAIN_S = 10

/** Runs work of many accounts, one piece at a time. */
export type Turns = <T>(account: number, work: () => Promise<T>) => Promise<T>

/**
 * Runs one piece of work at a time; accounts take turns, so that an account with much work delays only
 * itself.
 * @returns runs work when it is its account's turn; throws TooMany if too much of that account is already
 * waiting
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
