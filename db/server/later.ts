import type { AnyRow, RegisteredMutation } from '#db/model/entities/registry.ts'
import type { Collision, Context } from '#db/model/sync/mutation.ts'
import type { Handle } from './database/handle.ts'
import { type FieldChange, lastChangeOf } from './history.ts'
import { type Author, difference } from './write.ts'

/** A mutation that is about to be applied to a row. */
interface Arriving {
  mutation: RegisteredMutation
  before: AnyRow | undefined
  args: unknown
  ctx: Context
  author: Author
  /** The version of the row that the author saw; older apps do not send it. */
  seen: number | undefined
}

/** The result of a mutation on a row that others may have changed meanwhile. */
interface Ran {
  after: AnyRow
  collisions: readonly Collision[]
  /** For each field that was looked up, the latest change by the time of the tap. */
  latest: ReadonlyMap<string, FieldChange>
  /** The fields that already had the value of this mutation, from an earlier change. */
  confirmed: readonly string[]
}

/**
 * Runs a mutation so that in each field the later edit wins, whatever the order of arrival. Most edits meet
 * no others, so the history is read only if the row is not as its author saw it.
 * @throws Refused if the mutation cannot be applied
 */
export async function runLater(handle: Handle, arriving: Arriving): Promise<Ran> {
  const { mutation, before, args, seen } = arriving
  const ran = run(arriving)
  const isAsSeen = seen === undefined || seen === before?.version
  const met = ran.collisions.some(({ wins }) => wins !== 'merged')
  const fields = before && (met || !isAsSeen) ? mutation.edits(args) : []
  if (!before || fields.length === 0) return { ...ran, latest: new Map(), confirmed: [] }
  const latest = await latestOf(handle, before, fields)
  const isLast = (change: FieldChange) => isLater(change, arriving.author)
  const isMet = (change: FieldChange) => !isSeen(change, arriving)
  const fieldsWhere = (holds: (change: FieldChange) => boolean) =>
    [...latest].filter(([, change]) => holds(change)).map(([field]) => field)
  const newerFields = new Set(fieldsWhere((change) => isMet(change) && isLast(change)))
  const decided = newerFields.size > 0 ? run(arriving, newerFields) : ran
  const differs = difference(before, decided.after)
  const collided = new Set(decided.collisions.map(({ field }) => field))
  const isConfirmed = (field: string) =>
    !newerFields.has(field) && !collided.has(field) && !(field in differs)
  // Includes the author's own earlier changes: an edit that was made between the two but arrives later must
  // be compared with the time of this mutation.
  const confirmed = fieldsWhere((change) => isMet(change) || !isLast(change)).filter(isConfirmed)
  return { ...decided, latest, confirmed }
}

function run({ mutation, before, args, ctx }: Arriving, newerFields?: ReadonlySet<string>) {
  const collisions: Collision[] = []
  const deciding = newerFields ? { ...ctx, newerFields } : ctx
  const after = mutation.run(before, args, deciding, (collision) => collisions.push(collision))
  return { after, collisions }
}

async function latestOf(handle: Handle, { teamId, id, version }: AnyRow, fields: readonly string[]) {
  const latest = new Map<string, FieldChange>()
  for (const field of fields) {
    const place = { teamId, rowId: id, upTo: version, field }
    const change = await lastChangeOf(handle, { ...place, by: 'time' })
    if (change) latest.set(field, change)
  }
  return latest
}

/**
 * Whether the author saw the change, or made it on the same device. Then they meant to change it, whatever
 * their clock says.
 */
const isSeen = ({ userId, deviceId, version }: FieldChange, { author, seen = 0 }: Arriving) =>
  version <= seen || (userId === author.userId && deviceId === author.deviceId)

/** If two changes have the same time, the device's id decides, so that the order is the same everywhere. */
const isLater = (one: FieldChange, other: Author) =>
  one.at === other.at ? one.deviceId > other.deviceId : one.at > other.at
