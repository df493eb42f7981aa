/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { inOrderOfUse } from './sw/order.ts'
import { packed, pageBeforeScript } from './vite.page.ts'

const here = import.meta.dirname
const testing = Boolean(process.env.VITEST)
/** Where `npm test` collects each run's outcome; unset when a person runs vitest. */
const report = process.env.ROVE_TEST_REPORT

const BACKGROUND = '#0b1214'
/** What a rep in the field opens first; other screens come after these. */
const SCREENS_BY_USE = [
  'routes/_app.tsx',
  'routes/_app/lead-management.tsx',
  'entities/lead/page/LeadPage.tsx',
  'routes/_app/index.tsx',
  'routes/_app/manual-lead-entry.tsx',
  'routes/_app/products.tsx',
  'routes/_app/email-campaigns.tsx',
  'routes/_app/create-email.tsx',
  'routes/_app/lead-generation.tsx',
  'routes/_app/attention.tsx',
]
const KEPT_AT_MOST_BYTES = 3 * 1024 * 1024
const E2E_TIMEOUT_MS = 120_000
/** How long a test waits for what it means, on a machine that others use too. */
const AWAITED_WITHIN_MS = 30_000
/** Files of tests at once: two more than cores, as each waits now and then for what it means. */
const BESIDE_ONE_ANOTHER = availableParallelism() + 2

/** What the server keeps is the same on SQLite and on PostgreSQL. */
const ON_BOTH_DATABASES = [
  'db/server/*.test.ts',
  'api/companies/import/import.test.ts',
  'api/queue/*.test.ts',
  'tests/{api,sync}/*.test.ts',
]
const ON_POSTGRES = ['tests/postgres/*.test.ts']
/** These ask services, a browser's line or the processor more than the store: npm test has them on SQLite alone. */
const OF_OTHERS = [
  ...['ai', 'emails', 'help', 'hunter', 'nearby', 'suggestions', 'wikidata', 'write'],
  ...['factors', 'keys', 'limits', 'log', 'operating', 'registration', 'routes', 'secrets', 'security'],
  ...['password-rules', 'pepper', 'private-service'],
]
  .map((name) => `tests/api/${name}.test.ts`)
  .concat('tests/sync/silence.test.ts')
/** These have SQLite's files in their hands. */
const OF_SQLITE = ['tests/api/full-disk.test.ts', 'tests/sync/{hanging,kill,model}.test.ts']

/** Tables for reading old Excel files, half of the Excel writer's size, of which writing needs none. */
const withoutCodePages = {
  find: './dist/cpexcel.js',
  replacement: join(here, 'app/data/files/noCodePages.ts'),
}

/** Names the file of all that modules import at their heads, and what that imports there. */
function neededBy(name: string, modules: readonly string[]) {
  let needed: Set<string> | undefined
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    needed ??= importsOf(
      modules.map((module) => join(here, module)),
      graph,
    )
    return needed.has(id) ? name : null
  }
}

function importsOf(ids: readonly string[], graph: Rolldown.ChunkingContext): Set<string> {
  const all = new Set<string>()
  const add = (id: string) => {
    if (all.has(id)) return
    all.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  for (const id of ids) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported)
  return all
}

const screen = (route: string) => `app/routes/${route}.tsx?tsr-split=component`

/** Few files, as each costs a phone a round trip, and none that signing in or a first screen has to wait for in vain. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  { name: neededBy('guest', ['login', 'register', 'reset-password'].map(screen)), priority: 3 },
  // A task of its own to evaluate (app/routes/_app.tsx).
  { name: neededBy('store', ['db/device/engine.ts']), priority: 2 },
  { name: neededBy('shell', ['_app', '_app/lead-management'].map(screen)), priority: 1 },
  // What fewer parts have in common is large, the composer and the files of leads, and not for every screen.
  { name: 'app', minShareCount: 3 },
]

const router = tanstackRouter({
  target: 'react',
  routesDirectory: join(here, 'app/routes'),
  generatedRouteTree: join(here, 'app/routes.gen.ts'),
  routeFileIgnorePattern: '\\.test\\.',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: false,
})

const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: '../sw',
  filename: 'sw.ts',
  injectRegister: false,
  registerType: 'prompt',
  includeManifestIcons: false,
  manifest: {
    id: '/',
    name: 'Rove',
    short_name: 'Rove',
    description: 'Discover. Connect. Convert.',
    start_url: '/',
    display: 'standalone',
    theme_color: BACKGROUND,
    background_color: BACKGROUND,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  injectManifest: {
    // Module workers are younger in Firefox than the rest of what Rove asks of a browser.
    rollupFormat: 'iife',
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    maximumFileSizeToCacheInBytes: KEPT_AT_MOST_BYTES,
    manifestTransforms: [
      (entries) => {
        const chunks = JSON.parse(readFileSync(join(here, 'dist/.vite/manifest.json'), 'utf8'))
        return { manifest: inOrderOfUse(entries, chunks, SCREENS_BY_USE) }
      },
    ],
  },
})

export default defineConfig({
  root: testing ? here : join(here, 'app'),
  plugins: testing ? [] : [router, react(), tailwindcss(), pageBeforeScript(), pwa, packed()],
  resolve: { alias: testing ? [] : [withoutCodePages] },
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    manifest: true,
    // One style, which the page holds.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  test: {
    globalSetup: [join(here, 'tests/runSetup.ts')],
    setupFiles: [join(here, 'tests/setup.ts')],
    // The files share what they import, which takes longer to load than most of them to run.
    isolate: false,
    expect: { poll: { timeout: AWAITED_WITHIN_MS } },
    ...(testing && { sequence: { sequencer: (await import('./tests/sequence.ts')).LongestFirst } }),
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{api,app,db,sw,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/postgres/**'],
          maxWorkers: BESIDE_ONE_ANOTHER,
          testTimeout: AWAITED_WITHIN_MS,
          hookTimeout: AWAITED_WITHIN_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...ON_BOTH_DATABASES, ...ON_POSTGRES],
          exclude: [...OF_SQLITE, ...(report ? OF_OTHERS : [])],
          globalSetup: [join(here, 'tests/postgresSetup.ts')],
          maxWorkers: BESIDE_ONE_ANOTHER,
          testTimeout: AWAITED_WITHIN_MS,
          hookTimeout: AWAITED_WITHIN_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [join(here, 'tests/e2e/build.ts')],
          setupFiles: [join(here, 'tests/e2e/setup.ts')],
          maxWorkers: BESIDE_ONE_ANOTHER,
          retry: 0,
          testTimeout: E2E_TIMEOUT_MS,
          hookTimeout: E2E_TIMEOUT_MS,
        },
      },
    ],
  },
})
