import { expect, test } from 'vitest'
import { eventsIn, type ServerEvent } from './callStream.ts'

const bytes = new TextEncoder().encode(
  'event: start\ndata: {"model":"å"}\n\nevent: alive\ndata: \n\nevent:words\ndata: {"add":\ndata: "x\\n\\ny"}\n\nevent: torn\nda',
)

async function read(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const left = [...pieces]
  const found: ServerEvent[] = []
  const reader = { read: async () => ({ done: left.length === 0, value: left.shift() }) }
  for await (const told of eventsIn(reader, () => {})) found.push(told)
  return found
}

test('events are read whole, wherever the bytes are cut; what is torn off at the end is none', async () => {
  for (let size = 1; size <= bytes.length; size += 3) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.slice(n * size, (n + 1) * size),
    )
    expect(await read(pieces)).toEqual([
      { event: 'start', data: { model: 'å' } },
      { event: 'alive', data: undefined },
      { event: 'words', data: { add: 'x\n\ny' } },
    ])
  }
})

test('what is no JSON is no answer of the server', async () => {
  await expect(read([new TextEncoder().encode('data: <html>\n\n')])).rejects.toThrow(TypeError)
})
