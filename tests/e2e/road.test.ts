import { once } from 'node:events'
import { type ClientRequest, createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRoad, type Road } from './road.ts'

const PAGE = '<html></html>'

/** Responses arrive half, until the test releases the rest. */
const server = createServer((_request, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html', 'content-length': PAGE.length })
  answer.write(PAGE.slice(0, 5))
  server.emit('half', answer)
})
let road: Road
beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  road = await openRoad({ url: `http://127.0.0.1:${port}` })
})
afterEach(async () => {
  await road.close()
  server.closeAllConnections()
  server.close()
})

const nextHalf = async (): Promise<ServerResponse> => (await once(server, 'half'))[0]

const closed = (leaving: ClientRequest) => new Promise<unknown>((resolve) => leaving.once('close', resolve))

test.each(['', 'second'])(
  'a browser that leaves before the page is there breaks the road for nobody else (build %j)',
  async (build) => {
    road.build = build
    const half = nextHalf()
    const leaving = request(road.url)
      .end()
      .on('error', () => {})
    const left = await half
    leaving.destroy()
    await once(left, 'close')

    const other = nextHalf()
    const staying = fetch(road.url)
    ;(await other).end(PAGE.slice(5))
    expect(await (await staying).text()).toBe(
      build ? PAGE.replace('<html', '<html data-build="second"') : PAGE,
    )
  },
)

test('a browser that leaves while it still sends breaks the road for nobody else', async () => {
  const leaving = request(road.url, { method: 'POST', headers: { Expect: '100-continue' } }).on(
    'error',
    () => {},
  )
  leaving.flushHeaders()
  await once(leaving, 'continue')
  leaving.write('half of it', () => leaving.destroy())
  await closed(leaving)

  const other = nextHalf()
  const staying = fetch(road.url)
  ;(await other).end(PAGE.slice(5))
  expect(await (await staying).text()).toBe(PAGE)
})
