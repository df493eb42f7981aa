import { parseArgs } from 'node:util'
import * as v from 'valibot'

/** An option with a whole number above 0. @param unless the default */
export const count = (about: string, unless: number) =>
  v.pipe(
    v.optional(v.string(), String(unless)),
    v.regex(/^[1-9]\d*$/, ({ received }) => `a whole number above 0 is meant, not ${received}`),
    v.transform(Number),
    v.description(about),
  )

/** An option with a text. @param unless the default */
export const text = (about: string, unless = '') =>
  v.pipe(v.optional(v.string(), unless), v.description(about))

/** An option without a value. */
export const flag = (about: string) => v.pipe(v.optional(v.boolean(), false), v.description(about))

type Options = Record<string, ReturnType<typeof count> | ReturnType<typeof text> | ReturnType<typeof flag>>

/**
 * The options that a person gave to this command; handles --help itself.
 * @param about what the command does, in a sentence
 * @returns the value of each option; ends the process after --help, and with code 2 after unknown arguments
 */
export function optionsOf<const O extends Options>(about: string, options: O) {
  const args = process.argv.slice(2)
  const help = helpOf(about, options)
  if (args.includes('--help')) return ended(help, 0)
  try {
    return chosenFrom(options, args)
  } catch (error) {
    return ended(`${error instanceof Error ? error.message : error}\n\n${help}`, 2)
  }
}

/** A command's description and its options, one per line. */
export function helpOf(about: string, options: Options): string {
  const rows = Object.entries(options).map(([name, option]) => {
    const unless = v.getDefault(option)
    return `  --${name.padEnd(12)} ${v.getDescription(option)}${unless ? ` (${unless})` : ''}`
  })
  return [about, ...rows].join('\n')
}

/**
 * The value of each option in the arguments.
 * @throws Error that names an unknown argument or an invalid number
 */
export function chosenFrom<const O extends Options>(options: O, args: string[]) {
  const names = Object.entries(options).map(([name, option]) => [name, { type: kindOf(option) }] as const)
  const { values } = parseArgs({ args, options: Object.fromEntries(names) })
  const chosen = v.safeParse(v.object(options), values)
  if (chosen.success) return chosen.output
  const [issue] = chosen.issues
  throw new Error(`--${v.getDotPath(issue)}: ${issue.message}`)
}

/** The configuration of parseArgs. */
const kindOf = (option: Options[string]) => (v.getDefault(option) === false ? 'boolean' : 'string')

function ended(text: string, code: number): never {
  console.log(text)
  process.exit(code)
}
