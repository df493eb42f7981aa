import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'
import { rowsIn } from './rows.ts'

/** Of what took many seconds where each name was looked for among all before it. */
const AT_MOST_MS = 1_000

test('a list of as many columns as a line may have is read as soon as any', async () => {
  const names = Array.from({ length: 14_000 }, (_, n) => n.toString(36))
  const began = performance.now()
  const { header } = await previewOf(Buffer.from(`${names.join()},0,\n1\n`))
  expect(performance.now() - began).toBeLessThan(AT_MOST_MS)
  expect(header).toEqual([...names, 'Column 14001', 'Column 14002'])
})

test('a list of cells as long as a line may be is looked at as soon as any', async () => {
  const row = `${'x'.repeat(30_000)},${'y1 '.repeat(10_000)}\n`
  const began = performance.now()
  const { mapping, rows } = await previewOf(Buffer.from(`name,b\n${row.repeat(4)}`))
  expect(performance.now() - began).toBeLessThan(AT_MOST_MS)
  expect(mapping).toMatchObject({ name: 'name' })
  expect(rows).toHaveLength(4)
})

test.each([
  ['empty lines', 'csv', '\n'],
  ['one line without end', 'jsonl', 'a'],
  ['brackets', 'json', '['],
] as const)('others have their turn between the parts of a list of %s', async (_what, format, letter) => {
  const parts = 20
  let turns = 0
  let next = setImmediate(function count() {
    turns++
    next = setImmediate(count)
  })
  async function* come() {
    for (let part = 0; part < parts; part++) yield Buffer.alloc(64 * 1024, letter)
  }
  for await (const _rows of rowsIn(come(), format)) {
    // All of it is read.
  }
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(parts)
})

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes
}

test('what Excel writes is read, in Windows-1252 and as Unicode text', async () => {
  for (const file of [
    Buffer.from('Firma;Ort\r\nMüller;Köln\r\n', 'latin1'),
    Buffer.from('\uFEFFFirma\tOrt\r\nMüller\tKöln\r\n', 'utf16le'),
  ]) {
    const found: (string | undefined)[] = []
    for await (const rows of rowsIn(inOnePiece(file), 'csv'))
      found.push(...rows.map(({ cells }) => cells?.get('Ort')))
    expect(found).toEqual(['Köln'])
  }
})
