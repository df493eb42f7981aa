import type { OutboxEntry } from '#db/device/store.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'

/** A change that a device confirmed to its person; the run must account for it. */
export interface Made
  extends Pick<OutboxEntry, 'mid' | 'teamId' | 'userId' | 'name' | 'args' | 'table' | 'rowId' | 'at'> {
  device: number
  /** True time of the tap. */
  madeAt: number
  /** Whether its device then knew how far its clock was off. */
  inTime: boolean
  /** A text that no other change writes, and the field that contains it. */
  token: string | undefined
  field: string | undefined
  /** True time of its first confirmation by the server. */
  confirmedAt: number | undefined
  /** The server's last answer, and which server gave it: every restore makes another one. */
  outcome: { answer: Outcome; server: number } | undefined
  /** Its device was restored to a state before it: data that only the device had is lost with it. */
  orphan: boolean
  /** Lost with a device or a backup in a way that nobody can repair. */
  excused: boolean
  /** Its entry was altered on the device, as another version of the app may do. */
  poisoned: boolean
}

export type Ledger = Map<string, Made>

/** The `[from, to]` of a field that a change edits. */
export function pairOf(made: Made, field: string): [unknown, unknown] | undefined {
  const { args } = made
  if (args === null || typeof args !== 'object' || !('changes' in args)) return undefined
  const pair = new Map(Object.entries(args.changes ?? {})).get(field)
  return Array.isArray(pair) ? [pair[0], pair[1]] : undefined
}

/** The value that a change, an edit or a create, writes into a field. */
export function wanted(made: Made, field: string): unknown {
  const pair = pairOf(made, field)
  if (pair) return pair[1]
  const { args } = made
  if (args === null || typeof args !== 'object' || !('fields' in args)) return undefined
  return new Map(Object.entries(args.fields ?? {})).get(field)
}

export const TOKEN = /<\d+>/g
export const tokensIn = (value: unknown): string[] =>
  typeof value === 'string' ? (value.match(TOKEN) ?? []) : []
