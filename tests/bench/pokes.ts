import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_MS = 25
const AT_MOST_MS = 10_000

/**
 * How long it takes from a change that leaves one device until another one is told that there is something to pull.
 * @param url of the server on which the other one listens
 * @param change sends one change to the server of the first
 * @returns milliseconds, one for each of so many changes; those that nobody is told of take the longest time there is
 */
export async function pokeTimes(
  { url, cookie, times }: { url: string; cookie: string; times: number },
  change: () => Promise<void>,
): Promise<number[]> {
  const end = new AbortController()
  const events = await listen(`${url}/api/sync/poke`, cookie, end.signal)
  await events.next('alive', AT_MOST_MS)
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    const told = events.next('poke', AT_MOST_MS)
    await change()
    took.push((await told) - began)
    await pause(BETWEEN_MS)
  }
  end.abort()
  return took
}

async function listen(url: string, cookie: string, signal: AbortSignal) {
  const { body } = await fetch(url, { headers: { Cookie: cookie }, signal })
  if (!body) throw new Error('An event stream has a body')
  const waiting = new Map<string, (at: number) => void>()
  const read = async () => {
    let text = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const at = performance.now()
      const lines = (text + chunk).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('event: ')) waiting.get(line.slice(7))?.(at)
    }
  }
  read().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return {
    /** @returns when the next event of a kind came, as performance.now() says it */
    next: (event: string, withinMs: number): Promise<number> =>
      new Promise((resolve) => {
        const tooLong = setTimeout(() => resolve(Number.POSITIVE_INFINITY), withinMs)
        waiting.set(event, (at) => {
          clearTimeout(tooLong)
          resolve(at)
        })
      }),
  }
}
