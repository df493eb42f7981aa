import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Conflict } from '#db/model/conflict.ts'
import type { Lead } from '#db/model/lead.ts'
import type { Outcome } from '#db/model/protocol.ts'
import type { Request } from '#db/model/request.ts'
import type { Suggestion } from '#db/model/suggestion.ts'
import type { Role } from '#db/model/team.ts'

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey(),
    username: text().notNull(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    fullName: text().notNull(),
    position: text().notNull().default(''),
    company: text().notNull().default(''),
    profileImageUrl: text().notNull().default(''),
    avatarUrl: text().notNull().default(''),
    createdAt: text().notNull(),
  },
  (t) => [uniqueIndex('users_username').on(sql`lower(${t.username})`)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970, UTC. */
    expiresAt: integer().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
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
    /** Not a team, but a person's own stream (db/model/settings.ts). */
    own: integer({ mode: 'boolean' }).notNull().default(false),
    /** One step per write to any of the team's rows. */
    version: integer().notNull().default(0),
    /** Up to here tombstones may be gone: a cursor below it must read the team anew. */
    horizon: integer().notNull().default(0),
    createdAt: text().notNull(),
  },
  (t) => [uniqueIndex('teams_personal').on(t.ownerId).where(sql`${t.personal} = 1`)],
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

/** What every synced row carries (db/model/row.ts). */
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
    source: text().notNull(),
    asOf: text().notNull(),
    approved: integer({ mode: 'boolean' }).notNull(),
    contact: text().$type<Suggestion['contact']>().notNull(),
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
    status: text().$type<Lead['status']>().notNull(),
    notes: text().notNull(),
    avatarUrl: text().notNull(),
    matchScore: text().notNull(),
    productId: integer(),
    saved: integer({ mode: 'boolean' }).notNull(),
    suggestionId: integer(),
    sourceUrl: text().notNull(),
  },
  (t) => [
    uniqueIndex('leads_version').on(t.teamId, t.version),
    uniqueIndex('leads_suggestion')
      .on(t.teamId, t.suggestionId, t.email)
      .where(sql`${t.suggestionId} is not null`),
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
    loserBy: integer(),
    loserAt: text().notNull(),
    resolved: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [uniqueIndex('conflicts_version').on(t.teamId, t.version)],
)

export const settings = sqliteTable('settings', { ...rowColumns, defaultTeamId: integer() }, (t) => [
  uniqueIndex('settings_version').on(t.teamId, t.version),
])

/** The browsers that people sync with. */
export const devices = sqliteTable('devices', {
  id: text().primaryKey(),
  userId: integer().notNull(),
  /** What the person would call it. */
  name: text().notNull(),
  lastSyncAt: text().notNull(),
})

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
    /** Drawn anew for each version, so that a server that was set back is told apart from the one it was. */
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

/** Suggestions whose company's site did not answer, to be tried again. */
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
