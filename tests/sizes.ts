import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'

const dist = join(import.meta.dirname, '../dist')
const ENTRY = 'index.html'
/** The suffix that the router adds to a route file's name for the parts that it splits off. */
const SPLIT = '?tsr-split='

const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
)
type Manifest = v.InferOutput<typeof Manifest>

const manifest = v.parse(Manifest, JSON.parse(read('.vite/manifest.json').toString()))
for (const [name, url] of [
  ['sign-in route', '/login'],
  ['list of leads', '/lead-management'],
] as const) {
  const files = scriptsOf(manifest, url)
  console.log(`${name}: ${kibGzipped(files)} KiB of script in ${files.length} files, gzipped`)
}
console.log(`service worker: ${kibGzipped(['sw.js'])} KiB, gzipped`)

/** The scripts that a cold start at a URL needs before its screen is complete. */
function scriptsOf(chunks: Manifest, url: string): string[] {
  const needed = new Set<string>()
  const add = (key: string) => {
    if (needed.has(key)) return
    needed.add(key)
    for (const imported of chunks[key]?.imports ?? []) add(imported)
  }
  add(ENTRY)
  const files = routeFilesOf(Object.keys(chunks), url)
  for (const key of Object.keys(chunks)) if (files.has(stemOf(key))) add(key)
  return [...needed].flatMap((key) => chunks[key]?.file ?? []).filter((file) => file.endsWith('.js'))
}

/** The route file of a URL and the layouts around it: routes/_guest/login is inside routes/_guest. */
function routeFilesOf(keys: string[], url: string): Set<string> {
  const file = keys
    .filter((key) => key.includes(SPLIT))
    .map(stemOf)
    .find((stem) => urlOf(stem) === url)
  if (!file) throw new Error(`The build has no split route for ${url}.`)
  const folders = file.split('/').slice(0, -1)
  const layouts = folders.map((_, depth) => folders.slice(0, depth + 1).join('/'))
  return new Set([file, ...layouts.flatMap((layout) => [layout, `${layout}/route`])])
}

/** routes/_guest/login.tsx?tsr-split=component → routes/_guest/login */
function stemOf(key: string) {
  return key.replace(/\.tsx?(\?.*)?$/, '')
}

/** A folder whose name starts with _ or is in brackets groups files and is not part of the URL. */
function urlOf(stem: string) {
  return stem.replace(/^routes/, '').replace(/\/(_[^/]*|\([^/]*\))(?=\/)/g, '')
}

function kibGzipped(files: string[]) {
  const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0)
  return (bytes / 1024).toFixed(1)
}

function read(file: string) {
  return readFileSync(join(dist, file))
}
