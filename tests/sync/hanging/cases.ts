import type { Step } from './history.ts'

/** Histories that once failed, or that fail when a limit is removed, reduced to the necessary steps. */
export const cases: Step[][] = [
  // An attempt to open the database hung, and was waited for forever.
  [
    { do: 'fault', fault: { on: 'storage', how: 'hang' }, after: 0, ms: 50 },
    { do: 'sync', by: 'page' },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
  ],
  [
    { do: 'fault', fault: { on: 'opening', how: 'hang' }, after: 0, ms: 50 },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
  ],
  // After one failed attempt to open it, a database was closed for good.
  [
    { do: 'fault', fault: { on: 'storage', how: 'abort' }, after: 0, ms: 50 },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
  ],
  // A database that opened after its attempt was given up blocked the next attempt.
  [
    { do: 'fault', fault: { on: 'opening', how: 'late' }, after: 0, ms: 45_000 },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
    { do: 'fault', fault: { on: 'locks', how: 'gone', held: 'rove-sync' }, after: 0, ms: 50 },
  ],
  // A connection that nobody waited for any more was taken for that of the next attempt, which then waited
  // forever.
  [
    { do: 'fault', fault: { on: 'databases', how: 'closed' }, after: 0, ms: 50 },
    { do: 'sync', by: 'page' },
    { do: 'fault', fault: { on: 'databases', how: 'closed' }, after: 0, ms: 50 },
    { do: 'fault', fault: { on: 'opening', how: 'late' }, after: 0, ms: 45_000 },
    { do: 'sync', by: 'page' },
    { do: 'sync', by: 'page' },
  ],
  // A bulk write that was cut off was not repeated, and a sync ended with the error.
  [
    { do: 'fault', fault: { on: 'storage', how: 'hang' }, after: 66, ms: 50 },
    { do: 'sync', by: 'page' },
  ],
  // A request without a response, and one whose response stops in the middle, are given up after 20 s.
  [
    { do: 'fault', fault: { on: 'line', how: 'hang', at: 'request' }, after: 0, ms: 50 },
    { do: 'sync', by: 'page' },
  ],
  [
    { do: 'fault', fault: { on: 'line', how: 'hang', at: 'bytes' }, after: 1, ms: 50 },
    { do: 'change', by: 'worker', what: 'note', of: 0 },
  ],
]
