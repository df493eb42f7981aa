import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Rule } from '#api/http/limits.ts'
import { userNamed } from '#db/server/users.ts'
import { type KnownNetworks, networkOf } from './networks.ts'

const Named = v.pipe(v.string(), v.parseJson(), v.object({ username: v.string() }))
const MOST_NAME_CHARS = 100
const TAKEN = 409

/**
 * Slows down those calls that guess, cost or fill something: 429 beyond its limits. What phones ask the server to
 * look for is counted where it takes effect (api/sync/commit.ts), since it comes by push as well.
 */
export function limited({ limits, store }: Pick<Deps, 'limits' | 'store'>, networks: KnownNetworks) {
  const byNetwork = (rule: Rule) =>
    createMiddleware<Guarded>(async (c, next) => {
      await limits.take(rule, networkOf(c.get('client').address))
      await next()
    })
  const byAccount = (rule: Rule) =>
    createMiddleware<Guarded>(async (c, next) => {
      await limits.take(rule, c.get('user').id)
      await next()
    })
  /** Counts only the answers that tell of somebody else's name or address. */
  const telling = (rule: Rule, whoOf: (c: Context<Guarded>) => string | number) =>
    createMiddleware<Guarded>(async (c, next) => {
      const who = whoOf(c)
      await limits.take(rule, who)
      await next()
      if (c.res.status !== TAKEN) await limits.giveBack(rule, who)
    })

  /** Failures alone count, and nobody else's count where the account has signed in before. */
  const signIn = createMiddleware<Guarded>(async (c, next) => {
    const { address } = c.get('client')
    const network = networkOf(address)
    const account = accountIn(await c.req.text())
    const user = await userNamed(store.read, account)
    const taken: [Rule, string][] = [['signInHere', `${account} ${network}`]]
    if (!user || !(await networks.knows(user.id, address))) {
      taken.push(['signInNetwork', network], ['signInAccount', account])
    }
    for (const [rule, who] of taken) await limits.take(rule, who)
    await next()
    // A right password whose second step is to come is no guess.
    if (!c.res.ok && !c.get('passwordProven')) return
    for (const [rule, who] of taken) await limits.giveBack(rule, who)
  })

  return new Hono<Guarded>()
    .post('/auth/login', signIn)
    .post(
      '/auth/register',
      byNetwork('registerNetwork'),
      telling('takenNetwork', (c) => networkOf(c.get('client').address)),
    )
    .post('/auth/reset-password', byNetwork('resetNetwork'))
    .post('/auth/second-step', byNetwork('secondStepNetwork'))
    .post('/auth/passkey-options', byNetwork('passkeyNetwork'))
    .post('/auth/passkey', byNetwork('passkeyNetwork'))
    .post('/users/me/factors/proof', byAccount('proof'))
    .post('/auth/password', byAccount('password'))
    .patch(
      '/users/me',
      byAccount('profile'),
      telling('taken', (c) => c.get('user').id),
    )
    .put('/keys/:provider', byAccount('keyCheck'))
    .post('/teams', byAccount('team'))
    .post('/teams/:id/invitations', byNetwork('inviteNetwork'), byAccount('invite'))
    .post('/generate-company-suggestions', byNetwork('askNetwork'))
    .post('/company-suggestions/approve', byNetwork('askNetwork'))
    .post('/places/address', byNetwork('askNetwork'), byAccount('ask'))
    .post('/generate-email', byNetwork('askNetwork'), byAccount('ask'))
    .post('/help', byNetwork('askNetwork'), byAccount('help'))
    .post('/uploads', byNetwork('uploadNetwork'), byAccount('upload'))
    .put('/uploads/:id', byNetwork('uploadNetwork'), byAccount('upload'))
}

/** Who wants to sign in, as far as what was sent says so. */
function accountIn(body: string): string {
  const named = v.safeParse(Named, body)
  return named.success ? named.output.username.trim().toLowerCase().slice(0, MOST_NAME_CHARS) : ''
}
