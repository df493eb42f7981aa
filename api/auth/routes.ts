import { Hono } from 'hono'
import * as v from 'valibot'
import { body, query } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, unauthenticated } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { Login, Registration } from '#db/model/user.ts'
import { record } from '#db/server/audit.ts'
import { openOwnStream } from '#db/server/settings.ts'
import { addTeam } from '#db/server/teams.ts'
import { userNamed } from '#db/server/usernames.ts'
import { addUser, publicUser, userWithEmail } from '#db/server/users.ts'
import { type Admitting, admissionOf, admit, invitedTo } from './admission.ts'
import { canCheckPasswordOf, hashedNew, isPasswordOf, renewHash } from './password.ts'
import type { Sessions } from './session.ts'
import type { SignIn } from './signIn.ts'

/** The parameters of the registration page. */
const Shown = v.object({ invitation: v.optional(v.string(), '') })

export function authRoutes(deps: Deps & Admitting, sessions: Sessions, signIn: SignIn) {
  const { store, now } = deps
  return new Hono<Guarded>()
    .get('/user', async (c) => {
      if (c.req.query('justLoggedOut') === 'true') throw unauthenticated()
      return c.json(await publicUser(store.read, c.get('user')))
    })
    .post('/login', body(Login), async (c) => {
      const { username, password } = c.req.valid('json')
      const user = await userNamed(store.read, username)
      const known = await isPasswordOf(deps, user, password)
      if (!user || !known) {
        if (user && !canCheckPasswordOf(deps, user)) deps.log.warn(LOST_KEY)
        // The typed name is not recorded, because it may be a password in the wrong field.
        const refused = {
          event: 'session.refused',
          at: now().toISOString(),
          subject: `${user?.id ?? ''}`,
          address: c.get('client').address,
        } as const
        await store.tx((handle) => record(handle, refused))
        throw new ApiError(401, 'Invalid credentials. Please try again.')
      }
      await renewHash(deps, user, password)
      return signIn.afterPassword(c, user)
    })
    .get('/registration', query(Shown), async (c) => {
      const { invitation } = c.req.valid('query')
      const state = await admissionOf(store.read, deps, invitation)
      return c.json({ state, invited: await invitedTo(store.read, invitation, now()) })
    })
    .post('/register', body(Registration), async (c) => {
      const { password, invitation, ...person } = c.req.valid('json')
      // Checked in advance, because hashing is expensive.
      admit(await admissionOf(store.read, deps, invitation))
      const passwordHash = await hashedNew(deps, password, person)
      const createdAt = now().toISOString()
      const user = await store.tx(async (handle) => {
        admit(await admissionOf(handle, deps, invitation))
        if (await userNamed(handle, person.username))
          throw taken('username', 'This username is already taken.')
        if (await userWithEmail(handle, person.email))
          throw taken('email', 'This email is already registered.')
        const made = await addUser(handle, { ...person, passwordHash, createdAt })
        await openOwnStream(handle, made.id, createdAt)
        await addTeam(handle, made.id, {
          name: 'My Team',
          description: '',
          avatarUrl: '',
          personal: true,
          createdAt,
        })
        const { address } = c.get('client')
        await record(handle, { event: 'account.registered', at: createdAt, userId: made.id, address })
        return made
      })
      await sessions.start(c, user.id, { registers: true })
      return c.json(await publicUser(store.read, user), 201)
    })
    .get('/logout', async (c) => {
      await sessions.end(c)
      return c.body(null, 204)
    })
}

const LOST_KEY =
  'a password was hashed with a key that this server does not have: set SECRET_KEY or OLD_SECRET_KEYS to it, or give people links by npm run reset-password'

const taken = (path: string, message: string) => new ApiError(409, message, [{ path, message }])
