import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { aProduct } from '#tests/api/samples.ts'
import { type Bundle, bundleServer } from '#tests/bundle.ts'
import { alter, databaseOf, dropDatabaseOf, environmentOf, read } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { type FakeModel, startModel } from '#tests/fakes/model.ts'
import { type ServerProcess, startProcess } from '#tests/process.ts'
import { openWorld, type Person } from '#tests/world.ts'

const dataDir = await newDataDir('rove-killed-')
const folder = { dataDir }
let bundle: Bundle
let model: FakeModel
const servers: ServerProcess[] = []
beforeAll(async () => {
  bundle = await bundleServer()
  model = await startModel()
})
afterAll(async () => {
  for (const server of servers) await server.kill()
  await model[Symbol.asyncDispose]()
  bundle.remove()
  await dropDatabaseOf(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
})

async function serverBeside(): Promise<ServerProcess> {
  const { key, baseUrl, model: name } = model.access('proposes-none')
  const service = { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: name }
  const own = join(dataDir, `${servers.length}`)
  const server = await startProcess(bundle, { ...(await environmentOf(dataDir)), ...service, DATA_DIR: own })
  servers.push(server)
  return server
}

/** A phone that uses the server that it is told to use. */
async function aPhone() {
  const world = await openWorld({ dataDir, ...(await databaseOf(dataDir)) })
  const ana: Person = await world.person('ana')
  const { body: product } = await world.ask('POST', '/api/products', aProduct, ana)
  const phone = world.device(ana)
  await phone.sync()
  await world.close()
  return { phone, productId: Number(product.id) }
}

test('a search at which a server is killed is billed once, told as interrupted, and others go on elsewhere', async () => {
  const { phone, productId } = await aPhone()
  const search = async (server: ServerProcess) => {
    const id = newId()
    const args = { productId, count: 2, source: 'model' as const }
    phone.moveTo(server)
    await phone.change({ name: 'request.create', args: { id, task: { kind: 'suggest', args } } })
    expect(await phone.sync()).toBe('synced')
    return id
  }
  const requests = () => read(folder, 'SELECT id, status, message FROM requests ORDER BY createdAt')

  const doomed = await serverBeside()
  const release = model.hold()
  const arrived = model.arrival()
  const interrupted = await search(doomed)
  await arrived
  const other = await serverBeside()
  const waiting = await search(other)
  expect(await requests()).toMatchObject([{ status: 'calling' }, { status: 'queued' }])
  await doomed.kill()
  release()

  // As if the dead server's lease had expired.
  await alter(folder, "UPDATE leases SET until = '2000-01-01T00:00:00.000Z'")
  const last = await search(other)
  const message = 'This was interrupted. Please try again.'
  await expect.poll(requests).toMatchObject([
    { id: interrupted, status: 'failed', message },
    { id: waiting, status: 'done' },
    { id: last, status: 'done' },
  ])
  expect(model.asked('proposes-none')).toHaveLength(3)
}, 60_000)
