import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bundle } from './bundle.ts'
import { startProcess } from './process.ts'
import { findProgram } from './programs.ts'
import { type Device, openWorld } from './world.ts'

/** strace's path, or undefined if this machine does not have it. */
export const strace = findProgram('strace')

/** The system calls for one push between its receipt and its response. */
export interface Calls {
  /** The number of writes to the write-ahead log of rove.db. */
  writes: number
  /** The number of times that log was synced to disk. */
  syncs: number
  /** Whether nothing was written to the log after its last sync to disk. */
  durable: boolean
}

/**
 * Runs the server under strace and sends it pushes, one after another.
 * @param hook a test module to load before the server
 * @returns for each push, what happened before its response was sent
 */
export async function callsOfPushes(
  bundle: Bundle,
  pushes: number,
  { mutations, hook }: { mutations: number; hook?: string },
): Promise<Calls[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rove-fsync-'))
  const trace = join(folder, 'trace')
  const traced = 'trace=fsync,fdatasync,pwrite64,write,writev,sendto,read,recvfrom'
  const under = [strace ?? 'strace', '-f', '-y', '-s', '80', '-e', traced, '-e', 'signal=none', '-o', trace]
  try {
    const world = await openWorld({ dataDir: folder })
    const ana = await world.person('ana')
    const phone = world.device(ana)
    await phone.sync()
    await world.close()

    const server = await startProcess(bundle, { DATA_DIR: folder }, { under, hook })
    phone.moveTo(server)
    await pushTimes(phone, pushes, mutations).finally(server.stop)
    return pushesIn(readFileSync(trace, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pushTimes(phone: Device, pushes: number, mutations: number) {
  for (let push = 0; push < pushes; push++) {
    await phone.change(...Array.from({ length: mutations }, (_, n) => newLead(push * mutations + n + 1)))
    const result = await phone.sync()
    if (result !== 'synced') throw new Error(`The push did not come through: ${result}`)
  }
}

const newLead = (id: number) => ({
  name: 'lead.create' as const,
  args: { id, fields: { fullName: `Lead ${id}`, email: 'mia@berg.example' } },
})

/**
 * Parses strace's lines. A push begins when its request is read, and ends when the response is written to
 * that socket.
 */
export function pushesIn(trace: string): Calls[] {
  const pushes: Calls[] = []
  let socket: string | undefined
  let calls: Calls = { writes: 0, syncs: 0, durable: true }
  for (const line of callsIn(trace)) {
    const [, name = '', file = ''] = /(\w+)\(\d+<([^>]*)>/.exec(line) ?? []
    if (/^(read|recvfrom)$/.test(name) && line.includes('"POST /api/sync/push')) {
      socket = file
      calls = { writes: 0, syncs: 0, durable: true }
    } else if (socket === undefined) continue
    else if (name === 'pwrite64' && file.endsWith('/rove.db-wal')) {
      calls = { ...calls, writes: calls.writes + 1, durable: false }
    } else if (/^f(data)?sync$/.test(name) && file.endsWith('/rove.db-wal')) {
      calls = { ...calls, syncs: calls.syncs + 1, durable: true }
    } else if (/^(write|writev|sendto)$/.test(name) && file === socket && line.includes('HTTP/1.1 ')) {
      pushes.push(calls)
      socket = undefined
    }
  }
  return pushes
}

/** The calls, one per line: strace splits a call if another thread's call comes in between. */
function* callsIn(trace: string): Generator<string> {
  const begun = new Map<string, string>()
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const isTorn = call.endsWith('<unfinished ...>')
    // A read or a sync counts at the end of its call, a write at its beginning.
    if (isTorn && /^(?:read|recvfrom|fsync|fdatasync)\(/.test(call)) begun.set(thread, call)
    else if (!call.startsWith('<... ')) yield call
    else if (begun.has(thread)) {
      yield `${begun.get(thread)}${call}`
      begun.delete(thread)
    }
  }
}
