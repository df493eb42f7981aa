import type { OutboxEntry } from '#db/device/store.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'

/** A change that a device confirmed to its person: what the run must account for. */
export interface Made
  extends Pick<OutboxEntry, 'mid' | 'teamId' | 'userId' | 'name' | 'args' | 'table' | 'rowId' | 'at'> {
  device: number
  /** True time of the tap. */
  madeAt: number
  /** Its device knew then how far its clock was off. */
  inTime: boolean
  /** A text that no other change writes, and the field that holds it. */
  token: string | undefined
  field: string | undefined
  /** True time of its first confirmation by the server. */
  confirmedAt: number | undefined
  /** What the server answered last, and which server it was: every restore makes another one. */
  outcome: { answer: Outcome; server: number } | undefined
  /** Its device was set back to before it: what only that device had is lost with the device. */
  orphan: boolean
  /** Lost with a device or a backup in a way that nobody can mend. */
  excused: boolean
  /** Its entry was altered on the device, as another version of the app may. */
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

/** What a change writes into a field: of an edit or of a create. */
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
