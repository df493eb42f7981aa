import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'
import { ReadTeams } from '#db/model/team.ts'

/** The version of what phone and server say to each other; another one is answered 426. */
export const PROTOCOL = 1

/** The stream of pokes says that it is alive at least as often as this. */
export const ALIVE_EVERY_MS = 20_000

/** At most this many mutations and bytes in one push. */
export const PUSH_LIMIT = { mutations: 100, bytes: 256 * 1024 }

/** At most this many rows, and bytes of their changes as JSON, in one mutation of many rows. */
export const BATCH_LIMIT = { rows: 500, bytes: 256 * 1024 }

/** At most this many rows of a team in one pull, and bytes, as stored, of all teams: but for one row larger than that. */
export const PULL_LIMIT = { rows: 1000, bytes: 1024 * 1024 }

const Version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const RowChange = v.object({
  args: v.unknown(),
  /** The version of the row that the person saw. */
  seen: v.optional(Version),
})
/** What a mutation does to one row. */
export type RowChange = v.InferOutput<typeof RowChange>

/**
 * A mutation on its way: made once, named by `mid`, for the team that was current at the tap. It changes one row, by
 * `args`, or many rows of its entity, by `each`: all of them or none, with one outcome.
 */
export const SentMutation = v.object({
  mid: v.pipe(v.string(), v.uuid()),
  teamId: Id,
  name: v.pipe(v.string(), v.maxLength(50)),
  args: v.optional(v.unknown()),
  each: v.optional(v.pipe(v.array(RowChange), v.minLength(1), v.maxLength(BATCH_LIMIT.rows))),
  /** The tap, by the device's own clock. */
  at: IsoDate,
  /** What the server's clock was ahead of the device's, in ms, as the device knew at the tap. */
  offset: v.optional(v.number()),
  /** The last time that the server had told the device until then: the tap was not before. */
  heard: v.optional(IsoDate),
  /** The version of the row that the person saw; with `each`, it stands for that of every row. */
  seen: v.optional(Version),
})
export type SentMutation = v.InferOutput<typeof SentMutation>

/** The changes of rows that a mutation makes, in their order. */
export const rowChangesOf = ({ args, each, seen }: SentMutation): readonly RowChange[] =>
  each?.map((one) => ({ args: one.args, seen: seen ?? one.seen })) ?? [{ args, seen }]

/**
 * A point in a team's history: its version and that version's hash (`stamp` on the wire), drawn at random. A server
 * that was set back to an older state gives the same version another one.
 */
const Point = v.object({
  version: Version,
  stamp: v.string(),
})
export type Point = v.InferOutput<typeof Point>

/** How far a device has read a team. */
export const Cursor = v.object({
  teamId: Id,
  ...Point.entries,
  /** Pins the end while a read spans several pages. */
  until: v.optional(Version),
  /** Up to where tombstones were gone when that read began. */
  horizon: v.optional(Version),
  /** The furthest point that the device knows of: the end of the read under way, or its own confirmed mutations. */
  known: v.optional(Point),
})
export type Cursor = v.InferOutput<typeof Cursor>

/**
 * Why a device must read a team anew: the server's history is another one than the device knows (it was restored
 * from a backup), or tombstones that the device has not read are gone.
 */
const ResetReason = v.picklist(['diverged', 'horizon'])
export type ResetReason = v.InferOutput<typeof ResetReason>

/** A reason that a later server gives is a reason to read the team anew, too. */
const Reset = v.object({ teamId: Id, reason: v.fallback(ResetReason, 'horizon') })
export type Reset = v.InferOutput<typeof Reset>

/** What stands in history where a device's name does, for what no device synced. */
export const notDevices = { api: 'api', server: 'server' } as const

const DeviceId = v.pipe(
  v.string(),
  v.maxLength(50),
  v.check((id) => !Object.hasOwn(notDevices, id), 'No device is called that.'),
)
/** What the person would call the device. */
const DeviceName = v.pipe(v.optional(v.string(), ''), v.maxLength(100))

/** The body of POST /api/sync/push. */
export const Push = v.object({
  protocol: v.number(),
  userId: Id,
  deviceId: DeviceId,
  deviceName: DeviceName,
  /** The device's own clock as it sends this; an older app does not say. */
  now: v.optional(IsoDate),
  /** The furthest points of history that the device knows of: where the server has others, it takes nothing. */
  known: v.optional(v.pipe(v.array(Cursor), v.maxLength(PUSH_LIMIT.mutations)), []),
  mutations: v.pipe(v.array(SentMutation), v.maxLength(PUSH_LIMIT.mutations)),
})
export type Push = v.InferOutput<typeof Push>

/** The server's lasting answer to one mutation. */
export const Outcome = v.variant('outcome', [
  v.object({
    mid: v.string(),
    /** merged: someone else's edit of the row stands beside it; conflict: one of the two won, the other is kept. */
    outcome: v.picklist(['applied', 'merged', 'conflict']),
    version: v.number(),
    stamp: v.string(),
    /** Of a mutation of many rows: the version of the first that it changed. `version` is that of the last. */
    firstVersion: v.optional(v.number()),
    /** The tap on the server's clock, so that it is the same when the change is sent again; an older server does not say. */
    at: v.optional(IsoDate),
  }),
  v.object({ mid: v.string(), outcome: v.literal('rejected'), code: v.string(), message: v.string() }),
])
export type Outcome = v.InferOutput<typeof Outcome>

/** A mutation without an outcome was not taken: its team must be reset first, is withheld, or has no room. */
export const PushAnswer = v.object({
  protocol: v.literal(PROTOCOL),
  now: IsoDate,
  outcomes: v.array(Outcome),
  resets: v.array(Reset),
  /** Teams of which nothing was taken, as they ask this person for a second factor first. */
  withheld: v.optional(v.array(Id), []),
  /** Teams without room of which something was not taken: it waits on the device until they have room again. */
  full: v.optional(v.array(Id), []),
})
export type PushAnswer = v.InferOutput<typeof PushAnswer>

/** More teams than anybody is in. */
const MOST_CURSORS = 1000

/** The query of GET /api/sync/pull: `cursors` as JSON. */
export const Pull = v.object({
  protocol: v.pipe(v.string(), v.transform(Number)),
  userId: v.pipe(v.string(), v.transform(Number), Id),
  cursors: v.pipe(v.string(), v.parseJson(), v.array(Cursor), v.maxLength(MOST_CURSORS)),
  /** Which device reads; an older app does not say. */
  deviceId: v.optional(DeviceId),
  deviceName: DeviceName,
  /** The tables that the device knows; an app of before tasks does not say. */
  tables: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(1000),
      v.transform((names) => names.split(',')),
    ),
  ),
  /** Read this team alone. */
  only: v.optional(v.pipe(v.string(), v.transform(Number), Id)),
  /** At most this many rows of a team, for a slow line. */
  limit: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(PULL_LIMIT.rows)),
    String(PULL_LIMIT.rows),
  ),
})

/** What a page of a pull says beside its rows. */
export const pageEntries = { teamId: Id, from: v.number(), next: Cursor, more: v.boolean() }

/** The answer to a pull. */
export const pullAnswerOf = <Page extends v.GenericSchema>(page: Page) =>
  v.object({
    protocol: v.literal(PROTOCOL),
    now: IsoDate,
    teams: ReadTeams,
    pages: v.array(page),
    resets: v.array(Reset),
  })
