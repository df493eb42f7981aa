import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Messages, Store } from '#db/server/database/handle.ts'
import { openPostgres } from '#db/server/postgres/open.ts'
import { databaseOf, dropDatabaseOf } from '#tests/database.ts'
import { type DatabaseLine, openDatabaseLine } from './line.ts'

/** Three servers on one database, one of them over a connection that can break. */
let dataDir: string
let line: DatabaseLine
let here: Store
let there: Store
let beside: Store
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rove-messages-'))
  const { databaseUrl } = await databaseOf(dataDir)
  line = await openDatabaseLine(databaseUrl)
  here = await openPostgres(line.url, () => {})
  there = await openPostgres(databaseUrl, () => {})
  beside = await openPostgres(databaseUrl, () => {})
})
afterAll(async () => {
  line.restore()
  for (const store of [here, there, beside]) await store.close()
  await line.close()
  await dropDatabaseOf(dataDir)
  rmSync(dataDir, { recursive: true })
})

function listenTo(messages: Messages) {
  const heard: string[] = []
  let gaps = 0
  messages.receive(
    (message) => void heard.push(message),
    () => void gaps++,
  )
  return { heard, gaps: () => gaps }
}

test('a server is told of each gap in what it hears as soon as it hears again', async () => {
  const ours = listenTo(here.messages)
  const others = listenTo(beside.messages)
  // A server that starts to listen has missed all earlier messages.
  await expect.poll(() => [ours.gaps(), others.gaps()]).toEqual([1, 1])
  there.messages.send('before')
  await expect.poll(() => ours.heard).toEqual(['before'])

  for (const [lost, gaps] of [
    ['lost', 2],
    ['lost, too', 3],
  ] as const) {
    line.cut()
    there.messages.send(lost)
    await expect.poll(() => others.heard).toContain(lost)
    line.restore()
    await expect.poll(() => ours.gaps()).toBe(gaps)
  }
  there.messages.send('after')
  await expect.poll(() => ours.heard).toEqual(['before', 'after'])
  await expect.poll(() => others.heard).toEqual(['before', 'lost', 'lost, too', 'after'])
  expect(others.gaps()).toBe(1)
})

test('what servers say comes to each other one once, in its order, however much it is', async () => {
  const [ours, others] = [listenTo(here.messages), listenTo(beside.messages)]
  const said = Array.from({ length: 200 }, (_, at) => `${at} ${'x'.repeat(at % 7 === 0 ? 3_000 : at)}`)
  for (const message of said) here.messages.send(message)
  await expect.poll(() => others.heard.length).toBe(said.length)
  expect(others.heard).toEqual(said)
  there.messages.send('the last')
  await expect.poll(() => ours.heard).toEqual(['the last'])
})
