import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

/**
 * A stand-in for npm: records its arguments, then leaves the files that the real one would leave, or fails on
 * request.
 */
const NPM = `#!/bin/sh
echo "$@" >> called
if [ -e broken ]; then echo "what went wrong"; exit 1; fi
case "$1" in
  ci) mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json ;;
  run) mkdir -p dist ;;
esac
`
const INSTALLS = 'ci --include=dev --no-audit --no-fund'
const BUILDS = 'run build'

/** The folders that the app is built from. */
const BUILT_FROM = [
  'app',
  'sw',
  ...['classifier', 'composer', 'device', 'duplicates', 'help', 'import', 'model', 'pmtiles', 'route'].map(
    (name) => `db/${name}`,
  ),
]

let clone: string

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'rove-clone-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  for (const folder of ['api', 'bin', ...BUILT_FROM]) {
    mkdirSync(join(clone, folder), { recursive: true })
  }
  cpSync('api/prepare.mjs', join(clone, 'api/prepare.mjs'))
  write('package.json', '{ "type": "module" }')
  for (const file of ['vite.config.ts', 'vite.icons.ts', 'vite.map.ts', 'vite.page.ts', 'vite.trades.ts'])
    write(file, '')
  write('app/main.tsx', 'start()')
  lock({ hono: { version: '4.0.0' }, 'for-another-platform': { version: '1.0.0', optional: true } })
  write('bin/npm', NPM)
  chmodSync(join(clone, 'bin/npm'), 0o755)
})

test('a fresh clone is installed, then built', () => {
  const { status, stdout } = prepare()
  expect(status).toBe(0)
  expect(calls()).toEqual([INSTALLS, BUILDS])
  expect(stdout.trim().split('\n')).toHaveLength(2)
})

test('what is installed and built is left alone, without a word', () => {
  prepare()
  const { status, stdout } = prepare()
  expect(status).toBe(0)
  expect(stdout).toBe('')
  expect(calls()).toEqual([INSTALLS, BUILDS])
})

test.each(BUILT_FROM)('after an edit in %s the app is built again', (folder) => {
  prepare()
  write(`${folder}/changed.ts`, 'changed()')
  prepare()
  expect(calls()).toEqual([INSTALLS, BUILDS, BUILDS])
})

test('another version of a package is installed and built with', () => {
  prepare()
  lock({ hono: { version: '4.0.1' } })
  prepare()
  expect(calls()).toEqual([INSTALLS, BUILDS, INSTALLS, BUILDS])
})

test('a package built for another platform is not missed', () => {
  prepare()
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { hono: { version: '4.0.0' } } }))
  prepare()
  expect(calls()).toEqual([INSTALLS, BUILDS])
})

test('a changed source is built again, a changed test is not', () => {
  prepare()
  write('app/main.test.ts', 'a new test')
  prepare()
  expect(calls()).toEqual([INSTALLS, BUILDS])
  appendFileSync(join(clone, 'app/main.tsx'), ' // another thing')
  prepare()
  expect(calls()).toEqual([INSTALLS, BUILDS, BUILDS])
})

test('a failed build says so, shows what npm said, and is tried again although the source went back', () => {
  prepare()
  write('app/main.tsx', 'broken(')
  write('broken', '')
  const { status, stderr } = prepare()
  expect(status).toBe(1)
  expect(stderr).toBe('what went wrong\nThe app could not be built: see the message above.\n')

  rmSync(join(clone, 'broken'))
  write('app/main.tsx', 'start()')
  expect(prepare().status).toBe(0)
  expect(calls()).toEqual([INSTALLS, BUILDS, BUILDS, BUILDS])
})

function prepare() {
  const PATH = `${join(clone, 'bin')}${delimiter}${process.env.PATH}`
  return spawnSync(process.execPath, ['api/prepare.mjs'], {
    cwd: clone,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  })
}

function calls() {
  return readFileSync(join(clone, 'called'), 'utf8').trim().split('\n')
}

function write(file: string, text: string) {
  writeFileSync(join(clone, file), text)
}

function lock(packages: Record<string, { version: string; optional?: boolean }>) {
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }))
}
