import * as v from 'valibot'
import type { Kind } from './sync/mutation.ts'

/** The kinds of data that use storage, in the order in which they are shown. */
export const storageKinds = ['rows', 'history', 'uploads', 'imports'] as const
export type StorageKind = (typeof storageKinds)[number]

const Bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** GET /api/teams/{id}/storage: the bytes that a team uses, by kind, and its quota (null = unlimited). */
export const Storage = v.object({
  quota: v.nullable(Bytes),
  bytes: v.object({ rows: Bytes, history: Bytes, uploads: Bytes, imports: Bytes }),
})
export type Storage = v.InferOutput<typeof Storage>

/**
 * The state of a team without room. `full`: changes that add something wait on the phones. `over`: all
 * changes wait except deletions.
 */
export const Room = v.picklist(['full', 'over'])
export type Room = v.InferOutput<typeof Room>

/** Edits are accepted up to this multiple of the quota, so that a full team can tidy up. */
const OVER = 1.1

/**
 * The state of a team that uses a number of bytes.
 * @param quota in bytes
 * @returns undefined if there is room
 */
export function roomOf(bytes: number, quota: number): Room | undefined {
  if (bytes < quota) return undefined
  return bytes < quota * OVER ? 'full' : 'over'
}

const adding: readonly Kind[] = ['create', 'add', 'restore']
const removing: readonly Kind[] = ['delete', 'cancel', 'resolve']

/** Whether a change of this kind must wait until the team has room again. */
export function waitsForRoom(room: Room | undefined, kind: Kind): boolean {
  if (room === undefined) return false
  return room === 'full' ? adding.includes(kind) : !removing.includes(kind)
}
