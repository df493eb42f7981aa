import { expect, test } from 'vitest'
import { storageUse } from './storage.ts'

const MB = 1024 * 1024

test('a storage says how much of it is used, in words, and what takes the room, the largest first', () => {
  const bytes = { rows: 200 * MB, history: 100 * MB, uploads: 500 * MB, imports: 20 * MB }
  expect(storageUse({ quota: 1024 * MB, bytes }, 'Your team')).toEqual({
    share: 820 / 1024,
    words: 'Your team has used 820 MB of 1 GB',
    kinds: [
      { name: 'Photos and files', size: '500 MB' },
      { name: 'Leads, notes, emails and other items', size: '200 MB' },
      { name: 'Their history', size: '100 MB' },
      { name: 'Imported lists of companies', size: '20 MB' },
    ],
  })
})

test('a storage without a limit is never full, and one that is over it is full', () => {
  const bytes = { rows: 3 * MB, history: 0, uploads: 0, imports: 0 }
  expect(storageUse({ quota: null, bytes }, 'Your team')).toMatchObject({
    share: 0,
    words: 'Your team has used 3 MB',
  })
  expect(storageUse({ quota: MB, bytes }, 'Your team').share).toBe(1)
})
