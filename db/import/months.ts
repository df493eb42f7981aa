import { plainName } from './columnNames.ts'

/** The languages whose names of months are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt']
const SHORTEST = 3
/** Short forms with which no name of a month begins. */
const SHORT: Readonly<Record<string, number>> = { mrz: 3, mrt: 3 }

let known: { name: string; month: number }[] | undefined

/** The names of all months in all languages, alone and within a date, which differ in Polish. */
function namesOfMonths() {
  known ??= LANGUAGES.flatMap((language) =>
    ([{ month: 'long' }, { month: 'long', day: 'numeric' }] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...style })
      return Array.from({ length: 12 }, (_, at) => {
        const parts = format.formatToParts(Date.UTC(2027, at, 1))
        const name = plainName(parts.find(({ type }) => type === 'month')?.value ?? '')
        return { name, month: at + 1 }
      })
    }),
  )
  return known
}

/**
 * The number of the month that a word names in one of eight languages, in full or by its beginning: "Dez", "décembre",
 * "grudnia". Undefined if it names none, or could be several.
 */
export function monthNamed(word: string): number | undefined {
  const plain = plainName(word)
  if (plain.length < SHORTEST) return undefined
  if (SHORT[plain]) return SHORT[plain]
  const months = namesOfMonths().flatMap(({ name, month }) => (name.startsWith(plain) ? month : []))
  return new Set(months).size === 1 ? months[0] : undefined
}
