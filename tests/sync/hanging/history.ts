import fc from 'fast-check'

/**
 * The parts of the app on one device. Each has its own engine; they share storage, locks and the connection.
 */
export const PARTS = ['page', 'worker'] as const
export type PartName = (typeof PARTS)[number]

/** A fault of one asynchronous operation of the device. */
export type Fault =
  | {
      on: 'line'
      /** hang: until the device gives up; late: after `ms`, whatever the device does meanwhile. */
      how: 'hang' | 'fail' | 'late'
      /**
       * When: before the server receives the request, after it has applied it, or in the middle of the
       * response's bytes.
       */
      at: 'request' | 'answer' | 'bytes'
    }
  | { on: 'storage'; how: 'hang' | 'fail' | 'late' | 'abort' }
  | { on: 'opening'; how: 'hang' | 'fail' | 'late' }
  /** The browser closes all databases, with or without an event. */
  | { on: 'databases'; how: 'closed' | 'closed unheard' }
  /**
   * A suspended page holds the turn, is next in line, or requests it. It stays there and does not respond.
   */
  | { on: 'locks'; how: 'gone'; held: 'rove-sync' | 'rove-next-sync' }
  | { on: 'locks'; how: 'fail' | 'late' }
  /** For `ms` no part receives messages of another: the holder of the turn seems gone, but is not. */
  | { on: 'channels'; how: 'late' }
  /** A worker starts a requested sync late or never. */
  | { on: 'worker'; how: 'hang' | 'late' }

export type Step =
  | { do: 'change'; by: PartName; what: 'lead' | 'note' | 'edit'; of: number }
  | { do: 'sync'; by: PartName }
  /** Somebody else's device changes a lead of the team. */
  | { do: 'other'; what: 'note' | 'edit'; of: number }
  /** @param after the number of operations of this kind that still succeed */
  | { do: 'fault'; fault: Fault; after: number; ms: number }
  /** A part of the app receives a response of the server, and tells all others. */
  | { do: 'life' }
  | { do: 'pass'; ms: number }

const part = fc.constantFrom(...PARTS)
/** Changes are made in pages; here, the worker stands for a second page. */
const changer = fc.constantFrom<PartName>('page', 'page', 'worker')
const how = fc.constantFrom('hang' as const, 'fail' as const, 'late' as const)

const fault: fc.Arbitrary<Fault> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      on: fc.constant('line' as const),
      how,
      at: fc.constantFrom('request' as const, 'answer' as const, 'bytes' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      on: fc.constant('storage' as const),
      how: fc.constantFrom(
        'hang' as const,
        'hang' as const,
        'fail' as const,
        'late' as const,
        'abort' as const,
      ),
    }),
  },
  fc.record({ on: fc.constant('opening' as const), how }),
  {
    weight: 2,
    arbitrary: fc.record({
      on: fc.constant('databases' as const),
      how: fc.constantFrom('closed' as const, 'closed unheard' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      on: fc.constant('locks' as const),
      how: fc.constant('gone' as const),
      held: fc.constantFrom('rove-sync' as const, 'rove-next-sync' as const),
    }),
  },
  fc.record({ on: fc.constant('locks' as const), how: fc.constantFrom('fail' as const, 'late' as const) }),
  fc.record({ on: fc.constant('channels' as const), how: fc.constant('late' as const) }),
  fc.record({ on: fc.constant('worker' as const), how: fc.constantFrom('hang' as const, 'late' as const) }),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      by: changer,
      what: fc.constantFrom('lead' as const, 'note' as const, 'edit' as const),
      of: fc.nat(9),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sync' as const), by: part }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('other' as const),
      what: fc.constantFrom('note' as const, 'edit' as const),
      of: fc.nat(9),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault,
      // Most syncs take dozens of storage operations and a few requests.
      after: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
      ms: fc.constantFrom(50, 900, 4_000, 14_000, 17_000, 25_000, 45_000),
    }),
  },
  fc.record({ do: fc.constant('life' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 100, 1_000, 3_000, 8_000, 16_000, 21_000, 40_000),
    }),
  },
)

/** A history: what happens on a device, and its faults. */
export const histories: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 5, maxLength: 30, size: 'max' })
