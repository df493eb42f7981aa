import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Provider } from '#db/model/key.ts'
import { OperatorError } from '#db/model/operatorError.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** One server has one secret, so a random salt would separate nothing. */
const SALT = 'rove service keys'

/**
 * The owner of a key of a service, of the secret of an authenticator app, or of the server's own key for push
 * messages (user 0): a text is decrypted only for its owner.
 */
export interface Owner {
  userId: number
  provider: Provider | 'totp' | 'push'
}

/** Encrypts texts with one key; further keys, such as the previous one, only decrypt. */
export interface Encryption {
  /** @returns base64 with the number of the key, different each time */
  encrypt(text: string, owner: Owner): string
  /** @returns undefined if it was encrypted with another secret or for another owner, or was changed */
  decrypt(encrypted: string, owner: Owner): string | undefined
  /** The number of the key that encrypts: eight hexadecimal digits. */
  number(): string
  /** Whether a text is encrypted with the current key. */
  isCurrent(encrypted: string): boolean
  /** The same for the same text, and unpredictable without the secret (HMAC-SHA256, base64url). */
  hmac(text: string): string
  /**
   * The HMAC with each key, the current one first, so that marks made with a previous key are still
   * recognised.
   */
  hmacs(text: string): string[]
  pepper: Pepper
}

/**
 * Converts passwords so that they cannot be guessed from a copy of the store, as long as the key is stored
 * elsewhere.
 */
export interface Pepper {
  /** The number of the key for new passwords; '' if the key is beside the store. */
  current(): string
  /** @returns HMAC-SHA256 in base64url; undefined if no key has this number */
  of(number: string, password: string): string | undefined
}

export interface Secrets {
  /**
   * Any text, or base64:… for the bytes of a `secret.key`; '' uses the file `secret.key` in the data folder.
   */
  secretKey: string
  /** Previous or future values of `secretKey`. */
  oldSecretKeys?: readonly string[]
  dataDir: string
}

/**
 * The encryption of this server (AES-256-GCM).
 * @param secrets if there is neither a `secret.key` nor a setting, a key is created
 * @throws OperatorError if that file is truncated, Error if it can't be read or written
 */
export function openEncryption({ secretKey, oldSecretKeys = [], dataDir }: Secrets): Encryption {
  const secret = secretKey ? secretOf(secretKey) : secretFile(dataDir)
  const current = () => keysOf(secret)
  const older = [...oldSecretKeys.map(secretOf), ...oldSecretsIn(dataDir)]
  // Lazily, because deriving a key takes a while.
  function* all() {
    yield current()
    for (const each of older) yield keysOf(each)
  }
  const numbered = (number: string) => {
    for (const keys of all()) if (keys.number === number) return keys
    return undefined
  }

  return {
    encrypt: (text, owner) => seal(current(), text, owner),
    decrypt(encrypted, owner) {
      const number = numberIn(encrypted)
      for (const keys of all()) {
        const text = number === '' || number === keys.number ? open(keys, encrypted, owner) : undefined
        if (text !== undefined) return text
      }
      return undefined
    },
    number: () => current().number,
    isCurrent: (encrypted) => numberIn(encrypted) === current().number,
    hmac: (text) => hmac(current().hmacKey, text),
    hmacs: (text) => [...all()].map(({ hmacKey }) => hmac(hmacKey, text)),
    pepper: {
      current: () => (secretKey ? current().number : ''),
      of(number, password) {
        const keys = numbered(number)
        return keys && hmac(keys.pepper, password)
      },
    },
  }
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/**
 * Separates an encrypted text from the number of its key. Base64 ends at this character, so that servers from
 * before there were numbers can read it, too.
 */
const NUMBER_MARK = '='

/** '' for texts that were encrypted before keys had numbers. */
const numberIn = (encrypted: string): string =>
  encrypted.slice(encrypted.indexOf(NUMBER_MARK) + 1 || encrypted.length).replaceAll(NUMBER_MARK, '')

function seal({ key, number }: Keys, text: string, owner: Owner): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(bound(owner))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64')
  return sealed.replaceAll(NUMBER_MARK, '') + NUMBER_MARK + number
}

function open({ key }: Keys, encrypted: string, owner: Owner): string | undefined {
  const [sealed = ''] = encrypted.split(NUMBER_MARK)
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(bound(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8')
  try {
    return text + decipher.final('utf8')
  } catch {
    // GCM reports only in this way that the text was not encrypted with this secret for this owner.
    return undefined
  }
}

interface Keys {
  key: Buffer
  hmacKey: Buffer
  pepper: Buffer
  /** Identifies a key without revealing it: eight hexadecimal digits derived from the key. */
  number: string
}

/**
 * Derived keys by secret: deriving them takes longer than anything else at a start, so it is done on demand
 * and once per process.
 */
const derived = new Map<string, Keys>()

function keysOf(secret: Buffer): Keys {
  const name = secret.toString('base64')
  const keys = derived.get(name) ?? derive(secret)
  derived.set(name, keys)
  return keys
}

const NUMBER_BYTES = 4

function derive(secret: Buffer): Keys {
  const key = scryptSync(secret, SALT, KEY_BYTES)
  const from = (purpose: string, bytes = KEY_BYTES) =>
    Buffer.from(hkdfSync('sha256', key, SALT, purpose, bytes))
  return {
    key,
    hmacKey: from('marks'),
    pepper: from('passwords'),
    number: from('number', NUMBER_BYTES).toString('hex'),
  }
}

/**
 * The prefix for bytes in a text setting, so that the content of a `secret.key` stays the same secret
 * elsewhere.
 */
export const BYTES_PREFIX = 'base64:'

const secretOf = (text: string): Buffer =>
  text.startsWith(BYTES_PREFIX) ? Buffer.from(text.slice(BYTES_PREFIX.length), 'base64') : Buffer.from(text)

const bound = ({ userId, provider }: Owner) => Buffer.from(`${userId} ${provider}`)

const keyFile = (dataDir: string) => join(dataDir, 'secret.key')
/** The previous content of `secret.key`, in base64. */
const oldKeysFile = (dataDir: string) => join(dataDir, 'secret.key.old')

function secretFile(dataDir: string): Buffer {
  const file = keyFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeWhole(file, randomBytes(KEY_BYTES))
  }
  const secret = readFileSync(file)
  if (secret.length >= KEY_BYTES) return secret
  throw new OperatorError(
    `${file} is cut short: it should hold ${KEY_BYTES} random bytes. Put it back from a backup, or remove it to have a new one made; people then enter their keys again.`,
  )
}

/** Written to a new file and renamed, so that a crash leaves no partial secret. */
function writeWhole(file: string, bytes: string | Buffer) {
  const fresh = `${file}.new`
  writeFileSync(fresh, bytes, { mode: 0o600, flush: true })
  renameSync(fresh, file)
}

function oldSecretsIn(dataDir: string): Buffer[] {
  const file = oldKeysFile(dataDir)
  return existsSync(file) ? [Buffer.from(readFileSync(file, 'utf8'), 'base64')] : []
}

/**
 * Writes a new key to `secret.key`; the previous key is kept for decryption until it is forgotten. If an
 * earlier replacement is not finished, nothing is done: its texts must be encrypted again first.
 */
export function replaceSecretFile(dataDir: string): void {
  const [current, old] = [secretFile(dataDir), oldSecretsIn(dataDir)]
  const isReplaced = old.length > 0 && !old.some((secret) => secret.equals(current))
  if (isReplaced) return
  if (old.length === 0) writeWhole(oldKeysFile(dataDir), current.toString('base64'))
  writeWhole(keyFile(dataDir), randomBytes(KEY_BYTES))
}

/** Call it when no text is encrypted with the previous content of `secret.key` any more. */
export const forgetOldSecrets = (dataDir: string): void => rmSync(oldKeysFile(dataDir), { force: true })
