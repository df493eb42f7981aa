import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { teamOfFour } from '#tests/api/fixtures.ts'
import { pull, push, sent } from '#tests/api/push.ts'
import { aLead } from '#tests/api/samples.ts'
import { read } from '#tests/database.ts'
import { openPostgresWith } from '#tests/sync/model/postgres.ts'
import { playSuite } from '#tests/sync/model/suite.ts'
import { newTally } from '#tests/sync/model/tally.ts'
import { openBeside, openWorld, type World } from '#tests/world.ts'

let one: World
let other: World
beforeAll(async () => {
  one = await openWorld()
  other = await openBeside(one)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

// A fixed sample; `npm run check -- sync --servers 3` draws any number of others.
test('nothing is lost, doubled or left waiting on three servers that die and are replaced', async () => {
  const openBackend = openPostgresWith(process.env.ROVE_TEST_POSTGRES ?? '', 3)
  const tally = newTally()
  const failure = await playSuite({ runs: 3, seed: 399, shorten: false, openBackend, tally })
  expect(failure).toBeUndefined()
  expect(tally.of('line: server died')).toBeGreaterThan(0)
}, 90_000)

test('a device that reads on and on from both servers, while both write, ends with all there is', async () => {
  const { teamId, owner, admin, member } = await teamOfFour(one)
  const ids = Array.from({ length: 60 }, () => newId())
  let isOver = false
  const writing = Promise.all(
    [0, 1, 2, 3].map(async (lane) => {
      for (let at = lane; at < ids.length; at += 4) {
        const [world, person] = [at % 2 ? one : other, at % 3 ? owner : admin]
        await push(world, person, [sent(person, 'lead.create', { id: ids[at], fields: aLead }, { teamId })])
      }
    }),
  ).then(() => {
    isOver = true
  })
  const seen: number[] = []
  let cursors: unknown = []
  for (let reads = 0, last = false; !last; reads++) {
    last = isOver
    const { body } = await pull(reads % 2 ? one : other, member, cursors)
    cursors = body.pages.map(({ next }: { next: object }) => next)
    const page = body.pages.find(({ next }: { next: { teamId: number } }) => next.teamId === teamId)
    seen.push(...page.leads.map(({ id }: { id: number }) => id))
  }
  await writing
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('a lead that is edited on and on is there whenever its team is read from the beginning', async () => {
  const { teamId, owner, member } = await teamOfFour(one)
  const id = newId()
  await push(one, owner, [sent(owner, 'lead.create', { id, fields: aLead }, { teamId })])
  let isOver = false
  const reading = (async () => {
    const seen: number[][] = []
    while (!isOver) {
      const { body } = await pull(other, member)
      const page = body.pages.find(({ next }: { next: { teamId: number } }) => next.teamId === teamId)
      seen.push(page.leads.map((lead: { id: number }) => lead.id))
    }
    return seen
  })()
  for (let n = 0; n < 40; n++) {
    const changes = { notes: [n === 0 ? '' : `${n - 1}`, `${n}`] }
    await push(one, owner, [sent(owner, 'lead.edit', { id, changes }, { teamId })])
  }
  isOver = true
  expect((await reading).filter((ids) => !ids.includes(id))).toEqual([])
})

test('a device hears of what came while its server heard nothing from the others', async () => {
  const { teamId, owner, member } = await teamOfFour(one)
  const end = new AbortController()
  const headers = { Cookie: member.cookie }
  const { body } = await fetch(`${other.url}/api/sync/poke`, { headers, signal: end.signal })
  const chunks = body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  let heard = ''
  const until = async (text: string) => {
    while (!heard.includes(text)) heard += (await chunks.next()).value
  }
  await until('event: alive')
  const listeners = `SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'rove messages'`
  expect(await read(one, listeners)).toHaveLength(2)
  await read(one, `SELECT pg_terminate_backend(pid) FROM (${listeners}) AS listening`)
  await push(one, owner, [sent(owner, 'lead.create', { id: newId(), fields: aLead }, { teamId })])
  await until('event: poke')
  end.abort()
  await expect.poll(() => read(one, listeners)).toHaveLength(2)
})
