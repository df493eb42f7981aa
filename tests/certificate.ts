import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'

// X.509 certificates (RFC 5280), written in DER, because Node cannot create them.

/** A key with its certificate, in PEM. */
export interface Certified {
  key: string
  certificate: string
}

const DAY_MS = 24 * 60 * 60_000
const [INTEGER, BIT_STRING, OCTET_STRING, OID, UTF8, TIME, SEQUENCE, SET] = [
  2, 3, 4, 6, 12, 24, 48, 49,
] as const

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = Buffer.from(length.toString(16).padStart(length > 255 ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 128 + bytes.length]), bytes, content])
}

const oid = (hex: string) => der(OID, Buffer.from(hex, 'hex'))
const ECDSA_WITH_SHA256 = der(SEQUENCE, oid('2a8648ce3d040302'))
const [COMMON_NAME, BASIC_CONSTRAINTS, ALTERNATIVE_NAMES] = ['550403', '551d13', '551d11'].map(oid)
const TRUE = Buffer.from([1, 1, 255])

const nameOf = (name: string) =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME ?? TRUE, der(UTF8, Buffer.from(name)))))
const timeOf = (ms: number) =>
  der(TIME, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)}Z`))
const bits = (bytes: Buffer) => der(BIT_STRING, Buffer.from([0]), bytes)
const extension = (id: Buffer | undefined, value: Buffer) =>
  der(SEQUENCE, id ?? TRUE, TRUE, der(OCTET_STRING, value))

/** @param host a name, or an IPv4 address */
function alternative(host: string): Buffer {
  if (isIP(host) === 0) return der(0x82, Buffer.from(host))
  return der(0x87, Buffer.from(host.split('.').map(Number)))
}

/** A certificate authority, which signs certificates of hosts. */
export function openAuthority(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const authority = extension(BASIC_CONSTRAINTS, der(SEQUENCE, TRUE))
  const sign = (subject: string, key: KeyObject, ext: Buffer): string => {
    const body = der(
      SEQUENCE,
      der(0xa0, der(INTEGER, Buffer.from([2]))),
      der(INTEGER, Buffer.from([1]), randomBytes(7)),
      ECDSA_WITH_SHA256,
      nameOf(name),
      der(SEQUENCE, timeOf(Date.now() - DAY_MS), timeOf(Date.now() + DAY_MS)),
      nameOf(subject),
      key.export({ type: 'spki', format: 'der' }),
      der(0xa3, der(SEQUENCE, ext)),
    )
    const signature = createSign('sha256').update(body).sign(privateKey)
    return pem('CERTIFICATE', der(SEQUENCE, body, ECDSA_WITH_SHA256, bits(signature)))
  }
  return {
    certificate: sign(name, publicKey, authority),
    certify(host: string): Certified {
      const made = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const key = made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
      const names = extension(ALTERNATIVE_NAMES, der(SEQUENCE, alternative(host)))
      return { key, certificate: sign(host, made.publicKey, names) }
    },
  }
}

const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes
    .toString('base64')
    .replace(/(.{64})/g, '$1\n')
    .trimEnd()}\n-----END ${label}-----\n`
