import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, type Plugin } from 'vite'
import type { Person } from '#tests/world.ts'
import type * as Engine from './engine.ts'
import type * as Pouch from './pouch.ts'

declare global {
  /** The device's code, in the page. */
  var bench: typeof Engine
  /** The same by PouchDB. */
  var pouch: typeof Pouch
}

const root = join(import.meta.dirname, '../..')

/** Builds what runs in the browser. @returns a script that sets `bench` */
export async function buildEngine(): Promise<string> {
  return `${await buildScript(join(import.meta.dirname, 'engine.ts'), 'bench')};globalThis.bench = bench`
}

/** Builds the same of PouchDB. @returns a script that sets `pouch` */
export async function buildPouch(): Promise<string> {
  return `${await buildScript(join(import.meta.dirname, 'pouch.ts'), 'pouch')};globalThis.pouch = pouch`
}

/** Builds a module and all that it imports into one script. @param name the variable that holds its exports */
export async function buildScript(entry: string, name: string): Promise<string> {
  const { script } = await buildFiles(entry, name)
  return script
}

/** The same with plugins. @returns the script, and by name the other files that the plugins made for it */
export async function buildFiles(
  entry: string,
  name: string,
  plugins: readonly Plugin[] = [],
): Promise<{ script: string; assets: Record<string, string> }> {
  const built = await build({
    configFile: false,
    root,
    plugins: [...plugins],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      minify: true,
      lib: { entry, formats: ['iife'], name },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk, ...others] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.')
  const assets = others.flatMap((file) =>
    file.type === 'asset' ? [[file.fileName, file.source.toString()]] : [],
  )
  return { script: chunk.code, assets: Object.fromEntries(assets) }
}

/** A new device on which the person is signed in, with the engine and nothing else of the app. */
export async function newDevice(
  browser: Browser,
  url: string,
  person: Person,
  script: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const [name = '', value = ''] = person.cookie.split('=')
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  await page.route('**/bench', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto('/bench')
  await page.addScriptTag({ content: script })
  return page
}
