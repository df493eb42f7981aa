// An account that minds its own business, in a process of its own, so that it waits for the server alone.
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { sent } from '#tests/api/push.ts'
import { aLead } from '#tests/api/samples.ts'
import type { Person } from '#tests/world.ts'

/** It calls as often, whether it was answered or not. */
const CALLS_EVERY_MS = 100

/** What the process is told; it answers the last with {@link Waited}. */
export type Told = { url: string; calm: Person } | 'begin' | 'end'
/** How long each call took since the beginning, ms. */
export interface Waited {
  waits: number[]
}

const At = v.looseObject({ url: v.string(), calm: v.custom<Person>((value) => typeof value === 'object') })

let at: v.InferOutput<typeof At> | undefined
let calls: Promise<number>[] = []
let rounds = 0
/** Which of its rounds is on; 0 between them. */
let on = 0

process.on('message', async (message) => {
  if (message === 'begin') return begin()
  if (message === 'end') {
    on = 0
    process.send?.({ waits: await Promise.all(calls) } satisfies Waited)
  } else at = v.parse(At, message)
})
process.on('disconnect', () => process.exit())

async function begin() {
  const round = ++rounds
  on = round
  calls = []
  while (on === round) {
    calls.push(timed(calls.length))
    await pause(CALLS_EVERY_MS)
  }
}

/** @returns ms; Infinity for a call that was not answered well */
async function timed(n: number): Promise<number> {
  const asked = performance.now()
  const isWell = await call(n).catch(() => false)
  return isWell ? performance.now() - asked : Number.POSITIVE_INFINITY
}

async function call(n: number): Promise<boolean> {
  if (!at) throw new Error('It was not told yet whom to call.')
  const { url, calm } = at
  const about = { protocol: PROTOCOL, userId: calm.user.id }
  const mutations = [sent(calm, 'lead.create', { id: newId(), fields: aLead })]
  const headers = { Cookie: calm.cookie, Origin: url, 'Content-Type': 'application/json' }
  const answer =
    n % 2
      ? await fetch(`${url}/api/sync/pull?protocol=${PROTOCOL}&userId=${calm.user.id}&cursors=[]&n=${n}`, {
          headers,
        })
      : await fetch(`${url}/api/sync/push`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ ...about, deviceId: 'phone', mutations }),
        })
  await answer.arrayBuffer()
  return answer.ok
}
