import { expect, test } from 'vitest'
import { sizeOf } from './size.ts'

const MB = 1024 * 1024

test.each([
  [0, '0 KB'],
  [1536, '1.5 KB'],
  [820 * MB, '820 MB'],
  [1024 * MB, '1 GB'],
  [1.26 * 1024 * MB, '1.3 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words)
})
