import { sql } from 'drizzle-orm'
import {
  blob,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { AuditEvent } from '#db/model/audit.ts'
import type { Conflict } from '#db/model/entities/conflict.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Settings } from '#db/model/entities/settings.ts'
import type { Found, ScorePart } from '#db/model/entities/source.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import type { Task } from '#db/model/entities/task.ts'
import type { StepPurpose } from '#db/model/factor.ts'
import type { FileType } from '#db/model/file.ts'
import type { Provider } from '#db/model/key.ts'
import type { Place } from '#db/model/place.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'
import type { Role } from '#db/model/team.ts'

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey(),
    username: text().notNull(),
    /**
     * What the username is known by (db/model/username.ts). Null where another account has that key, and of a row that a
     * server of the version before wrote: these are known by their exact name.
     */
    usernameKey: text().unique(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    fullName: text().notNull(),
    position: text().notNull().default(''),
    company: text().notNull().default(''),
    profileImageUrl: text().notNull().default(''),
    avatarUrl: text().notNull().default(''),
    createdAt: text().notNull(),
    /** Since when the account is to be deleted: ISO 8601 in UTC. For 30 days its person can take it back. */
    deletedAt: text(),
  },
  (t) => [uniqueIndex('users_username').on(sql`lower(${t.username})`)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of what the cookie holds, in hex (sessions.ts). */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, UTC. */
    expiresAt: integer().notNull(),
    /** ISO 8601 in UTC; of sessions from before this was kept, when the store was next updated. */
    createdAt: text().notNull().default(''),
    /** Its cookie was set over TLS, so no cookie but one that only this host could set over TLS opens it. */
    hostOnly: integer({ mode: 'boolean' }).notNull().default(false),
    /** The device that synced with it; '' before its first sync. */
    deviceId: text().notNull().default(''),
    /** What the browser calls itself, for a session that never synced. */
    userAgent: text().notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/** Sessions that somebody ended on purpose: their devices are told so, where one that lapsed by age is not. */
export const endedSessions = sqliteTable(
  'ended_sessions',
  {
    /** As it was in `sessions`. */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, UTC: until then a device may still come with it. */
    expiresAt: integer().notNull(),
  },
  (t) => [index('ended_sessions_user').on(t.userId), index('ended_sessions_expires').on(t.expiresAt)],
)

/** From where accounts signed in: there nobody else's failures lock them out. */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network: a stolen copy of the store does not tell where people are. */
    network: text().notNull(),
    /** When they last signed in from there: ISO 8601 in UTC. */
    seenAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network] })],
)

export const teams = sqliteTable(
  'teams',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    avatarUrl: text().notNull().default(''),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    personal: integer({ mode: 'boolean' }).notNull(),
    /** Not a team, but a person's own stream (db/model/entities/settings.ts). */
    own: integer({ mode: 'boolean' }).notNull().default(false),
    /** One step per write to any of the team's rows. */
    version: integer().notNull().default(0),
    /** Up to here tombstones may be gone: a cursor below it must read the team anew. */
    horizon: integer().notNull().default(0),
    /** Nobody joins by the team's own link (teamLinks). */
    linkOff: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whether its rows are for those alone who sign in with a second factor. */
    requiresSecondFactor: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whether its owner and admins are to sign in with a second factor, whatever is asked of the others. */
    leadersNeedFactor: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: text().notNull(),
    /** Kept for 30 days, to be restored by its owner. */
    deletedAt: text(),
    /** What it takes, in bytes, nearly (db/server/storage.ts). */
    rowBytes: integer().notNull().default(0),
    historyBytes: integer().notNull().default(0),
    uploadBytes: integer().notNull().default(0),
    importBytes: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('teams_personal').on(t.ownerId).where(sql`${t.personal} is true`)],
)

/** The links by which people join a team until they are renewed or run out: one that is shown, and older ones. */
export const teamLinks = sqliteTable(
  'team_links',
  {
    /** SHA-256 of what the link carries. */
    tokenHash: text().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /** What the token is made of, with the server's secret; '' of links from before, which can't be shown again. */
    nonce: text().notNull(),
    /** ISO 8601 in UTC. */
    expiresAt: text().notNull(),
  },
  (t) => [index('team_links_team').on(t.teamId)],
)

export const members = sqliteTable(
  'members',
  {
    id: integer().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [uniqueIndex('members_team_user').on(t.teamId, t.userId), index('members_user').on(t.userId)],
)

/** People who were asked to join and have not answered yet. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: integer().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /** Whom it is for, in lower case: a label, as nothing proves that whoever opens the link has this address. */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** SHA-256 of what the link carries, which works once. */
    tokenHash: text().notNull().unique(),
    createdBy: integer().notNull(),
    createdAt: text().notNull(),
    /** ISO 8601 in UTC. */
    expiresAt: text().notNull().default(''),
  },
  (t) => [uniqueIndex('invitations_email').on(t.teamId, t.email)],
)

/** One-time links for a forgotten password, printed by the server's command line. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    /** SHA-256 of what the link carries. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** ISO 8601 in UTC. */
    expiresAt: text().notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
)

const ownersId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator apps that people confirmed, one a person. */
export const totp = sqliteTable('totp', {
  userId: ownersId().primaryKey(),
  /** The secret, sealed with a key that is not in this file. */
  sealed: text().notNull(),
  /** The last time step of which a code was taken: none is taken twice (RFC 6238, 5.2). */
  lastStep: integer().notNull(),
  createdAt: text().notNull(),
})

/** The public halves of people's passkeys. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** As the authenticator named it: base64url. */
    id: text().primaryKey(),
    userId: ownersId(),
    name: text().notNull(),
    /** COSE. */
    publicKey: blob({ mode: 'buffer' }).notNull(),
    /** How often it was used, as far as it counts. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: text().notNull(),
    lastUsedAt: text(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** Codes for somebody who has lost their other factors; a used one goes. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: ownersId(),
    /** Argon2id. */
    hash: text().notNull(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** What a browser has begun and not finished: a sign-in after the password, say. */
export const steps = sqliteTable(
  'steps',
  {
    /** SHA-256 of what the browser's cookie carries. */
    tokenHash: text().primaryKey(),
    purpose: text().$type<StepPurpose>().notNull(),
    /** Whose it is; null while a passkey has not said so. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** What a passkey is to sign, or the sealed secret of an app that is being set up. */
    payload: text().notNull(),
    /** How often somebody tried to finish it. */
    tries: integer().notNull().default(0),
    /** ISO 8601 in UTC. */
    expiresAt: text().notNull(),
  },
  (t) => [index('steps_user').on(t.userId), index('steps_expires').on(t.expiresAt)],
)

/** What somebody may have to answer for later: sign-ins, roles, downloads, deletions. Never text of rows. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** ISO 8601 in UTC. */
    at: text().notNull(),
    event: text().$type<AuditEvent>().notNull(),
    /** Who did it; null where nobody was signed in. */
    userId: integer(),
    /** The address of the network that it came from; '' for what was done on the server itself. */
    address: text().notNull().default(''),
    teamId: integer(),
    /** Whom or what it was done to: a user, an invitation, a session. */
    subject: text().notNull().default(''),
    detail: text({ mode: 'json' }).$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [
    index('audit_team').on(t.teamId, t.id),
    index('audit_user').on(t.userId, t.id),
    index('audit_subject').on(t.subject, t.id),
    index('audit_at').on(t.at),
  ],
)

/** What every synced row carries (db/model/schema.ts). */
const rowColumns = {
  id: integer().primaryKey(),
  teamId: integer()
    .notNull()
    .references(() => teams.id),
  version: integer().notNull(),
  createdAt: text().notNull(),
  createdBy: integer().notNull(),
  deletedAt: text(),
}

export const products = sqliteTable(
  'products',
  {
    ...rowColumns,
    name: text().notNull(),
    description: text().notNull(),
    brand: text().notNull(),
    value: text().notNull(),
    target_industry: text().notNull(),
    company_size: text().notNull(),
    price_range: text().notNull(),
    category: text().notNull(),
    keywords: text().notNull(),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [uniqueIndex('products_version').on(t.teamId, t.version)],
)

export const suggestions = sqliteTable(
  'suggestions',
  {
    ...rowColumns,
    productId: integer().notNull(),
    requestId: integer().notNull(),
    companyName: text().notNull(),
    industry: text().notNull(),
    website: text().notNull(),
    reasoning: text().notNull(),
    companySize: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    matchScore: text().notNull(),
    scores: text({ mode: 'json' }).$type<ScorePart[]>().notNull().default([]),
    source: text().notNull(),
    sourceUrl: text().notNull().default(''),
    domain: text().$type<Suggestion['domain']>().notNull().default(''),
    email: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    address: text().notNull().default(''),
    latitude: real(),
    longitude: real(),
    asOf: text().notNull(),
    approved: integer({ mode: 'boolean' }).notNull(),
    contact: text().$type<Suggestion['contact']>().notNull(),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    uniqueIndex('suggestions_version').on(t.teamId, t.version),
    index('suggestions_product').on(t.teamId, t.productId),
  ],
)

export const leads = sqliteTable(
  'leads',
  {
    ...rowColumns,
    fullName: text().notNull(),
    email: text().notNull(),
    phoneNumber: text().notNull(),
    company: text().notNull(),
    position: text().notNull(),
    industry: text().notNull(),
    companySize: text().notNull(),
    linkedInUrl: text().notNull(),
    companyUrl: text().notNull(),
    address: text().notNull().default(''),
    place: text({ mode: 'json' }).$type<Place>(),
    status: text().$type<Lead['status']>().notNull(),
    notes: text().notNull(),
    avatarUrl: text().notNull(),
    matchScore: text().notNull(),
    productId: integer(),
    saved: integer({ mode: 'boolean' }).notNull(),
    suggestionId: integer(),
    found: text({ mode: 'json' }).$type<Found[]>().notNull().default([]),
    scores: text({ mode: 'json' }).$type<ScorePart[]>().notNull().default([]),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    uniqueIndex('leads_version').on(t.teamId, t.version),
    // In the order in which lists begin (newestLeads.ts), those too that came at the same time, as from a file.
    index('leads_listed').on(t.teamId, t.saved, t.deletedAt, sql`${t.createdAt} desc`, t.id),
    uniqueIndex('leads_suggestion')
      .on(t.teamId, t.suggestionId, t.email)
      .where(sql`${t.suggestionId} is not null`),
  ],
)

export const notes = sqliteTable(
  'notes',
  { ...rowColumns, leadId: integer().notNull(), text: text().notNull() },
  (t) => [uniqueIndex('notes_version').on(t.teamId, t.version)],
)

export const tasks = sqliteTable(
  'tasks',
  {
    ...rowColumns,
    leadId: integer().notNull(),
    title: text().notNull(),
    dueAt: text(),
    done: integer({ mode: 'boolean' }).notNull(),
    userId: integer().notNull(),
    kind: text().$type<Task['kind']>().notNull().default('todo'),
    doneAt: text(),
    outcome: text().$type<Task['outcome']>().notNull().default(''),
    note: text().notNull().default(''),
    place: text({ mode: 'json' }).$type<Place>(),
    photoUrl: text().notNull().default(''),
  },
  (t) => [uniqueIndex('tasks_version').on(t.teamId, t.version)],
)

export const views = sqliteTable(
  'views',
  { ...rowColumns, name: text().notNull(), search: text().notNull() },
  (t) => [uniqueIndex('views_version').on(t.teamId, t.version)],
)

export const emails = sqliteTable(
  'emails',
  {
    ...rowColumns,
    leadId: integer(),
    productId: integer(),
    subject: text().notNull(),
    body: text().notNull(),
    tone: text().$type<Email['tone']>().notNull(),
    length: text().$type<Email['length']>().notNull(),
    focus: text().$type<Email['focus']>().notNull(),
    status: text().$type<Email['status']>().notNull(),
    template: integer({ mode: 'boolean' }).notNull(),
    writtenBy: text().$type<Email['writtenBy']>().notNull(),
    sample: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [uniqueIndex('emails_version').on(t.teamId, t.version)],
)

export const requests = sqliteTable(
  'requests',
  {
    ...rowColumns,
    task: text({ mode: 'json' }).$type<Request['task']>().notNull(),
    status: text().$type<Request['status']>().notNull(),
    message: text().notNull(),
    result: text({ mode: 'json' }).$type<Request['result']>(),
  },
  (t) => [uniqueIndex('requests_version').on(t.teamId, t.version), index('requests_status').on(t.status)],
)

export const conflicts = sqliteTable(
  'conflicts',
  {
    ...rowColumns,
    table: text().$type<Conflict['table']>().notNull(),
    rowId: integer().notNull(),
    kind: text().$type<Conflict['kind']>().notNull(),
    field: text().notNull(),
    base: text({ mode: 'json' }).$type<unknown>(),
    winner: text({ mode: 'json' }).$type<unknown>(),
    loser: text({ mode: 'json' }).$type<unknown>(),
    winnerBy: integer(),
    winnerAt: text().notNull(),
    winnerDevice: text({ mode: 'json' }).$type<Conflict['winnerDevice']>(),
    loserBy: integer(),
    loserAt: text().notNull(),
    loserDevice: text({ mode: 'json' }).$type<Conflict['loserDevice']>(),
    resolved: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [
    uniqueIndex('conflicts_version').on(t.teamId, t.version),
    index('conflicts_row').on(t.teamId, t.rowId, t.version),
  ],
)

export const settings = sqliteTable(
  'settings',
  {
    ...rowColumns,
    defaultTeamId: integer(),
    views: text({ mode: 'json' }).$type<Settings['views']>().notNull().default({}),
    ownViews: text({ mode: 'json' }).$type<Settings['ownViews']>().notNull().default([]),
    thresholds: text({ mode: 'json' })
      .$type<Settings['thresholds']>()
      .notNull()
      .default({ high: 80, medium: 60, low: 40 }),
    emailNotifications: integer({ mode: 'boolean' }).notNull().default(true),
    notificationsSeenAt: text().notNull().default(''),
  },
  (t) => [uniqueIndex('settings_version').on(t.teamId, t.version)],
)

/** The browsers that people sync with; of one that several people use, each has their own. */
export const devices = sqliteTable(
  'devices',
  {
    /** Chosen by the device, so that it means nothing but beside its person. */
    id: text().notNull(),
    userId: integer().notNull(),
    /** What the person would call it. */
    name: text().notNull(),
    lastSyncAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** The server's stored answer to one mutation. */
export const receipts = sqliteTable(
  'receipts',
  {
    userId: integer().notNull(),
    mid: text().notNull(),
    teamId: integer().notNull(),
    /** SHA-256 of the mutation: the same mid with another body is refused. */
    bodyHash: text().notNull(),
    outcome: text({ mode: 'json' }).$type<Outcome>().notNull(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mid] })],
)

/** Who changed what, from what to what. */
export const history = sqliteTable(
  'history',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    teamId: integer().notNull(),
    rowId: integer().notNull(),
    version: integer().notNull(),
    /** The version hash: drawn anew for each version, so that a server that was set back is told apart from the one it was. */
    stamp: text().notNull(),
    /** null for what the server itself did. */
    userId: integer(),
    deviceId: text().notNull(),
    name: text().notNull(),
    changes: text({ mode: 'json' }).$type<Record<string, [unknown, unknown]>>().notNull(),
    at: text().notNull(),
  },
  (t) => [
    index('history_row').on(t.teamId, t.rowId, t.version),
    uniqueIndex('history_version').on(t.teamId, t.version),
  ],
)

/** Where servers of version 2.1 kept which suggestions' companies are asked again; this one moves them to `queue`. */
export const retries = sqliteTable(
  'retries',
  {
    suggestionId: integer().primaryKey(),
    /** Who approved it. */
    userId: integer().notNull(),
    /** How often it was tried. */
    tries: integer().notNull(),
    nextAt: text().notNull(),
  },
  (t) => [index('retries_next').on(t.nextAt)],
)

/** What the server does once it is due, and again where it failed. */
export const queue = sqliteTable(
  'queue',
  {
    /** Makes it one: what is added again under the same key is not done twice. */
    key: text().primaryKey(),
    /** Which handler does it. */
    kind: text().notNull(),
    teamId: integer(),
    /** Who asked for it. */
    userId: integer(),
    /** Of one lane, one is done at a time. */
    lane: text().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** ISO 8601 in UTC. */
    dueAt: text().notNull(),
    /** How often it was begun. */
    tries: integer().notNull(),
    /** While a server is at it, or died at it; then the lease named by its key has run out. */
    startedAt: text(),
  },
  (t) => [index('queue_due').on(t.startedAt, t.dueAt), index('queue_team').on(t.teamId)],
)

/** When the next of a lane may begin, where its kind has a rate. */
export const lanes = sqliteTable('lanes', {
  lane: text().primaryKey(),
  /** ISO 8601 in UTC. */
  freeAt: text().notNull(),
})

/** Companies that a team imported, or that the whole server has (`teamId` null); their rows have a file each. */
export const directories = sqliteTable(
  'directories',
  {
    id: integer().primaryKey(),
    teamId: integer().references(() => teams.id),
    name: text().notNull(),
    companies: integer().notNull(),
    createdBy: integer(),
    createdAt: text().notNull(),
  },
  (t) => [index('directories_team').on(t.teamId)],
)

/** A person's keys of services, sealed with a key that is not in this file. */
export const keys = sqliteTable(
  'keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<Provider>().notNull(),
    sealed: text().notNull(),
    /** The last four characters, to tell keys apart. */
    ending: text().notNull(),
    baseUrl: text().notNull(),
    model: text().notNull(),
    checkedAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
)

/** What a team used of a service in a month. */
export const usage = sqliteTable(
  'usage',
  {
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /** "2026-11", UTC. */
    month: text().notNull(),
    provider: text().$type<Provider>().notNull(),
    calls: integer().notNull(),
    /** How many of them were made with the server's own key. */
    byServer: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.month, t.provider] }),
    index('usage_month').on(t.month, t.provider),
  ],
)

/** How much of a service a team may use in a month; without a row there is no cap. */
export const caps = sqliteTable(
  'caps',
  {
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    provider: text().$type<Provider>().notNull(),
    monthly: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.provider] })],
)

/** Addresses and domains that a team must not process. */
export const suppressions = sqliteTable(
  'suppressions',
  {
    id: integer().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /** An email address or a domain, in lower case. */
    value: text().notNull(),
    reason: text().notNull(),
    /** The person themselves asked never to be processed: it can't be taken off the list. */
    forGood: integer({ mode: 'boolean' }).notNull(),
    createdBy: integer(),
    createdAt: text().notNull(),
  },
  (t) => [uniqueIndex('suppressions_value').on(t.teamId, t.value)],
)

/** Leads whose person's data was erased: what comes later about them, from a device that was away, is refused. */
export const erasures = sqliteTable(
  'erasures',
  {
    leadId: integer().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    erasedBy: integer().notNull(),
    erasedAt: text().notNull(),
  },
  (t) => [index('erasures_team').on(t.teamId)],
)

/** Files that go beside rows; their bytes are in the data folder. */
export const uploads = sqliteTable(
  'uploads',
  {
    id: integer().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    type: text().$type<FileType>().notNull(),
    bytes: integer().notNull(),
    /** SHA-256: the same id with other bytes is refused. */
    hash: text().notNull(),
    createdBy: integer().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [index('uploads_team').on(t.teamId)],
)

/** What one server alone does for a while: a request that it runs, what is done every day. */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  /** The server that has it. */
  holder: text().notNull(),
  /** Until when, unless it is renewed: ISO 8601 in UTC. */
  until: text().notNull(),
})
