import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { clientOf, TrustedProxies } from './proxies.ts'

const clientWith = (
  trusted: string,
  peer: string,
  { forwardedFor = '', forwardedProto = '' }: { forwardedFor?: string; forwardedProto?: string } = {},
) => clientOf({ peer, forwardedFor, forwardedProto }, v.parse(TrustedProxies, trusted))

const addressWith = (trusted: string, peer: string, forwardedFor = '') =>
  clientWith(trusted, peer, { forwardedFor }).address

describe('the client of a call', () => {
  test('is the other end of the connection, whatever it says, where no proxy is trusted', () => {
    const said = { forwardedFor: '203.0.113.9', forwardedProto: 'https' }
    expect(clientWith('', '198.51.100.7', said)).toEqual({ address: '198.51.100.7', secure: false })
  })

  test('is what the last of a number of proxies saw, not what the client claimed before', () => {
    expect(addressWith('1', '127.0.0.1', '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9')
    expect(addressWith('2', '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
    expect(addressWith('1', '127.0.0.1')).toBe('127.0.0.1')
    expect(addressWith('3', '127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  })

  test('is the first that is none of the listed proxies', () => {
    const listed = '127.0.0.1, 10.0.0.0/8, 2001:db8::1'
    expect(addressWith(listed, '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
    expect(addressWith(listed, '2001:db8::1', '2001:db8::99')).toBe('2001:db8::99')
    expect(addressWith(listed, '198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
    expect(addressWith(listed, '::ffff:10.0.0.4', '::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  test('is the proxy where what it says is no address', () => {
    expect(addressWith('2', '127.0.0.1', 'unknown, 10.0.0.2')).toBe('10.0.0.2')
    expect(addressWith('1', '127.0.0.1', '<script>')).toBe('127.0.0.1')
  })

  test('came over TLS when a trusted proxy says so, and only then', () => {
    const secureWith = (trusted: string, forwardedProto: string) =>
      clientWith(trusted, '127.0.0.1', { forwardedProto }).secure
    expect(secureWith('1', 'https')).toBe(true)
    expect(secureWith('127.0.0.1', 'HTTPS, http')).toBe(true)
    expect(secureWith('1', 'http')).toBe(false)
    expect(secureWith('1', '')).toBe(false)
    expect(secureWith('10.0.0.1', 'https')).toBe(false)
  })
})

test.each(['yes', '-1', '1.5', '127.0.0.1,', '10.0.0.0/40', 'localhost'])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(v.safeParse(TrustedProxies, text).success).toBe(false)
  },
)
