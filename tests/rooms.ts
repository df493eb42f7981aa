import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder, and what its files may import: their own room, these rooms, and all packages that are not
 * excluded.
 */
interface Room {
  uses: readonly string[]
  /** Packages that must not be imported. */
  without: readonly string[]
  /** The lint's message for other imports. */
  message: string
  /** Each subfolder is separate: its files import one another only by './…'. */
  apart?: true
}

const react = ['react', 'react-dom']
const drizzle = ['drizzle-orm', 'drizzle-orm/**']
const hono = ['hono', 'hono/**']
const databases = ['better-sqlite3', 'pg']
const serverPackages = [...drizzle, ...hono, ...databases]

const model = ['db/model']
const device = [
  'db/model',
  'db/composer',
  'db/import',
  'db/duplicates',
  'db/pmtiles',
  'db/route',
  'db/device',
]
/** The app's rooms from the lowest up; each may import the previous ones. */
const ui = ['app/ui', 'app/start']
const appDevice = [...device, ...ui, 'app/data/device']
const server = [...appDevice, 'app/data/server']
const files = [...server, 'app/data/files', 'app/data/rows']
const data = [...files, 'app/data']
const product = [...data, 'app/entities/*', 'app/entities/product']
const task = [...product, 'app/entities/task']
const lead = [...task, 'app/entities/lead']
const day = [...lead, 'app/entities/day']
const entities = [...day, 'app/entities']

const apiModel = [
  'db/model',
  'db/composer',
  'db/classifier',
  'db/help',
  'db/import',
  'db/pmtiles',
  'db/server',
  'package.json',
]
const notApi = ['dexie', ...databases, ...drizzle, ...react]

/**
 * The rooms that each room of api may import, besides the model and the store: from the lowest up, without
 * cycles.
 */
const apiUses: Readonly<Record<string, readonly string[]>> = {
  text: [],
  secrets: [],
  metrics: [],
  queue: [],
  net: ['ai'],
  http: ['metrics', 'secrets'],
  jobs: ['net', 'queue'],
  sync: ['http'],
  uploads: ['http', 'net'],
  keys: ['http', 'jobs', 'net', 'secrets'],
  teams: ['http', 'secrets', 'sync', 'uploads'],
  auth: ['http', 'secrets', 'sync', 'teams'],
  users: ['auth', 'http', 'sync', 'teams'],
  config: ['auth', 'http', 'secrets'],
  leads: ['auth', 'http', 'sync', 'teams', 'uploads'],
  maps: ['http', 'net'],
  routing: ['http', 'net'],
  geocoding: ['jobs', 'net', 'queue'],
  downloads: ['auth', 'http', 'sync', 'teams', 'uploads'],
  products: ['http', 'sync'],
  reminders: ['http', 'net', 'queue', 'secrets'],
  help: ['ai', 'http', 'jobs', 'keys', 'net'],
  backup: ['config', 'text'],
  'contacts/html': ['net'],
  'contacts/read': ['contacts/html', 'text'],
  'contacts/hunter': ['contacts/html', 'net'],
  contacts: ['contacts/html', 'contacts/hunter', 'contacts/read', 'jobs', 'keys', 'net', 'queue'],
  'companies/trades': ['text'],
  'companies/query': ['companies/trades', 'text'],
  'companies/score': ['companies/query', 'companies/trades', 'text'],
  'companies/directory': ['companies/query', 'companies/score', 'companies/trades', 'text'],
  'companies/map': [
    ...['companies/query', 'companies/score', 'companies/trades'],
    ...['contacts/html', 'jobs', 'net', 'text'],
  ],
  'companies/import': ['companies/directory', 'companies/map', 'companies/query', 'http', 'text'],
  'companies/model': ['ai', 'companies/query', 'companies/score', 'contacts', 'net', 'text'],
  'companies/wikidata': [
    ...['companies/directory', 'companies/query', 'companies/score', 'companies/trades'],
    'net',
  ],
  companies: ['companies', 'ai', 'contacts', 'http', 'jobs', 'keys', 'net', 'sync'],
  emails: ['ai', 'contacts', 'http', 'jobs', 'keys', 'net', 'sync', 'text'],
  reading: ['companies/model', 'contacts', 'emails', 'net'],
}

const inApi = (room: string) => `api/${room}`

const apiRooms: Readonly<Record<string, Room>> = Object.fromEntries(
  Object.entries(apiUses).map(([room, uses]) => [
    inApi(room),
    {
      uses: [...apiModel, ...uses.map(inApi)],
      without: notApi,
      message: `${inApi(room)} builds on ${uses.length > 0 ? uses.map(inApi).join(', ') : 'no other room of api'}: tests/rooms.ts.`,
    },
  ]),
)

/**
 * The rooms of the sources. A file belongs to the innermost room that contains it. A room may import the
 * rooms inside it only if it names them. `db/model/*` means a room's own files without the rooms inside it.
 */
export const rooms: Readonly<Record<string, Room>> = {
  'db/model': {
    uses: [],
    without: ['dexie', ...serverPackages, ...react],
    message: 'db/model knows valibot and itself only, and is plain functions.',
  },
  'db/composer': {
    uses: model,
    without: ['dexie', ...serverPackages, ...react],
    message: 'db/composer builds on db/model alone, and is plain functions.',
  },
  'db/classifier': {
    uses: [],
    without: ['dexie', ...serverPackages, ...react],
    message: 'db/classifier knows texts and numbers only, and is plain functions.',
  },
  'db/help': {
    uses: ['db/classifier'],
    without: ['dexie', ...serverPackages, ...react],
    message: 'db/help is texts and how they are searched, and plain functions.',
  },
  'db/import': {
    uses: model,
    without: ['dexie', ...serverPackages, ...react],
    message: 'db/import builds on db/model alone, and is plain functions.',
  },
  'db/duplicates': {
    uses: model,
    without: ['dexie', ...serverPackages, ...react],
    message: 'db/duplicates builds on db/model alone, and is plain functions.',
  },
  'db/pmtiles': {
    uses: model,
    without: ['dexie', 'pmtiles', ...serverPackages, ...react],
    message: 'db/pmtiles builds on db/model alone, and is plain functions.',
  },
  'db/route': {
    uses: model,
    without: ['dexie', ...serverPackages, ...react],
    message: 'db/route builds on db/model alone, and is plain functions.',
  },
  'db/device': {
    uses: model,
    without: [...serverPackages, ...react],
    message: 'db/device builds on db/model alone, and runs on the phone without React.',
  },
  'db/server': {
    uses: [...model, 'db/server/database', 'db/server/sqlite', 'db/server/postgres'],
    without: ['dexie', ...databases, 'drizzle-orm/**', ...hono, ...react],
    message:
      "db/server builds on db/model: it is the server's store. Only db/server/sqlite and postgres name a database.",
  },
  'db/server/database': {
    uses: model,
    without: ['dexie', ...databases, ...hono, ...react],
    message: 'What is the same on every database knows none of them.',
  },
  'db/server/sqlite': {
    uses: [...model, 'db/server/database'],
    without: ['dexie', 'pg', ...hono, ...react],
    message: 'The store functions build on the database, not the other way.',
  },
  'db/server/postgres': {
    uses: [...model, 'db/server/database'],
    without: ['dexie', 'better-sqlite3', ...hono, ...react],
    message: 'The store functions build on the database, not the other way.',
  },
  api: {
    uses: [...apiModel, 'api'],
    without: notApi,
    message: "api builds on db/model and db/server; the browser's packages stay in the browser.",
  },
  ...apiRooms,
  'api/ai': {
    uses: ['db/model', 'db/composer', 'db/help'],
    without: ['dexie', 'openai', ...serverPackages, ...react],
    message: 'What is said to a model, and how its answer is read, is plain functions on values.',
  },
  sw: {
    uses: ['db/model', 'db/device'],
    without: [...react, ...hono, ...drizzle],
    message: 'The worker builds on db/device alone, without React.',
  },
  app: {
    uses: [...entities, 'db/help', 'app/features', 'app/routes', 'app/gallery'],
    without: serverPackages,
    message: "app builds on db/model and db/device; the server's packages stay on the server.",
  },
  'app/ui': {
    uses: [],
    without: ['dexie', '@tanstack/react-query', ...serverPackages],
    message: 'ui takes values and gives callbacks; it knows nothing of Rove.',
  },
  'app/start': {
    uses: ['app/ui', 'db/model'],
    without: ['dexie', ...serverPackages],
    message: 'What the page does before the app is there knows nothing of it.',
  },
  'app/data': { uses: files, without: serverPackages, message: 'data is below entities and features.' },
  'app/data/device': {
    uses: [...device, ...ui],
    without: serverPackages,
    message: 'What this device keeps is below the rest of data.',
  },
  'app/data/server': {
    uses: appDevice,
    without: serverPackages,
    message: 'What only the server knows is below rows and sync.',
  },
  'app/data/files': {
    uses: [...device, ...ui],
    without: serverPackages,
    message: 'Files are written from values.',
  },
  'app/data/rows': {
    uses: [...device, ...ui],
    without: serverPackages,
    message: 'Rows know nothing of who looks.',
  },
  'app/entities': {
    uses: data,
    without: serverPackages,
    message: 'The files beside the entities are below them.',
  },
  'app/entities/product': {
    uses: product,
    without: serverPackages,
    message: 'A product knows no other entity.',
  },
  'app/entities/task': {
    uses: task,
    without: serverPackages,
    message: 'A task knows of its lead what the model says.',
  },
  'app/entities/lead': {
    uses: lead,
    without: serverPackages,
    message: 'A lead knows products and tasks, and no emails.',
  },
  'app/entities/day': {
    uses: day,
    without: serverPackages,
    message: 'The plan of a day knows leads and tasks.',
  },
  'app/entities/email': {
    uses: lead,
    without: serverPackages,
    message: 'An email knows leads and products.',
  },
  'app/features': {
    uses: [...entities, 'db/help', 'app/features/map'],
    without: serverPackages,
    message:
      "A feature builds on entities, data, ui and db; never on another feature but the map. Inside it, import './…'.",
    apart: true,
  },
  'app/features/map': {
    uses: entities,
    without: serverPackages,
    message: 'The map is below the features that show it.',
  },
}

/** The override in biome.json that restricts a room's imports. */
function fence(path: string, { uses, without, message, apart }: Room) {
  const own = apart ? [] : [path]
  const isUsed = (other: string) => uses.some((room) => `${other}/`.startsWith(`${room}/`))
  const inside = Object.keys(rooms).filter((other) => other.startsWith(`${path}/`) && !isUsed(other))
  const group = [
    ...['#*', '#*/**'],
    ...[...uses, ...own].map((room) => `!#${/\*|\.\w+$/.test(room) ? room : `${room}/**`}`),
    ...inside.flatMap((room) => [`#${room}/**`, `.${room.slice(path.length)}/**`]),
    '../**',
  ]
  const patterns = [
    { group, message },
    { group: without, message },
  ]
  return {
    includes: [`${path}/**`],
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns } } },
      },
    },
  }
}

const depth = (path: string) => path.split('/').length

/**
 * The overrides for biome.json, an inner room's after its outer room's, because the last one that matches a
 * file applies.
 */
export const fences = Object.entries(rooms)
  .sort(([one], [other]) => depth(one) - depth(other))
  .map(([path, room]) => fence(path, room))

export const biomeJson = join(import.meta.dirname, '../biome.json')

/** Whether an override restricts a room's imports and is generated. */
export const isFence = (override: unknown): boolean => JSON.stringify(override).includes('"patterns"')

if (process.argv[1] === import.meta.filename) {
  const config = JSON.parse(readFileSync(biomeJson, 'utf8'))
  const overrides = [...fences, ...config.overrides.filter((override: unknown) => !isFence(override))]
  writeFileSync(biomeJson, JSON.stringify({ ...config, overrides }, null, 2))
  execFileSync('npx', ['biome', 'format', '--write', biomeJson], { stdio: 'inherit' })
}
