import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { World } from '#tests/world.ts'

/** The ways in which a connection fails; a browser notices each later than the previous one. */
export const outages = ['refused', 'portal', 'redirecting portal', 'slow', 'silent', 'mid-answer'] as const
export type Outage = (typeof outages)[number]

/** A connection between a device and the server, byte by byte, that can fail and recover. */
export interface Line {
  url: string
  /**
   * Starts a failure. A connection that loses bytes is lost for good: it stays open, and gets no response
   * even after the failure.
   */
  fail(outage: Outage): void
  /** Ends the failure. */
  recover(): Promise<void>
  close(): Promise<void>
}

/** On a slow connection: the delay of each direction, and the additional time per byte. */
const SLOW_MS = 3_000
const SLOW_BYTE_MS = 5
/** How much of a response's body arrives before the rest is lost. */
const TORN_OFF_AFTER_BYTES = 20
const PORTAL_PATH = '/portal'
const PORTAL = '<html><body>Welcome to the hotel</body></html>'

interface Connection {
  device: Socket
  server: Socket
  /** Whether bytes of it were lost. */
  lost: boolean
}

export async function openLine({ url }: Pick<World, 'url'>): Promise<Line> {
  let outage: Outage | undefined
  const { hostname, port } = new URL(url)
  const connections = new Set<Connection>()
  const delayed = new Set<() => void>()
  const listener = createServer((device) => join(device))
  const at = await listen(listener, 0)

  return {
    url: `http://127.0.0.1:${at}`,
    fail(how) {
      outage = how
      if (how !== 'refused') return
      listener.close()
      for (const { device } of connections) device.destroy()
    },
    async recover() {
      if (outage === 'refused') await listen(listener, at)
      outage = undefined
      for (const pass of delayed) pass()
    },
    async close() {
      for (const { device } of connections) device.destroy()
      if (!listener.listening) return
      listener.close()
      await once(listener, 'close')
    },
  }

  function join(device: Socket) {
    const connection = { device, server: connect(Number(port), hostname), lost: false }
    connections.add(connection)
    const end = () => {
      connections.delete(connection)
      device.destroy()
      connection.server.destroy()
    }
    const [up, down] = [inOrder(), inOrder()]
    device.on('error', end).on('close', end)
    device.on('data', (bytes) => up(bytes, (passed) => ask(connection, passed)))
    connection.server.on('error', end).on('close', end)
    connection.server.on('data', (bytes) => down(bytes, (passed) => answer(connection, passed)))
  }

  function ask(connection: Connection, bytes: Buffer) {
    if (outage === 'silent') connection.lost = true
    if (connection.lost) return
    if (outage === 'portal' || outage === 'redirecting portal') return welcome(connection, bytes)
    connection.server.write(bytes)
  }

  function answer(connection: Connection, bytes: Buffer) {
    const isSwallowed = outage !== undefined && outage !== 'slow'
    if (outage === 'mid-answer' && !connection.lost) connection.device.write(torn(bytes))
    if (isSwallowed) connection.lost = true
    if (!connection.lost) connection.device.write(bytes)
  }

  function welcome({ device }: Connection, bytes: Buffer) {
    const isThere = bytes.subarray(0, 99).toString().includes(` ${PORTAL_PATH} `)
    const first =
      outage === 'portal' || isThere ? 'HTTP/1.1 200 OK' : `HTTP/1.1 302 Found\r\nLocation: ${PORTAL_PATH}`
    const head = [first, 'Content-Type: text/html', `Content-Length: ${PORTAL.length}`, 'Connection: close']
    device.end(`${head.join('\r\n')}\r\n\r\n${PORTAL}`)
  }

  /** Passes bytes on in order, with a delay if the connection is slow. */
  function inOrder() {
    let last = 0
    return (bytes: Buffer, pass: (bytes: Buffer) => void) => {
      if (outage !== 'slow' && last === 0) return pass(bytes)
      const now = performance.now()
      last = Math.max(last, now + (outage === 'slow' ? SLOW_MS : 0)) + bytes.length * SLOW_BYTE_MS
      const passOnce = () => {
        clearTimeout(timer)
        if (delayed.delete(passOnce)) pass(bytes)
        if (outage !== 'slow') last = 0
      }
      const timer = setTimeout(passOnce, last - now)
      delayed.add(passOnce)
    }
  }
}

/** The response's head and the beginning of its body. */
function torn(bytes: Buffer): Buffer {
  const head = bytes.indexOf('\r\n\r\n')
  return bytes.subarray(0, Math.max(head, 0) + TORN_OFF_AFTER_BYTES)
}

async function listen(listener: Server, port: number): Promise<number> {
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  return typeof address === 'object' && address ? address.port : 0
}
