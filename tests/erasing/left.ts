import { getTableName } from 'drizzle-orm'
import { keyOf } from '#db/server/database/functions.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { personalData } from '#db/server/personalData.ts'
import type { Team } from './team.ts'

type Row = Record<string, unknown>
/** All rows of all tables, by the table's name and their key. */
export type Stored = Map<string, Row>

export async function storedIn(handle: Handle): Promise<Stored> {
  const stored: Stored = new Map()
  for (const { table } of Object.values(personalData)) {
    const rows: Row[] = await handle.select().from(table)
    for (const row of rows) {
      const key = Object.keys(keyOf(table)).map((name) => row[name])
      stored.set(`${getTableName(table)} ${key}`, row)
    }
  }
  return stored
}

/** What is not as it must be after the erasing, each in a line. */
export function amissIn(team: Team, before: Stored, after: Stored): string[] {
  const amiss: string[] = []
  for (const [name, { id, rowId }] of before) {
    if (name.startsWith('conflicts ') && team.own.has(Number(rowId))) team.own.add(Number(id))
  }
  const gone = new Set(team.files.theirs.map((id) => `uploads ${id}`))
  for (const [name, row] of before) {
    const left = after.get(name)
    if (gone.has(name) !== (left === undefined)) amiss.push(`${name} ${left ? 'is still there' : 'is gone'}`)
    else if (left && !isOwn(team, row)) amiss.push(...differences(leftIn(team, row), row, left, name))
  }
  for (const [name, row] of after) {
    if (isOwn(team, row)) amiss.push(...leaks(team, row, name, true))
    else if (isOfTeam(team, row)) amiss.push(...leaks(team, row, name, !before.has(name)))
  }
  return amiss
}

const streamsOf = ({ teamId, people }: Team) =>
  [teamId, people.owner, people.admin, people.member].map((one) =>
    typeof one === 'number' ? one : one.user.id,
  )
const isOfTeam = (team: Team, row: Row) =>
  typeof row.teamId !== 'number' || streamsOf(team).includes(row.teamId)
const isOwn = ({ own }: Team, { id, rowId }: Row) => own.has(Number(rowId ?? id))

/** Of another team everything must be left. */
const leftIn = (team: Team, row: Row): Team['left'] => (isOfTeam(team, row) ? team.left : new Map())

/** What every write changes, and how much is stored. */
const COUNTS = new Set(['version', 'rowBytes', 'historyBytes', 'uploadBytes', 'importBytes', 'horizon'])

/** Every text is what it was, or what is known to be left of it. */
function differences(leftOf: Team['left'], before: unknown, after: unknown, at: string): string[] {
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (key) => !COUNTS.has(key),
    )
    return keys.flatMap((key) => differences(leftOf, before[key], after[key], `${at}.${key}`))
  }
  const wanted = typeof before === 'string' ? (leftOf.get(before) ?? before) : before
  if (Object.is(wanted, after)) return []
  return [`${at}: ${JSON.stringify(before)} became ${JSON.stringify(after)}, not ${JSON.stringify(wanted)}`]
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** What still tells of the person. */
export function leaks(team: Team, value: unknown, at: string, isNew = true): string[] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) => leaks(team, inner, `${at}.${key}`, isNew))
  }
  if (typeof value !== 'string') return []
  const { mark, pool } = team
  const text = pool.alike.reduce((left, alike) => left.replaceAll(alike, ''), value.toLowerCase())
  const found = isNew ? pool.secrets.find((secret) => text.includes(secret)) : undefined
  if (found !== undefined || text.includes(mark))
    return [`${at} still has ${found ?? mark}: ${JSON.stringify(value)}`]
  return []
}
