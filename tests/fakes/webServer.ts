import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net'

/** A web server on this machine for tests of what goes out. */
export interface LocalSite extends AsyncDisposable {
  port: number
  /** The paths that were asked for, in order. */
  asked: string[]
}

/**
 * Serves on a free port.
 * @param answer a listener, or pages by path (HTML; "/robots.txt" as plain text), all else 404
 * @param host the loopback address to listen on
 */
export async function serve(
  answer: RequestListener | Record<string, string>,
  { host = '127.0.0.1', port = 0 } = {},
): Promise<LocalSite> {
  const asked: string[] = []
  const listener = typeof answer === 'function' ? answer : servePages(answer)
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return { port: portOf(server), asked, [Symbol.asyncDispose]: () => close(server) }
}

/** The first byte of a TLS connection. */
const TLS_HANDSHAKE = 0x16

/**
 * Serves pages over http on a port on which connections over https are cut, or get no answer.
 * @param pages by path, for the port
 */
export async function serveWithoutTls(
  fate: 'is cut' | 'gets no answer',
  pages: (port: number) => Record<string, string>,
): Promise<LocalSite> {
  const asked: string[] = []
  const open = new Set<Socket>()
  const inner = createServer((request, response) => {
    asked.push(request.url ?? '')
    servePages(pages(port))(request, response)
  })
  const outer = createSocketServer((socket) => {
    open.add(socket)
    // A caller that gave up may have cut the connection.
    socket.on('error', () => socket.destroy())
    socket.once('data', (start: Buffer) => {
      if (start[0] !== TLS_HANDSHAKE) {
        socket.pause()
        socket.unshift(start)
        inner.emit('connection', socket)
        socket.resume()
      } else if (fate === 'is cut') socket.resetAndDestroy()
    })
  })
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve))
  const port = portOf(outer)
  return {
    port,
    asked,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => outer.close(() => resolve()))
    },
  }
}

function servePages(pages: Record<string, string>): RequestListener {
  return ({ url = '' }, response) => {
    const page = pages[url]
    const type = url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8'
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': type }).end(page)
  }
}

function portOf(server: Pick<Server, 'address'>): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.')
  return address.port
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
