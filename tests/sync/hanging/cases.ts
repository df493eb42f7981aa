import type { Step } from './history.ts'

/** Histories that once went wrong, or do where a bound is taken out, cut down to what it takes. */
export const cases: Step[][] = [
  // An opening that hung was waited for without end.
  [
    { do: 'fault', fault: { on: 'storage', how: 'hang' }, after: 0, ms: 50 },
    { do: 'sync', by: 'page' },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
  ],
  [
    { do: 'fault', fault: { on: 'opening', how: 'hang' }, after: 0, ms: 50 },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
  ],
  // A database that could not be opened once was closed for good.
  [
    { do: 'fault', fault: { on: 'storage', how: 'abort' }, after: 0, ms: 50 },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
  ],
  // One that opened after it was given up stood in the way of the next opening.
  [
    { do: 'fault', fault: { on: 'opening', how: 'late' }, after: 0, ms: 45_000 },
    { do: 'change', by: 'page', what: 'lead', of: 0 },
    { do: 'fault', fault: { on: 'locks', how: 'gone', held: 'rove-sync' }, after: 0, ms: 50 },
  ],
  // One that came when nobody asked for it any more was taken for the next one, which was then waited for in vain.
  [
    { do: 'fault', fault: { on: 'databases', how: 'closed' }, after: 0, ms: 50 },
    { do: 'sync', by: 'page' },
    { do: 'fault', fault: { on: 'databases', how: 'closed' }, after: 0, ms: 50 },
    { do: 'fault', fault: { on: 'opening', how: 'late' }, after: 0, ms: 45_000 },
    { do: 'sync', by: 'page' },
    { do: 'sync', by: 'page' },
  ],
  // What was cut off while it wrote many rows was not tried again, and a sync ended with the error.
  [
    { do: 'fault', fault: { on: 'storage', how: 'hang' }, after: 66, ms: 50 },
    { do: 'sync', by: 'page' },
  ],
  // A request that is never answered, and one whose answer stops in its midst, are given up after 20 s.
  [
    { do: 'fault', fault: { on: 'line', how: 'hang', at: 'request' }, after: 0, ms: 50 },
    { do: 'sync', by: 'page' },
  ],
  [
    { do: 'fault', fault: { on: 'line', how: 'hang', at: 'bytes' }, after: 1, ms: 50 },
    { do: 'change', by: 'worker', what: 'note', of: 0 },
  ],
]
