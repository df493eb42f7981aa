import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serve } from '#tests/fakes/webServer.ts'
import { openReader } from './reader.ts'

/** Endless lines, each of which is processed. */
const ENDLESS = 'a<br>'.repeat(200_000)

function open(port: number) {
  const reader = openReader(`127.0.0.1:${port}`)
  onTestFinished(() => reader.close())
  const contact = (path: string) =>
    reader.read('contact', {
      website: `http://127.0.0.1:${port}${path}`,
      now: new Date(),
      asked: 'owner',
    })
  return { reader, contact }
}

test('a site that is read for too long is no site, and those that are read beside it are read all the same', async () => {
  await using hostile = await serve({ '/': ENDLESS })
  await using honest = await serve({ '/': '<a href="mailto:info@bakery.test">Mail</a>' })
  const reader = openReader(`127.0.0.1:${hostile.port},127.0.0.1:${honest.port}`)
  onTestFinished(() => reader.close())
  const [never, found] = await Promise.all(
    [hostile, honest].map(({ port }) =>
      reader.read('contact', { website: `http://127.0.0.1:${port}`, now: new Date(), asked: 'owner' }),
    ),
  )
  expect(never?.state ?? 'none').toBe('none')
  expect(found).toMatchObject({ state: 'found', contact: { email: 'info@bakery.test' } })
}, 60_000)

test('once it is closed, nothing is read, and what was under way has no answer', async () => {
  await using site = await serve(() => new Promise<never>(() => {}))
  const { reader, contact } = open(site.port)
  const underWay = contact('/')
  await reader.close()
  expect(await underWay).toBeUndefined()
  expect(await contact('/')).toBeUndefined()
})

test('a thread starts from the sources, as npm start has it', async () => {
  const { Worker } = await vi.importActual<typeof import('node:worker_threads')>('node:worker_threads')
  const options = { execArgv: [], workerData: { allow: '' } }
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), options)
  onTestFinished(async () => void (await thread.terminate()))
  expect(await once(thread, 'message')).toEqual([{ alive: true }])
})
