// Runs the package scripts named as arguments one after another, all of them whatever fails, says at the end what
// failed and why, and ends with one line: "N passed, N failed", over the tests of every vitest run; a stage that fails
// without a failed test counts as one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const MOST_LINES_OF_A_REASON = 12

const reports = mkdtempSync(join(tmpdir(), 'rove-tests-'))
// Tests run as tests, wherever the machine itself is set to production.
const { NODE_ENV: _, ...env } = process.env

const stages = process.argv.slice(2).map(run)
rmSync(reports, { recursive: true })

const failedStages = stages.filter(({ ok }) => !ok)
for (const { name, failures } of failedStages) {
  console.log(`\nFailed: ${name}`)
  for (const failure of failures) console.log(`\n${failure}`)
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = failedStages.length ? 1 : 0

function run(name) {
  console.log(`\n> ${name}`)
  const report = join(reports, `${name.replaceAll(':', '-')}.json`)
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    env: { ...env, ROVE_TEST_REPORT: report },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ok = status === 0
  const { passed, failures } = outcomeIn(report)
  return { name, ok, passed, failures, failed: ok ? failures.length : Math.max(failures.length, 1) }
}

function outcomeIn(report) {
  if (!existsSync(report)) return { passed: 0, failures: [] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failures: testResults.flatMap(failuresIn) }
}

/** A file that fails before its first test, at an import say, counts as one. */
function failuresIn({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}\n${beginningOf(message)}`]
  return failed.map((test) => `${file} > ${test.fullName}\n${beginningOf(test.failureMessages.join('\n'))}`)
}

function beginningOf(reason) {
  return reason.split('\n').slice(0, MOST_LINES_OF_A_REASON).join('\n')
}

function total(kind) {
  return stages.reduce((sum, stage) => sum + stage[kind], 0)
}
