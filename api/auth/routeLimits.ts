import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { isStreaming } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { TooMany } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Rule } from '#api/http/limits.ts'
import { usernameKey } from '#db/model/username.ts'
import { userNamed } from '#db/server/usernames.ts'
import { type KnownNetworks, networkOf } from './networks.ts'

const BodyWithUsername = v.pipe(v.string(), v.parseJson(), v.object({ username: v.string() }))
const MOST_NAME_CHARS = 100
const TAKEN = 409

/**
 * Rate limits for calls that allow guessing, cost money or use space: 429 beyond the limits. Work that phones
 * request is counted where it takes effect (api/sync/commit.ts), because it also arrives by push.
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
  /** Counts only responses that reveal that somebody has a name or an address. */
  const telling = (rule: Rule, whoOf: (c: Context<Guarded>) => string | number) =>
    createMiddleware<Guarded>(async (c, next) => {
      const who = whoOf(c)
      await limits.take(rule, who)
      await next()
      if (c.res.status !== TAKEN) await limits.giveBack(rule, who)
    })

  /**
   * Only failures count. On a network from which the account signed in before, failures from elsewhere do not
   * count.
   */
  const signIn = createMiddleware<Guarded>(async (c, next) => {
    const { address } = c.get('client')
    const network = networkOf(address)
    const username = nameIn(await c.req.text())
    const account = usernameKey(username)
    const user = await userNamed(store.read, username)
    const taken: [Rule, string][] = [['signInHere', `${account} ${network}`]]
    if (!user || !(await networks.knows(user.id, address))) {
      taken.push(['signInNetwork', network], ['signInAccount', account])
    }
    for (const [rule, who] of taken) await limits.take(rule, who)
    await next()
    // A correct password with a pending second step is not a guess.
    if (!c.res.ok && !c.get('passwordProven')) return
    for (const [rule, who] of taken) await limits.giveBack(rule, who)
  })

  /** A call without a session is counted by its network, and has separate limits. */
  const anyCall = createMiddleware<Guarded>(async (c, next) => {
    if (c.get('user')) await limits.take('call', c.get('user').id)
    await next()
  })
  /** Files have separate limits. */
  const anyBytes = createMiddleware<Guarded>(async (c, next) => {
    if (c.get('user') && c.req.method !== 'GET' && !isStreaming(c)) await takeBytes(c)
    await next()
  })
  async function takeBytes(c: Context<Guarded>) {
    const told = c.req.header('Transfer-Encoding') ? undefined : c.req.header('Content-Length')
    // If the length is declared, it is checked before the body is read.
    const bytes = told === undefined ? Buffer.byteLength(await c.req.text()) : Number(told)
    const { id } = c.get('user')
    await limits.take('sent', id, bytes).catch(async (soon: unknown) => {
      if (!(soon instanceof TooMany)) throw soon
      await limits.take('sentAtOnce', id, bytes).catch((late: unknown) => {
        throw late instanceof TooMany ? soon : late
      })
    })
  }
  /** Applies to every call that changes something. */
  const acting = createMiddleware<Guarded>(async (c, next) => {
    if (c.req.method !== 'GET') await limits.take('act', c.get('user').id)
    await next()
  })

  return new Hono<Guarded>()
    .use(anyCall, anyBytes)
    .use('/users/me/factors/*', acting)
    .use('/users/me/sessions/*', acting)
    .use('/teams/*', acting)
    .use('/invitations/*', acting)
    .use('/keys/*', acting)
    .post('/users/me/deletion', byAccount('deletion'))
    .delete('/users/me/deletion', byAccount('deletion'))
    .get('/downloads/:token', byAccount('act'))
    .post('/teams/:id/leads/:leadId/erase', byAccount('erase'))
    .post('/directories', byAccount('import'))
    .post('/directories/preview', byAccount('importPreview'))
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
    .get('/calendars/:file', byNetwork('calendarNetwork'))
    .post('/users/me/calendar', byAccount('profile'))
    .post('/users/me/push', byAccount('profile'))
    .post('/teams', byAccount('team'))
    .post('/teams/:id/invitations', byNetwork('inviteNetwork'), byAccount('invite'))
    .post('/generate-company-suggestions', byNetwork('askNetwork'))
    .post('/company-suggestions/approve', byNetwork('askNetwork'))
    .post('/places/address', byNetwork('askNetwork'), byAccount('ask'))
    .post('/generate-email', byNetwork('askNetwork'), byAccount('ask'))
    .post('/routing', byNetwork('routeNetwork'), byAccount('route'))
    .post('/help', byNetwork('askNetwork'), byAccount('help'))
    .post('/uploads', byNetwork('uploadNetwork'), byAccount('upload'))
    .put('/uploads/:id', byNetwork('uploadNetwork'), byAccount('upload'))
}

/** The username in the request body, if there is one, without characters that PostgreSQL does not accept. */
function nameIn(body: string): string {
  const named = v.safeParse(BodyWithUsername, body)
  if (!named.success) return ''
  return named.output.username.trim().slice(0, MOST_NAME_CHARS).replaceAll('\0', '')
}
