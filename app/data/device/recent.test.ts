import { expect, test } from 'vitest'
import { type Opened, openedIn, withOpened } from './recent.ts'

const lead = (id: number): Opened => ({ kind: 'lead', id })

test('what is opened again stands first, and once', () => {
  const opened = [lead(1), lead(2), { kind: 'email', id: 1 } as const].reduce(withOpened, [])
  expect(withOpened(opened, lead(1))).toEqual([lead(1), { kind: 'email', id: 1 }, lead(2)])
})

test('only the last 50 are kept', () => {
  const opened = Array.from({ length: 60 }, (_, n) => lead(n + 1)).reduce(withOpened, [])
  expect(opened).toHaveLength(50)
  expect(opened[0]).toEqual(lead(60))
})

test('what is no list of opened things counts as none', () => {
  expect(openedIn(null)).toEqual([])
  expect(openedIn('{')).toEqual([])
  expect(openedIn('[{"kind":"lead","id":"x"}]')).toEqual([])
  expect(openedIn(JSON.stringify([lead(3)]))).toEqual([lead(3)])
})
