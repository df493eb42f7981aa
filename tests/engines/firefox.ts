import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'
import * as v from 'valibot'
import { findProgram } from '#tests/programs.ts'
import {
  ASKED_EVERY_MS,
  answerOf,
  askedOf,
  type Browser,
  CALL_WITHIN_MS,
  DriverFailed,
  type Engine,
  endProgram,
  PHONE,
  pause,
  Replaced,
  STARTS_WITHIN_MS,
  startProgram,
  type Tab,
} from './browser.ts'

/** The packages of Debian and Ubuntu that this needs. */
const INSTALL = 'apt-get install firefox-esr'

/** Keeps the browser off the network, and prevents pages of its own. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
}

/** The engine of Firefox. */
export const firefox: Engine = {
  name: 'Firefox',
  async open() {
    const program = findProgram('firefox-esr', 'firefox')
    if (!program) throw new Error(`This needs Firefox: ${INSTALL}`)
    const profile = mkdtempSync(join(tmpdir(), 'rove-firefox-'))
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const gone = () => rmSync(profile, { recursive: true, force: true })
    let running = await start(program, profile).catch((error: unknown) => {
      gone()
      throw error
    })
    return {
      goto: (url) => running.tab.goto(url),
      run: (body, ...args) => running.tab.run(body, ...args),
      newTab: () => running.newTab(),
      async restart() {
        await running.end()
        running = await start(program, profile)
      },
      async close() {
        await running.end()
        gone()
      },
    } satisfies Browser
  },
}

interface Running {
  tab: Tab
  newTab: Browser['newTab']
  end(): Promise<void>
}

async function start(program: string, profile: string): Promise<Running> {
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const child = startProgram(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const lines = createInterface({ input: child.stderr! })
  try {
    const address = await Promise.race([
      new Promise<string>((resolve) => {
        lines.on('line', (line) => {
          const [, found] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
          if (found) resolve(found)
        })
      }),
      pause(STARTS_WITHIN_MS).then(() => ''),
    ])
    if (!address) throw new DriverFailed('Firefox did not start')
    return await sessionWith(await connect(`${address}/session`), () => endProgram(child))
  } catch (error) {
    await endProgram(child)
    throw error
  }
}

/** Sends a command of https://www.w3.org/TR/webdriver-bidi/. @throws Error with the browser's message */
type Command = (method: string, params: object) => Promise<unknown>

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.string(),
    id: v.nullish(v.number()),
    result: v.optional(v.unknown()),
    message: v.optional(v.string()),
    error: v.optional(v.string()),
  }),
)

async function connect(address: string): Promise<Command> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: v.InferOutput<typeof Answer>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = v.parse(Answer, data)
    waiting.get(answer.id ?? 0)?.(answer)
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new DriverFailed('Firefox took no connection')))
  })
  let last = 0
  return async (method, params) => {
    const id = ++last
    const answered = new Promise<v.InferOutput<typeof Answer>>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const late = new AbortController()
    const answer = await Promise.race([answered, pause(CALL_WITHIN_MS, late.signal)])
    late.abort()
    waiting.delete(id)
    if (!answer) throw new Error(`Firefox did not answer to ${method}`)
    if (answer.type === 'success') return answer.result
    throw new Error(`${answer.error}: ${answer.message}`)
  }
}

const Context = v.object({ context: v.string() })
const Evaluated = v.union([
  v.object({ type: v.literal('success'), result: v.object({ value: v.optional(v.string()) }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])

async function sessionWith(command: Command, ended: () => Promise<void>): Promise<Running> {
  await command('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  const open = await command('browsingContext.getTree', { maxDepth: 0 })
  const { contexts } = v.parse(v.object({ contexts: v.tupleWithRest([Context], Context) }), open)
  return {
    tab: await tabOf(command, contexts[0].context),
    async newTab() {
      const made = await command('browsingContext.create', { type: 'tab' })
      const { context } = v.parse(Context, made)
      return {
        ...(await tabOf(command, context)),
        close: async () => void (await command('browsingContext.close', { context })),
      }
    },
    async end() {
      await command('browser.close', {}).catch(() => undefined)
      await ended()
    },
  }
}

async function tabOf(command: Command, context: string): Promise<Tab> {
  await command('browsingContext.setViewport', { context, viewport: PHONE })
  const evaluate = async (expression: string): Promise<string | undefined> => {
    const asked = { expression, target: { context }, awaitPromise: false }
    const answer = v.parse(Evaluated, await command('script.evaluate', asked))
    if (answer.type === 'success') return answer.result.value
    throw new Error(answer.exceptionDetails.text)
  }
  return {
    async goto(url) {
      const go = () => command('browsingContext.navigate', { context, url, wait: 'complete' })
      // If the page is just navigating by itself, that navigation is used instead.
      await go().catch((error: unknown) => {
        if (String(error).includes('NS_BINDING_ABORTED')) return go()
        throw error
      })
    },
    run: (body, ...args) => answerOf(() => toldBy(evaluate, body, args)),
  }
}

/** Where a page puts a script's result until it is fetched. */
const TOLD = 'window.roveTold'

/**
 * Runs a script and polls the page for its end: a promise that the driver awaits is never answered if the
 * page reloads after a sign-out.
 * @param evaluate evaluates an expression; undefined if the result is not a text
 */
async function toldBy(
  evaluate: (expression: string) => Promise<string | undefined>,
  body: string,
  args: unknown[],
): Promise<unknown> {
  await evaluate(`{
    const given = ${JSON.stringify(args)}
    ${TOLD} = ''
    void ${askedOf(body)}.then((told) => { ${TOLD} = JSON.stringify(told) })
  }`)
  const end = Date.now() + CALL_WITHIN_MS
  while (Date.now() < end) {
    const told = await evaluate(TOLD)
    if (told === undefined) throw new Replaced('The page was loaded anew')
    if (told) return v.parse(v.pipe(v.string(), v.parseJson()), told)
    await pause(ASKED_EVERY_MS)
  }
  throw new Error('A script in Firefox did not end')
}
