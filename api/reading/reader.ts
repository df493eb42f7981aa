import { Worker } from 'node:worker_threads'
import type { Answer, Asking, TaskName } from './tasks.ts'
import type { Message } from './worker.ts'

/** Reads external pages in separate threads, so that no page blocks anybody else. */
export interface Reader {
  /**
   * Runs a task.
   * @returns its answer; undefined for a site that exceeded the limits of time or memory, and after the
   * reader is closed
   */
  read<N extends TaskName>(task: N, asking: Asking<N>): Promise<Answer<N> | undefined>
  /** Ends running tasks. */
  close(): Promise<void>
}

const MOST_THREADS = 2
/** How many sites one thread processes at once, because most of the time it waits for their responses. */
const MOST_TASKS = 8
/** A thread without a sign of life for this long is ended. */
const STUCK_AFTER_MS = 2_000
/** A task that is retried alone has longer, because a busy machine also delays threads. */
const SUSPECT_AFTER_MS = 8_000
/** The time for a thread to load its code. */
const READY_WITHIN_MS = 30_000
/** The total time for a site, including its responses. */
const TASK_WITHIN_MS = 60_000
const WATCHED_EVERY_MS = 250
/** The memory of a thread; if a page exceeds it, only this thread ends. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

interface Task {
  id: number
  name: TaskName
  asking: unknown
  begunAt: number
  /** The task was running in a thread that got stuck. It is retried alone, to see whether it is the cause. */
  isSuspect: boolean
  end(answer: unknown): void
  fail(error: Error): void
}

interface Thread {
  worker: Worker
  tasks: Map<number, Task>
  isReady: boolean
  heardAt: number
}

/** Threads run the tasks of the same version, so a simple check of the answer is enough. */
const isAnswer = <N extends TaskName>(name: N, answer: unknown): answer is Answer<N> =>
  name === 'contact'
    ? answer !== null && typeof answer === 'object' && 'state' in answer
    : typeof answer === 'string'

/** Opens the reader; threads are started with the first task. @param allow as OUTBOUND_ALLOW */
export function openReader(allow: string): Reader {
  const threads = new Set<Thread>()
  let waiting: Task[] = []
  let lastId = 0
  let isClosed = false
  let watch: ReturnType<typeof setInterval> | undefined

  function read<N extends TaskName>(name: N, asking: Asking<N>): Promise<Answer<N> | undefined> {
    if (isClosed) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      const end = (answer: unknown) => resolve(isAnswer(name, answer) ? answer : undefined)
      const id = ++lastId
      waiting.push({ id, name, asking, begunAt: 0, isSuspect: false, end, fail: reject })
      handOut()
    })
  }

  function handOut() {
    for (const task of [...waiting]) {
      const thread = threadFor(task)
      if (!thread) continue
      waiting = waiting.filter((one) => one !== task)
      task.begunAt = performance.now()
      thread.tasks.set(task.id, task)
      thread.worker.ref()
      thread.worker.postMessage({ id: task.id, task: task.name, asking: task.asking })
    }
    if (threads.size > 0) watch ??= setInterval(lookAfter, WATCHED_EVERY_MS).unref()
  }

  /** The thread with the fewest tasks, or a new one if all are busy; undefined if the maximum is reached. */
  function threadFor({ isSuspect }: Task): Thread | undefined {
    const isFree = ({ tasks }: Thread) =>
      tasks.size < (isSuspect ? 1 : MOST_TASKS) && ![...tasks.values()].some((task) => task.isSuspect)
    const free = [...threads].filter(isFree).sort((a, b) => a.tasks.size - b.tasks.size)[0]
    const isIdle = free?.tasks.size === 0
    if (free && (isIdle || threads.size >= MOST_THREADS)) return free
    return threads.size < MOST_THREADS ? begin() : free
  }

  function begin(): Thread {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: MEMORY,
      workerData: { allow },
    })
    const thread: Thread = { worker, tasks: new Map(), isReady: false, heardAt: performance.now() }
    threads.add(thread)
    worker.on('message', (message: Message) => hear(thread, message))
    // Out of memory, or an error that no task caught.
    worker.on('error', () => giveUp(thread))
    worker.on('exit', () => giveUp(thread))
    worker.unref()
    return thread
  }

  function hear(thread: Thread, message: Message) {
    thread.heardAt = performance.now()
    thread.isReady = true
    if ('alive' in message) return
    const task = thread.tasks.get(message.id)
    thread.tasks.delete(message.id)
    if (thread.tasks.size === 0) thread.worker.unref()
    if ('failed' in message) task?.fail(new Error(`A site could not be read: ${message.failed}`))
    else task?.end(message.answer)
    handOut()
  }

  function lookAfter() {
    const now = performance.now()
    for (const thread of threads) {
      const silence = now - thread.heardAt
      const isSuspect = [...thread.tasks.values()].some((task) => task.isSuspect)
      const most = isSuspect ? SUSPECT_AFTER_MS : STUCK_AFTER_MS
      const isLate = [...thread.tasks.values()].some(({ begunAt }) => now - begunAt > TASK_WITHIN_MS)
      if (silence > (thread.isReady ? most : READY_WITHIN_MS) || isLate) giveUp(thread)
    }
  }

  /** Ends a thread. Its running tasks are retried, each alone. */
  function giveUp(thread: Thread) {
    if (!threads.delete(thread)) return
    void thread.worker.terminate()
    const tasks = [...thread.tasks.values()]
    for (const task of tasks) {
      if (isClosed || task.isSuspect) task.end(undefined)
      else waiting.push({ ...task, isSuspect: true })
    }
    if (!isClosed) handOut()
  }

  async function close() {
    isClosed = true
    clearInterval(watch)
    for (const task of waiting) task.end(undefined)
    waiting = []
    const open = [...threads]
    for (const thread of open) giveUp(thread)
    await Promise.all(open.map(({ worker }) => worker.terminate()))
  }

  return { read, close }
}
