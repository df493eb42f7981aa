import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Keeps texts unreadable wherever they lie, by one key; further keys, such as the one before, open what they sealed. */
export interface Encryption {
  /** @returns base64 with the number of the key, different each time */
  encrypt(text: string, owner: Owner): string
  /** @returns undefined when it was encrypted with another secret or for another owner, or was changed */
  decrypt(encrypted: string, owner: Owner): string | undefined
  /** That of the key which seals what is new: eight hexadecimal digits. */
  number(): string
  /** Whether a text is sealed with the key that seals what is new. */
  isCurrent(encrypted: string): boolean
  /** The same for the same text, and nothing that could be guessed without the secret (HMAC-SHA256, base64url). */
  hmac(text: string): string
  /** That of each key, the current one's first: what was marked before the key was replaced is still known. */
  hmacs(text: string): string[]
  pepper: Pepper
}

/** Makes of passwords what nobody can guess from a copy of the store, as long as the key is kept apart from it. */
export interface Pepper {
  /** The number of the key with which new passwords are hashed; '' where the key lies beside the store. */
  current(): string
  /** @returns HMAC-SHA256 in base64url; undefined where no key has this number */
  of(number: string, password: string): string | undefined
}

export interface Secrets {
  /** Any text, or base64:… for the bytes of a `secret.key`; '' takes the file `secret.key` in the data folder. */
  secretKey: string
  /** Those that were `secretKey` before, or are to be. */
  oldSecretKeys?: readonly string[]
  dataDir: string
}

/**
 * The encryption of this server (AES-256-GCM).
 * @param secrets where there is no `secret.key`, and none is given, one is made
 * @throws OperatorError when that file is cut short, Error when it can't be read or written
 */
export function openEncryption({ secretKey, oldSecretKeys = [], dataDir }: Secrets): Encryption {
  const secret = secretKey ? secretOf(secretKey) : secretFile(dataDir)
  const current = () => keysOf(secret)
  const older = [...oldSecretKeys.map(secretOf), ...oldSecretsIn(dataDir)]
  // One after the other, as deriving what is not needed would take a while.
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
 * Between a sealed text and the number of its key. Base64 ends there, so that servers from before there were numbers
 * read it too.
 */
const NUMBER_MARK = '='

/** '' for what was sealed before keys had numbers. */
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
    // The only way in which GCM says that the text is not what this secret encrypted for this owner.
    return undefined
  }
}

interface Keys {
  key: Buffer
  hmacKey: Buffer
  pepper: Buffer
  /** Tells keys apart, and nothing of them: eight hexadecimal digits made of the key. */
  number: string
}

/** By secret, as to derive them takes longer than anything else at a start: only when asked for, and once in a process. */
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

/** How bytes are written where only text can be: what a `secret.key` holds stays the same secret elsewhere. */
export const BYTES_PREFIX = 'base64:'

const secretOf = (text: string): Buffer =>
  text.startsWith(BYTES_PREFIX) ? Buffer.from(text.slice(BYTES_PREFIX.length), 'base64') : Buffer.from(text)

const bound = ({ userId, provider }: Owner) => Buffer.from(`${userId} ${provider}`)

const keyFile = (dataDir: string) => join(dataDir, 'secret.key')
/** What `secret.key` held before, in base64. */
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

/** A crash in between leaves no half of a secret behind. */
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
 * Puts a new key into `secret.key`; the one before opens what it sealed until it is forgotten. Where one was replaced
 * and is not forgotten yet, nothing is done: what it sealed is to be sealed anew first.
 */
export function replaceSecretFile(dataDir: string): void {
  const [current, old] = [secretFile(dataDir), oldSecretsIn(dataDir)]
  const isReplaced = old.length > 0 && !old.some((secret) => secret.equals(current))
  if (isReplaced) return
  if (old.length === 0) writeWhole(oldKeysFile(dataDir), current.toString('base64'))
  writeWhole(keyFile(dataDir), randomBytes(KEY_BYTES))
}

/** Nothing is sealed any more with what `secret.key` held before. */
export const forgetOldSecrets = (dataDir: string): void => rmSync(oldKeysFile(dataDir), { force: true })
