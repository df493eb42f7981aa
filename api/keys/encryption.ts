import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Provider } from '#db/model/key.ts'
import { OperatorError } from '#db/model/operatorError.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** One server has one secret, so a salt of its own would keep nothing apart. */
const SALT = 'rove service keys'

/** Whose key of which service, or whose secret of an authenticator app: a text is decrypted for its owner alone. */
export interface Owner {
  userId: number
  provider: Provider | 'totp'
}

/** Keeps texts unreadable wherever they lie. */
export interface Encryption {
  /** @returns base64, different each time */
  encrypt(text: string, owner: Owner): string
  /** @returns undefined when it was encrypted with another secret or for another owner, or was changed */
  decrypt(encrypted: string, owner: Owner): string | undefined
  /** The same for the same text, and nothing that could be guessed without the secret (HMAC-SHA256, base64url). */
  hmac(text: string): string
}

/**
 * The encryption of this server (AES-256-GCM).
 * @param secretKey any text, or base64:… for the bytes of a `secret.key`; '' takes the file `secret.key` in the data folder, made when it is not there
 * @throws OperatorError when that file is cut short, Error when it can't be read or written
 */
export function openEncryption({ secretKey, dataDir }: { secretKey: string; dataDir: string }): Encryption {
  const secret = secretKey ? secretOf(secretKey) : secretFile(dataDir)
  const keys = () => keysOf(secret)
  return {
    encrypt(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, keys().key, iv).setAAD(bound(owner))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64')
    },
    decrypt(encrypted, owner) {
      const bytes = Buffer.from(encrypted, 'base64')
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv(CIPHER, keys().key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(bound(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8')
      try {
        return text + decipher.final('utf8')
      } catch {
        // The only way in which GCM says that the text is not what this secret encrypted for this owner.
        return undefined
      }
    },
    hmac: (text) => createHmac('sha256', keys().hmacKey).update(text).digest('base64url'),
  }
}

interface Keys {
  key: Buffer
  hmacKey: Buffer
}

/** By secret, as to derive them takes longer than anything else at a start: only when asked for, and once in a process. */
const derived = new Map<string, Keys>()

function keysOf(secret: Buffer): Keys {
  const name = secret.toString('base64')
  const keys = derived.get(name) ?? derive(secret)
  derived.set(name, keys)
  return keys
}

function derive(secret: Buffer): Keys {
  const key = scryptSync(secret, SALT, KEY_BYTES)
  return { key, hmacKey: Buffer.from(hkdfSync('sha256', key, SALT, 'marks', KEY_BYTES)) }
}

/** How bytes are written where only text can be: what a `secret.key` holds stays the same secret elsewhere. */
export const BYTES_PREFIX = 'base64:'

const secretOf = (text: string): Buffer =>
  text.startsWith(BYTES_PREFIX) ? Buffer.from(text.slice(BYTES_PREFIX.length), 'base64') : Buffer.from(text)

const bound = ({ userId, provider }: Owner) => Buffer.from(`${userId} ${provider}`)

function secretFile(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    // A crash in between leaves no half of a secret behind.
    const fresh = `${file}.new`
    writeFileSync(fresh, randomBytes(KEY_BYTES), { mode: 0o600, flush: true })
    renameSync(fresh, file)
  }
  const secret = readFileSync(file)
  if (secret.length >= KEY_BYTES) return secret
  throw new OperatorError(
    `${file} is cut short: it should hold ${KEY_BYTES} random bytes. Put it back from a backup, or remove it to have a new one made; people then enter their keys again.`,
  )
}
