import type { Tab } from './browser.ts'
import type { Stage } from './stage.ts'

/** The maximum time of a step on a busy machine. */
const SEEN_WITHIN_MS = 30_000

/** Helpers for a walk, as text that runs in the page. */
const IN_PAGE = `
  const state = async () => {
    const { held, pending } = await navigator.locks.query()
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    const workers = [navigator.serviceWorker.controller, installing, waiting, active].map((worker) => worker?.state)
    const locks = [held, pending].map((all) => all.map(({ name }) => name))
    return JSON.stringify([location.href, (document.body?.innerText ?? '').slice(0, 600), workers, locks])
  }
  const until = async (what, look, ms = ${SEEN_WITHIN_MS}) => {
    const end = Date.now() + ms
    for (;;) {
      const found = await look()
      if (found) return found
      if (Date.now() > end) throw new Error(what + ' was not there: ' + await state())
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const see = (text) => until(text, () => (document.body?.innerText ?? '').includes(text))
  const gone = (what, look) => until(what + ' still', async () => !(await look()))
  const scope = () => [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document
  const labelled = (label) =>
    [...scope().querySelectorAll('label')].find((each) => each.innerText.trim() === label)?.control ??
    scope().querySelector('[aria-label="' + label + '"]')
  const fill = async (label, value) => {
    const field = await until(label, () => labelled(label))
    const kind = [HTMLTextAreaElement, HTMLSelectElement, HTMLInputElement].find((each) => field instanceof each)
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, value)
    field.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
  // A form that has just appeared may be rendered again.
  const fillAll = (values) =>
    until('the form', async () => {
      for (const [label, value] of Object.entries(values)) if (labelled(label)?.value !== value) await fill(label, value)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return Object.entries(values).every(([label, value]) => labelled(label)?.value === value)
    })
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.innerText.trim()
  const button = (name) => [...scope().querySelectorAll('button')].find((each) => nameOf(each) === name)
  // A button whose action is running cannot be pressed.
  const pressable = (name) => until(name, () => button(name)?.disabled === false && button(name))
  const tap = async (name) => (await pressable(name)).click()
  const open = (path) =>
    history.pushState({ __TSR_key: String(Math.random()), __TSR_index: (history.state?.__TSR_index ?? 0) + 1 }, '', path)
  const meet = async (name) => {
    open('/manual-lead-entry')
    const email = name.toLowerCase().replaceAll(' ', '.') + '@fjord.example'
    await fillAll({ 'Full Name': name, Email: email, Company: 'Fjord Foods' })
    await tap('Add Lead')
    await until('the list', () => location.pathname === '/lead-management')
    await gone('the form', () => labelled('Full Name'))
  }
  const note = async (id, text) => {
    open('/lead-management')
    await gone('a lead', () => document.querySelector('[role=dialog]'))
    open('/lead-management?lead=' + id)
    await fill('Add a note', text)
    await tap('Add note')
    await see(text)
  }
  const stores = async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name.startsWith('rove'))
`

/** Runs the body of an async function in a page, with `args` and the helpers above. */
export const inPage = (tab: Tab, body: string, ...args: unknown[]) => tab.run(IN_PAGE + body, ...args)

/** Waits until a page reports that it has all of the person's leads. */
export const seeAllLeads = ({ leads }: Stage, tab: Tab, more = 0) =>
  inPage(
    tab,
    `await until(args[0], () => {
      const text = (document.body?.innerText ?? '')
      return text.includes(args[0]) && !text.includes(' of ' + args[0])
    })`,
    `${leads + more} leads`,
  )

/** Signs in on the sign-in screen. */
export async function signInAs(stage: Stage, username: string): Promise<void> {
  await stage.browser.goto(`${stage.url}/login`)
  await enterBy(
    stage.browser,
    { filling: `await fillAll({ Username: args[0], Password: args[0] + '-secret' })` },
    username,
  )
}

/**
 * Enters the app by a form. The app is a new page, so the previous page's result may be lost with it, and the
 * script runs again in the app.
 * @param form its path, the script that fills it in, and the button that sends it
 */
export const enterBy = (
  tab: Tab,
  { path = '/login', filling, button = 'Sign In' }: { path?: string; filling: string; button?: string },
  ...args: unknown[]
) =>
  inPage(
    tab,
    `if (location.pathname === '${path}') {
      ${filling}
      await tap('${button}')
    }
    await until('the app', () => location.pathname !== '${path}' && document.querySelector('nav'))`,
    ...args,
  )

/** Signs in as the person with the leads, and waits for the worker and for all leads. */
export async function signIn(stage: Stage): Promise<void> {
  await signInAs(stage, 'ann')
  await inPage(
    stage.browser,
    `await until('the worker', () => navigator.serviceWorker.controller?.state === 'activated')`,
  )
  await toList(stage)
}

/**
 * Opens the app again at the list, and waits for all leads.
 * @param more the number of leads that were added since the start
 */
export async function toList(stage: Stage, more = 0): Promise<void> {
  await stage.browser.goto(`${stage.url}/lead-management`)
  await seeAllLeads(stage, stage.browser, more)
}

/**
 * Waits until the worker has stored the whole app for offline use. A stopped worker does not respond, so it
 * is asked again.
 */
export async function readyForOffline(stage: Stage): Promise<void> {
  await inPage(
    stage.browser,
    `await until('the worker', () => navigator.serviceWorker.controller?.state === 'activated')
     await until('the app for offline', async () => {
       const { port1, port2 } = new MessageChannel()
       navigator.serviceWorker.controller.postMessage({ type: 'keep' }, [port2])
       const files = await new Promise((resolve) => {
         port1.onmessage = ({ data }) => resolve(data)
         setTimeout(resolve, 22000)
       })
       return files && files.kept === files.total
     }, 60000)`,
  )
}

/** Waits until a page listens to the server, and no sync is running. */
export const inStep = (tab: Tab) =>
  inPage(
    tab,
    `await until('the end of the sync', async () => {
      const names = (await navigator.locks.query()).held.map(({ name }) => name)
      return names.some((name) => name.startsWith('rove-poke-')) && !names.some((name) => /^rove-(next-)?sync-/.test(name))
    })`,
  )
