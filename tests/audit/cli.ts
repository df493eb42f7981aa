import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { optionsOf, text } from '#tests/options.ts'
import { accepted } from './accepted.ts'
import { judge } from './judge.ts'

// npm run check -- audit: what is known against the packages that Rove is built of, but for what is accepted.

const LONGEST_MS = 120_000
const { report } = optionsOf('Asks the registry what is known against the packages of package-lock.json.', {
  report: text('a file with what npm audit --json printed, in the place of asking'),
})

const { asked, problems, passed } = judge(
  report ? readFileSync(report, 'utf8') : audited(),
  accepted,
  new Date().toISOString().slice(0, 10),
)
for (const line of [...passed, ...problems]) console.log(line)
if (asked) console.log(`${problems.length} to look at, ${passed.length} accepted`)
process.exitCode = problems.length > 0 ? 1 : 0

function audited(): string {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  return error ? JSON.stringify({ message: error.message }) : stdout
}
