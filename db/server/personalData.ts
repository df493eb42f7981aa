import {
  and,
  type Column,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  type Table as SqlTable,
  sql,
} from 'drizzle-orm'
import { perTable, type Table } from '#db/model/entities/registry.ts'
import { after, keyOf } from './database/functions.ts'
import type { Handle } from './database/handle.ts'
import {
  audit,
  calendarFeeds,
  caps,
  devices,
  directories,
  endedSessions,
  erasures,
  history,
  invitations,
  keys,
  knownNetworks,
  lanes,
  leases,
  members,
  passkeys,
  passwordResets,
  pushKeys,
  pushSubscriptions,
  queue,
  receipts,
  recoveryCodes,
  reminders,
  retries,
  sessions,
  steps,
  suggestions,
  suppressions,
  teamLinks,
  teams,
  totp,
  uploads,
  usage,
  users,
} from './database/tables.ts'
import { stored } from './rows.ts'

/** Whose data: a whole team's, or one person's, with the teams that they are in now. */
export type Whose =
  | { of: 'team'; teamId: number }
  | {
      of: 'person'
      userId: number
      /** Streams that belong to the person alone: their personal spaces and their own stream. */
      ownStreams: readonly number[]
      /** All teams of the person, including these. */
      teams: readonly number[]
    }
type Person = Extract<Whose, { of: 'person' }>

/** Which rows of a table belong to whom, and which columns are never exported. */
interface TableData {
  table: SqlTable
  /** Without it, a team has no data in the table. */
  team?: (teamId: number) => SQL | undefined
  /** Without it, a person has no data in the table. */
  person?: (person: Person) => SQL | undefined
  /** Columns with secrets. */
  secret: readonly string[]
  /** Columns that only the person may see, not a team that they are in. */
  private: readonly string[]
}

type Chosen<T extends SqlTable> = Pick<TableData, 'team' | 'person'> & {
  secret?: readonly (keyof T['$inferSelect'] & string)[]
  private?: readonly (keyof T['$inferSelect'] & string)[]
}
const data = <T extends SqlTable>(table: T, how: Chosen<T>): TableData => ({
  table,
  secret: [],
  private: [],
  ...how,
})

/**
 * Rows of a team; of these a person gets those that they made in a team that they are in, and all rows of
 * their own streams.
 */
function written<T extends Written>(table: T, more: Chosen<T> = {}): TableData {
  return data(table, {
    team: (teamId) => eq(table.teamId, teamId),
    person: ({ userId, ownStreams, teams: mine }) =>
      or(
        inArray(table.teamId, [...ownStreams]),
        and(eq(table.createdBy, userId), inArray(table.teamId, [...mine])),
      ),
    ...more,
  })
}
type Written = SqlTable & { teamId: Column; createdBy: Column }

export type TableName = keyof typeof import('./database/tables.ts')

/**
 * Every table of the store: what a team's download and a person's download contain. A table that is missing
 * here is a compile error. The tables of entities come from the registry (db/model/entities/registry.ts).
 */
export const personalData: Record<TableName, TableData> = {
  users: data(users, {
    team: (teamId) => and(inArray(users.id, membersIn(teamId)), isNull(users.deletedAt)),
    person: ({ userId }) => eq(users.id, userId),
    secret: ['passwordHash'],
    private: ['usernameKey', 'position', 'company', 'createdAt', 'deletedAt'],
  }),
  sessions: data(sessions, {
    person: ({ userId }) => eq(sessions.userId, userId),
    secret: ['id'],
  }),
  endedSessions: data(endedSessions, {
    person: ({ userId }) => eq(endedSessions.userId, userId),
    secret: ['id'],
  }),
  teams: data(teams, {
    team: (teamId) => eq(teams.id, teamId),
    person: ({ teams: mine }) => inArray(teams.id, [...mine]),
  }),
  members: data(members, {
    team: (teamId) => eq(members.teamId, teamId),
    person: ({ userId }) => eq(members.userId, userId),
  }),
  invitations: written(invitations, { secret: ['tokenHash'] }),
  teamLinks: data(teamLinks, {
    team: (teamId) => eq(teamLinks.teamId, teamId),
    secret: ['tokenHash', 'nonce'],
  }),
  totp: data(totp, { person: ({ userId }) => eq(totp.userId, userId), secret: ['sealed', 'lastStep'] }),
  passkeys: data(passkeys, {
    person: ({ userId }) => eq(passkeys.userId, userId),
    secret: ['id', 'publicKey', 'counter'],
  }),
  // This shows how many are left; used ones are deleted.
  recoveryCodes: data(recoveryCodes, {
    person: ({ userId }) => eq(recoveryCodes.userId, userId),
    secret: ['hash'],
  }),
  // What a browser has started, for minutes.
  steps: data(steps, { person: ({ userId }) => eq(steps.userId, userId), secret: ['tokenHash', 'payload'] }),
  // One-time links contain nothing but the secret that opens an account for an hour.
  passwordResets: data(passwordResets, { secret: ['tokenHash'] }),
  audit: data(audit, {
    team: (teamId) => eq(audit.teamId, teamId),
    person: ({ userId }) =>
      or(eq(audit.userId, userId), and(isNull(audit.teamId), eq(audit.subject, String(userId)))),
  }),
  ...perTable<Record<Table, TableData>>((table) => written(stored[table])),
  devices: data(devices, { person: ({ userId }) => eq(devices.userId, userId) }),
  receipts: data(receipts, {
    team: (teamId) => eq(receipts.teamId, teamId),
    person: ({ userId }) => eq(receipts.userId, userId),
    secret: ['bodyHash'],
  }),
  history: data(history, {
    team: (teamId) => eq(history.teamId, teamId),
    person: ({ userId, ownStreams, teams: mine }) =>
      or(
        inArray(history.teamId, [...ownStreams]),
        and(eq(history.userId, userId), inArray(history.teamId, [...mine])),
      ),
  }),
  retries: data(retries, {
    team: (teamId) => inArray(retries.suggestionId, suggestedIn([teamId])),
    person: ({ userId, teams: mine }) =>
      and(eq(retries.userId, userId), inArray(retries.suggestionId, suggestedIn(mine))),
  }),
  queue: data(queue, {
    team: (teamId) => eq(queue.teamId, teamId),
    person: ({ userId, teams: mine }) => and(eq(queue.userId, userId), inArray(queue.teamId, [...mine])),
  }),
  lanes: data(lanes, {}),
  directories: written(directories),
  knownNetworks: data(knownNetworks, {
    person: ({ userId }) => eq(knownNetworks.userId, userId),
    secret: ['network'],
  }),
  keys: data(keys, { person: ({ userId }) => eq(keys.userId, userId), secret: ['sealed'] }),
  usage: data(usage, { team: (teamId) => eq(usage.teamId, teamId) }),
  caps: data(caps, { team: (teamId) => eq(caps.teamId, teamId) }),
  suppressions: written(suppressions),
  erasures: data(erasures, {
    team: (teamId) => eq(erasures.teamId, teamId),
    person: ({ userId, teams: mine }) =>
      and(eq(erasures.erasedBy, userId), inArray(erasures.teamId, [...mine])),
  }),
  uploads: written(uploads, { secret: ['hash'] }),
  pushSubscriptions: data(pushSubscriptions, {
    person: ({ userId }) => eq(pushSubscriptions.userId, userId),
    secret: ['id', 'sessionId', 'endpoint', 'p256dh', 'auth'],
  }),
  reminders: data(reminders, {
    team: (teamId) => eq(reminders.teamId, teamId),
    person: ({ userId }) => eq(reminders.userId, userId),
  }),
  calendarFeeds: data(calendarFeeds, {
    person: ({ userId }) => eq(calendarFeeds.userId, userId),
    secret: ['tokenHash'],
  }),
  // Not personal: the keys of the server, and which server does what.
  pushKeys: data(pushKeys, { secret: ['sealed'] }),
  leases: data(leases, {}),
}
export const tableNames = Object.keys(personalData).filter((name): name is TableName => name in personalData)

const membersIn = (teamId: number) =>
  sql`(select ${members.userId} from ${members} where ${members.teamId} = ${teamId})`
const suggestedIn = (of: readonly number[]) =>
  sql`(select ${suggestions.id} from ${suggestions} where ${inArray(suggestions.teamId, [...of])})`

/** The number of rows read at once, so that a large table neither fills the memory nor blocks other calls. */
const PAGE_ROWS = 200

/** The exportable rows of a table, page by page in the order of their keys, without secrets. */
export async function* exportedRows(
  handle: Handle,
  name: TableName,
  whose: Whose,
): AsyncGenerator<Record<string, unknown>[]> {
  const { table, secret, private: personOnly } = personalData[name]
  const theirs = theirsIn(name, whose)
  if (!theirs) return
  const hidden = new Set(whose.of === 'team' ? [...secret, ...personOnly] : secret)
  const shown = Object.entries(getTableColumns(table)).filter(([field]) => !hidden.has(field))
  const key = keyOf(table)
  const columns = { ...Object.fromEntries(shown), ...key }
  let last: Record<string, unknown> | undefined
  do {
    const found: Record<string, unknown>[] = await handle
      .select(columns)
      .from(table)
      .where(and(theirs, last && after(key, last)))
      .orderBy(...Object.values(key))
      .limit(PAGE_ROWS)
    yield found.map((row) => Object.fromEntries(shown.map(([field]) => [field, row[field]])))
    last = found.length < PAGE_ROWS ? undefined : found.at(-1)
  } while (last)
}

/** @returns undefined if they have no data in the table at all */
function theirsIn(name: TableName, whose: Whose): SQL | undefined {
  const { team, person } = personalData[name]
  return whose.of === 'team' ? team?.(whose.teamId) : person?.(whose)
}
