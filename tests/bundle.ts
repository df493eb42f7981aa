import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { oncePerRun } from './once.ts'

/** The server bundled into one file, which starts several times faster than its sources. */
export interface Bundle {
  /** The path of its main module. */
  file: string
  remove(): void
}

const root = join(import.meta.dirname, '..')
const MAIN = 'api/server.mjs'
/** Packages with native code, which cannot be bundled. */
const NATIVE = ['better-sqlite3', '@node-rs/argon2', 'sharp']

/** The server as it is now; it serves the app in dist if there is one. */
export async function bundleServer(): Promise<Bundle> {
  const shared = await oncePerRun('server', built)
  if (shared) return { file: join(shared, MAIN), remove() {} }
  const folder = await built()
  return { file: join(folder, MAIN), remove: () => rmSync(folder, { recursive: true }) }
}

/** @returns the folder of the bundle */
async function built(): Promise<string> {
  const { build } = await import('vite')
  const folder = mkdtempSync(join(tmpdir(), 'rove-server-'))
  const outDir = join(folder, 'api')
  for (const made of [outDir, join(folder, 'postgres')]) mkdirSync(made)
  const bundle = (source: string, entryFileNames: string) =>
    build({
      configFile: false,
      root,
      logLevel: 'error',
      ssr: { noExternal: true, external: NATIVE },
      build: {
        ssr: source,
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames, codeSplitting: false } },
      },
    })
  await bundle('api/index.ts', basename(MAIN))
  // The worker threads that read sites, and PDFs.
  await bundle('api/reading/worker.ts', 'thread.mjs')
  await bundle('api/contacts/pdfThread.mjs', 'pdfThread.mjs')
  // The files that the sources read from their own folders.
  const tables = readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:txt|jsonl)$/.test(path))
    .map((path): [string, string] => [`api/${basename(path)}`, `api/${path}`])
  const beside = {
    ...Object.fromEntries(tables),
    'api/migrations': 'db/server/sqlite/migrations',
    'postgres/migrations': 'db/server/postgres/migrations',
    node_modules: 'node_modules',
    dist: 'dist',
  }
  for (const [link, target] of Object.entries(beside)) symlinkSync(join(root, target), join(folder, link))
  return folder
}
