import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bundle, bundleServer } from './bundle.ts'
import { callsOfPushes, strace } from './fsync.ts'

const MUTATIONS = 3

let bundle: Bundle
beforeAll(async () => {
  bundle = await bundleServer()
}, 60_000)
afterAll(() => bundle.remove())

describe.skipIf(!strace)('under strace (skipped where there is none: apt-get install strace)', () => {
  test('every edit of a push is forced to the disk before the reply leaves', async () => {
    const pushes = await callsOfPushes(bundle, 5, { mutations: MUTATIONS })
    expect(pushes).toHaveLength(5)
    for (const { writes, syncs, durable } of pushes) {
      expect(writes).toBeGreaterThanOrEqual(MUTATIONS)
      expect(syncs).toBeGreaterThanOrEqual(MUTATIONS)
      expect(durable).toBe(true)
    }
  }, 60_000)

  test('a server that does not wait for the disk would be noticed', async () => {
    const pushes = await callsOfPushes(bundle, 3, { mutations: MUTATIONS, hook: 'fsync-hook.mjs' })
    expect(pushes.map(({ durable }) => durable)).toEqual([false, false, false])
  }, 60_000)
})
