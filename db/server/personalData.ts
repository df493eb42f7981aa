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
  queue,
  receipts,
  recoveryCodes,
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

/** Whose data is meant: a whole team's, or one person's with the teams that they are in now. */
export type Whose =
  | { of: 'team'; teamId: number }
  | {
      of: 'person'
      userId: number
      /** Streams that are the person's alone: their personal spaces and their own one. */
      own: readonly number[]
      /** All teams of the person, those among them. */
      teams: readonly number[]
    }
type Person = Extract<Whose, { of: 'person' }>

/** Which rows of a table are whose, and what of them is never given out. */
interface TableData {
  table: SqlTable
  /** Without it, a team has nothing in there. */
  team?: (teamId: number) => SQL | undefined
  /** Without it, a person has nothing in there. */
  person?: (person: Person) => SQL | undefined
  /** Columns with what opens something, or proves it. */
  secret: readonly string[]
  /** Columns that are for the person alone, not for a team that they are in. */
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

/** A team's rows; of these a person's are those that they made in a team that they are in, and all of their own. */
function written<T extends Written>(table: T, more: Chosen<T> = {}): TableData {
  return data(table, {
    team: (teamId) => eq(table.teamId, teamId),
    person: ({ userId, own, teams: mine }) =>
      or(inArray(table.teamId, [...own]), and(eq(table.createdBy, userId), inArray(table.teamId, [...mine]))),
    ...more,
  })
}
type Written = SqlTable & { teamId: Column; createdBy: Column }

export type TableName = keyof typeof import('./database/tables.ts')

/**
 * Every table of the store: what of it a team's download holds, what a person's. A table that is missing here does
 * not compile.
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
  // How many are left; used ones are gone.
  recoveryCodes: data(recoveryCodes, {
    person: ({ userId }) => eq(recoveryCodes.userId, userId),
    secret: ['hash'],
  }),
  // What a browser is in the middle of, for minutes.
  steps: data(steps, { person: ({ userId }) => eq(steps.userId, userId), secret: ['tokenHash', 'payload'] }),
  // One-time links: nothing but what opens an account for an hour.
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
    person: ({ userId, own, teams: mine }) =>
      or(
        inArray(history.teamId, [...own]),
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
  // Which server does what.
  leases: data(leases, {}),
}
export const tableNames = Object.keys(personalData).filter((name): name is TableName => name in personalData)

const membersIn = (teamId: number) =>
  sql`(select ${members.userId} from ${members} where ${members.teamId} = ${teamId})`
const suggestedIn = (of: readonly number[]) =>
  sql`(select ${suggestions.id} from ${suggestions} where ${inArray(suggestions.teamId, [...of])})`

/** Read at once, so that neither the memory nor others' calls wait for a large table. */
const PAGE_ROWS = 200

/** The rows of a table that are theirs, page by page in the order of their keys, without what is secret. */
export async function* exportedRows(
  handle: Handle,
  name: TableName,
  whose: Whose,
): AsyncGenerator<Record<string, unknown>[]> {
  const { table, secret, private: own } = personalData[name]
  const theirs = theirsIn(name, whose)
  if (!theirs) return
  const hidden = new Set(whose.of === 'team' ? [...secret, ...own] : secret)
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

/** @returns undefined where they have nothing in the table at all */
function theirsIn(name: TableName, whose: Whose): SQL | undefined {
  const { team, person } = personalData[name]
  return whose.of === 'team' ? team?.(whose.teamId) : person?.(whose)
}
