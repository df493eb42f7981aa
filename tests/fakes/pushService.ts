import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import * as v from 'valibot'
import type { NewSubscription } from '#db/model/push.ts'
import { serve } from './webServer.ts'

/** A message that the push service got, and that the browser decrypted. */
interface Delivered {
  /** The name of the browser. */
  to: string
  message: unknown
  topic: string | undefined
  ttl: number
  /** The verified claims of the server's token (VAPID). */
  claims: { aud: string; sub: string }
}

const Claims = v.object({ aud: v.string(), sub: v.string(), exp: v.number() })

/**
 * A push service with its browsers (RFC 8030). It verifies the server's token (RFC 8292) and decrypts each message as a
 * browser does (RFC 8291), with code of its own.
 */
export async function openPushService() {
  const delivered: Delivered[] = []
  const keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const statuses = new Map<string, number>()
  const service = await serve(async (request, response) => {
    const to = (request.url ?? '').slice(1)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = statuses.get(to) ?? 201
    const browser = keys.get(to)
    if (browser && status === 201) {
      delivered.push({
        to,
        message: JSON.parse(decrypted(Buffer.concat(chunks), browser)),
        topic: one(request.headers.topic),
        ttl: Number(request.headers.ttl),
        claims: verified(request.headers.authorization ?? ''),
      })
    }
    response.writeHead(browser ? status : 404).end()
  })
  return {
    delivered,
    outboundAllow: `127.0.0.1:${service.port}`,
    /** What the service answers for a browser from now on. */
    answer: (to: string, status: number) => void statuses.set(to, status),
    /** A browser subscribes. */
    subscribe(name: string): NewSubscription {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      keys.set(name, { ecdh, auth })
      return {
        endpoint: `http://127.0.0.1:${service.port}/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    close: () => service[Symbol.asyncDispose](),
  }
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

const HEADER_BYTES = 21
const TAG_BYTES = 16

/** The content encoding aes128gcm (RFC 8188) with the keys of RFC 8291. */
function decrypted(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + idLength)
  const sealed = body.subarray(HEADER_BYTES + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  // The last record ends with the delimiter 2, and padding after it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** @throws Error if the token was not signed with the key that it names, or has expired */
function verified(authorization: string): Delivered['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(authorization) ?? []
  const [head = '', payload = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${payload}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The token of the server is not signed with its key')
  const { exp, ...claims } = v.parse(Claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (exp * 1000 < Date.now()) throw new Error('The token of the server has expired')
  return claims
}
