import { lineFaults } from './line.ts'
import type { Tally } from './tally.ts'

/** The faults and outcomes that a suite must have covered. */
const expected = [
  ...lineFaults.map((kind) => `line: ${kind}`),
  'line: delivered late',
  'line: two syncs at once',
  'disk: aborted',
  'disk: full',
  'device: killed',
  'device: rolled back',
  'device: an entry of another version',
  'server: rolled back',
  'team: removed',
  'team: added again',
  'team: role changed',
  'team: founded',
  'time: clock off by a year',
  'time: of the tap',
  'time: purge',
  'made: a batch',
  'batch: applied',
  'batch: conflict',
  'batch: rejected missing',
  'batch: rejected taken',
  'batch: row sent alone',
  'outcome: applied',
  'outcome: merged',
  'outcome: conflict',
  'outcome: rejected forbidden',
  'outcome: rejected invalid',
  'outcome: rejected missing',
  'outcome: rejected reused',
  'outcome: rejected taken',
  'outcome: rejected unknown',
  'reset: diverged',
  'reset: horizon',
  'eviction',
  'replay of Sent',
  'conflict: brought back',
  'field: the latest of several',
  'field: the latest came first',
  'made: use theirs',
  'sync: synced',
  'sync: offline',
  'sync: signed-out',
  'sync: outdated',
  'sync: disk failed',
]

/** @returns what occurred less often than required in a suite of runs, as "what: times" */
export const tooRare = (tally: Tally, atLeast: number): string[] =>
  expected.filter((what) => tally.of(what) < atLeast).map((what) => `${what}: ${tally.of(what)}`)
