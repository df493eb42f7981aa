import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isPasswordOf, wrongPassword } from '#api/auth/password.ts'
import { audit } from '#api/http/audit.ts'
import { body } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { tellPerson } from '#api/teams/tell.ts'
import type { AuditEvent } from '#db/model/audit.ts'
import { type Profile, ProfileEdit } from '#db/model/user.ts'
import { NewUsername } from '#db/model/username.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { userNamed } from '#db/server/usernames.ts'
import { editUser, publicUser, type UserRow, userById, userWithEmail } from '#db/server/users.ts'

export function userRoutes(deps: Deps, pokes: Pokes) {
  const { store, limits, now } = deps
  return new Hono<Guarded>().patch('/me', body(ProfileEdit), async (c) => {
    const { currentPassword, ...profile } = c.req.valid('json')
    const { id } = c.get('user')
    const { username } = profile
    if (username !== undefined && username !== c.get('user').username) chosen(username)
    if (renamed(c.get('user'), profile).length > 0) await prove(c.get('user'), currentPassword)
    const user = await store.tx(async (handle) => {
      const named = profile.username !== undefined && (await userNamed(handle, profile.username))
      const addressed = profile.email !== undefined && (await userWithEmail(handle, profile.email))
      if (named && named.id !== id) throw taken('username')
      if (addressed && addressed.id !== id) throw taken('email')
      await noteRenamed(handle, c, profile)
      return editUser(handle, id, profile)
    })
    if (!user) throw notFound()
    if (renamed(c.get('user'), profile).length > 0) tellPerson(pokes, id)
    return c.json(await publicUser(store.read, user))
  })

  async function prove(user: UserRow, password: string | undefined) {
    if (!password) throw NEEDS_PASSWORD
    await limits.take('password', user.id)
    if (!(await isPasswordOf(deps, user, password))) throw wrongPassword('currentPassword')
  }

  async function noteRenamed(handle: Handle, c: Context<Guarded>, profile: Profile) {
    const { id } = c.get('user')
    const before = await userById(handle, id)
    for (const event of before ? renamed(before, profile) : []) {
      await audit(handle, c, { event, at: now().toISOString(), subject: String(id) })
    }
  }
}

/** The events for a changed username and a changed email address. */
function renamed(user: UserRow, { username, email }: Profile): AuditEvent[] {
  return [
    ...(username !== undefined && username !== user.username ? (['account.usernameChanged'] as const) : []),
    ...(email !== undefined && email !== user.email ? (['account.emailChanged'] as const) : []),
  ]
}

const PASSWORD_NEEDED = 'Please enter your current password to change your username or email address.'
const NEEDS_PASSWORD = new ApiError(400, PASSWORD_NEEDED, [
  { path: 'currentPassword', message: PASSWORD_NEEDED },
])

/** @throws ApiError 400, with a sentence, for a username that is no longer allowed */
function chosen(username: string): void {
  const { issues } = v.safeParse(NewUsername, username)
  if (!issues) return
  const [{ message }] = issues
  throw new ApiError(400, message, [{ path: 'username', message }])
}

const TAKEN = 'This username or email is already taken.'
const taken = (path: string) => new ApiError(409, TAKEN, [{ path, message: TAKEN }])
