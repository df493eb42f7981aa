import { expect, test } from 'vitest'
import { forgetAllButDrafts } from '#app/data/device/draft.ts'
import { memoryStorage } from '#tests/memoryStorage.ts'
import { forgetHandedOver, handedOver, rememberHandedOver } from './handedOver.ts'

const ANA = 7
const first = { emailId: 1, leadId: 11, isLeft: false }

test('an email that an app took over is asked about once, by its author, until they say what became of it', () => {
  const storage = memoryStorage()
  rememberHandedOver(ANA, first, storage)
  rememberHandedOver(ANA, { emailId: 2, leadId: null, isLeft: true }, storage)
  rememberHandedOver(ANA, first, storage)
  expect(handedOver(ANA, storage).map(({ emailId }) => emailId)).toEqual([2, 1])
  expect(handedOver(8, storage)).toEqual([])
  forgetHandedOver(ANA, 2, storage)
  forgetAllButDrafts(storage)
  expect(handedOver(ANA, storage)).toEqual([first])
  forgetHandedOver(ANA, 1, storage)
  expect(storage.length).toBe(0)
})

test('what cannot be read is none', () => {
  const storage = memoryStorage()
  rememberHandedOver(ANA, first, storage)
  storage.setItem(storage.key(0) ?? '', '[{"emailId"')
  expect(handedOver(ANA, storage)).toEqual([])
})
