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
import type { DayPlan } from '#db/model/entities/dayPlan.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Extra, Lead, OptOut, Way } from '#db/model/entities/lead.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Settings } from '#db/model/entities/settings.ts'
import type { Found, ScorePart } from '#db/model/entities/source.ts'
import type { Stop } from '#db/model/entities/stop.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import type { Task } from '#db/model/entities/task.ts'
import type { StepPurpose } from '#db/model/factor.ts'
import type { FileType } from '#db/model/file.ts'
import type { Provider } from '#db/model/key.ts'
import type { Located, Place } from '#db/model/place.ts'
import { defaultReminders, type ReminderKind } from '#db/model/reminders.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'
import type { Role } from '#db/model/team.ts'

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey(),
    username: text().notNull(),
    /**
     * The key by which the username is found (db/model/username.ts). Null if another account has that key,
     * and for a row that a server of the previous version wrote: these are found by their exact name.
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
    /** When the account was deleted: ISO 8601 in UTC. For 30 days its person can restore it. */
    deletedAt: text(),
  },
  (t) => [uniqueIndex('users_username').on(sql`lower(${t.username})`)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's content, in hex (sessions.ts). */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, UTC. */
    expiresAt: integer().notNull(),
    /**
     * ISO 8601 in UTC; for sessions from before this column existed, the time of the next update of the
     * store.
     */
    createdAt: text().notNull().default(''),
    /** Its cookie was set over TLS with the `__Host-` prefix, so only such a cookie opens it. */
    hostOnly: integer({ mode: 'boolean' }).notNull().default(false),
    /** The device that synced with it; '' before its first sync. */
    deviceId: text().notNull().default(''),
    /** The browser's User-Agent, for a session that never synced. */
    userAgent: text().notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/**
 * Sessions that somebody ended on purpose: their devices are told so, unlike those of sessions that expired
 * by age.
 */
export const endedSessions = sqliteTable(
  'ended_sessions',
  {
    /** As it was in `sessions`. */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, UTC: until then a device may still call with this session. */
    expiresAt: integer().notNull(),
  },
  (t) => [index('ended_sessions_user').on(t.userId), index('ended_sessions_expires').on(t.expiresAt)],
)

/** Networks from which accounts signed in: there, failed attempts from elsewhere do not lock them out. */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network: a stolen copy of the store does not reveal where people are. */
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
    /** Rises by one with each write to any of the team's rows. */
    version: integer().notNull().default(0),
    /**
     * Tombstones up to this version may be purged: a device with a lower cursor must read the team from the
     * beginning.
     */
    horizon: integer().notNull().default(0),
    /** The team's own link (teamLinks) is switched off. */
    linkOff: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whether the team requires a second factor from everybody. */
    requiresSecondFactor: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * Whether the team requires a second factor from its owner and admins, regardless of the rule for the
     * others.
     */
    leadersNeedFactor: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: text().notNull(),
    /** Kept for 30 days, in which its owner can restore it. */
    deletedAt: text(),
    /** The approximate number of bytes that it uses (db/server/storage.ts). */
    rowBytes: integer().notNull().default(0),
    historyBytes: integer().notNull().default(0),
    uploadBytes: integer().notNull().default(0),
    importBytes: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('teams_personal').on(t.ownerId).where(sql`${t.personal} is true`)],
)

/** The links for joining a team until they are renewed or expire: one that is shown, and older ones. */
export const teamLinks = sqliteTable(
  'team_links',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /**
     * The token is derived from this and the server's secret; '' for older links, which can't be shown again.
     */
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

/** Invitations that have not been answered yet. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: integer().primaryKey(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /**
     * The invited address, in lower case: only a label, because nothing proves that the person who opens the
     * link has this address.
     */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** SHA-256 of the link's token, which works once. */
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
    /** SHA-256 of the link's token. */
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

/** Confirmed authenticator apps, one for each person. */
export const totp = sqliteTable('totp', {
  userId: ownersId().primaryKey(),
  /** The secret, sealed with a key that is not in this file. */
  sealed: text().notNull(),
  /** The last time step for which a code was accepted: no code is accepted twice (RFC 6238, 5.2). */
  lastStep: integer().notNull(),
  createdAt: text().notNull(),
})

/** The public keys of people's passkeys. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential id: base64url. */
    id: text().primaryKey(),
    userId: ownersId(),
    name: text().notNull(),
    /** COSE. */
    publicKey: blob({ mode: 'buffer' }).notNull(),
    /** The authenticator's counter of its uses; some authenticators do not count. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: text().notNull(),
    lastUsedAt: text(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** Codes for a person who has lost their other factors; a used one is deleted. */
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

/** What a browser has started and not finished, for example a sign-in after the password. */
export const steps = sqliteTable(
  'steps',
  {
    /** SHA-256 of the cookie's content. */
    tokenHash: text().primaryKey(),
    purpose: text().$type<StepPurpose>().notNull(),
    /** The person; null while a passkey has not identified them. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The challenge for a passkey, or the sealed secret of an app that is being set up. */
    payload: text().notNull(),
    /** The number of attempts to finish it. */
    tries: integer().notNull().default(0),
    /** ISO 8601 in UTC. */
    expiresAt: text().notNull(),
  },
  (t) => [index('steps_user').on(t.userId), index('steps_expires').on(t.expiresAt)],
)

/**
 * Actions that somebody may have to account for later: sign-ins, roles, downloads, deletions. Never text of
 * rows.
 */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** ISO 8601 in UTC. */
    at: text().notNull(),
    event: text().$type<AuditEvent>().notNull(),
    /** The person who did it; null if nobody was signed in. */
    userId: integer(),
    /** The network address of the client; '' for actions on the server itself. */
    address: text().notNull().default(''),
    teamId: integer(),
    /** The person or thing concerned: a user, an invitation, a session. */
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

/** The columns of every synced row (db/model/schema.ts). */
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
    buyers: text().notNull().default(''),
    places: text().notNull().default(''),
    benefit: text().notNull().default(''),
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
    placeAddress: text().notNull().default(''),
    located: text({ mode: 'json' }).$type<Located>(),
    rhythmWeeks: integer(),
    openingHours: text().notNull().default(''),
    status: text().$type<Lead['status']>().notNull(),
    notes: text().notNull(),
    avatarUrl: text().notNull(),
    matchScore: text().notNull(),
    productId: integer(),
    ownerId: integer(),
    saved: integer({ mode: 'boolean' }).notNull(),
    suggestionId: integer(),
    found: text({ mode: 'json' }).$type<Found[]>().notNull().default([]),
    scores: text({ mode: 'json' }).$type<ScorePart[]>().notNull().default([]),
    sample: integer({ mode: 'boolean' }).notNull().default(false),
    contact: text().$type<Lead['contact']>().notNull().default(''),
    contactDueAt: text(),
    ways: text({ mode: 'json' }).$type<Way[]>().notNull().default([]),
    extra: text({ mode: 'json' }).$type<Extra[]>().notNull().default([]),
    tags: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    optOuts: text({ mode: 'json' }).$type<OptOut[]>().notNull().default([]),
    dealValue: real(),
    dealCurrency: text().notNull().default(''),
    dealMonth: text().notNull().default(''),
    mergedInto: integer(),
    mergedAt: text(),
    mergeFilled: text({ mode: 'json' }).$type<Lead['mergeFilled']>().notNull().default([]),
    importId: integer(),
    sourceIds: text({ mode: 'json' }).$type<Lead['sourceIds']>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('leads_version').on(t.teamId, t.version),
    // In the order of the first page of a list (newestLeads.ts), also for rows with the same time, as from a
    // file.
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
  (t) => [
    uniqueIndex('tasks_version').on(t.teamId, t.version),
    // Reminders and calendars look for what is due.
    index('tasks_due').on(t.userId, t.dueAt),
  ],
)

export const views = sqliteTable(
  'views',
  { ...rowColumns, name: text().notNull(), search: text().notNull() },
  (t) => [uniqueIndex('views_version').on(t.teamId, t.version)],
)

export const imports = sqliteTable(
  'imports',
  {
    ...rowColumns,
    fileName: text().notNull(),
    source: text().notNull(),
    rows: integer().notNull(),
    added: integer().notNull(),
    completed: integer().notNull(),
    heldBack: integer().notNull(),
    undoneAt: text(),
  },
  (t) => [uniqueIndex('imports_version').on(t.teamId, t.version)],
)

export const distinctLeads = sqliteTable(
  'distinctLeads',
  { ...rowColumns, leadId: integer().notNull(), otherId: integer().notNull() },
  (t) => [uniqueIndex('distinctLeads_version').on(t.teamId, t.version)],
)

export const dayPlans = sqliteTable(
  'dayPlans',
  {
    ...rowColumns,
    day: text().notNull(),
    userId: integer().notNull(),
    start: text({ mode: 'json' }).$type<DayPlan['start']>(),
    end: text({ mode: 'json' }).$type<DayPlan['end']>(),
    startsAt: text().notNull(),
    endsAt: text().notNull(),
    lunch: text({ mode: 'json' }).$type<DayPlan['lunch']>(),
    minutesPerVisit: integer().notNull(),
  },
  (t) => [uniqueIndex('dayPlans_version').on(t.teamId, t.version)],
)

export const stops = sqliteTable(
  'stops',
  {
    ...rowColumns,
    planId: integer().notNull(),
    leadId: integer().notNull(),
    position: real().notNull(),
    minutes: integer(),
    fixedAt: text().notNull(),
    locked: integer({ mode: 'boolean' }).notNull(),
    state: text().$type<Stop['state']>().notNull(),
  },
  (t) => [uniqueIndex('stops_version').on(t.teamId, t.version)],
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
  (t) => [
    uniqueIndex('emails_version').on(t.teamId, t.version),
    index('emails_age').on(t.teamId, t.createdAt),
  ],
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
  (t) => [
    uniqueIndex('requests_version').on(t.teamId, t.version),
    index('requests_status').on(t.status),
    index('requests_age').on(t.teamId, t.createdAt),
  ],
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
    reminders: text({ mode: 'json' }).$type<Settings['reminders']>().notNull().default(defaultReminders),
  },
  (t) => [uniqueIndex('settings_version').on(t.teamId, t.version)],
)

/** The browsers that people sync with; if several people use one browser, each has a separate row. */
export const devices = sqliteTable(
  'devices',
  {
    /** Chosen by the device, so it is only meaningful together with the person. */
    id: text().notNull(),
    userId: integer().notNull(),
    /** The device's name for display. */
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
    /**
     * The version hash: a random value for each version, by which a server that was restored from a backup is
     * recognised.
     */
    stamp: text().notNull(),
    /** null for changes by the server itself. */
    userId: integer(),
    deviceId: text().notNull(),
    name: text().notNull(),
    changes: text({ mode: 'json' }).$type<Record<string, [unknown, unknown]>>().notNull(),
    at: text().notNull(),
    /** For a row that a batch changed: the version of the first of its rows, and how many there are, one version each. */
    batchVersion: integer(),
    batchRows: integer(),
  },
  (t) => [
    index('history_row').on(t.teamId, t.rowId, t.version),
    uniqueIndex('history_version').on(t.teamId, t.version),
  ],
)

/**
 * Where servers of version 2.1 keep the suggestions whose companies are looked up again; this version moves
 * them to `queue`.
 */
export const retries = sqliteTable(
  'retries',
  {
    suggestionId: integer().primaryKey(),
    /** The person who approved it. */
    userId: integer().notNull(),
    /** The number of attempts. */
    tries: integer().notNull(),
    nextAt: text().notNull(),
  },
  (t) => [index('retries_next').on(t.nextAt)],
)

/** Deferred work of the server, with retries. */
export const queue = sqliteTable(
  'queue',
  {
    /** Makes the entry unique: adding the same key again has no effect. */
    key: text().primaryKey(),
    /** The kind of handler that processes it. */
    kind: text().notNull(),
    teamId: integer(),
    /** The person who requested it. */
    userId: integer(),
    /** In each lane, one entry is processed at a time. */
    lane: text().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** ISO 8601 in UTC. */
    dueAt: text().notNull(),
    /** The number of times it was started. */
    tries: integer().notNull(),
    /**
     * Set while a server processes it, or after that server died; then the lease named by its key has
     * expired.
     */
    startedAt: text(),
  },
  (t) => [index('queue_due').on(t.startedAt, t.dueAt), index('queue_team').on(t.teamId)],
)

/** When the next entry of a lane may start, if its kind has a rate limit. */
export const lanes = sqliteTable('lanes', {
  lane: text().primaryKey(),
  /** ISO 8601 in UTC. */
  freeAt: text().notNull(),
})

/** Companies that a team imported, or that the whole server has (`teamId` null); each has its own index. */
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
    /** The last four characters, by which people recognise a key. */
    ending: text().notNull(),
    baseUrl: text().notNull(),
    model: text().notNull(),
    checkedAt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
)

/** A team's use of a service in a month. */
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
    /** How many of them used the server's own key. */
    byServer: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.month, t.provider] }),
    index('usage_month').on(t.month, t.provider),
  ],
)

/** A team's limit for a service per month; without a row there is no limit. */
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

/** Addresses and domains that a team must not contact. */
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
    /** The person asked never to be contacted again, so the entry can't be removed. */
    forGood: integer({ mode: 'boolean' }).notNull(),
    createdBy: integer(),
    createdAt: text().notNull(),
  },
  (t) => [uniqueIndex('suppressions_value').on(t.teamId, t.value)],
)

/**
 * Leads whose person's data was erased: later changes of them, from a device that was offline, are refused.
 */
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

/** Files that belong to rows; their bytes are in the data folder. */
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

/** Work that only one server does for a while: a request that it runs, or a daily task. */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  /** The server that holds it. */
  holder: text().notNull(),
  /** The expiry, unless it is renewed: ISO 8601 in UTC. */
  until: text().notNull(),
})

/** The server's VAPID keys (RFC 8292), made when they are needed first. */
export const pushKeys = sqliteTable('push_keys', {
  publicKey: text().primaryKey(),
  /** The private key, sealed under the server's key (api/secrets). */
  sealed: text().notNull(),
  createdAt: text().notNull(),
})

/** The browsers that may be sent reminders. A subscription ends with its session. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint, in hex. */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** The browser's public key (P-256) and secret of RFC 8291, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: text().notNull(),
    /** When the browser last confirmed it: ISO 8601 in UTC. */
    usedAt: text().notNull(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId), index('push_subscriptions_session').on(t.sessionId)],
)

/** What a person is reminded of, each once. */
export const reminders = sqliteTable(
  'reminders',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ReminderKind>().notNull(),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The task, the note, the lead or the conflict. */
    rowId: integer().notNull(),
    /** When it is due or happened: ISO 8601 in UTC, or a day. */
    at: text().notNull(),
    /** When it was sent or turned out to be needless: ISO 8601 in UTC; null while it waits. */
    sentAt: text(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.rowId, t.at] }),
    index('reminders_waiting').on(t.userId).where(sql`${t.sentAt} is null`),
    index('reminders_team').on(t.teamId),
  ],
)

/** The secret address of a person's calendar. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address, in hex. */
  tokenHash: text().notNull().unique(),
  createdAt: text().notNull(),
})
