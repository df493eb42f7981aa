import type { Encryption } from '#api/secrets/encryption.ts'
import type { Provider } from '#db/model/key.ts'
import type { Store } from '#db/server/database/handle.ts'
import { keyOf } from '#db/server/keys.ts'

/** How to call a service. Never log these. */
export interface Credentials {
  key: string
  baseUrl: string
  /** '' for a service without models. */
  model: string
}

/**
 * Credentials, and whose service they are for. With the person's own key it is `own`, unless the address is
 * the server's own service in its operator's network, which accepts any key.
 */
export interface GivenAccess extends Credentials {
  whose: 'own' | 'server'
}

/** The key for a person's work: their own, otherwise the server's, otherwise none. */
export interface Access {
  openaiFor(userId: number): Promise<GivenAccess | undefined>
  hunterFor(userId: number): Promise<GivenAccess | undefined>
}

/** The server's own services: their keys ('' = none), and the default addresses and model. */
export interface Services {
  openai: { apiKey: string; baseUrl: string; model: string }
  hunter: { apiKey: string; baseUrl: string }
}

/** Which services can be called. */
export interface Reach {
  /** The server's own services, whose address and model are the defaults for people who gave none. */
  services: Services
  /**
   * Whether a person's key may be sent to an address: private addresses are only for the server's own calls.
   */
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

/** The server's own credentials for a service; `key` is '' if it has none. */
export function usualOf({ openai, hunter }: Services, provider: Provider): Credentials {
  const { apiKey, baseUrl, model } = { openai, hunter: { ...hunter, model: '' } }[provider]
  return { key: apiKey, baseUrl, model }
}

/** The access to a service with a person's key, with their address and model, or the defaults. */
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
