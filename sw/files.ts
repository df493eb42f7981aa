import * as v from 'valibot'
import type { OfflineFiles } from '#db/device/offlineFiles.ts'
import { FIRST_SCREENS } from '#db/model/firstScreens.ts'
import type { Line } from './line.ts'

/** A file of this build. The revision identifies its content if its name does not. */
export interface AppFile {
  url: string
  revision: string | null
}

const CACHE = 'rove-files'
/** The cache for the page at the addresses of the first screens; each version has its own. */
const PAGES = 'rove-pages'
const SHELL = '/index.html'
const ASSETS = '/assets/'
/** A rule of the Service Worker Static Routing API. */
interface Route {
  condition: {
    urlPattern: { pathname: string; search?: string }
    requestMode?: string
    runningStatus?: 'running' | 'not-running'
  }
  source: 'network' | { cacheName: string }
}

/** How many files are fetched at once: on a slow connection most of the time for a small file is latency. */
const AT_ONCE = 6
/** Where a version that takes over records its list of files, for the next version. */
const NOTED = '/rove-files.json'
const Noted = v.fallback(v.array(v.string()), [])

/**
 * The cached files of one version of the app, with which it opens without a network. All versions share one
 * cache: a file that two versions have in common is fetched once, and files that arrived stay when an install
 * fails.
 * @param list all files of the version, the most urgent first
 * @param origin the origin of the files
 */
export function filesOf(list: readonly AppFile[], origin: string) {
  const keys = new Map(
    list.map(({ url, revision }) => {
      const { pathname, href } = new URL(url, origin)
      return [pathname, revision ? `${href}?revision=${revision}` : href]
    }),
  )

  const pages = `${PAGES} ${keys.get(SHELL)}`

  /**
   * Routes that the browser serves from the cache without waiting for the worker: the page at the first
   * screens' addresses, and the files of the build. API calls go straight to the network while no worker
   * runs, because then there are no downloads to pause for them.
   */
  const routes = (): Route[] => [
    ...FIRST_SCREENS.map((pathname) => ({
      condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' },
      source: { cacheName: pages },
    })),
    { condition: { urlPattern: { pathname: `${ASSETS}*`, search: '' } }, source: { cacheName: CACHE } },
    { condition: { urlPattern: { pathname: '/api/*' }, runningStatus: 'not-running' }, source: 'network' },
  ]

  async function keepPages(): Promise<void> {
    const page = await shell()
    if (!page) throw new Error('The page did not come through')
    const cache = await caches.open(pages)
    await Promise.all(FIRST_SCREENS.map((path) => cache.put(new URL(path, origin), page.clone())))
  }

  /**
   * Whether a file at this path may be in the cache: a file of this version, or of an older one that a page
   * still runs.
   */
  const mayHave = (path: string) => keys.has(path) || path.startsWith(ASSETS)

  /** The cached file. */
  async function at(path: string): Promise<Response | undefined> {
    const cache = await caches.open(CACHE)
    return cache.match(keys.get(path) ?? new URL(path, origin).href)
  }

  /** The page that is served for every address. */
  const shell = () => at(SHELL)

  async function missing(): Promise<string[]> {
    const cache = await caches.open(CACHE)
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    return [...keys].filter(([, key]) => !kept.has(key)).map(([path]) => path)
  }

  async function count(): Promise<OfflineFiles> {
    return { kept: keys.size - (await missing()).length, total: keys.size }
  }

  /** Caches one file, unless the response is something else. @throws errors of fetch, or for lack of space */
  async function keep(path: string, signal: AbortSignal | null = null): Promise<void> {
    const key = keys.get(path)
    if (key === undefined) return
    const response = (await caches.match(key)) ?? (await load(path, key, signal))
    if (!(await isItself(path, response))) return
    const cache = await caches.open(CACHE)
    await cache.put(key, response)
  }

  function load(path: string, key: string, signal: AbortSignal | null): Promise<Response> {
    const isHashed = key.endsWith(path)
    const cache = isHashed ? 'default' : 'no-cache'
    return fetch(new URL(path, origin), { cache, credentials: 'same-origin', priority: 'low', signal })
  }

  /**
   * A hotel's sign-in page is not a script, and a page that refers to files of another version does not
   * belong to this version.
   */
  async function isItself(path: string, response: Response): Promise<boolean> {
    if (!response.ok || response.redirected) return false
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (path !== SHELL) return !isPage
    const named = namedIn(await response.clone().text())
    return isPage && named.length > 0 && named.every((file) => keys.has(file))
  }

  /**
   * Caches the page and the files that it refers to, which an open page has just loaded.
   * @throws Error if one of them could not be fetched
   */
  async function keepShell(): Promise<void> {
    await keep(SHELL)
    const page = await shell()
    const wanted = page ? namedIn(await page.text()) : [SHELL]
    await Promise.all(wanted.map((path) => keep(path)))
    const lacks = new Set(await missing())
    if (wanted.some((path) => lacks.has(path))) throw new Error('The page did not come through')
    await keepPages()
  }

  /**
   * Caches the missing files, a few at a time in the order of the list, whenever the line is free. A file for
   * which something else is served is skipped.
   * @param onKept called with the progress after each few files
   * @throws errors of fetch, or for lack of space; files that arrived stay
   */
  async function keepMissing(line: Line, onKept: (now: OfflineFiles) => void): Promise<void> {
    const lacking = await missing()
    while (lacking.length > 0) {
      const next = lacking.splice(0, AT_ONCE)
      await line.runWhenFree((signal) => keepEach(next, signal))
      onKept(await count())
    }
  }

  async function keepEach(paths: readonly string[], signal: AbortSignal): Promise<void> {
    const results = await Promise.allSettled(paths.map((path) => keep(path, signal)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  /** Caches all files. @throws Error if one file could not be fetched; files that arrived stay */
  async function keepAll(line: Line): Promise<void> {
    await keepMissing(line, () => undefined)
    const lacks = await missing()
    if (lacks.length > 0) throw new Error(`${lacks.length} files did not come through`)
    await keepPages()
  }

  /**
   * Deletes files that neither this version nor the previous one needs; pages of the previous version may
   * still be open.
   */
  async function forgetOlder(): Promise<void> {
    const cache = await caches.open(CACHE)
    const note = new URL(NOTED, origin).href
    const before = v.parse(Noted, await (await cache.match(note))?.json())
    const needed = new Set([...before, ...keys.values(), note])
    for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url)
    await cache.put(note, Response.json([...keys.values()]))
    for (const name of await caches.keys()) if (![CACHE, pages].includes(name)) await caches.delete(name)
  }

  return { routes, mayHave, at, shell, count, keepShell, keepMissing, keepAll, forgetOlder }
}

/** The files of the build that a page loads by itself. */
function namedIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])
}
