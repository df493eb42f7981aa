import type { OutboxEntry } from '#db/device/store.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'
import type { Tally } from './tally.ts'

/**
 * A change of one row that a device confirmed to its person; the run must account for it. The rows of a batch
 * are changes of their own.
 */
export interface Made
  extends Pick<OutboxEntry, 'seq' | 'teamId' | 'userId' | 'name' | 'args' | 'table' | 'rowId' | 'at'> {
  /** The mutation that contains it. A batch that was refused is replaced by a mutation for each row. */
  mid: string
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
  /**
   * The server's last answer, and which server gave it: every restore makes another one. `version` is the
   * row's version that contains the change; undefined if it was refused, or was in a batch and changed nothing.
   */
  outcome: { answer: Outcome; server: number; version: number | undefined } | undefined
  /** Its device was restored to a state before it: data that only the device had is lost with it. */
  orphan: boolean
  /** Lost with a device or a backup in a way that nobody can repair. */
  excused: boolean
  /** Its entry was altered on the device, as another version of the app may do. */
  poisoned: boolean
}

/** By mid, the changes that each mutation contains: one, or those of a batch. */
export type Ledger = Map<string, Made[]>

/** All changes, each once. */
export const allMade = (ledger: Ledger): Set<Made> => new Set([...ledger.values()].flat())

/**
 * Notes which mutations of a device contain its changes now. The mutations that replace a refused batch have
 * its place in the outbox.
 * @param entries the outbox and `sent` of the device
 */
export function follow(
  { ledger, tally }: { ledger: Ledger; tally: Tally },
  device: number,
  entries: readonly OutboxEntry[],
): void {
  const replacing = entries.filter(({ mid }) => !ledger.has(mid))
  const mine = replacing.length > 0 ? [...allMade(ledger)].filter((made) => made.device === device) : []
  for (const { mid, seq, rowId } of replacing) {
    const replaced = mine.find((made) => !made.orphan && made.seq === Math.floor(seq) && made.rowId === rowId)
    if (!replaced) continue
    ledger.set(mid, [replaced])
    tally.count('batch: row sent alone')
  }
  for (const { mid } of entries) for (const made of ledger.get(mid) ?? []) made.mid = mid
}

/** Whether a mutation of this name makes a row that must not exist before. */
export const creates = (name: string): boolean => name.endsWith('.create') || name === 'lead.import'

/** Whether a version of a team was written by the change that got an answer. */
export function wroteVersion(answer: Outcome | undefined, version: number): boolean {
  if (!answer || answer.outcome === 'rejected') return false
  return (answer.firstVersion ?? answer.version) <= version && version <= answer.version
}

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
