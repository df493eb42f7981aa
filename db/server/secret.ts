import { hash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** An unpredictable secret for a link: 256 random bits, in base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/**
 * The hash that is stored for a secret (SHA-256, in hex): a secret with 256 random bits cannot be recovered
 * from it.
 */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex')
