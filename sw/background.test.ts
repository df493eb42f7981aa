import { expect, test } from 'vitest'
import { endBackgroundSync } from './background.ts'

test('a sync in the background that did not reach the server is tried again by the browser', () => {
  expect(() => endBackgroundSync('offline')).toThrow('The server is out of reach')
})

test.each(['synced', 'signed-out', 'outdated'] as const)(
  'a sync in the background that ended as %s is not tried again: that takes the person',
  (result) => {
    expect(() => endBackgroundSync(result)).not.toThrow()
  },
)
