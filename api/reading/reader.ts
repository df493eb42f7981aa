import { Worker } from 'node:worker_threads'
import type { Answer, Asking, TaskName } from './tasks.ts'
import type { Message } from './worker.ts'

/** Reads strangers' pages in threads of its own, so that none of them keeps anybody else waiting. */
export interface Reader {
  /**
   * Has a task done.
   * @returns its answer; undefined for a site that took longer, or more memory, than any may, and once it is closed
   */
  read<N extends TaskName>(task: N, asking: Asking<N>): Promise<Answer<N> | undefined>
  /** Ends what is under way. */
  close(): Promise<void>
}

const MOST_THREADS = 2
/** One thread waits for that many sites' answers at once. */
const MOST_TASKS = 8
/** A thread that says nothing for so long is ended. */
const STUCK_AFTER_MS = 2_000
/** What is tried once more by itself has longer: a busy machine makes a thread late, too. */
const SUSPECT_AFTER_MS = 8_000
/** Until a thread has loaded what it needs. */
const READY_WITHIN_MS = 30_000
/** What a site may take in all, its answers included. */
const TASK_WITHIN_MS = 60_000
const WATCHED_EVERY_MS = 250
/** What a page may take in a thread: such a thread ends, and no other. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

interface Task {
  id: number
  name: TaskName
  asking: unknown
  begunAt: number
  /** It was under way in a thread that got stuck: it runs by itself, to see whether it is what is wrong. */
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

/** A thread runs the tasks of this very version, so that what it answers is told by little. */
const isAnswer = <N extends TaskName>(name: N, answer: unknown): answer is Answer<N> =>
  name === 'contact'
    ? answer !== null && typeof answer === 'object' && 'state' in answer
    : typeof answer === 'string'

/** Opens the reader; its threads begin with the first task. @param allow as OUTBOUND_ALLOW */
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

  /** The thread that has most room, a new one where all are busy; none while there is no room. */
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

  /** Ends a thread. What was under way in it is tried once more by itself. */
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
