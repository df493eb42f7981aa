// Runs in a separate thread (reader.ts): reads external pages, however long that takes.
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { type Asking, openTasks, type TaskName } from './tasks.ts'

/** A message to the thread: a task with a number. */
export type Order = { [N in TaskName]: { id: number; task: N; asking: Asking<N> } }[TaskName]

/** A message from the thread: a sign of life, a task's answer, or a task's error. */
export type Message = { alive: true } | { id: number; answer: unknown } | { id: number; failed: string }

/** The interval of signs of life; a blocked thread sends none. */
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
