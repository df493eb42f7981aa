import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { findProgram, isProgram } from '#tests/programs.ts'
import {
  answerOf,
  askedOf,
  type Browser,
  CALL_WITHIN_MS,
  DriverFailed,
  type Engine,
  endProgram,
  PHONE,
  pause,
  STARTS_WITHIN_MS,
  startProgram,
  type Tab,
} from './browser.ts'

/** The packages of Debian and Ubuntu that this needs. */
export const WEBKIT_INSTALL = 'apt-get install webkit2gtk-driver xvfb'
const ASKED_EVERY_MS = 100
const DISPLAY_SIZE = '1024x1024x24'

/** Features that Safari has and MiniBrowser leaves off: a page's file system, and how much room there is. */
const SAFARI_FEATURES = '+FileSystem,+StorageAPI,+StorageAPIEstimate'

/** The parts of WebKit on this machine: Safari's engine, without Apple's parts. */
interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

/** @returns undefined if something is missing */
function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver')
  const display = findProgram('Xvfb')
  const browser = browserPaths().find(isProgram)
  return driver && display && browser ? { driver, display, browser } : undefined
}

/** Whether this machine has everything for a walk in WebKit. */
export const isWebKitHere = (): boolean => findWebKit() !== undefined

function webKitPrograms(): WebKitPrograms {
  const found = findWebKit()
  if (found) return found
  throw new Error(`This needs WebKitWebDriver, MiniBrowser and Xvfb: ${WEBKIT_INSTALL}`)
}

/** Debian installs MiniBrowser beside the engine's other programs, by architecture and version. */
function browserPaths(): string[] {
  const within = (folder: string, pattern: RegExp) => {
    try {
      return readdirSync(folder).filter((name) => pattern.test(name))
    } catch {
      return []
    }
  }
  return ['/usr/lib', '/usr/libexec'].flatMap((root) =>
    [root, ...within(root, /-linux-gnu/).map((machine) => join(root, machine))].flatMap((folder) =>
      within(folder, /^webkit2?gtk-/).map((version) => join(folder, version, 'MiniBrowser')),
    ),
  )
}

/** Safari's engine, in WebKitGTK. A browser under automation keeps its store only in memory. */
export const webKit: Engine = { name: 'WebKit', open: () => openWebKit(webKitPrograms()) }

async function openWebKit(programs: WebKitPrograms): Promise<Browser> {
  const display = await startDisplay(programs)
  try {
    return await openOn(programs, display)
  } catch (error) {
    await endProgram(display.child)
    throw error
  }
}

async function startDisplay({ display }: WebKitPrograms): Promise<{ child: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', DISPLAY_SIZE, '-nolisten', 'tcp']
  const child = startProgram(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const told = child.stdio[3]
  if (!told || !('on' in told)) throw new DriverFailed('Xvfb has no pipe')
  const lines = createInterface({ input: told as NodeJS.ReadableStream })
  const number = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(child, 'exit').then(() => ''),
    pause(STARTS_WITHIN_MS).then(() => ''),
  ])
  if (number) return { child, name: `:${number.trim()}` }
  await endProgram(child)
  throw new DriverFailed('Xvfb did not start')
}

async function openOn(
  { driver, browser }: WebKitPrograms,
  { child: display, name }: { child: ChildProcess; name: string },
): Promise<Browser> {
  const port = await freePort()
  const child = startProgram(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Containers do not allow the namespaces of its sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  try {
    await untilReady(address)
    const session = await newSession(address, browser)
    return browserOf(session, async () => {
      await endProgram(child)
      await endProgram(display)
    })
  } catch (error) {
    await endProgram(child)
    throw error
  }
}

async function untilReady(address: string): Promise<void> {
  for (let waited = 0; waited < STARTS_WITHIN_MS; waited += ASKED_EVERY_MS) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) return
    await pause(ASKED_EVERY_MS)
  }
  throw new DriverFailed('WebKitWebDriver did not start')
}

async function newSession(address: string, binary: string): Promise<string> {
  const browser = { binary, args: ['--automation', `--features=${SAFARI_FEATURES}`] }
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': browser } }
  try {
    const made = await send('POST', `${address}/session`, { capabilities })
    return `${address}/session/${v.parse(v.object({ sessionId: v.string() }), made).sessionId}`
  } catch (error) {
    throw new DriverFailed('MiniBrowser did not start', { cause: error })
  }
}

const Value = v.object({ value: v.unknown() })
const Failure = v.object({ value: v.object({ error: v.string(), message: v.string() }) })

/** A call of https://www.w3.org/TR/webdriver2/. @throws Error with the driver's message */
async function send(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALL_WITHIN_MS),
  })
  const json: unknown = await answer.json()
  const failed = v.safeParse(Failure, json)
  if (!answer.ok || failed.success) {
    throw new Error(failed.success ? `${failed.output.value.error}: ${failed.output.value.message}` : url)
  }
  return v.parse(Value, json).value
}

async function browserOf(session: string, ended: () => Promise<void>): Promise<Browser> {
  const post = (path: string, body: unknown = {}) => send('POST', `${session}/${path}`, body)
  await post('timeouts', { script: CALL_WITHIN_MS / 2, pageLoad: CALL_WITHIN_MS / 2, implicit: 0 })
  const inOrder = queue()
  /** The driver controls one window at a time. */
  const tabOf = (handle: string): Tab => {
    const within = <T>(work: () => Promise<T>): Promise<T> =>
      inOrder(async () => {
        await post('window', { handle })
        return await work()
      })
    return {
      goto: (url) => within(async () => void (await post('url', { url }))),
      run: (body, ...args) =>
        answerOf(() =>
          within(() => {
            const script = `const given = [...arguments]; const done = given.pop(); ${askedOf(body)}.then(done)`
            return post('execute/async', { script, args })
          }),
        ),
    }
  }
  const sized = async (handle: string): Promise<Tab> => {
    await post('window', { handle })
    await post('window/rect', PHONE)
    return tabOf(handle)
  }
  const first = await sized(v.parse(v.string(), await send('GET', `${session}/window`)))
  return {
    ...first,
    newTab: () =>
      inOrder(async () => {
        const made = await post('window/new', { type: 'tab' })
        const { handle } = v.parse(v.object({ handle: v.string() }), made)
        const close = () =>
          inOrder(async () => {
            await post('window', { handle })
            await send('DELETE', `${session}/window`)
          })
        return { ...(await sized(handle)), close }
      }),
    async close() {
      await send('DELETE', session).catch(() => undefined)
      await ended()
    },
  }
}

/** @returns a function that runs one task after the other */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new DriverFailed('There is no free port')
  return address.port
}
