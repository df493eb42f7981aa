import { createSocket } from 'node:dgram'

/** What a fake for DNS says of one name; 'silent' never answers, 'failure' answers SERVFAIL. */
export type Zone =
  | { a?: string[]; mx?: [priority: number, exchange: string][]; ns?: string[] }
  | 'silent'
  | 'failure'

const TYPES = { a: 1, ns: 2, mx: 15 } as const
const FAILURE = 2
const NO_SUCH_NAME = 3

/** A DNS server on this machine; names that it is not told of don't exist. */
export async function serveDns(zones: Record<string, Zone>) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query)
    const zone = zones[name]
    asked.push(`${name} ${type}`)
    if (zone !== 'silent') socket.send(answerTo(query.subarray(0, end), zone, type), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    servers: [`127.0.0.1:${socket.address().port}`],
    asked,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void socket.close(() => resolve())),
  }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function answerTo(question: Buffer, zone: Exclude<Zone, 'silent'> | undefined, type: number): Buffer {
  const code = zone === undefined ? NO_SUCH_NAME : zone === 'failure' ? FAILURE : 0
  const records = zone === undefined || zone === 'failure' ? [] : recordsIn(zone, type)
  const header = Buffer.alloc(12)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question.subarray(12), ...records.map((data) => record(type, data))])
}

function recordsIn({ a = [], mx = [], ns = [] }: Exclude<Zone, string>, type: number): Buffer[] {
  if (type === TYPES.a) return a.map((address) => Buffer.from(address.split('.').map(Number)))
  if (type === TYPES.ns) return ns.map(nameOf)
  if (type !== TYPES.mx) return []
  return mx.map(([priority, exchange]) => Buffer.concat([Buffer.from([0, priority]), nameOf(exchange)]))
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

const nameOf = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)),
    Buffer.from([0]),
  ])
