import { benches, type Command, checks, runCommand, STATIC } from './commands.ts'

// `npm run bench -- NAME [options]`, `npm run check [-- NAME [options]]`; --help lists the names and what
// they do.

const kinds: Record<string, Record<string, Command>> = { bench: benches, check: checks }
const [kind = '', name = '', ...args] = process.argv.slice(2)
const commands = kinds[kind] ?? {}
const command = commands[name]

if (command) process.exitCode = runCommand(command, args)
else if (kind === 'check' && name === '') process.exitCode = runAll(STATIC)
else {
  const unknown = name !== '' && name !== '--help'
  if (unknown) console.log(`There is no ${kind} of that name: ${name}\n`)
  console.log(help())
  process.exitCode = unknown ? 2 : 0
}

/** Runs all of them, even if one fails. @returns 1 if one failed */
function runAll(names: readonly string[]): number {
  const codes = names.flatMap((each) => (checks[each] ? [runCommand(checks[each], [])] : []))
  return codes.some((code) => code !== 0) ? 1 : 0
}

function help(): string {
  const rows = Object.entries(commands).map(([each, { about }]) => `  ${each.padEnd(12)} ${about}`)
  const usage =
    kind === 'check'
      ? `npm run check runs ${STATIC.join(', ')}; npm run check -- NAME [options] one of these:`
      : `npm run ${kind} -- NAME [options] runs one of these:`
  return [usage, ...rows, '', `npm run ${kind} -- NAME --help tells its options.`].join('\n')
}
