import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as v from 'valibot'

/** The maximum time for a browser to start. */
export const STARTS_WITHIN_MS = 20_000
/** The maximum time of one call of a driver, including that of the script. */
export const CALL_WITHIN_MS = 180_000
/** The interval at which a page is asked again. */
export const ASKED_EVERY_MS = 100
const ENDS_WITHIN_MS = 3_000
export const PHONE = { width: 390, height: 844 }

/** The browser did not start, which says nothing about Rove. */
export class DriverFailed extends Error {}

/** A page of a phone's size. */
export interface Tab {
  goto(url: string): Promise<void>
  /**
   * Runs the body of an async function in the page, with `args`; again if the page reloads meanwhile.
   * @throws Error with what it threw
   */
  run(body: string, ...args: unknown[]): Promise<unknown>
}

/** A browser with one tab at first, and a store that is deleted when the browser closes. */
export interface Browser extends Tab {
  /** Opens another tab, in front of the others until it closes. */
  newTab(): Promise<Tab & { close(): Promise<void> }>
  /** Ends the browser and starts it on the same store; undefined if it does not store anything on disk. */
  restart?(): Promise<void>
  close(): Promise<void>
}

/** A browser engine in which Rove is tested. */
export interface Engine {
  name: string
  /** @throws Error that says how to install what is missing; DriverFailed if the browser did not start */
  open(): Promise<Browser>
}

/** A page's result of a script. */
const Told = v.union([
  v.object({ ok: v.literal(true), value: v.optional(v.unknown()) }),
  v.object({ ok: v.literal(false), why: v.string() }),
])
/** The page reloaded while a script ran in it. */
export class Replaced extends Error {}
/** The same in the drivers' messages. */
const REPLACED = /no such frame|unload event|Actor .*destroyed|Execution context was destroyed/
const TIMES_REPLACED = 5

/**
 * @param body of an async function of `args`
 * @returns an expression: a promise of what {@link answerOf} reads
 */
export const askedOf = (body: string): string =>
  `(async (...args) => { ${body} })(...given).then(
    (value) => ({ ok: true, value }), (error) => ({ ok: false, why: String(error) }))`

/** @param ask runs the result of {@link askedOf} in a page @throws Error with what the page's script threw */
export async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
  for (let left = TIMES_REPLACED; ; left--) {
    try {
      const told = v.parse(Told, await ask())
      if (told.ok) return told.value
      throw new Error(told.why)
    } catch (error) {
      if (left === 0 || !isReplaced(error)) throw error
      await pause(ASKED_EVERY_MS)
    }
  }
}

const isReplaced = (error: unknown) =>
  error instanceof Replaced || (error instanceof Error && REPLACED.test(error.message))

/** @param until ends it early */
export const pause = (ms: number, until?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    until?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Starts a program that ends with this process. */
export function startProgram(...given: Parameters<typeof spawn>): ChildProcess {
  const child = spawn(...given)
  // A program that cannot be started is reported as one that does not respond in time.
  child.once('error', () => {})
  const atExit = () => child.kill('SIGKILL')
  process.once('exit', atExit)
  child.once('exit', () => process.off('exit', atExit))
  return child
}

/** Ends a program, by force if it does not end by itself. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const isOver = await Promise.race([ended.then(() => true), pause(ENDS_WITHIN_MS).then(() => false)])
  if (isOver) return
  child.kill('SIGKILL')
  await ended
}
