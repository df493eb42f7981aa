import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import { launch } from '#tests/chromium.ts'
import type { World } from '#tests/world.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

/** A device of its own (cookies, IndexedDB, worker) whose page errors fail the test that asks. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** What the pages complained of so far: uncaught errors and console.error. */
  complaints: string[]
}

/** What kind of device somebody comes with. */
export interface Device {
  viewport?: typeof PHONE
  /** Runs in every page before the app, to take something away from the browser, say. */
  script?: string
  /** Whether the browser has service workers: what a test says of being offline is true of those alone that have. */
  worker?: boolean
  /** Whether what appears and goes moves; else it is there and gone at once, as for people who asked for that. */
  motion?: boolean
  /** Whether what ends after 5 s does, as a notice; else a notice stays until another comes or somebody closes it. */
  hasty?: boolean
}

const WITHOUT_WORKER = 'delete Navigator.prototype.serviceWorker'
/** A busy machine may need longer than 5 s to get to what a notice offers. */
const NOTICES_STAY = `{
  const later = setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => (ms === 5000 ? 0 : later(work, ms, ...rest))
}`

/** What a page of a test runs it runs a few times: to make it faster first takes longer than it saves. */
const NOT_OPTIMISED = ['--js-flags=--no-opt,--no-maglev']

let launched: Promise<Browser> | undefined

/** The one browser of all files that this process runs, which ends with it. */
export async function sharedBrowser(): Promise<Browser> {
  launched ??= launch(NOT_OPTIMISED)
  return launched
}

/** Switches off what is on now. */
export async function leaveAll(): Promise<void> {
  const browser = await launched
  for (const context of browser?.contexts() ?? []) await context.close()
}

/** Somebody's device, new and switched on. One that a test switched on is off when the test has ended. */
export async function visit(world: Pick<World, 'url'>, device?: Device): Promise<Visitor> {
  const visitor = await switchOn(world, device)
  if (TestRunner.getCurrentTest()) {
    onTestFinished(async ({ task }) => {
      const pages = task.result?.state === 'fail' ? visitor.context.pages() : []
      for (const page of pages) console.log(`a device at ${await shownOn(page)}`)
      await visitor.context.close()
    })
  }
  return visitor
}

const MOST_TOLD = 600

/** Where a page is and what it shows, for who looks why a test failed. */
export const shownOn = (page: Page): Promise<string> =>
  page
    .evaluate((most) => `${location.href}: ${document.body.innerText.slice(0, most)}`, MOST_TOLD)
    .catch((error: unknown) => `can not say what it shows: ${error}`)

/** A device that is on until the file has ended, where nobody closes its context before. */
export async function switchOn(
  world: Pick<World, 'url'>,
  { viewport = PHONE, script = '', worker = false, motion = false, hasty = false }: Device = {},
): Promise<Visitor> {
  const touch = viewport.width < 600
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    baseURL: world.url,
    viewport,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  if (!worker) await context.addInitScript(WITHOUT_WORKER)
  if (!hasty) await context.addInitScript(NOTICES_STAY)
  if (script) await context.addInitScript(script)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    // Chromium itself reports a request that failed, which is what being offline means.
    const itsOwn =
      /^Failed to load resource|net::ERR_|^An unknown error occurred when fetching the script\.$/.test(
        message.text(),
      )
    if (message.type() === 'error' && !itsOwn) complaints.push(message.text())
  })
  return { context, page: await context.newPage(), complaints }
}

export async function register(page: Page, username: string) {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(`${username} Tester`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@rove.example`)
  await page.getByLabel('Password').fill(`${username}-secret`)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await seeNotice(page, 'Your account has been created successfully!')
}

/** Signs in where a sign-out left the page, else where somebody opens Rove for that. */
export async function signIn(page: Page, username: string) {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(`${username}-secret`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await seeNotice(page, "You've been logged in successfully!")
}

/** Opens the app as somebody who signed in on this device before. */
export async function openAs(page: Page, username: string, path = '/') {
  const data = { username, password: `${username}-secret` }
  const answer = await page.request.post('/api/auth/login', { data })
  expect(answer.status()).toBe(200)
  await page.goto(path)
  await takenOver(page)
}

/** Opens what a phone's bar has no room for. */
export async function openMore(page: Page) {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).waitFor()
}

/** Waits until the app stands in the place of what the page showed before it. */
export const takenOver = (page: Page) => page.locator('#boot').waitFor({ state: 'detached' })

/** Leaves a screen, the list of leads unless told. It is kept on the way out, which a page that comes at once may be ahead of. */
export async function leaveOnceKept(page: Page, text: string, path = '/lead-management'): Promise<void> {
  await page.goto('/favicon.svg')
  await page.waitForFunction(({ key, text }) => localStorage.getItem(key)?.includes(text), {
    key: `rove-screen-${path}`,
    text,
  })
}

/** Waits for a notice (a toast says its text a second time, for screen readers). */
export const seeNotice = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** Closes what a notice says, which may stand over what is tapped next. */
export async function closeNotices(page: Page) {
  const notice = page.locator('[data-notice]')
  await notice.getByRole('button', { name: 'Close' }).evaluateAll((all) => {
    for (const button of all) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await notice.waitFor({ state: 'detached' })
}

/** Waits until the worker controls the page and has kept the whole app for offline. */
export async function readyForOffline(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.waitForFunction(async () => {
    const { port1, port2 } = new MessageChannel()
    navigator.serviceWorker.controller?.postMessage({ type: 'keep' }, [port2])
    const { data } = await new Promise<MessageEvent>((resolve) => {
      port1.onmessage = resolve
    })
    return data.kept === data.total
  })
}

/** Nothing scrolls sideways, and every control that can be tapped is at least 44 px wide and high. */
export async function expectThumbFriendly(page: Page) {
  const found = await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth
    const controls =
      'button, a[href], input:not([type=hidden]), select, textarea, [role=menuitem], [role=button]'
    const small = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const area = tapAreaOf(element).getBoundingClientRect()
        return { name: element.outerHTML.slice(0, 120), width: area.width, height: area.height }
      })
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 43.5 || height < 43.5))
    return { wide, small }

    /** A label is tapped for its input, a card for the button that stretches over it. */
    function tapAreaOf(element: HTMLElement): Element {
      if (element instanceof HTMLInputElement) return element.closest('label') ?? element
      const stretched = getComputedStyle(element, '::after').position === 'absolute'
      return stretched ? (element.offsetParent ?? element) : element
    }
  })
  expect(found).toEqual({ wide: false, small: [] })
}
