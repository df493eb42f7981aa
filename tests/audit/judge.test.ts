import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Accepted, accepted } from './accepted.ts'
import { judge } from './judge.ts'

const TODAY = '2026-11-30'
const recorded = readFileSync(join(import.meta.dirname, 'recorded.json'), 'utf8')
const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })
const OPENS = 'lid: lid opens for anybody (high, GHSA-aaaa-bbbb-cccc)'
const LONG = 'lid: lid takes long to close (moderate, GHSA-dddd-eeee-ffff)'

const accepting = (advisory: string, until: string): Accepted => ({
  advisory,
  package: 'lid',
  why: 'nothing of a stranger’s reaches it',
  until,
})

test('every advisory is told once, whichever packages it reaches', () => {
  expect(judge(recorded, [], TODAY)).toEqual({ asked: true, problems: [OPENS, LONG], passed: [] })
  expect(judge(clean, [], TODAY)).toEqual({ asked: true, problems: [], passed: [] })
})

test('what is accepted passes up to its last day, with the reason', () => {
  const { problems, passed } = judge(recorded, [accepting('GHSA-dddd-eeee-ffff', TODAY)], TODAY)
  expect(problems).toEqual([OPENS])
  expect(passed).toEqual([`${LONG}: accepted until ${TODAY}, as nothing of a stranger’s reaches it`])
})

test('it is told again afterwards, and what is no longer reported is to go from the list', () => {
  const over = judge(recorded, [accepting('GHSA-aaaa-bbbb-cccc', '2026-11-29')], TODAY)
  expect(over.problems).toContain(`${OPENS}: accepted until 2026-11-29 alone`)
  const gone = judge(clean, [accepting('GHSA-aaaa-bbbb-cccc', TODAY)], TODAY)
  expect(gone.problems).toEqual(['lid: GHSA-aaaa-bbbb-cccc is accepted and no longer reported'])
})

test('another package’s advisory is not accepted along', () => {
  const other = { ...accepting('GHSA-aaaa-bbbb-cccc', TODAY), package: 'carton' }
  expect(judge(recorded, [other], TODAY).problems).toContain(OPENS)
})

test('a registry that answers no audit never counts as one that knows of nothing', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed - POST', statusCode: 405, error: {} })
  for (const printed of [refused, '', '{}', '[]', 'npm warn', '{"vulnerabilities":3}']) {
    const { asked, problems } = judge(printed, [], TODAY)
    expect(asked).toBe(false)
    expect(problems).toHaveLength(1)
  }
  expect(judge(refused, [], TODAY).problems).toEqual([
    'The registry was not asked for advisories, so nothing is known: 405 Method Not Allowed - POST',
  ])
})

test('what is accepted says why and until when, and that is no more than half a year off', () => {
  for (const { why, until, advisory } of accepted) {
    expect(advisory).toMatch(/^GHSA(-[a-z0-9]{4}){3}$/)
    expect(why.length).toBeGreaterThan(20)
    expect(Date.parse(until) - Date.now()).toBeLessThan(184 * 24 * 60 * 60_000)
  }
})
