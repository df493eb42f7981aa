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
import { icons } from './vite.icons.ts'
import { map } from './vite.map.ts'
import { packed, pageBeforeScript } from './vite.page.ts'
import { trades } from './vite.trades.ts'

const here = import.meta.dirname
const testing = Boolean(process.env.VITEST)
/** Where `npm test` collects each run's outcome; unset when a person runs vitest. */
const report = process.env.ROVE_TEST_REPORT

const BACKGROUND = '#0b1214'
/** The screens that a rep in the field opens first; the other screens follow. */
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
/** How long a test waits for an expected state, on a machine that is shared with others. */
const AWAITED_WITHIN_MS = 30_000
/** The number of test files at once: three more than cores, because those in a browser wait a third of the time. */
const BESIDE_ONE_ANOTHER = availableParallelism() + 3

/** The test that runs the benches and the longer checks; npm test leaves it out. */
const COMMANDS = 'tests/commands.test.ts'
/** The longer look at every screen; npm test looks at each once, in tests/e2e/screens.test.ts. */
const LOOKS = 'tests/e2e/looks.test.ts'

/** Tests of server data, which must give the same results on SQLite and on PostgreSQL. */
const ON_BOTH_DATABASES = [
  'db/server/*.test.ts',
  'api/companies/import/import.test.ts',
  'api/queue/*.test.ts',
  'tests/{api,sync}/*.test.ts',
]
const ON_POSTGRES = ['tests/postgres/*.test.ts']
/**
 * These mainly test services, permissions, a browser's connection, the processor or what devices make of the rows rather
 * than the store, so npm test runs them only on SQLite, and npm run check -- postgres on both.
 */
const OF_OTHERS = [
  ...['ai', 'emails', 'geocoding', 'help', 'hunter', 'nearby', 'suggestions', 'wikidata', 'write'],
  ...['access', 'factors', 'keys', 'limits', 'log', 'operating', 'registration', 'routes', 'running'],
  ...['secrets', 'security', 'password-rules', 'pepper', 'private-service', 'accounts', 'invitations'],
  ...['budget', 'buyers', 'input', 'maps', 'metrics', 'passwords', 'products', 'routing', 'sample-data'],
]
  .map((name) => `tests/api/${name}.test.ts`)
  .concat('tests/sync/{approval,merge,own,recorded,silence,tasks,views,withheld}.test.ts')
/** These access SQLite's files directly. */
const OF_SQLITE = ['tests/api/full-disk.test.ts', 'tests/sync/{hanging,kill,model}.test.ts']

/** Tables for reading old Excel files: half of the Excel writer's size, and not needed for writing. */
const withoutCodePages = {
  find: './dist/cpexcel.js',
  replacement: join(here, 'app/data/files/noCodePages.ts'),
}

/**
 * Assigns to the chunk `name` everything that these modules import statically, and the static imports of
 * that.
 */
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

/**
 * Few files, because each costs a phone a round trip, and none that would delay the sign-in or a first screen
 * without need.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  { name: neededBy('guest', ['login', 'register', 'reset-password'].map(screen)), priority: 3 },
  // Separate, so that it is evaluated in a separate task (app/routes/_app.tsx).
  { name: neededBy('store', ['db/device/engine.ts']), priority: 2 },
  { name: neededBy('shell', ['_app', '_app/lead-management'].map(screen)), priority: 1 },
  // The page of a day needs it to know the country of an address.
  { name: 'language', test: /db\/composer\/language\.ts/ },
  // Only needed to write an email.
  {
    name: 'composer',
    test: /db\/composer\/|entities\/email\/(?:choices|temporaryEmail|page\/fillTemplate)/,
    minShareCount: 2,
  },
  // Code that fewer parts share is large (the files of leads) and not needed by every screen.
  { name: 'app', minShareCount: 3 },
  // A file of its own for an icon would cost more than the icon.
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
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

/** Tests in Chromium, of the built app. */
const inBrowser = {
  include: ['tests/e2e/**/*.test.ts'],
  globalSetup: [join(here, 'tests/e2e/build.ts')],
  setupFiles: [join(here, 'tests/e2e/setup.ts')],
  maxWorkers: BESIDE_ONE_ANOTHER,
  retry: 0,
  testTimeout: E2E_TIMEOUT_MS,
  hookTimeout: E2E_TIMEOUT_MS,
}

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
    // Firefox supports module workers later than the other features that Rove requires.
    rollupFormat: 'iife',
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}', 'assets/*.{json,txt}'],
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
  plugins: testing
    ? []
    : [icons(), router, react(), tailwindcss(), pageBeforeScript(), trades(), map(), pwa, packed()],
  resolve: { alias: testing ? [] : [withoutCodePages] },
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    manifest: true,
    // One stylesheet, which is inlined into the page.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  test: {
    globalSetup: [join(here, 'tests/runSetup.ts')],
    setupFiles: [join(here, 'tests/setup.ts')],
    // The files share their imports, which take longer to load than most of the tests to run.
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
          exclude: ['tests/e2e/**', 'tests/postgres/**', COMMANDS],
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
      { extends: true, test: { ...inBrowser, name: 'e2e', exclude: [LOOKS] } },
      { extends: true, test: { ...inBrowser, name: 'looks', include: [LOOKS] } },
      { extends: true, test: { name: 'commands', include: [COMMANDS] } },
    ],
  },
})
