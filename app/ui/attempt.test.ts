import { expect, test } from 'vitest'
import { attempt } from './attempt.ts'
import { currentToast, notify } from './toast.ts'

const failed = (error: unknown) => ({ title: 'Update failed', text: String(error), tone: 'error' as const })

test('what was done is told, as a success', async () => {
  expect(await attempt(() => undefined, { done: { title: 'Saved' }, failed })).toBe(true)
  expect(currentToast()).toMatchObject({ title: 'Saved', tone: 'success' })
})

test('what failed is told with its reason, and nothing is told as done', async () => {
  const refuse = () => Promise.reject('no room')
  expect(await attempt(refuse, { done: { title: 'Saved' }, failed })).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Update failed', text: 'no room', tone: 'error' })
})

test('a failure without a notice leaves the one on screen', async () => {
  notify({ title: 'Before' })
  expect(await attempt(() => Promise.reject('given up'), { failed: () => undefined })).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Before' })
})
