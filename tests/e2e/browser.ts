import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import { launch } from '#tests/chromium.ts'
import type { World } from '#tests/world.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

/** A separate device (cookies, IndexedDB, worker). Errors on its pages fail the current test. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** The errors of the pages so far: uncaught ones and console.error. */
  complaints: string[]
  /** The numbers and addresses that its pages handed to other apps so far, such as a dialler. */
  handedOver: string[]
}

/** The properties of a person's device. */
export interface Device {
  viewport?: typeof PHONE
  /** Runs in every page before the app, for example to remove a feature of the browser. */
  script?: string
  /** Whether the browser has service workers. Tests of being offline need them. */
  worker?: boolean
  /** Whether tests change the app that is installed on it, so that nobody else can use it afterwards. */
  changed?: boolean
  /** Whether animations run; otherwise elements appear and disappear immediately, as with reduced motion. */
  motion?: boolean
  /**
   * Whether timeouts of 5 s run, such as those of notices; otherwise a notice stays until another comes or
   * somebody closes it.
   */
  hasty?: boolean
}

const WITHOUT_WORKER = 'delete Navigator.prototype.serviceWorker'
/** On a busy machine it may take longer than 5 s to use the button of a notice. */
const NOTICES_STAY = `{
  const later = setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => (ms === 5000 ? 0 : later(work, ms, ...rest))
}`

/**
 * Chromium asks in a dialog which program takes a number or an address. A test does not see the dialog, and it
 * swallows later touches.
 */
const NOTHING_HANDED_OVER = `navigation.addEventListener('navigate', (event) => {
  const { protocol } = new URL(event.destination.url)
  if (protocol !== 'tel:' && protocol !== 'mailto:') return
  event.preventDefault()
  noteHandedOver(event.destination.url)
})`

/** Scripts of a test's page run only a few times, so optimising them costs more than it saves. */
const NOT_OPTIMISED = ['--js-flags=--no-opt,--no-maglev']
/** Draws maps by the processor, because there may be no graphics card. */
const DRAWS_MAPS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** How long a map may take until it is drawn: by a processor that others use, very long. */
export const MAP_WITHIN_MS = 100_000

let launched: Promise<Browser> | undefined

/** The single browser for all files that this process runs; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  launched ??= launch([...NOT_OPTIMISED, ...DRAWS_MAPS])
  return launched
}

/** Closes the devices that are on. @param isLasting which ones stay */
export async function leaveAll(isLasting: (context: BrowserContext) => boolean): Promise<void> {
  const browser = await launched
  for (const context of browser?.contexts() ?? []) if (!isLasting(context)) await context.close()
}

/** A new device of a person, switched on. A device that a test opened is closed when the test has ended. */
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

/** The address and content of a page, to see why a test failed. */
export const shownOn = (page: Page): Promise<string> =>
  page
    .evaluate((most) => `${location.href}: ${document.body.innerText.slice(0, most)}`, MOST_TOLD)
    .catch((error: unknown) => `can not say what it shows: ${error}`)

/** A device that stays on until the file has ended, unless its context is closed before. */
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
  const handedOver: string[] = []
  await context.exposeFunction('noteHandedOver', (address: string) => void handedOver.push(address))
  await context.addInitScript(NOTHING_HANDED_OVER)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    // Chromium itself logs requests that fail, which is normal offline.
    const itsOwn =
      /^Failed to load resource|net::ERR_|^An unknown error occurred when fetching the script\.$/.test(
        message.text(),
      )
    if (message.type() === 'error' && !itsOwn) complaints.push(message.text())
  })
  return { context, page: await context.newPage(), complaints, handedOver }
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

/** Signs in on the current page after a sign-out, otherwise on the sign-in page. */
export async function signIn(page: Page, username: string) {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(`${username}-secret`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await seeNotice(page, "You've been logged in successfully!")
}

/** Opens the app as a person who signed in on this device before. */
export async function openAs(page: Page, username: string, path = '/') {
  const data = { username, password: `${username}-secret` }
  const answer = await page.request.post('/api/auth/login', { data })
  expect(answer.status()).toBe(200)
  await page.goto(path)
  await takenOver(page)
}

/** Opens the menu with the entries that do not fit on a phone's bar. */
export async function openMore(page: Page) {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).waitFor()
}

/** Waits until the app has replaced the first screen. */
export const takenOver = (page: Page) => page.locator('#boot').waitFor({ state: 'detached' })

/**
 * Leaves a screen, by default the list of leads. The screen is stored when it is left; a page that opens
 * immediately may be faster.
 */
export async function leaveOnceKept(page: Page, text: string, path = '/lead-management'): Promise<void> {
  await page.goto('/favicon.svg')
  await page.waitForFunction(({ key, text }) => localStorage.getItem(key)?.includes(text), {
    key: `rove-screen-${path}`,
    text,
  })
}

/** Waits for a notice (a toast contains its text twice, the second time for screen readers). */
export const seeNotice = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** Closes a notice, which may cover the next control. */
export async function closeNotices(page: Page) {
  const notice = page.locator('[data-notice]')
  await notice.getByRole('button', { name: 'Close' }).evaluateAll((all) => {
    for (const button of all) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await notice.waitFor({ state: 'detached' })
}

/** Waits until the worker controls the page and has stored the whole app for offline use. */
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

/** Nothing scrolls sideways, and every tappable control is at least 44 px wide and high. */
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

    /** A label is tapped for its input, and a card for the button that covers it. */
    function tapAreaOf(element: HTMLElement): Element {
      if (element instanceof HTMLInputElement) return element.closest('label') ?? element
      const stretched = getComputedStyle(element, '::after').position === 'absolute'
      return stretched ? (element.offsetParent ?? element) : element
    }
  })
  expect(found).toEqual({ wide: false, small: [] })
}
