// Runs the package scripts named as arguments one after another, all of them whatever fails, and ends with one line:
// "N passed, N failed", over the tests of every vitest run; a stage that fails without a failed test counts as one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'rove-tests-'))
// Tests run as tests, wherever the machine itself is set to production.
const { NODE_ENV: _, ...env } = process.env

const stages = process.argv.slice(2).map(run)
rmSync(reports, { recursive: true })

const failedStages = stages.filter(({ ok }) => !ok)
if (failedStages.length) console.log(`\nFailed: ${failedStages.map(({ name }) => name).join(', ')}`)
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
  const { passed, failed } = countsIn(report)
  return { name, ok, passed, failed: ok ? failed : Math.max(failed, 1) }
}

function countsIn(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: testResults.reduce((sum, file) => sum + failuresIn(file), 0) }
}

/** A file that fails before its first test, at an import say, counts as one. */
function failuresIn({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').length
  return status === 'failed' ? Math.max(failed, 1) : failed
}

function total(kind) {
  return stages.reduce((sum, stage) => sum + stage[kind], 0)
}
