import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { serve } from '#tests/fakes/webServer.ts'

const ASKING = join(import.meta.dirname, 'asking.mjs')

/**
 * How long the requests of others take, in milliseconds, while this process does its work: a server in it answers them
 * at once, as far as the work leaves it a turn.
 */
export async function othersDuring(work: () => Promise<unknown>): Promise<number[]> {
  await using site = await serve({ '/': 'here' })
  const asking = new Worker(ASKING, { workerData: `http://127.0.0.1:${site.port}/` })
  await once(asking, 'online')
  await work()
  const told = once(asking, 'message')
  asking.postMessage('over')
  const [times] = await told
  await asking.terminate()
  return v.parse(v.array(v.number()), times)
}
