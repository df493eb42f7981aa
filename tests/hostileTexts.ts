import fc from 'fast-check'

/** The maximum length of a text. */
export const TEXT_CHARS = 20_000

const filled = (unit: string) => unit.repeat(Math.ceil(TEXT_CHARS / unit.length)).slice(0, TEXT_CHARS)

const units = fc.constantFrom(
  'a',
  'a ',
  'a b ',
  'a\n',
  '\n',
  ' ',
  'a b\n',
  'ab ba ',
  'a\n\nb ',
  '😀 ',
  'a. b? c! ',
)
const periodic = fc.oneof(units, fc.string({ minLength: 1, maxLength: 40 })).map(filled)

const letters = (parts: readonly string[]) =>
  fc
    .array(fc.constantFrom(...parts), { minLength: 500, maxLength: 10_000, size: 'max' })
    .map((all) => all.join('').slice(0, TEXT_CHARS))
const random = fc.oneof(
  letters(['a ', 'b ']),
  letters(['a\n', 'b\n', 'c d\n']),
  letters(['a', ' ', '\n', 'b']),
)

/** Starts like the others and ends differently, so that no diff finds a short path. */
const blocked = fc.tuple(units, fc.constantFrom(' ', '\n'), fc.nat(99)).map(([unit, between, seed]) => {
  const end = Array.from({ length: 700 }, (_, n) => `x${seed}-${n}`).join(between)
  return (filled(unit).slice(0, TEXT_CHARS - end.length - 1) + between + end).slice(0, TEXT_CHARS)
})

const anyText = fc.oneof(periodic, random, blocked)

const reversed = (text: string, between: string) => text.split(between).reverse().join(between)
/** The parts in an order that every JavaScript engine reproduces. */
const shuffled = (text: string, between: string, step: number) => {
  const parts = text.split(between)
  return parts.map((_, n) => parts[(n * step) % parts.length]).join(between)
}

/** Edits of a text that are hard to reconstruct. */
const twisted = (text: string): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom('', ' ', '\n').map((between) => reversed(text, between)),
      fc
        .tuple(fc.constantFrom(' ', '\n', ''), fc.constantFrom(7, 31, 101, 997))
        .map(([between, step]) => shuffled(text, between, step)),
      fc.integer({ min: 1, max: 9 }).map((shift) => `x ${text.slice(shift)}`),
      fc.integer({ min: 2, max: 40 }).map((every) => text.replaceAll(/\S+/g, everyNth(every))),
      fc.constant(''),
      fc.constant(text),
      anyText,
    )
    .map((made) => made.slice(0, TEXT_CHARS))

const everyNth = (every: number) => {
  let n = 0
  return (word: string) => (n++ % every === 0 ? `${word}${n}` : word)
}

/** A text and two people's edits of it; the merge must take bounded time. */
export const hostileTexts: fc.Arbitrary<{ mine: string; base: string; theirs: string }> = anyText.chain(
  (base) => fc.record({ mine: twisted(base), base: fc.constant(base), theirs: twisted(base) }),
)
