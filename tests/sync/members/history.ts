import fc from 'fast-check'
import { type MutationName, mutations } from '#db/model/entities/registry.ts'
import { goodArgs } from '#tests/fuzz/goodArgs.ts'
import { changed, nastyTexts, placesIn } from '#tests/fuzz/malformed.ts'

/** The hostile people: two members of the team, and somebody from another team. */
export const HOSTILE = ['member', 'admin', 'stranger'] as const
/** The honest members, each with a device. */
export const HONEST = 2
/** Leads of the honest members. */
export const LEADS = 3

/** The rows that a hostile member creates, two of each entity. */
const MADE = ['lead', 'product', 'note', 'task', 'email', 'view', 'suggestion', 'request'] as const
const made = MADE.flatMap((entity) => [`${entity}8`, `${entity}9`] as const)
/**
 * The row that a change names: a row of the honest members, a row of another team, the settings of whoever
 * pushes, or a row that hostile members create.
 */
export const ROWS = [
  ...(['lead0', 'lead1', 'lead2', 'product0', 'note0', 'theirs', 'settings'] as const),
  ...made,
] as const
export type RowName = (typeof ROWS)[number]

/** Placeholders in a change's arguments for ids that are known only once the team exists. */
export const STANDS_FOR = {
  id: 711_000_001,
  leadId: 711_000_002,
  productId: 711_000_003,
  teamId: 711_000_004,
}

export interface HostileChange {
  name: string
  /** JSON, or almost. */
  args: string
  row: RowName
  leadId: RowName
  team: 'team' | 'theirs' | 'self'
  /** Further fields, which may replace valid ones. */
  more: Record<string, unknown>
}

export type Action =
  | { do: 'push'; by: number; changes: HostileChange[]; more: Record<string, unknown> }
  | { do: 'edit'; by: number; lead: number; field: 'fullName' | 'notes' | 'company'; to: string }
  | { do: 'note'; by: number; lead: number; text: string }
  | { do: 'sync'; by: number }
  | { do: 'erase'; lead: number }

const names: readonly MutationName[] = mutations.map(({ name }) => name)

/** Times that a push may contain. */
const times = fc.constantFrom(
  ...['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00.000Z'],
  ...['1970-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2400-02-29T12:00:00.000Z'],
)
const offsets = fc.constantFrom(
  ...[0, 1.5, 1e14, -1e14, 8.64e15, -8.64e15, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ...[1e308, -1e308, Number.MIN_VALUE],
)
const versions = fc.constantFrom(0, 1, 2, 2 ** 31, Number.MAX_SAFE_INTEGER)
const often = { requiredKeys: [] as [] }
const moreOfChange = fc.record({ at: times, offset: offsets, heard: times, seen: versions }, often)

const nasty = fc.constantFrom(...nastyTexts)
const long = fc
  .tuple(nasty, fc.integer({ min: 2_000, max: 15_000 }))
  .map(([text, length]) => `${text} `.repeat(Math.ceil(length / (text.length + 1))).slice(0, length))
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: nasty },
  { weight: 1, arbitrary: long },
  { weight: 2, arbitrary: times },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, [], {}, [[]], [null], { length: 1 }, { id: 1 }, { toString: 1 }],
      ...[0, -1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

const fields = [
  ...['fullName', 'notes', 'status', 'ownerId', 'productId', 'email', 'createdAt', 'deletedAt', 'version'],
  ...['id', 'name', 'title', 'subject', 'body', 'done', 'teamId', '__proto__', 'constructor', 'place'],
  ...['photoUrl', 'dueAt', 'due', 'userId', 'history', 'customFields', 'avatarUrl', 'latitude', 'score'],
]

/** An edit of any field, from and to any value. */
const edited = fc
  .tuple(fc.constantFrom(...fields), hostileValue, hostileValue)
  .map(([field, from, to]) =>
    JSON.stringify({ id: STANDS_FOR.id, changes: Object.fromEntries([[field, [from, to]]]) }),
  )

/** Valid arguments, or valid arguments with one value that is hostile, missing or in a list. */
function argsOf(name: MutationName): fc.Arbitrary<string> {
  const good = goodArgs(name, STANDS_FOR)
  const place = fc.constantFrom(...placesIn(good))
  const texts = placesIn(good).filter((at) => typeof valueAt(good, at) === 'string')
  const with_ = ([at, value]: [string[], unknown]) => JSON.stringify(changed(good, at, () => value))
  const kinds = [
    { weight: 4, arbitrary: fc.constant(JSON.stringify(good)) },
    { weight: 3, arbitrary: fc.tuple(place, hostileValue).map(with_) },
    ...(texts.length > 0
      ? [
          {
            weight: 6,
            arbitrary: fc.tuple(fc.constantFrom(...texts), fc.oneof(nasty, nasty, long)).map(with_),
          },
        ]
      : []),
    { weight: 1, arbitrary: place.map((at) => JSON.stringify(changed(good, at, (old) => [old]))) },
    { weight: 1, arbitrary: place.map((at) => JSON.stringify(changed(good, at, () => undefined)) ?? 'null') },
  ]
  return fc.oneof(...kinds, ...(name.endsWith('.edit') ? [{ weight: 6, arbitrary: edited }] : []))
}

const valueAt = (value: unknown, at: readonly string[]): unknown =>
  at.reduce(
    (inner: unknown, key) =>
      inner instanceof Object ? Object.entries(inner).find(([name]) => name === key)?.[1] : undefined,
    value,
  )

/** Mostly rows of the change's entity; for a create, mostly a hostile member's own rows. */
function rowsFor(name: MutationName): fc.Arbitrary<RowName> {
  const [first, what] = name.split('.')
  const entity = first === 'sample' ? what : first
  const known = ROWS.filter((row) => row.replace(/\d$/, '') === entity)
  const own = known.filter((row) => made.some((one) => one === row))
  const isMade = first === 'sample' || /\.(create|add|sent)$/.test(name)
  const usual = isMade && own.length > 0 ? own : known
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...(usual.length > 0 ? usual : ROWS)) },
    { weight: 1, arbitrary: fc.constantFrom(...ROWS) },
  )
}

/** Creates are drawn more often, so that there are rows to change. */
const drawn = names.flatMap((name) => (/\.(create|add)$|^sample/.test(name) ? [name, name, name] : [name]))
const changesOf = drawn.map(
  (name): fc.Arbitrary<HostileChange> =>
    fc.record({
      name: fc.constant(name),
      args: argsOf(name),
      row: rowsFor(name),
      leadId: rowsFor('lead.edit'),
      team: name.startsWith('settings.')
        ? fc.constantFrom('self' as const, 'self' as const, 'team' as const)
        : fc.oneof({ weight: 8, arbitrary: fc.constant('team' as const) }, fc.constant('theirs' as const)),
      more: moreOfChange,
    }),
)
const changes = fc.array(fc.oneof(...changesOf), { minLength: 1, maxLength: 12 })

/** Requests that the server refuses as a whole. */
const moreOfPush = fc.record(
  {
    now: fc.constantFrom<unknown>('-001142-01-01T00:00:00.000Z', '2026-02-30T25:61:00.000Z', 'now', 0),
    deviceId: fc.constantFrom<unknown>('server', '__proto__', 'a\0b', '\ud800', 'x'.repeat(60)),
    deviceName: fc.constantFrom<unknown>('a\0b', '\ud800', '<b>', { a: 1 }),
    known: fc.constantFrom<unknown>([], [{ teamId: 1, version: 1, stamp: 'x' }], [null], {}),
    protocol: fc.constantFrom<unknown>(1, 0, 1.5, 1e300),
  },
  often,
)

const honest = fc.nat(HONEST - 1)
const lead = fc.nat(LEADS - 1)
const words = fc.oneof(nasty, fc.constantFrom('Called', 'Asked for a quote, Mia Berg'))

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('push' as const),
      by: fc.constantFrom(0, 0, 0, 1, 1, 1, 2),
      changes,
      more: fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, moreOfPush),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      by: honest,
      lead,
      field: fc.constantFrom('fullName' as const, 'notes' as const, 'company' as const),
      to: words,
    }),
  },
  fc.record({ do: fc.constant('note' as const), by: honest, lead, text: words }),
  fc.record({ do: fc.constant('sync' as const), by: honest }),
  fc.record({ do: fc.constant('erase' as const), lead }),
)

/** A history of a team that has hostile members. */
export const histories: fc.Arbitrary<Action[]> = fc.array(action, { minLength: 3, maxLength: 14 })
