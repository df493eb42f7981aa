import type { Encryption } from '#api/secrets/encryption.ts'
import type { Provider } from '#db/model/key.ts'
import type { Store } from '#db/server/database/handle.ts'
import { keyOf } from '#db/server/keys.ts'

/** How a service is called: never write one of these to a log. */
export interface Credentials {
  key: string
  baseUrl: string
  /** '' for a service without models. */
  model: string
}

/**
 * Credentials, and whose service they are for: with a key of the person's own it is `own`, unless it goes to the
 * server's own service in its operator's network, where any key may do.
 */
export interface GivenAccess extends Credentials {
  whose: 'own' | 'server'
}

/** With which key a person's work is done: their own, else the server's, else none. */
export interface Access {
  openaiFor(userId: number): Promise<GivenAccess | undefined>
  hunterFor(userId: number): Promise<GivenAccess | undefined>
}

/** The server's own services: their keys ('' = none), and the usual addresses and model. */
export interface Services {
  openai: { apiKey: string; baseUrl: string; model: string }
  hunter: { apiKey: string; baseUrl: string }
}

/** Which services there are to call. */
export interface Reach {
  /** The server's own, whose address and model also stand in where a person gave none. */
  services: Services
  /** Whether anybody's key may be sent to an address: a private one is for the server's own calls alone. */
  isOpen(address: string): Promise<boolean>
}

export function createAccess(deps: Reach & { store: Store; encryption: Encryption }): Access {
  const { store, encryption, services } = deps

  async function accessFor(userId: number, provider: Provider): Promise<GivenAccess | undefined> {
    const usual = usualOf(services, provider)
    const stored = await keyOf(store.read, userId, provider)
    const key = stored && encryption.decrypt(stored.sealed, stored)
    if (stored && key !== undefined) return accessWith(deps, provider, { ...stored, key })
    return usual.key ? { ...usual, whose: 'server' } : undefined
  }

  return {
    openaiFor: (userId) => accessFor(userId, 'openai'),
    hunterFor: (userId) => accessFor(userId, 'hunter'),
  }
}

/** The server's own credentials for a service; `key` '' where it has none. */
export function usualOf({ openai, hunter }: Services, provider: Provider): Credentials {
  const { apiKey, baseUrl, model } = { openai, hunter: { ...hunter, model: '' } }[provider]
  return { key: apiKey, baseUrl, model }
}

/** The way to a service with a person's key, where they said and for the model that they said, else the usual ones. */
export async function accessWith(
  { services, isOpen }: Reach,
  provider: Provider,
  given: Credentials,
): Promise<GivenAccess> {
  const usual = usualOf(services, provider)
  const baseUrl = given.baseUrl || usual.baseUrl
  const isServers = baseUrl === usual.baseUrl && !(await isOpen(baseUrl))
  const model = given.model || usual.model
  return { key: given.key, baseUrl, model, whose: isServers ? 'server' : 'own' }
}
