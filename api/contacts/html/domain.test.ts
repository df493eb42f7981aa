import { describe, expect, test } from 'vitest'
import { createDns } from '#api/net/dns.ts'
import { serveDns, type Zone } from '#tests/fakes/dnsServer.ts'
import { domainState, registrable, sameName, sameSite } from './domain.ts'

const zones = {
  com: { ns: ['ns.test'] },
  'bakery.test': { a: ['93.184.215.14'] },
  'xn--bckerei-5wa.test': { a: ['93.184.215.14'] },
  'empty.test': {},
  'broken.test': 'failure',
} satisfies Record<string, Zone>

async function stateOf(website: string, known: Record<string, Zone> = zones) {
  await using dns = await serveDns(known)
  return await domainState(website, new AbortController().signal, createDns(dns.servers))
}

describe('a domain is', () => {
  test.each(['bakery.test', 'https://bakery.test/about', 'BAKERY.test.', 'bäckerei.test', ' //bakery.test '])(
    'verified when DNS has an address for it: %s',
    async (website) => {
      expect(await stateOf(website)).toBe('verified')
    },
  )

  test.each(['gone.test', 'https://www.gone.test/', '', 'no address'])(
    'missing when there is no such name: %j',
    async (website) => {
      expect(await stateOf(website)).toBe('missing')
    },
  )

  test.each(['empty.test', 'broken.test', '127.0.0.1', 'http://[::1]/'])(
    'unverified when it could not be told: %s',
    async (website) => {
      expect(await stateOf(website)).toBe('unverified')
    },
  )

  test('unverified for servers that do not know the web, whatever they say', async () => {
    expect(await stateOf('gone.test', {})).toBe('unverified')
  })

  test('unverified when the look-up is ended, before it or under way', async () => {
    await using dns = await serveDns({ 'slow.test': 'silent' })
    expect(await domainState('slow.test', AbortSignal.abort(), createDns(dns.servers))).toBe('unverified')
    expect(await domainState('slow.test', AbortSignal.timeout(50), createDns(dns.servers))).toBe('unverified')
  })
})

describe('the site that a host belongs to is what its owner registered', () => {
  test.each([
    ['shop.acme.co.uk', 'acme.co.uk'],
    ['www.acme.com.', 'acme.com'],
    ['www.bakery.osaka.jp', 'bakery.osaka.jp'],
    ['www.go.de', 'go.de'],
    ['www.acme.github.io', 'acme.github.io'],
    ['www.acme.wordpress.com', 'acme.wordpress.com'],
    ['jimdofree.com', 'jimdofree.com'],
    ['Bakery.TEST', 'bakery.test'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '::1'],
  ])('%s: %s', (host, site) => {
    expect(registrable(host)).toBe(site)
  })

  test('two names under one platform are two sites', () => {
    expect(sameSite('anna.jimdofree.com', 'otto.jimdofree.com')).toBe(false)
    expect(sameSite('anna.netlify.app', 'otto.netlify.app')).toBe(false)
  })

  test('the same name under another ending is the same owner’s, an address is its own alone', () => {
    expect(sameName('acme.de', 'www.acme.com')).toBe(true)
    expect(sameName('127.0.0.1', '127.0.0.2')).toBe(false)
  })
})
