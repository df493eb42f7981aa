import { hash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** What no one can guess, for a link: 256 random bits, in base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** What is stored in the place of a secret (SHA-256, in hex): with 256 random bits in it, nobody finds it again. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex')
