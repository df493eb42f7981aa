import { PEPPERED } from '#api/auth/password.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { countHashes, peopleAfter, type Sealed, sealedFor, sealedForServer } from '#db/server/sealed.ts'
import type { Encryption } from './secrets/encryption.ts'

/** The number of people whose texts are sealed again in one transaction. */
const AT_ONCE = 200

/** The result of sealing all texts with the current key. */
export interface Rotated {
  resealed: number
  /** Sealed with a key that is missing. */
  unreadable: number
  /** Passwords that were hashed with another key; they can be rehashed only when their people sign in. */
  passwords: number
}

/**
 * Seals with the current key all texts that are sealed with another one. Servers that have both keys may run
 * meanwhile. If it is interrupted, each text stays readable with one of the keys, and the next run continues.
 */
export async function sealAnew(store: Store, encryption: Encryption, atOnce = AT_ONCE): Promise<Rotated> {
  const all = { resealed: 0, unreadable: 0 }
  const add = (done: Omit<Rotated, 'passwords'>) => {
    all.resealed += done.resealed
    all.unreadable += done.unreadable
  }
  add(await store.tx(async (handle) => sealTexts(await sealedForServer(handle), handle, encryption)))
  for await (const people of eachPeople(store, atOnce)) {
    add(await store.tx(async (handle) => sealTexts(await sealedFor(handle, people), handle, encryption)))
  }
  const passwords = await countHashes(store.read, PEPPERED, `${PEPPERED}${encryption.number()}`)
  return { ...all, passwords }
}

async function sealTexts(texts: readonly Sealed[], handle: Handle, encryption: Encryption) {
  let [resealed, unreadable] = [0, 0]
  for (const text of texts) {
    if (encryption.isCurrent(text.sealed)) continue
    const fresh = otherwise(encryption, text)
    if (fresh === undefined) unreadable++
    else if (await text.replace(handle, fresh)) resealed++
  }
  return { resealed, unreadable }
}

function otherwise(encryption: Encryption, { sealed, ...owner }: Sealed): string | undefined {
  const text = encryption.decrypt(sealed, owner)
  return text === undefined ? undefined : encryption.encrypt(text, owner)
}

async function* eachPeople(store: Store, atOnce: number): AsyncGenerator<number[]> {
  let people = await peopleAfter(store.read, 0, atOnce)
  while (people.length > 0) {
    yield people
    people = await peopleAfter(store.read, people.at(-1) ?? 0, atOnce)
  }
}
