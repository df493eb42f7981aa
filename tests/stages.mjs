// Runs the package scripts named as arguments one after another, all of them whatever fails, says at the end which
// tests failed, at once or at their first try alone, and why, and ends with one line: "N passed, N failed", over the
// tests of every vitest run; a stage that fails without a failed test counts as one.
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
for (const { name, retried } of stages) if (retried.length) tell(`Tried again: ${name}`, retried)
for (const { name, failures } of failedStages) tell(`Failed: ${name}`, failures)
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
  const { passed, failures, retried } = outcomeIn(report)
  return { name, ok, passed, failures, retried, failed: ok ? failures.length : Math.max(failures.length, 1) }
}

function outcomeIn(report) {
  if (!existsSync(report)) return { passed: 0, failures: [], retried: [] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return {
    passed: numPassedTests,
    failures: testResults.flatMap(failuresIn),
    retried: testResults.flatMap((file) =>
      told(file, (test) => test.status === 'passed' && test.failureMessages.length),
    ),
  }
}

/** A file that fails before its first test, at an import say, counts as one. */
function failuresIn(file) {
  const failed = told(file, (test) => test.status === 'failed')
  if (file.status !== 'failed' || failed.length) return failed
  return [`${relative(process.cwd(), file.name)}\n${beginningOf(file.message)}`]
}

/** The tests of a file that are asked for, each with its reason. */
function told({ name, assertionResults }, wanted) {
  return assertionResults
    .filter(wanted)
    .map(
      ({ fullName, failureMessages }) =>
        `${relative(process.cwd(), name)} > ${fullName}\n${beginningOf(failureMessages.join('\n'))}`,
    )
}

function beginningOf(reason) {
  const lines = reason.split('\n').filter((line) => !line.includes('/node_modules/'))
  return lines.slice(0, MOST_LINES_OF_A_REASON).join('\n')
}

function tell(title, tests) {
  console.log(`\n${title}`)
  for (const test of tests) console.log(`\n${test}`)
}

function total(kind) {
  return stages.reduce((sum, stage) => sum + stage[kind], 0)
}
