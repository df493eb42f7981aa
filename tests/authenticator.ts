import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A software authenticator (WebAuthn Level 3, 6): one ES256 passkey for one site. */
export function authenticator({ origin = 'http://127.0.0.1', verifies = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x, y } = publicKey.export({ format: 'jwk' })
  const bytes = (part = '') => Uint8Array.from(Buffer.from(part, 'base64url'))
  // RFC 9053, 7.1.1: kty EC2, alg ES256, crv P-256, x, y.
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
  let counter = 0
  let userHandle: string | undefined

  const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (rpId: string, flags: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    const site = createHash('sha256').update(rpId).digest()
    return Buffer.concat([
      site,
      Buffer.from([PRESENT | (verifies ? VERIFIED : 0) | flags]),
      count,
      credential,
    ])
  }
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: credential.id,
    /** Lowers its counter, as if a copy of it had been used elsewhere. */
    turnBack() {
      counter = 0
    },
    /** Responds to the options of navigator.credentials.create(). */
    make({ challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } }) {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', Uint8Array.from(authData(rp.id, HAS_CREDENTIAL, attested))],
        ]),
      )
      const clientDataJSON = text(clientData('webauthn.create', challenge))
      return { ...credential, response: { clientDataJSON, attestationObject: text(attestationObject) } }
    },
    /** Responds to the options of navigator.credentials.get(). */
    sign({ challenge, rpId }: { challenge: string; rpId: string }) {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = authData(rpId, 0)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()])
      const signature = createSign('sha256').update(signed).sign(privateKey)
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        ...(userHandle && { userHandle }),
      }
      return { ...credential, response }
    },
  }
}
