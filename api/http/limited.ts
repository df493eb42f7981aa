import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import type { Guarded } from './guard.ts'
import type { Limits, Rule } from './limits.ts'

const Named = v.pipe(v.string(), v.parseJson(), v.object({ username: v.string() }))
const MOST_NAME_CHARS = 100

/**
 * Slows down those calls that guess, cost or fill something: 429 beyond its limits. What phones ask the server to
 * look for is counted where it takes effect (api/sync/commit.ts), since it comes by push as well.
 */
export function limited(limits: Limits) {
  const byAddress = (rule: Rule) =>
    createMiddleware<Guarded>(async (c, next) => {
      await limits.take(rule, addressOf(c))
      await next()
    })
  const byAccount = (rule: Rule) =>
    createMiddleware<Guarded>(async (c, next) => {
      await limits.take(rule, c.get('user').id)
      await next()
    })

  /** Failures alone count. A stranger who guesses elsewhere does not lock out an address that the account knows. */
  const signIn = createMiddleware(async (c, next) => {
    const address = addressOf(c)
    const account = accountIn(await c.req.text())
    const here = `${account} ${address}`
    const taken: [Rule, string][] = [
      ['signInAddress', address],
      ['signInHere', here],
    ]
    if (!(await limits.knows(here))) taken.push(['signInAccount', account])
    for (const [rule, who] of taken) await limits.take(rule, who)
    await next()
    if (!c.res.ok) return
    for (const [rule, who] of taken) await limits.giveBack(rule, who)
    await limits.welcome(here)
  })

  return new Hono<Guarded>()
    .post('/auth/login', signIn)
    .post('/auth/register', byAddress('register'))
    .post('/auth/reset-password', byAddress('passwordAddress'))
    .post('/auth/password', byAddress('passwordAddress'), byAccount('password'))
    .post('/teams/:id/invitations', byAddress('inviteAddress'), byAccount('invite'))
    .post('/generate-company-suggestions', byAddress('askAddress'))
    .post('/company-suggestions/approve', byAddress('askAddress'))
    .post('/generate-email', byAddress('askAddress'), byAccount('ask'))
    .post('/uploads', byAddress('uploadAddress'), byAccount('upload'))
    .put('/uploads/:id', byAddress('uploadAddress'), byAccount('upload'))
}

/** A network of IPv6 is one customer's, who has all of its addresses. */
function addressOf(c: Context): string {
  const { address } = c.get('client')
  if (!ipaddr.IPv6.isValid(address)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()
}

/** Who wants to sign in, as far as what was sent says so. */
function accountIn(body: string): string {
  const named = v.safeParse(Named, body)
  return named.success ? named.output.username.trim().toLowerCase().slice(0, MOST_NAME_CHARS) : ''
}
