import fc from 'fast-check'

/** A JSON text that is like a good one, but for one thing. */
export interface Malformed {
  text: string
  /** What was done to it. */
  how: string
}

/** Stands in a value where a piece of JSON is put that no value writes. */
const HOLE = '\u{f8ff}hole'

/** Texts that mean something to a database, a page, a shell, a logger or a path. */
export const nastyTexts = [
  ...['', ' ', '\0', 'a\0b', '\r\nSet-Cookie: a=b', '../../etc/passwd', 'C:\\con', '%00', '%2e%2e%2f'],
  ...["' OR '1'='1", "'; DROP TABLE users; --", '1; SELECT 1', '" OR ""="', "x'||(SELECT 1)||'"],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '#{7*7}',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '$where',
    '$(id)',
    '`id`',
    '%s%n',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'true',
    '0',
    '-1',
    '1e999',
    '2026-13-45T99:99:99Z',
    '\ufeff',
    '\u202e',
    '😀',
  ],
  ...['\ud800', '\udfff\ud800', 'e\u0301'.repeat(300), 'ﷺ', 'İ', 'ß'],
]

const nastyNumbers = [0, -0, -1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.MIN_VALUE, 2 ** 53 + 2]

const huge = fc.integer({ min: 2_000, max: 60_000 }).map((length) => 'x'.repeat(length))

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...nastyTexts),
  fc.constantFrom<unknown>(...nastyNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, { id: 1 }),
  huge,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer(), { maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const nested = (open: string, close: string) => (depth: number) => open.repeat(depth) + close.repeat(depth)
const depths = fc.integer({ min: 50, max: 60_000 })

/** JSON that no value of JavaScript is written as. */
const anyRaw = fc.oneof(
  fc.constantFrom(
    '1e999',
    '-1e999',
    '1.0',
    '1E2',
    '-0',
    '"\\ud800"',
    '"\\u0000"',
    '{"__proto__":{"admin":true}}',
  ),
  fc.constantFrom('{"constructor":{"prototype":{"admin":true}}}', '{"a":1,"a":2}', '99999999999999999999'),
  depths.map(nested('[', ']')),
  depths.map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
)

/** Where the values of a JSON value are, each as the keys that lead to it. */
export function placesIn(value: unknown, at: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

/** The value with the one at a place become another; undefined removes it. */
export function changed(
  value: unknown,
  [key, ...rest]: string[],
  become: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return become(value)
  if (Array.isArray(value))
    return value.map((one, n) => (String(n) === key ? changed(one, rest, become) : one))
  const entries = Object.entries(value ?? {})
  return Object.fromEntries(
    entries.map(([name, one]) => [name, name === key ? changed(one, rest, become) : one]),
  )
}

const renamed = (key: string) => [key.toUpperCase(), `${key} `, `${key}[]`, '__proto__', key.slice(1)]

/** JSON texts like that of a good value, each with one thing amiss; some of them may still be good. */
export function malformed(good: unknown): fc.Arbitrary<Malformed> {
  const text = JSON.stringify(good)
  const place = fc.constantFrom(...placesIn(good))
  const of = (how: string, value: unknown): Malformed => ({ how, text: JSON.stringify(value) ?? '' })
  const within = (at: string[]) => `at /${at.join('/')}`

  const replaced = fc.tuple(place, anyValue).map(([at, other]) =>
    of(
      within(at),
      changed(good, at, () => other),
    ),
  )
  const raw = fc.tuple(place, anyRaw).map(([at, piece]) => ({
    how: within(at),
    text: JSON.stringify(changed(good, at, () => HOLE)).replace(JSON.stringify(HOLE), () => piece),
  }))
  const without = place
    .filter((at) => at.length > 0)
    .map((at) =>
      of(
        `without /${at.join('/')}`,
        changed(good, at, () => undefined),
      ),
    )
  const wrapped = place.map((at) =>
    of(
      `wrapped ${within(at)}`,
      changed(good, at, (old) => [old]),
    ),
  )
  const asText = place.map((at) =>
    of(
      `as text ${within(at)}`,
      changed(good, at, (old) => JSON.stringify(old)),
    ),
  )
  const misnamed = place
    .filter((at) => at.length > 0)
    .chain((at) => {
      const name = at.at(-1) ?? ''
      return fc.constantFrom(...renamed(name)).map((other) => ({
        how: `misnamed ${within(at)}`,
        text: text.replace(`"${name}":`, () => `${JSON.stringify(other)}:`),
      }))
    })
  const cut = fc
    .integer({ min: 0, max: text.length - 1 })
    .map((length) => ({ how: 'cut off', text: text.slice(0, length) }))
  const broken = fc
    .tuple(fc.nat(text.length), fc.constantFrom('"', '{', ']', ',', '\\', '\0', '\u2028'))
    .map(([at, sign]) => ({
      how: `a ${JSON.stringify(sign)} put in`,
      text: text.slice(0, at) + sign + text.slice(at),
    }))
  const other = anyValue.map((value) => of('something else', value))
  return text === '{}'
    ? fc.oneof(raw, cut, broken, other)
    : fc.oneof(
        { weight: 5, arbitrary: replaced },
        raw,
        without,
        wrapped,
        asText,
        misnamed,
        cut,
        broken,
        other,
      )
}

/** What stands in a path in the place of an id, encoded for it. */
export const malformedId: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(...nastyTexts.filter((text) => text.isWellFormed() && !/^ *$/.test(text))),
    fc.constantFrom('-1', '1.5', '1e3', '0x10', '9'.repeat(17), '9007199254740993', '+1', '01a', 'ⅷ', '٣'),
    fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !/^(?:\d{1,16}|\.{1,2})$/.test(text)),
  )
  .map(encodeURIComponent)

/** Bytes that are no JSON and no file. */
export const noise: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc
  .uint8Array({ maxLength: 3_000 })
  .map((bytes) => Uint8Array.from(bytes))
