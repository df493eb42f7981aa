import type { Provider } from '#db/model/key.ts'
import type { Store } from '#db/server/database/handle.ts'
import { type KeyRow, keyOf } from '#db/server/keys.ts'
import type { Encryption } from './encryption.ts'

/** How a service is called: never write one of these to a log. */
export interface Credentials {
  key: string
  baseUrl: string
  /** '' for a service without models. */
  model: string
}

/** Credentials, and whose they are. */
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

/** @param services the server's own, whose address and model also stand in where a person gave none */
export function createAccess(deps: { store: Store; encryption: Encryption; services: Services }): Access {
  const { store, encryption, services } = deps

  async function accessFor(userId: number, provider: Provider): Promise<GivenAccess | undefined> {
    const usual = usualOf(services, provider)
    const stored = await keyOf(store.read, userId, provider)
    const key = stored && encryption.decrypt(stored.sealed, stored)
    if (stored && key !== undefined) return { key, ...placeOf(stored, usual), whose: 'own' }
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

/** Where to call and for which model: as the person said, else the usual. */
export function placeOf(given: Pick<KeyRow, 'baseUrl' | 'model'>, usual: Credentials) {
  return { baseUrl: given.baseUrl || usual.baseUrl, model: given.model || usual.model }
}
