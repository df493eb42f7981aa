import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvRecord, csvRecords, Unreadable } from './csv.ts'

async function* textOf(pieces: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder()
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(file: string | Uint8Array, { size = 7 } = {}) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  const records: CsvRecord[] = []
  for await (const some of csvRecords(textOf(inPieces(bytes, size)))) records.push(...some)
  return records
}

const cellsOf = async (file: string | Uint8Array) => (await read(file)).map(({ cells }) => cells)

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('what is written is read', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '🚚', ' ', ',', ';', '\t', '"', '\n', '\r', '\r\n'),
  })
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((columns) =>
      fc.tuple(
        fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: columns, maxLength: columns }),
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 6 }),
      ),
    )

  test('with any cells, separator, end of line and cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.integer({ min: 1, max: 50 }),
        async ([header, rows], separator, end, marked, size) => {
          const lines = [header, ...rows.map((row) => row.map(quoted))].map((cells) => cells.join(separator))
          const file = `${marked ? '\uFEFF' : ''}${lines.join(end)}${end}`
          const records = await read(file, { size })
          expect(records.map(({ cells }) => cells)).toEqual([header, ...rows])
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('a row is named by its line, empty lines count but are no rows', async () => {
  const records = await read('name,site\nA,a.example\n\n"B\nB",b.example\nC,c.example\n')
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5, 6])
})

test('a quotation mark inside a word is one, and rows may be shorter or longer', async () => {
  expect(await cellsOf('name,site\nThe 5" Shop,x\nonly\na,b,c')).toEqual([
    ['name', 'site'],
    ['The 5" Shop', 'x'],
    ['only'],
    ['a', 'b', 'c'],
  ])
})

test('separators inside quotes do not decide which one it is', async () => {
  expect(await cellsOf('"a,b,c";d\n1;2')).toEqual([
    ['a,b,c', 'd'],
    ['1', '2'],
  ])
})

test('no more is read than is taken', async () => {
  let read = 0
  let ended = false
  const endless = (async function* () {
    try {
      yield 'a,b\n'
      for (; ; read++) yield '1,2\n'.repeat(100)
    } finally {
      ended = true
    }
  })()
  for await (const records of csvRecords(endless)) if (records.some(({ line }) => line === 1000)) break
  expect(read).toBeLessThan(100)
  await expect.poll(() => ended).toBe(true)
})

test('a quotation mark that is never closed ends the reading, with where', async () => {
  const reading = read(`a,b\n1,2\n3,"open\n${'4,5\n'.repeat(30_000)}`, { size: 4096 })
  await expect(reading).rejects.toThrow(Unreadable)
  await expect(reading).rejects.toThrow(/A quotation mark is opened and never closed.* Line \d+ is/)
})

test('an empty file has no rows', async () => {
  expect(await cellsOf('')).toEqual([])
})
