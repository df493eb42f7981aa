// Runs before any package is installed, so it is plain JavaScript with Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const lockFile = join(root, 'package-lock.json')
/** npm's record of what is installed, written after a successful installation. */
const installedFile = join(root, 'node_modules/.package-lock.json')
const fingerprintFile = join(root, 'dist/.fingerprint')

const BUILT_FROM = [
  'app',
  'sw',
  'db/model',
  'db/classifier',
  'db/composer',
  'db/duplicates',
  'db/help',
  'db/import',
  'db/device',
  'db/pmtiles',
  'db/route',
  'vite.config.ts',
  'vite.icons.ts',
  'vite.map.ts',
  'vite.page.ts',
  'vite.trades.ts',
  'package.json',
  'package-lock.json',
]
const NOT_BUILT = /\.test\.tsx?$|routes\.gen\.ts$/
const OLDEST_NODE = [20, 19]
const PRINTED_AT_MOST_BYTES = 64 * 1024 * 1024

/**
 * Installs the packages of package-lock.json, including those for development, if they are missing or different.
 * @throws Error with a sentence for the person at the terminal
 */
export function install() {
  refuseOldNode()
  if (isInstalled()) return
  console.log('Installing packages, which takes a minute or two …')
  const done = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], process.env)
  if (!done) throw new Error('The packages could not be installed: see npm’s message above.')
}

/**
 * Builds the app into dist if it is missing or older than its sources.
 * @throws Error with a sentence for the person at the terminal
 */
export function build() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint) return
  console.log('Building the app …')
  // A failed build may leave a mix of old and new files, so they count as missing.
  rmSync(fingerprintFile, { force: true })
  const { VITEST: _, ...env } = process.env
  const done = npm(['run', 'build'], { ...env, NODE_ENV: 'production' })
  if (!done) throw new Error('The app could not be built: see the message above.')
  // The fingerprint of the sources before the build, so that later edits are built next time.
  noteBuilt(fingerprint)
}

/**
 * Runs a preparation as a program: a failure prints one sentence and exits with 1.
 * @param {() => void | Promise<void>} prepare
 */
export async function runPreparation(prepare) {
  try {
    await prepare()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Error(`Rove needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}

function isInstalled() {
  if (!existsSync(installedFile)) return false
  const wanted = packagesIn(lockFile)
  const installed = packagesIn(installedFile)
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    const there = installed[path]
    // Optional packages are for one platform each; npm does not install those of other platforms.
    return path === '' || (there ? there.version === version : optional || devOptional)
  })
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Runs npm, and shows its output only if it fails. */
function npm(args, env) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: PRINTED_AT_MOST_BYTES,
  })
  if (status === 0) return true
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  return false
}

function noteBuilt(fingerprint) {
  writeFileSync(fingerprintFile, fingerprint)
}

function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of BUILT_FROM.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @returns {string[]} */
function filesUnder(path) {
  if (extname(path)) return [path]
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runPreparation(() => {
    if (process.argv.includes('--built')) return noteBuilt(fingerprintOfSources())
    install()
    build()
  })
}
