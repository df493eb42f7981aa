// Runs in a thread of its own (reader.ts): reads strangers' pages, however long that takes.
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { type Asking, openTasks, type TaskName } from './tasks.ts'

/** What the thread is asked: a task under a number. */
export type Order = { [N in TaskName]: { id: number; task: N; asking: Asking<N> } }[TaskName]

/** What the thread says: that it lives, a task's answer, or what a task failed with. */
export type Message = { alive: true } | { id: number; answer: unknown } | { id: number; failed: string }

/** Says so as often, as long as nothing keeps it from doing so. */
export const ALIVE_EVERY_MS = 200

const port = parentPort
if (!port) throw new Error('This module is a thread’s.')
const say = (message: Message) => port.postMessage(message)
const tasks = openTasks(v.parse(v.object({ allow: v.string() }), workerData).allow)

port.on('message', (order: Order) => {
  run(order).then(
    (answer) => say({ id: order.id, answer }),
    (error: unknown) => say({ id: order.id, failed: error instanceof Error ? error.message : 'unknown' }),
  )
})
setInterval(() => say({ alive: true }), ALIVE_EVERY_MS)
say({ alive: true })

function run(order: Order): Promise<unknown> {
  if (order.task === 'contact') return tasks.contact(order.asking)
  if (order.task === 'names') return tasks.names(order.asking)
  return tasks.text(order.asking)
}
