import { setImmediate } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { TooMany } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'

/** Of one account at once: more than its devices and tabs can make, those whose line broke off among them. */
const MOST_AT_ONCE = 64
const WAIT_S = 1

interface Account {
  calls: number
  last: Promise<unknown>
}

/** Keeps what one account asks for, however much at once, from holding up what others ask for. */
export function turnsOfAccounts() {
  const accounts = new Map<number, Account>()

  /** Before the body is read, so that what waits is bounded. @throws TooMany */
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

  /** After all that the account asked for before; others get in between. What is slow to come in holds up nobody. */
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
