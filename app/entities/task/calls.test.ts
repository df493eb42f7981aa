import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/memoryStorage.ts'
import { callToAskAbout, forgetCall, keepCall, keptCall, leaveFor } from './calls.ts'

const ME = 7
const AT = '2026-03-04T10:00:00.000Z'
const after = (seconds: number) => new Date(Date.parse(AT) + seconds * 1_000)
const call = { leadId: 5, teamId: 2, at: AT, left: false }

test('who comes back from a call is asked about it, until it is answered for, by a page of later too', () => {
  const storage = memoryStorage()
  keepCall(ME, call, storage)
  leaveFor(ME, after(3), storage)
  expect(callToAskAbout(ME, after(240), storage)).toEqual({ ...call, left: true })
  expect(callToAskAbout(ME, after(300), storage)).toMatchObject({ leadId: 5 })
  expect(callToAskAbout(8, after(300), storage)).toBeUndefined()
  forgetCall(ME, storage)
  expect(callToAskAbout(ME, after(301), storage)).toBeUndefined()
})

test('nobody is asked who did not leave for the dialler, who left later for something else, or after hours', () => {
  const storage = memoryStorage()
  keepCall(ME, call, storage)
  expect(callToAskAbout(ME, after(5), storage)).toBeUndefined()
  leaveFor(ME, after(120), storage)
  expect(keptCall(ME, storage)).toBeUndefined()

  keepCall(ME, call, storage)
  leaveFor(ME, after(2), storage)
  leaveFor(ME, after(600), storage)
  expect(callToAskAbout(ME, after(700), storage)).toBeDefined()
  expect(callToAskAbout(ME, after(3 * 60 * 60), storage)).toBeUndefined()
  expect(keptCall(ME, storage)).toBeUndefined()
})

test('the next call takes the place of one that was not answered for; without room nothing is asked', () => {
  const storage = memoryStorage()
  keepCall(ME, { ...call, left: true }, storage)
  keepCall(ME, { ...call, leadId: 6 }, storage)
  expect(keptCall(ME, storage)).toMatchObject({ leadId: 6, left: false })

  const full = memoryStorage(0)
  keepCall(ME, call, full)
  expect(keptCall(ME, full)).toBeUndefined()
})
