import { parseArgs } from 'node:util'
import { OperatorError } from '#db/model/operatorError.ts'
import { restrictNewFiles } from './permissions.ts'

/**
 * Runs a command of the server's operator. What the operator can put right is said in one sentence on stderr, and
 * the process ends with 1; anything else is a fault of Rove's and keeps its stack. Files that it makes are for the
 * account that it runs under alone.
 */
export async function forOperator(command: () => Promise<void>): Promise<void> {
  restrictNewFiles()
  try {
    await command()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/**
 * What a command is given, such as a file, and its options.
 * @param usage shown when they do not fit
 * @throws OperatorError
 */
export function argumentsFor(usage: string, known: string[]): { given: string; options: Set<string> } {
  const { positionals, options } = argumentsOf(usage, known)
  const [given, ...rest] = positionals
  if (given && rest.length === 0) return { given, options }
  throw new OperatorError(usage)
}

/** The options of a command that is given nothing else. @throws OperatorError with `usage` when they do not fit */
export function optionsFor(usage: string, known: string[]): Set<string> {
  const { positionals, options } = argumentsOf(usage, known)
  if (positionals.length === 0) return options
  throw new OperatorError(usage)
}

function argumentsOf(usage: string, known: string[]) {
  try {
    const options = Object.fromEntries(known.map((name) => [name, { type: 'boolean' } as const]))
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    return { positionals, options: new Set(Object.keys(values)) }
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
