import * as v from 'valibot'
import type { Kind } from './sync/mutation.ts'

/** What takes room, in the order in which it is shown. */
export const storageKinds = ['rows', 'history', 'uploads', 'imports'] as const
export type StorageKind = (typeof storageKinds)[number]

const Bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** GET /api/teams/{id}/storage: the bytes that a team takes by kind, and may take in all (null = as many as it likes). */
export const Storage = v.object({
  quota: v.nullable(Bytes),
  bytes: v.object({ rows: Bytes, history: Bytes, uploads: Bytes, imports: Bytes }),
})
export type Storage = v.InferOutput<typeof Storage>

/**
 * How a team without room is: `full`, where what adds something waits on the phones, or `over`, where all waits but
 * what takes something away.
 */
export const Room = v.picklist(['full', 'over'])
export type Room = v.InferOutput<typeof Room>

/** Edits go on for so long, so that a full team can put things in order. */
const OVER = 1.1

/** @param quota in bytes @returns undefined where there is room */
export function roomOf(bytes: number, quota: number): Room | undefined {
  if (bytes < quota) return undefined
  return bytes < quota * OVER ? 'full' : 'over'
}

const adding: readonly Kind[] = ['create', 'add', 'restore']
const removing: readonly Kind[] = ['delete', 'cancel', 'resolve']

/** Whether a change of that kind waits until the team has room again. */
export function waitsForRoom(room: Room | undefined, kind: Kind): boolean {
  if (room === undefined) return false
  return room === 'full' ? adding.includes(kind) : !removing.includes(kind)
}
