import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'

// What nothing of the sources does, so that it can't be done to anybody.

const root = join(import.meta.dirname, '../..')
const sources = ['api', 'app', 'db', 'sw']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|html)$/.test(entry.name))
      .map(({ name, parentPath }) => join(parentPath, name).slice(root.length + 1)),
  )
  .filter((path) => !/\.test\.tsx?$|\.gen\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const ofServer = sources.filter(({ path }) => /^(api|db\/(server|model))\//.test(path))
const ofClient = sources.filter(({ path }) => /^(app|sw|db\/(device|model))\//.test(path))

/** The files in which a pattern stands, but for those that may have it. */
const having = (pattern: RegExp, from = sources, ...may: string[]) =>
  from.filter(({ path, text }) => pattern.test(text) && !may.includes(path)).map(({ path }) => path)

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      inBundle: v.optional(v.boolean()),
      dev: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
})
const Package = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
})
const { packages } = v.parse(Lock, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { dependencies, devDependencies } = v.parse(Package, manifest)

test('no text is run as code, nor shown as HTML', () => {
  expect(
    having(/\beval\(|\bnew Function\(|\bsetTimeout\(\s*['"`]|dangerouslySetInnerHTML|\.outerHTML\s*=/),
  ).toEqual([])
  // The one place shows what this page itself had kept of its own screen, which React had drawn.
  expect(
    having(/\.innerHTML\s*=|insertAdjacentHTML\(['"]|\bdocument\.write\(/, ofClient, 'app/start/boot.ts'),
  ).toEqual([])
})

test('the server runs no program', () => {
  expect(
    having(/from '(node:)?child_process'|from '(node:)?cluster'/, ofServer, 'api/dev.ts', 'api/prepare.mjs'),
  ).toEqual([])
})

test('nothing calls outside but through the one way out', () => {
  const outside = /from '(node:)?(https|tls|dgram|http2)'|from 'undici'|(?<![.\w])fetch\(/
  const wayOut = ['api/net/httpClient.ts', 'api/net/service.ts']
  const told = having(outside, ofServer, ...wayOut).filter(
    (path) => !/^api\/(net\/polite|dev)\.ts$/.test(path),
  )
  expect(told).toEqual([])
})

test('nothing accepts a certificate that is not trusted', () => {
  expect(having(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:/)).toEqual([])
})

test('the server sends neither mail nor text messages', () => {
  const names = Object.keys(dependencies).filter((name) => /mail|smtp|twilio|sms|sendgrid|vonage/.test(name))
  // A list of domains of throw-away addresses, and no way to send.
  expect(names).toEqual(['disposable-email-domains-js'])
  expect(having(/\bsmtp:\/\/|createTransport\(|port:\s*(25|465|587)\b/i, ofServer)).toEqual([])
})

test('what must not be guessed is never drawn by Math.random', () => {
  // Pauses between attempts, which nobody gains by guessing.
  const pauses = [
    'app/data/device/pause.ts',
    'api/contacts/hunter/hunter.ts',
    'db/server/postgres/transactions.ts',
  ]
  expect(having(/Math\.random/, sources, ...pauses)).toEqual([])
})

test('ids that must not be guessed are version 4 or longer', () => {
  expect(having(/uuid(v1|v3|v5|v6)\b|from 'uuid'/)).toEqual([])
  // Those of changes are in order on purpose, and open nothing.
  expect(
    having(
      /from 'uuidv7'/,
      ofServer.filter(({ path }) => path.startsWith('api/auth')),
    ),
  ).toEqual([])
})

test('no weak hash or cipher is named', () => {
  expect(having(/['"`](md5|sha1|sha-1|rc4|des|des-ede3|aes-\d+-(ecb|cbc)|bf-cbc)['"`]/i, ofServer)).toEqual(
    [],
  )
})

test('no cryptography but that of Node, the browser, Argon2 and WebAuthn’s library', () => {
  const known = Object.keys(dependencies).filter((name) =>
    /crypt|argon|cipher|hash|jose|jwt|webauthn|otp|tweetnacl/.test(name),
  )
  expect(known).toEqual(['@node-rs/argon2', '@simplewebauthn/server', 'otpauth'])
})

test('no key, password or token stands in the sources', () => {
  const secret =
    /sk-[A-Za-z0-9]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY|(?:password|secret|token|apiKey)\s*[:=]\s*['"][A-Za-z0-9+/_-]{16,}['"]/
  expect(having(secret)).toEqual([])
  expect(existsSync(join(root, '.env'))).toBe(false)
})

test('nothing keeps people from pasting, and password managers know every password field', () => {
  expect(having(/onPaste(Capture)?=|user-select:\s*none;?\s*}?\s*\/\* password/, ofClient)).toEqual([])
  const fields = ofClient.flatMap(({ path, text }) =>
    [...text.matchAll(/type="password"/g)].map(({ index }) => ({
      path,
      around: text.slice(index - 250, index + 250),
    })),
  )
  expect(fields.length).toBeGreaterThan(5)
  const unnamed = fields.filter(
    ({ around }) => !/autoComplete="(current|new)-password"|autoComplete=\{/.test(around),
  )
  // A key of a service is none of the browser's passwords.
  expect(unnamed.map(({ path }) => path).filter((path) => !/KeyCard|gallery/.test(path))).toEqual([])
})

test('no plug-in, applet or other old way runs in the client', () => {
  expect(
    having(
      /<(applet|embed)\b|<object\s|ActiveXObject|application\/x-shockwave|navigator\.plugins/i,
      ofClient,
    ),
  ).toEqual([])
})

test('a body, a query and a path are read apart, each by its own schema', () => {
  expect(
    having(/c\.req\.(json|parseBody|queries)\(/, ofServer, 'api/http/body.ts', 'api/uploads/routes.ts'),
  ).toEqual([])
})

test('values go into SQL as parameters', () => {
  // Names of tables and columns, and numbers of Rove's own, where SQL takes no parameter.
  const raw = having(/\bsql\.raw\(/, ofServer)
  expect(raw.filter((path) => !path.startsWith('db/server/'))).toEqual([])
  expect(
    having(/(query|prepare|exec)\(\s*['"`](select|insert|update|delete)[^'"`]*\$\{(c\.|body|query|params)/i),
  ).toEqual([])
})

test('native code is that of these packages alone', () => {
  const native = Object.entries(packages)
    .filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    .map(([path]) => path.replace('node_modules/', ''))
  expect(native).toEqual(['better-sqlite3', 'esbuild'])
})

test('every package is pinned, and has its hash in package-lock.json', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+/.test(version),
  )
  expect(loose).toEqual([])
  const unhashed = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) =>
      path !== '' && !inBundle && !/^sha(512|384|256)-/.test(integrity ?? ''),
  )
  expect(unhashed.map(([path]) => path)).toEqual([])
})

test('no sample, map of the sources or page of tests is built into the app', () => {
  expect(
    having(
      /app\/gallery|features\/.*\/samples?\./,
      ofClient.filter(({ path }) => !path.startsWith('app/gallery')),
    ),
  ).toEqual([])
  expect(readFileSync(join(root, 'vite.config.ts'), 'utf8')).not.toMatch(/sourcemap:\s*(true|'inline')/)
})

/** Where each package of weight may be imported. */
const behind: Record<string, RegExp> = {
  '@node-rs/argon2': /^api\/auth\/password\.ts$/,
  '@simplewebauthn/server': /^api\/auth\/passkeys\.ts$/,
  'better-sqlite3': /^db\/server\/sqlite\//,
  'libphonenumber-js': /^(api\/contacts\/read\/numbering|db\/server\/mentions)\.ts$/,
  lucia: /^api\/auth\/session\.ts$/,
  openai: /^api\/net\/model(Errors)?\.ts$/,
  otpauth: /^api\/auth\/totp\.ts$/,
  pg: /^db\/server\/postgres\//,
  'prom-client': /^api\/metrics\/metrics\.ts$/,
  'robots-parser': /^api\/net\/robots\.ts$/,
  sharp: /^api\/uploads\/picture\.ts$/,
  undici: /^api\/net\/(httpClient|service)\.ts$/,
  unpdf: /^api\/contacts\/pdfThread\.mjs$/,
  yazl: /^api\/downloads\/archive\.ts$/,
}

test('each package of weight stands behind the modules that are named here', () => {
  const outside = Object.entries(behind).flatMap(([name, where]) =>
    having(new RegExp(`(from|import\\()\\s?'${name}(/[^']*)?'`), ofServer)
      .filter((path) => !where.test(path))
      .map((path) => `${name}: ${path}`),
  )
  expect(outside).toEqual([])
})

test('a list of all parts can be written by one command', () => {
  const { scripts } = v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), manifest)
  expect(scripts.sbom).toBe('npm sbom --omit=dev --sbom-format=cyclonedx')
})
