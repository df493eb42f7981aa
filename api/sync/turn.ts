import { setImmediate } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { TooMany } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'

/**
 * The maximum number of concurrent calls of an account: more than its devices and tabs make, including lost
 * calls.
 */
const MOST_AT_ONCE = 64
const WAIT_S = 1

interface Account {
  calls: number
  last: Promise<unknown>
}

/**
 * Runs an account's calls one after another, so that many calls of one account do not delay those of others.
 */
export function turnsOfAccounts() {
  const accounts = new Map<number, Account>()

  /**
   * Counts the call before its body is read, so that the number of waiting calls is limited.
   * @throws TooMany
   */
  const admitted = createMiddleware<Guarded>(async (c, next) => {
    const { id } = c.get('user')
    const account = accounts.get(id) ?? { calls: 0, last: Promise.resolve() }
    if (account.calls >= MOST_AT_ONCE) throw new TooMany(WAIT_S)
    accounts.set(id, account)
    account.calls++
    try {
      await next()
    } finally {
      account.calls--
      if (account.calls === 0) accounts.delete(id)
    }
  })

  /**
   * Runs the call after the account's earlier ones, with calls of other accounts in between. It reads the
   * body first, so that a slow upload delays no other call.
   */
  const inTurn = createMiddleware<Guarded>(async (c, next) => {
    if (c.req.method !== 'GET') await c.req.text()
    const account = accounts.get(c.get('user').id)
    if (!account) throw new Error('Only what was admitted has a turn.')
    const isAlone = account.calls === 1
    const mine = account.last.then(() => (isAlone ? undefined : setImmediate())).then(next)
    account.last = mine.catch(() => {})
    await mine
  })

  return { admitted, inTurn }
}
