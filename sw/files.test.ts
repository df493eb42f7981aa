import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { caches, fetch, Response } from 'undici'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesOf } from './files.ts'
import { openLine } from './line.ts'

const PAGE = '<script src="/assets/start-1.js"></script>'
const FIRST = [
  { url: 'index.html', revision: 'first' },
  { url: 'assets/start-1.js', revision: null },
  { url: 'assets/leads-1.js', revision: null },
  { url: 'assets/excel-1.js', revision: null },
]
const SECOND = [
  { url: 'index.html', revision: 'second' },
  { url: 'assets/start-2.js', revision: null },
  { url: 'assets/leads-2.js', revision: null },
  { url: 'assets/excel-1.js', revision: null },
]

let server: Server
let origin = ''
/** The requested paths, in order. */
let asked: string[]
/** How many files arrive before the network is gone. */
let comesThrough = Number.POSITIVE_INFINITY
/** Answers every request in place of Rove. */
let portal = false
let page = PAGE

beforeEach(async () => {
  asked = []
  comesThrough = Number.POSITIVE_INFINITY
  portal = false
  page = PAGE
  server = createServer(({ url = '' }, to) => {
    if (comesThrough-- <= 0)
      return void to.writeHead(200, { 'Content-Length': 100 }).write('half', () => to.destroy())
    asked.push(url)
    const isPage = portal || url === '/index.html'
    to.writeHead(200, { 'Content-Type': isPage ? 'text/html' : 'text/javascript' })
    to.end(portal ? 'Welcome to our hotel' : isPage ? page : url)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('Response', Response)
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const name of await caches.keys()) await caches.delete(name)
  server.closeAllConnections()
  server.close()
})

const keepAll = (list: typeof FIRST) => filesOf(list, origin).keepAll(openLine())

test('an install that is cut off five times asks for no file twice, and then has them all', async () => {
  for (let times = 0; times < 5; times++) {
    comesThrough = times % 2
    await expect(keepAll(FIRST)).rejects.toThrow()
  }
  comesThrough = Number.POSITIVE_INFINITY
  await keepAll(FIRST)
  expect(asked.toSorted()).toEqual(FIRST.map(({ url }) => `/${url}`).toSorted())
  expect(await filesOf(FIRST, origin).count()).toEqual({ kept: 4, total: 4 })
})

test('a new version fetches what is new in it, and leaves the files of the one before to pages that are open', async () => {
  await keepAll(FIRST)
  await filesOf(FIRST, origin).forgetOlder()
  asked = []
  page = PAGE.replace('start-1', 'start-2')
  const second = filesOf(SECOND, origin)
  await second.keepAll(openLine())
  await second.forgetOlder()
  expect(asked.toSorted()).toEqual(['/assets/leads-2.js', '/assets/start-2.js', '/index.html'])
  expect(await (await second.at('/assets/leads-1.js'))?.text()).toBe('/assets/leads-1.js')
  expect(await (await second.shell())?.text()).toContain('start-2')

  const third = filesOf(SECOND.slice(0, 2), origin)
  await third.forgetOlder()
  expect(await third.at('/assets/leads-1.js')).toBeUndefined()
  expect(await third.at('/assets/leads-2.js')).toBeDefined()
})

test('each version has its own page at the first screens’ addresses, for the browser to answer with by itself', async () => {
  const pageAt = async (version: typeof FIRST) => {
    const [rule] = filesOf(version, origin).routes()
    const cacheName = typeof rule?.source === 'object' ? rule.source.cacheName : ''
    const kept = await caches.match(`${origin}/lead-management`, { cacheName })
    return kept?.text()
  }
  await keepAll(FIRST)
  page = PAGE.replace('start-1', 'start-2')
  await keepAll(SECOND)
  expect(await pageAt(FIRST)).toContain('start-1')
  expect(await pageAt(SECOND)).toContain('start-2')
  await filesOf(SECOND, origin).forgetOlder()
  expect(await pageAt(FIRST)).toBeUndefined()
  expect(await pageAt(SECOND)).toContain('start-2')
})

test('the first worker asks for no more than the page itself has just loaded', async () => {
  const files = filesOf(FIRST, origin)
  await files.keepShell()
  expect(asked).toEqual(['/index.html', '/assets/start-1.js'])
  expect(await files.count()).toEqual({ kept: 2, total: 4 })
})

test('a page of another version than its worker is not kept as this one', async () => {
  page = PAGE.replace('start-1', 'start-2')
  await expect(filesOf(FIRST, origin).keepShell()).rejects.toThrow('The page did not come through')
  page = PAGE
  await filesOf(FIRST, origin).keepShell()
})

test('what a hotel answers in the place of Rove is not kept', async () => {
  portal = true
  await expect(keepAll(FIRST)).rejects.toThrow()
  expect(await filesOf(FIRST, origin).count()).toMatchObject({ kept: 0 })
  portal = false
  await keepAll(FIRST)
})

test('a file on its way is broken off for somebody who waits, and fetched when the line is free', async () => {
  const line = openLine()
  const tries: AbortSignal[] = []
  const lent = line.runWhenFree(async (signal) => {
    tries.push(signal)
    if (tries.length > 1) return 'kept'
    line.interrupt()
    signal.throwIfAborted()
    return 'not broken off'
  })
  expect(await lent).toBe('kept')
  expect(tries).toHaveLength(2)
})
