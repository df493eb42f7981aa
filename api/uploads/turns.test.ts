import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when the test says so. */
function pieces() {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const piece = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      finish.set(name, () => resolve(name))
    })
  return { started, piece, finish: (name: string) => finish.get(name)?.() }
}

const [ANA, BOB, CAT] = [1, 2, 3]

test('who brings much waits for it; the others have their turns in between, one piece at a time', async () => {
  const { started, piece, finish } = pieces()
  const turns = createTurns()
  const done = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => turns(ANA, piece(name))),
    ...['b1', 'b2'].map((name) => turns(BOB, piece(name))),
    turns(CAT, piece('c1')),
  ]
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']
  for (const [place, name] of order.entries()) {
    await expect.poll(() => started).toEqual(order.slice(0, place + 1))
    finish(name)
  }
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
})

test('work that fails says so to its own account, and the next has its turn', async () => {
  const turns = createTurns()
  const failed = turns(ANA, () => Promise.reject(new Error('broken')))
  await expect(failed).rejects.toThrow('broken')
  expect(await turns(ANA, async () => 'whole')).toBe('whole')
})

test('of one account only so much waits; that does not keep anybody else out', async () => {
  const { piece, finish } = pieces()
  const turns = createTurns()
  const first = turns(ANA, piece('first'))
  const more = Array.from({ length: 12 }, (_, n) => turns(ANA, async () => n))
  await expect(turns(ANA, async () => 'too much')).rejects.toMatchObject({ status: 429 })
  const bobs = turns(BOB, async () => 'bob')
  finish('first')
  expect(await Promise.all([first, bobs, ...more])).toHaveLength(14)
})
