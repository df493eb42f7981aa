import { afterEach, describe, expect, test } from 'vitest'
import { type LocalSite, serve } from '#tests/fakes/webServer.ts'
import { EgressDenied, HostUnavailable } from './errors.ts'
import { createHttpClient, type HttpClient } from './httpClient.ts'
import { createRobots } from './robots.ts'

const opened: HttpClient[] = []
afterEach(async () => {
  for (const http of opened.splice(0)) await http.close()
})

function clientTo({ port }: LocalSite): HttpClient {
  const http = createHttpClient({ allow: `127.0.0.1:${port}`, timeoutMs: 2000 })
  opened.push(http)
  return http
}

const page = ({ port }: LocalSite, path: string) => new URL(`http://127.0.0.1:${port}${path}`)

describe('robots.txt is obeyed', () => {
  test.each([
    ['User-agent: *\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow: /private', '/contact', true],
    ['User-agent: *\nDisallow: /private', '/private/contact', false],
    ['User-agent: RoveBot\nDisallow: /\n\nUser-agent: *\nAllow: /', '/contact', false],
    ['User-agent: rovebot/2\nAllow: /\n\nUser-agent: *\nDisallow: /', '/contact', true],
    ['User-agent: OtherBot\nDisallow: /', '/contact', true],
    ['User-agent: *\nDisallow: /\nAllow: /contact$', '/contact', true],
    ['User-agent: *\nDisallow: /*.php', '/contact.php?a=1', false],
    ['User-agent: *\nDisallow:', '/contact', true],
    ['<!doctype html><p>Not found</p>', '/contact', true],
    ['', '/contact', true],
  ])('%j answers for %s: %s', async (rules, path, allowed) => {
    await using site = await serve({ '/robots.txt': rules })
    expect(await createRobots(clientTo(site)).mayRead(page(site, path))).toBe(allowed)
  })
})

test('of one of 500 KiB, as much as must be read, the last line counts (RFC 9309, 2.5)', async () => {
  const last = '\nUser-agent: *\nDisallow: /private'
  const rules = `${'# For those who read on\n'.repeat(30_000)}`.slice(0, 500 * 1024 - last.length) + last
  await using site = await serve({ '/robots.txt': rules })
  expect(await createRobots(clientTo(site)).mayRead(page(site, '/private'))).toBe(false)
})

test.each([401, 403, 404, 410])('a site without one (%i) may be read', async (status) => {
  await using site = await serve((_request, response) => response.writeHead(status).end())
  expect(await createRobots(clientTo(site)).mayRead(page(site, '/'))).toBe(true)
})

test.each([429, 500, 503])(
  'a site that can not say (%i) is unreachable, and is asked again',
  async (status) => {
    let now = status
    await using site = await serve((_request, response) => response.writeHead(now).end())
    const robots = createRobots(clientTo(site))
    await expect(robots.mayRead(page(site, '/'))).rejects.toThrow(HostUnavailable)
    now = 404
    expect(await robots.mayRead(page(site, '/'))).toBe(true)
  },
)

test('one behind a redirect to a forbidden address is not read', async () => {
  await using site = await serve((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1/robots.txt' }).end()
  })
  await expect(createRobots(clientTo(site)).mayRead(page(site, '/'))).rejects.toThrow(EgressDenied)
})

test('it is read once for an hour, also by several at once', async () => {
  await using site = await serve({ '/robots.txt': '' })
  let now = 0
  const robots = createRobots(clientTo(site), () => now)
  await Promise.all(['/a', '/b', '/c'].map((path) => robots.mayRead(page(site, path))))
  now = 59 * 60_000
  await robots.mayRead(page(site, '/d'))
  expect(site.asked).toEqual(['/robots.txt'])
  now = 60 * 60_000
  await robots.mayRead(page(site, '/e'))
  expect(site.asked).toEqual(['/robots.txt', '/robots.txt'])
})
