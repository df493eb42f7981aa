import { Hono } from 'hono'
import type { Deps } from '#api/deps.ts'
import { body } from '#api/http/body.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guard.ts'
import { Profile } from '#db/model/user.ts'
import { editUser, publicUser, userNamed, userWithEmail } from '#db/server/users.ts'

export function userRoutes({ store }: Deps) {
  return new Hono<Guarded>().patch('/me', body(Profile), async (c) => {
    const profile = c.req.valid('json')
    const { id } = c.get('user')
    const user = await store.tx(async (handle) => {
      const named = profile.username !== undefined && (await userNamed(handle, profile.username))
      const addressed = profile.email !== undefined && (await userWithEmail(handle, profile.email))
      if (named && named.id !== id) throw taken('username')
      if (addressed && addressed.id !== id) throw taken('email')
      return editUser(handle, id, profile)
    })
    if (!user) throw notFound()
    return c.json(await publicUser(store.read, user))
  })
}

const TAKEN = 'This username or email is already taken.'
const taken = (path: string) => new ApiError(409, TAKEN, [{ path, message: TAKEN }])
