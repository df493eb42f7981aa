import type { Action } from './actions.ts'

/** Runs that once failed, cut down to what was needed: each stays for good, under what it showed. */
export const cases: Record<string, readonly Action[]> = {
  'a paged read that has passed a confirmed change whose row moved on to a later page keeps showing it': [
    { do: 'sync', on: 3, faults: [], pageRows: 3, twice: false },
    { do: 'remove', user: 0, team: 1 },
    { do: 'approve', on: 3, pick: 0 },
    { do: 'sync', on: 0, faults: [], pageRows: 2, twice: false },
    { do: 'edit', on: 0, pick: 4, field: 2, how: 1 },
    { do: 'disk', on: 3, fault: { kind: 'QuotaExceededError', after: 1, times: 1 } },
    { do: 'sync', on: 3, faults: [], pageRows: 1000, twice: false },
    {
      do: 'sync',
      on: 0,
      faults: [
        { at: 2, kind: 'reply cut', n: 5 },
        { at: 2, kind: 'request lost', n: 1 },
      ],
      pageRows: 1000,
      during: { do: 'edit two', on: 3, pick: 8, field: 3, how: 1 },
      twice: false,
    },
    { do: 'sync', on: 3, faults: [{ at: 2, kind: 'reply lost', n: 3 }], pageRows: 2, twice: false },
  ],
  'what was confirmed before the server was set back is sent again, though newer changes were pushed first': [
    { do: 'sync', on: 2, faults: [], pageRows: 1000, twice: false },
    { do: 'sync', on: 0, faults: [], pageRows: 4, twice: false },
    { do: 'back up server' },
    { do: 'edit', on: 2, pick: 1, field: 2, how: 2 },
    {
      do: 'sync',
      on: 2,
      faults: [
        { at: 3, kind: "other's cookie", n: 1 },
        { at: 1, kind: 'reply lost', n: 1 },
      ],
      pageRows: 4,
      during: { do: 'edit two', on: 0, pick: 9, field: 0, how: 1 },
      twice: false,
    },
    { do: 'edit two', on: 2, pick: 4, field: 1, how: 3 },
    { do: 'approve', on: 0, pick: 0 },
    { do: 'restore server' },
  ],
  'what was typed 31 days ago and sent today is kept in Sent for a server that is set back': [
    { do: 'back up server' },
    { do: 'sync', on: 0, faults: [{ at: 3, kind: 'reply lost', n: 2 }], pageRows: 4, twice: false },
    { do: 'create', on: 0, noun: 'lead', team: 0 },
    { do: 'wait', ms: 2_678_400_000 },
    { do: 'sync', on: 0, faults: [{ at: 2, kind: 'sent twice', n: 3 }], pageRows: 4, twice: false },
    { do: 'restore server' },
  ],
  'an edit of a deleted lead that overwrites another edit of it keeps the other': [
    { do: 'sync', on: 3, faults: [], pageRows: 1000, twice: false },
    { do: 'sync', on: 0, faults: [], pageRows: 1000, twice: false },
    { do: 'delete', on: 0, pick: 2 },
    { do: 'sync', on: 2, faults: [{ at: 3, kind: 'server died', n: 8 }], pageRows: 4, twice: false },
    { do: 'edit', on: 2, pick: 2, field: 2, how: 2 },
    { do: 'edit', on: 3, pick: 2, field: 2, how: 3 },
  ],
  'a lead that was deleted 31 days ago is not purged while the edit that lost to the deletion is open': [
    { do: 'sync', on: 3, faults: [], pageRows: 1000, twice: false },
    { do: 'sync', on: 1, faults: [], pageRows: 1000, twice: false },
    { do: 'edit', on: 3, pick: 4, field: 3, how: 3 },
    { do: 'delete', on: 1, pick: 4 },
    { do: 'sync', on: 1, faults: [], pageRows: 1000, twice: false },
    { do: 'sync', on: 3, faults: [], pageRows: 1000, twice: false },
    { do: 'wait', ms: 2_678_400_000 },
    { do: 'purge' },
  ],
}
