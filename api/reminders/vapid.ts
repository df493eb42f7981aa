import webPush from 'web-push'
import type { Encryption } from '#api/secrets/encryption.ts'
import type { Store } from '#db/server/database/handle.ts'
import { addPushKeys, dropPushKeys, type PushKeyRow, pushKeysIn } from '#db/server/push.ts'

/** The server's keys for push messages (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const SERVER = { userId: 0, provider: 'push' } as const

/**
 * The server's keys. The first call makes them. If they cannot be read any more, because the server's key is another
 * one, new ones are made, and each browser subscribes again.
 */
export async function vapidKeys(
  { store, encryption }: { store: Store; encryption: Encryption },
  now: Date,
): Promise<VapidKeys> {
  const known = readableIn(await pushKeysIn(store.read), encryption)
  if (known) return known
  const made = webPush.generateVAPIDKeys()
  const sealed = encryption.encrypt(made.privateKey, SERVER)
  return store.tx(async (handle) => {
    const stored = await pushKeysIn(handle)
    const others = readableIn(stored, encryption)
    if (others) return others
    if (stored.length > 0) await dropPushKeys(handle)
    await addPushKeys(handle, { publicKey: made.publicKey, sealed, createdAt: now.toISOString() })
    return made
  })
}

function readableIn(stored: readonly PushKeyRow[], encryption: Encryption): VapidKeys | undefined {
  const [row] = stored
  const privateKey = row && encryption.decrypt(row.sealed, SERVER)
  return row && privateKey !== undefined ? { publicKey: row.publicKey, privateKey } : undefined
}
