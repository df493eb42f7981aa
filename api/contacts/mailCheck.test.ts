import { describe, expect, test } from 'vitest'
import { createDns } from '#api/net/dns.ts'
import { serveDns, type Zone } from '#tests/fakes/dnsServer.ts'
import { createMailCheck, marksOf } from './mailCheck.ts'

const web = { com: { ns: ['ns.test'] } } satisfies Record<string, Zone>

async function receives(zones: Record<string, Zone>, domain: string, timeoutMs = 4000) {
  await using dns = await serveDns(zones)
  return await createMailCheck({ ...createDns(dns.servers), timeoutMs }).receives(domain)
}

describe('whether a domain takes mail', () => {
  test.each<[string, Zone, 'yes' | 'no' | 'unknown']>([
    ['a mail server', { mx: [[10, 'mx.bakery.test']] }, 'yes'],
    [
      'several mail servers',
      {
        mx: [
          [10, 'mx.bakery.test'],
          [20, 'mx2.bakery.test'],
        ],
      },
      'yes',
    ],
    ['a null MX (RFC 7505)', { mx: [[0, '']], a: ['93.184.215.14'] }, 'no'],
    ['an address and no MX (RFC 5321)', { a: ['93.184.215.14'] }, 'yes'],
    ['neither', {}, 'no'],
    ['a server that fails', 'failure', 'unknown'],
  ])('with %s: %s', async (_with, zone, answer) => {
    expect(await receives({ ...web, 'bakery.test': zone }, 'bakery.test')).toBe(answer)
  })

  test('that does not exist: no', async () => {
    expect(await receives(web, 'gone.test')).toBe('no')
  })

  test('that no server answers for in time: unknown', async () => {
    expect(await receives({ 'bakery.test': 'silent' }, 'bakery.test', 50)).toBe('unknown')
  })

  test('that does not exist for servers that do not know the web: unknown', async () => {
    expect(await receives({}, 'bakery.test')).toBe('unknown')
  })

  test('in letters of its language', async () => {
    const zones = { ...web, 'xn--bckerei-5wa.test': { mx: [[10, 'mx.test']] } } satisfies Record<string, Zone>
    expect(await receives(zones, 'Bäckerei.test')).toBe('yes')
  })
})

describe('DNS is asked', () => {
  const counting = (answers: (() => Promise<{ exchange: string; priority: number }[]>)[]) => {
    const asked: string[] = []
    const resolveMx = (domain: string) => {
      asked.push(domain)
      return (answers.shift() ?? (async () => [{ exchange: 'mx.test', priority: 1 }]))()
    }
    return { asked, resolveMx }
  }

  test('once for several addresses, also at the same time and in other letters', async () => {
    const dns = counting([])
    const mail = createMailCheck({ ...dns })
    await Promise.all(['bakery.test', 'BAKERY.test', 'bakery.test'].map(mail.receives))
    expect(await mail.receives('bakery.test')).toBe('yes')
    expect(dns.asked).toEqual(['bakery.test'])
  })

  test('again when the answer is old', async () => {
    const dns = counting([])
    const mail = createMailCheck({ ...dns, cacheMs: 0 })
    await mail.receives('bakery.test')
    await mail.receives('bakery.test')
    expect(dns.asked).toHaveLength(2)
  })

  test('again when it could not tell', async () => {
    const dns = counting([() => Promise.reject(new Error('down'))])
    const mail = createMailCheck({ ...dns })
    expect(await mail.receives('bakery.test')).toBe('unknown')
    expect(await mail.receives('bakery.test')).toBe('yes')
  })

  test('again for what was pushed out by thousands of others', async () => {
    const dns = counting([])
    const mail = createMailCheck({ ...dns })
    for (let i = 0; i <= 2000; i++) await mail.receives(`bakery${i}.test`)
    await mail.receives('bakery2000.test')
    await mail.receives('bakery0.test')
    expect(dns.asked.filter((domain) => domain === 'bakery2000.test')).toHaveLength(1)
    expect(dns.asked.filter((domain) => domain === 'bakery0.test')).toHaveLength(2)
  })
})

describe('what is known of an address', () => {
  const everywhere = async () => 'yes' as const

  test.each([
    'info@bakery.test',
    'sales@bakery.test',
    'kontakt@bakery.test',
    'office@bakery.test',
    'reservierung@bakery.test',
    'service@bakery.test',
    'jobs@bakery.test',
    'datenschutz@bakery.test',
    'info2@bakery.test',
    'sales-uk@bakery.test',
  ])('%s is a role address', async (email) => {
    expect(await marksOf(email, everywhere)).toEqual(['role'])
  })

  test.each([
    'anna@bakery.test',
    'anna.kern@bakery.test',
    'hr.kern@bakery.test',
    'infante@bakery.test',
    'ann4@bakery.test',
  ])('%s is nobody’s but a person’s', async (email) => {
    expect(await marksOf(email, everywhere)).toEqual([])
  })

  test.each([
    'a@mailinator.com',
    'a@yopmail.com',
    'a@inbox.guerrillamail.com',
    'a@wegwerfmail.de',
    'a@temp-mail.io',
  ])('%s is one to throw away', async (email) => {
    expect(await marksOf(email, everywhere)).toEqual(['disposable'])
  })

  test('one that no server takes mail for is marked; one of which that is not known is not', async () => {
    expect(await marksOf('anna@bakery.test', async () => 'no')).toEqual(['no-mail-server'])
    expect(await marksOf('anna@bakery.test', async () => 'unknown')).toEqual([])
  })
})
