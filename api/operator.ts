import { parseArgs } from 'node:util'
import { OperatorError } from '#db/model/operatorError.ts'
import { restrictNewFiles } from './permissions.ts'

/**
 * Runs an operator's command. An error that the operator can fix is printed as one sentence on stderr, and
 * the process exits with 1; any other error is a bug of Rove and keeps its stack trace. Files that the
 * command creates are accessible to its own account only.
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
 * A command's argument, such as a file, and its options.
 * @param usage shown if they are invalid
 * @throws OperatorError
 */
export function argumentsFor(usage: string, knownOptions: string[]): { given: string; options: Set<string> } {
  const { positionals, options } = argumentsOf(usage, knownOptions)
  const [given, ...rest] = positionals
  if (given && rest.length === 0) return { given, options }
  throw new OperatorError(usage)
}

/** The options of a command without an argument. @throws OperatorError with `usage` if they are invalid */
export function optionsFor(usage: string, knownOptions: string[]): Set<string> {
  const { positionals, options } = argumentsOf(usage, knownOptions)
  if (positionals.length === 0) return options
  throw new OperatorError(usage)
}

function argumentsOf(usage: string, knownOptions: string[]) {
  try {
    const options = Object.fromEntries(knownOptions.map((name) => [name, { type: 'boolean' } as const]))
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    return { positionals, options: new Set(Object.keys(values)) }
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
