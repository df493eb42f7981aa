import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#db/model/factor.ts'
import { recoveryCodesOf } from '#db/server/factors.ts'
import type { Handle } from '#db/server/open.ts'
import { hashed, isHashOf } from './password.ts'

/** Without letters and digits that look alike; 32 of them, so that a byte draws each as often. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_CHARS = 10

/** New codes, 50 bits each, with what is stored of them (ASVS 4.0.3, 2.6.2: below 112 bits salted and hashed). */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  return { codes: codes.map(shown), hashes: await Promise.all(codes.map(hashed)) }
}

const newCode = () =>
  [...randomBytes(CODE_CHARS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

const shown = (code: string) => `${code.slice(0, CODE_CHARS / 2)}-${code.slice(CODE_CHARS / 2)}`

/** @returns the id of the person's stored code that this one is; undefined when it is none */
export async function recoveryCodeOf(
  handle: Handle,
  userId: number,
  code: string,
): Promise<number | undefined> {
  // One after the other, as each check takes 19 MiB.
  for (const { id, hash } of await recoveryCodesOf(handle, userId)) if (await isHashOf(hash, code)) return id
  return undefined
}
