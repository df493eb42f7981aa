import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'
import { ReadTeams } from '#db/model/team.ts'

/** The version of the protocol between phone and server. The server answers any other version with 426. */
export const PROTOCOL = 1

/** The stream of pokes sends a keep-alive event at this interval. */
export const ALIVE_EVERY_MS = 20_000

/** The maximum number of mutations and bytes in one push. */
export const PUSH_LIMIT = { mutations: 100, bytes: 256 * 1024 }

/** The maximum number of rows, and of bytes of their changes as JSON, in one mutation of many rows. */
export const BATCH_LIMIT = { rows: 500, bytes: 256 * 1024 }

/**
 * The maximum number of rows per team, and of stored bytes of all teams together, in one pull. A single row
 * that is larger than the limit of bytes is sent alone.
 */
export const PULL_LIMIT = { rows: 1000, bytes: 1024 * 1024 }

const Version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const RowChange = v.object({
  args: v.unknown(),
  /** The version of the row that the person saw. */
  seen: v.optional(Version),
})
/** A mutation's arguments for one row. */
export type RowChange = v.InferOutput<typeof RowChange>

/**
 * A mutation as it is sent. `mid` identifies it, also when it is sent again, and `teamId` is the team that
 * was current at the tap. It changes one row, by `args`, or many rows of its entity, by `each`: all of them
 * or none, with one outcome.
 */
export const SentMutation = v.object({
  mid: v.pipe(v.string(), v.uuid()),
  teamId: Id,
  name: v.pipe(v.string(), v.maxLength(50)),
  args: v.optional(v.unknown()),
  each: v.optional(v.pipe(v.array(RowChange), v.minLength(1), v.maxLength(BATCH_LIMIT.rows))),
  /** The time of the tap, by the device's clock. */
  at: IsoDate,
  /** How far the server's clock was ahead of the device's, in ms, as known at the tap. */
  offset: v.optional(v.number()),
  /** The last server time that the device knew at the tap; the tap cannot have been earlier. */
  heard: v.optional(IsoDate),
  /** The version of the row that the person saw; with `each`, it applies to every row. */
  seen: v.optional(Version),
})
export type SentMutation = v.InferOutput<typeof SentMutation>

/** A mutation's changes of rows, in order. */
export const rowChangesOf = ({ args, each, seen }: SentMutation): readonly RowChange[] =>
  each?.map((one) => ({ args: one.args, seen: seen ?? one.seen })) ?? [{ args, seen }]

/**
 * A point in a team's history: its version and that version's hash (`stamp` on the wire), which is random. A
 * server that was restored from a backup gives the same version a different hash.
 */
const Point = v.object({
  version: Version,
  stamp: v.string(),
})
export type Point = v.InferOutput<typeof Point>

/** More than the number of tables that devices keep in part. */
const MOST_TABLES = 100

/** How far a device has read a team. */
export const Cursor = v.object({
  teamId: Id,
  ...Point.entries,
  /** The version at which a read of several pages ends, fixed at its first page. */
  until: v.optional(Version),
  /** The horizon when that read began. */
  horizon: v.optional(Version),
  /** Whether that read began at the beginning, so that it leaves out old rows of some tables (`keptDays`). */
  first: v.optional(v.boolean()),
  /** What that read leaves out: by table, the creation time from which it has the rows. */
  kept: v.optional(v.pipe(v.record(v.string(), IsoDate), v.maxEntries(MOST_TABLES))),
  /**
   * The furthest point that the device knows: the end of the current read, or its latest confirmed mutation.
   */
  known: v.optional(Point),
})
export type Cursor = v.InferOutput<typeof Cursor>

/**
 * Why a device must read a team from the beginning. `diverged`: the server's history differs from the one
 * that the device knows, because the server was restored from a backup. `horizon`: tombstones that the device
 * has not read were purged.
 */
const ResetReason = v.picklist(['diverged', 'horizon'])
export type ResetReason = v.InferOutput<typeof ResetReason>

/**
 * A request to read a team from the beginning. A reason that only a newer server knows counts as `horizon`.
 */
const Reset = v.object({ teamId: Id, reason: v.fallback(ResetReason, 'horizon') })
export type Reset = v.InferOutput<typeof Reset>

/** The device ids in the history for changes that no device synced. */
export const notDevices = { api: 'api', server: 'server' } as const

const DeviceId = v.pipe(
  v.string(),
  v.maxLength(50),
  v.check((id) => !Object.hasOwn(notDevices, id), 'No device is called that.'),
)
/** A name by which the person recognises the device. */
const DeviceName = v.pipe(v.optional(v.string(), ''), v.maxLength(100))

/** The body of POST /api/sync/push. */
export const Push = v.object({
  protocol: v.number(),
  userId: Id,
  deviceId: DeviceId,
  deviceName: DeviceName,
  /** The device's clock when it sent the push; older apps do not send it. */
  now: v.optional(IsoDate),
  /**
   * The furthest points of history that the device knows. If the server's differ for a team, it accepts
   * nothing for it.
   */
  known: v.optional(v.pipe(v.array(Cursor), v.maxLength(PUSH_LIMIT.mutations)), []),
  mutations: v.pipe(v.array(SentMutation), v.maxLength(PUSH_LIMIT.mutations)),
})
export type Push = v.InferOutput<typeof Push>

/** The server's permanent answer to one mutation. */
export const Outcome = v.variant('outcome', [
  v.object({
    mid: v.string(),
    /**
     * merged: it was combined with somebody else's edit; conflict: one of the two won, and the other is kept.
     */
    outcome: v.picklist(['applied', 'merged', 'conflict']),
    version: v.number(),
    stamp: v.string(),
    /**
     * For a mutation of many rows: the version of the first row that it changed. `version` is that of the
     * last.
     */
    firstVersion: v.optional(v.number()),
    /**
     * The time of the tap on the server's clock, which the device sends if it sends the change again. Older
     * servers do not send it.
     */
    at: v.optional(IsoDate),
  }),
  v.object({ mid: v.string(), outcome: v.literal('rejected'), code: v.string(), message: v.string() }),
])
export type Outcome = v.InferOutput<typeof Outcome>

/**
 * The response to a push. A mutation without an outcome was not accepted: its team must be reset first, is
 * withheld, or has no room.
 */
export const PushAnswer = v.object({
  protocol: v.literal(PROTOCOL),
  now: IsoDate,
  outcomes: v.array(Outcome),
  resets: v.array(Reset),
  /**
   * Teams for which nothing was accepted, because they require a second factor that this person does not
   * have.
   */
  withheld: v.optional(v.array(Id), []),
  /**
   * Teams without room, some of whose mutations were not accepted. These wait on the device until there is
   * room.
   */
  full: v.optional(v.array(Id), []),
})
export type PushAnswer = v.InferOutput<typeof PushAnswer>

/** How many older rows the server sends at once. */
export const OLDER_LIMIT = 50

/** An id in a query. */
const IdText = v.pipe(v.string(), v.transform(Number), Id)

/** The query of GET /api/teams/:id/older/:table: rows that are older than a time or a row, newest first. */
export const Older = v.object({
  /** The creation time, and the id of the row at which the last page ended. */
  before: IsoDate,
  beforeId: v.optional(IdText),
  limit: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(OLDER_LIMIT)),
    String(OLDER_LIMIT),
  ),
  /** Only rows with all of these words (`searched` of the entity) or whose parent has them in its name. */
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** Only this row, whatever its age. */
  id: v.optional(IdText),
})

/** The answer to it: without deleted rows. */
export const OlderAnswer = v.object({
  rows: v.array(v.looseObject({ id: Id, createdAt: IsoDate })),
  /** Whether there may be more. */
  more: v.boolean(),
  /** Where the next page begins. A page of rows with words may be empty and yet have a next one. */
  next: v.optional(v.object({ before: IsoDate, beforeId: Id })),
})

/** More than the number of teams that anybody is in. */
const MOST_CURSORS = 1000

/** The query of GET /api/sync/pull; `cursors` is JSON. */
export const Pull = v.object({
  protocol: v.pipe(v.string(), v.transform(Number)),
  userId: IdText,
  cursors: v.pipe(v.string(), v.parseJson(), v.array(Cursor), v.maxLength(MOST_CURSORS)),
  /** The device that reads; older apps do not send it. */
  deviceId: v.optional(DeviceId),
  deviceName: DeviceName,
  /** The tables that the device knows; apps without tasks do not send it. */
  tables: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(1000),
      v.transform((names) => names.split(',')),
    ),
  ),
  /** Reads only this team. */
  only: v.optional(IdText),
  /** The maximum number of rows per team, for a slow connection. */
  limit: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(PULL_LIMIT.rows)),
    String(PULL_LIMIT.rows),
  ),
})

/** The fields of a page besides its rows. */
export const pageEntries = { teamId: Id, from: v.number(), next: Cursor, more: v.boolean() }

/** The schema of the response to a pull. */
export const pullAnswerOf = <Page extends v.GenericSchema>(page: Page) =>
  v.object({
    protocol: v.literal(PROTOCOL),
    now: IsoDate,
    teams: ReadTeams,
    pages: v.array(page),
    resets: v.array(Reset),
  })
