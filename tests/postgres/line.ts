import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A connection between a server and its database, byte by byte, that can fail and recover. */
export interface DatabaseLine {
  /** The address of the same database over this connection. */
  url: string
  /** All connections break, and no new ones are made. */
  cut(): void
  /** Nothing is transmitted any more, and nobody is told. */
  silence(): void
  /**
   * The next transaction is committed, and its connection breaks before the server receives the confirmation.
   */
  loseNextCommit(): void
  /** New connections work again; the previous ones are gone. */
  restore(): void
  close(): Promise<void>
}

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const to = new URL(databaseUrl)
  let state: 'open' | 'cut' | 'silent' = 'open'
  let losesCommit = false
  const sockets = new Set<Socket>()
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  function carry(from: Socket) {
    const database = connect(Number(to.port), to.hostname)
    let isLost = false
    for (const [one, other] of [
      [from, database],
      [database, from],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    from.on('data', (bytes) => {
      if (losesCommit && bytes.includes('COMMIT\0')) {
        losesCommit = false
        isLost = true
      }
      if (state !== 'silent') database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (isLost) from.destroy()
      else if (state !== 'silent') from.write(bytes)
    })
  }

  const server = createServer((socket) => {
    if (state !== 'cut') return carry(socket)
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A line has a port')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    cut() {
      state = 'cut'
      breakAll()
    },
    silence() {
      state = 'silent'
    },
    loseNextCommit() {
      losesCommit = true
    },
    restore() {
      breakAll()
      state = 'open'
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
