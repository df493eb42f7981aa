import { Hono } from 'hono'
import * as v from 'valibot'
import { audit } from '#api/http/audit.ts'
import { body, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import { NewKey, Provider, providers } from '#db/model/key.ts'
import { type KeyRow, keysOf, removeKey, saveKey } from '#db/server/keys.ts'
import { accessWith, type Reach, usualOf } from './access.ts'
import { type CheckKey, checked } from './check.ts'

/** The dependencies of the routes of keys. */
export interface KeyDeps extends Pick<Deps, 'store' | 'now'> {
  encryption: Encryption
  keys: Reach & { check: CheckKey }
}

/** A key as its owner sees it: never the key itself. */
interface KeyShown {
  provider: Provider
  /** The last four characters; '' for a key too short to show any of it. */
  ending: string
  baseUrl: string
  model: string
  /** ISO 8601 in UTC; null = the person has no key stored. */
  checkedAt: string | null
  /** The server has a key of its own. */
  server: boolean
  /** Whether the stored key can still be decrypted. */
  readable: boolean
}

const ENDING_CHARS = 4
/** For a shorter key, its last characters would reveal too much. */
const SHOWN_FROM_CHARS = 12

/** Keys as services issue them; other characters would not fit into a header. */
const Typed = v.object({
  ...NewKey.entries,
  key: v.pipe(NewKey.entries.key, v.regex(/^[\x21-\x7e]+$/, 'Please enter the key alone, without spaces')),
})

const providerParam = params({ provider: Provider })

/** A person's own keys of services. */
export function keyRoutes({ store, now, encryption, keys }: KeyDeps) {
  const { services, check } = keys
  const shown = (provider: Provider, stored: KeyRow | undefined): KeyShown => ({
    provider,
    ending: stored?.ending ?? '',
    baseUrl: stored?.baseUrl ?? '',
    model: stored?.model ?? '',
    checkedAt: stored?.checkedAt ?? null,
    server: usualOf(services, provider).key !== '',
    readable: stored !== undefined && encryption.decrypt(stored.sealed, stored) !== undefined,
  })

  return new Hono<Guarded>()
    .get('/', async (c) => {
      const stored = await keysOf(store.read, c.get('user').id)
      return c.json(
        providers.map((provider) =>
          shown(
            provider,
            stored.find((key) => key.provider === provider),
          ),
        ),
      )
    })
    .put('/:provider', providerParam, body(Typed), async (c) => {
      const { provider } = c.req.valid('param')
      const { key, ...given } = c.req.valid('json')
      const place = provider === 'openai' ? given : { baseUrl: '', model: '' }
      await checked(check, provider, await accessWith(keys, provider, { key, ...place }))
      const owner = { userId: c.get('user').id, provider }
      const stored: KeyRow = {
        ...owner,
        ...place,
        sealed: encryption.encrypt(key, owner),
        ending: key.length < SHOWN_FROM_CHARS ? '' : key.slice(-ENDING_CHARS),
        checkedAt: now().toISOString(),
      }
      await store.tx(async (handle) => {
        await saveKey(handle, stored)
        await audit(handle, c, { event: 'key.saved', at: stored.checkedAt, subject: provider })
      })
      return c.json(shown(provider, stored))
    })
    .delete('/:provider', providerParam, async (c) => {
      const owner = { userId: c.get('user').id, provider: c.req.valid('param').provider }
      const removed = await store.tx(async (handle) => {
        const found = await removeKey(handle, owner.userId, owner.provider)
        if (found)
          await audit(handle, c, { event: 'key.removed', at: now().toISOString(), subject: owner.provider })
        return found
      })
      if (!removed) throw notFound()
      return c.body(null, 204)
    })
}
