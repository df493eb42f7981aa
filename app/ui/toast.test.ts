import { expect, test } from 'vitest'
import { currentToast, dismiss, notify } from './toast.ts'

const saved = { title: 'Team updated', tone: 'success' } as const
const failed = { title: 'Update failed', text: 'Try again.', tone: 'error' } as const

test('a new notice takes the place of the one before', () => {
  notify(saved)
  notify(failed)
  expect(currentToast()).toMatchObject({ ...failed, open: true })
})

test('the same notice twice is two notices', () => {
  notify(saved)
  const first = currentToast()!.key
  notify(saved)
  expect(currentToast()!.key).not.toBe(first)
})

test('closing the notice before does not close the one on screen', () => {
  notify(saved)
  const before = currentToast()!.key
  notify(failed)
  dismiss(before)
  expect(currentToast()!.open).toBe(true)
  dismiss(currentToast()!.key)
  expect(currentToast()!.open).toBe(false)
})
