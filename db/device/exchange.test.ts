import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exchange } from './exchange.ts'
import type { Sign } from './signs.ts'

const MUCH = 'x'.repeat(256 * 1024)

let line: ReturnType<typeof aLine>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  line = aLine()
})
afterEach(() => void vi.useRealTimers())

/** A connection on which each response arrives as the test says; at first, none arrives. */
function aLine() {
  const listeners = new Set<() => void>()
  const line = {
    asked: 0,
    told: [] as Sign[],
    answer: (): Response | undefined => undefined,
    showLife: () => {
      for (const listener of listeners) listener()
    },
    ask: (init: RequestInit = {}) =>
      exchange(
        {
          deviceId: 'phone',
          deviceName: 'Phone',
          signs: {
            tell: (sign) => void line.told.push(sign),
            hear(_, listener) {
              listeners.add(listener)
              return () => listeners.delete(listener)
            },
          },
          async fetch(_, { signal }) {
            line.asked++
            const answer = line.answer()
            if (answer) return answer
            return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
          },
        },
        '/api/sync/pull',
        init,
      ),
  }
  return line
}

const spend = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const OK = { status: 200, ok: true, body: { rows: 1 } }

test('what was never answered is asked anew at once when the server is found to be there', async () => {
  const asking = line.ask()
  await spend(2_500)
  expect(line.told).toContain('silence')
  expect(line.asked).toBe(1)
  line.answer = () => Response.json({ rows: 1 })
  line.showLife()
  expect(await asking).toEqual(OK)
  expect(line.asked).toBe(2)
})

test('what broke off in the midst of an answer is, too', async () => {
  let tearOff = () => {}
  line.answer = () => {
    const torn = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"ro'))
        tearOff = () => stream.error(new TypeError('aborted'))
      },
    })
    return new Response(torn, { headers: { 'Content-Type': 'application/json' } })
  }
  const asking = line.ask()
  await spend(2_500)
  line.answer = () => Response.json({ rows: 1 })
  line.showLife()
  tearOff()
  expect(await asking).toEqual(OK)
})

test('an answer that takes no longer than usual is waited for, whatever shows life', async () => {
  const asking = line.ask()
  await spend(1_900)
  line.showLife()
  await spend(1_900)
  expect(line.asked).toBe(1)
  line.answer = () => Response.json({ rows: 1 })
  line.showLife()
  await asking
})

test('a large answer on a slow line is waited for as long as more of it comes', async () => {
  let send = (_: string) => {}
  let end = () => {}
  line.answer = () => {
    const slow = new ReadableStream({
      start(stream) {
        send = (text) => stream.enqueue(new TextEncoder().encode(text))
        end = () => stream.close()
      },
    })
    return new Response(slow, { headers: { 'Content-Type': 'application/json' } })
  }
  const asking = line.ask()
  await spend(0)
  for (const piece of ['{', ...' '.repeat(40), '"rows":1}']) {
    send(piece)
    await spend(1_500)
    line.showLife()
  }
  end()
  expect(await asking).toEqual(OK)
  expect(line.asked).toBe(1)
})

test('a large push has time to leave on a slow line', async () => {
  const asking = line.ask({ method: 'POST', body: MUCH })
  await spend(5_500)
  line.showLife()
  expect(line.asked).toBe(1)
  await spend(2_000)
  line.showLife()
  await spend(0)
  expect(line.asked).toBe(2)
  // The next attempt has more time.
  await spend(9_000)
  line.showLife()
  expect(line.asked).toBe(2)
  line.answer = () => Response.json({ rows: 1 })
  await spend(3_000)
  line.showLife()
  expect(await asking).toEqual(OK)
})

test('where nothing shows life, an answer is waited for 20 seconds and no longer', async () => {
  const asking = line.ask().catch((error: unknown) => error)
  await spend(19_900)
  expect(line.asked).toBe(1)
  await spend(200)
  expect(await asking).toBeInstanceOf(Error)
})

test('a server that is there and never answers is not asked without end', async () => {
  const asking = line.ask().catch((error: unknown) => error)
  for (let times = 0; times < 20; times++) {
    await spend(2_500)
    line.showLife()
  }
  expect(await asking).toBeInstanceOf(Error)
  expect(line.asked).toBe(8)
})
