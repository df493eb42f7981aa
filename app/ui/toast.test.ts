import { expect, test } from 'vitest'
import { counted, currentToast, dismiss, type Notice, notify } from './toast.ts'

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

const created = (count: number, text?: string): Notice => {
  const notice = counted('leads created', count, (count) => ({
    title: `Created ${count === 1 ? '1 lead' : `${count} leads`}`,
  }))
  return { ...notice, text }
}

test('notices that count the same are one notice with their sum, and with what each of them adds', () => {
  notify(created(1))
  expect(currentToast()).toMatchObject({ title: 'Created 1 lead', text: undefined })
  notify(created(1, 'Acme could not be reached.'))
  notify(created(2, 'Acme could not be reached.'))
  expect(currentToast()).toMatchObject({ title: 'Created 4 leads', text: 'Acme could not be reached.' })
  notify(saved)
  notify(created(1))
  expect(currentToast()).toMatchObject({ title: 'Created 1 lead', text: undefined })
})

test('a number that was closed is not counted on', () => {
  notify(created(3))
  dismiss(currentToast()!.key)
  notify(created(1))
  expect(currentToast()).toMatchObject({ title: 'Created 1 lead' })
})

test('Undo of a notice that counts undoes all that it counts', () => {
  const undone: string[] = []
  const deleted = (name: string): Notice => ({
    ...counted('deleted', 1, (count) => ({ title: `${count} deleted` })),
    action: { label: 'Undo', onSelect: () => undone.push(name) },
  })
  notify(deleted('Mia'))
  notify(deleted('Nils'))
  expect(currentToast()?.title).toBe('2 deleted')
  currentToast()?.action?.onSelect()
  expect(undone).toEqual(['Mia', 'Nils'])
})
