import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, helpOn } from '#db/help/screens.ts'
import { expectThumbFriendly, openAs, openMore, takenOver, type Visitor, visit } from './browser.ts'
import { type Fixtures, openFixtures, TEAM } from './fixtures.ts'
import {
  axeFinds,
  coveredControls,
  cutTexts,
  DESK,
  doubleText,
  hiddenFields,
  LAYER,
  oddSizes,
  PHONE,
  ringless,
  showIn,
  TABLET,
  TYPING,
  themes,
} from './look.ts'
import { clear } from './shared.ts'
import { open } from './texts.ts'

const LONG_NAME = 'Maximiliane Alexandra von Hohenfels-Wartenberg zu Lichtenstein'

/** The titles of screens that say another name there than help knows them by. */
const titles: Readonly<Record<string, string>> = {
  '/': `${TEAM} Dashboard`,
  '/lead-generation': `${TEAM} Lead Generation`,
  '/manual-lead-entry': 'Add New Lead',
  '/analytics': 'Data Analytics',
}

/** Every address for signed-in people, with the title of its screen. */
const screens: readonly (readonly [path: string, title: string])[] = [
  ...addresses.map((address) => [address, titles[address] ?? helpOn(address).name] as const),
  ['/lead-management?status=contacted&city=Bergen', 'Lead Management'],
  ['/team-settings?tab=settings', 'Team Settings'],
  ['/join-team?id=x', 'You are offline'],
  ['/nowhere', '404 Page Not Found'],
]

const publicScreens = [
  ['/login', 'Sign in'],
  ['/register', 'Create account'],
  ['/reset-password', 'New password'],
] as const

let fixtures: Fixtures
let ana: Visitor
let stranger: Visitor

beforeAll(async () => {
  fixtures = await openFixtures()
  ana = await visit(fixtures.world, { viewport: DESK, worker: true })
  stranger = await visit(fixtures.world, { viewport: DESK })
  await openAs(ana.page, 'ana')
  await ana.page.getByText('All saved').waitFor()
  ana.page = await leaveOnceReady(ana)
  await ana.context.setOffline(true)
  await ana.page.goto('/')
})
afterAll(async () => {
  await fixtures.close()
})

/**
 * Ends the visit when the screen says that Rove works offline.
 * @returns a page that has loaded nothing yet
 */
async function leaveOnceReady({ context, page }: Visitor): Promise<Page> {
  await page.getByText('All saved').click()
  await page.getByText('Ready to work offline.').waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
  return context.newPage()
}

/** Opens a screen as a tap on its link does. */
async function openScreen(page: Page, path: string, title: string) {
  await open(page, path)
  await seeScreen(page, title)
}

/** Opens a screen by starting the app. */
async function startAt(page: Page, path: string, title: string) {
  await page.goto(path)
  await seeScreen(page, title)
}

async function seeScreen(page: Page, title: string) {
  await takenOver(page)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('.animate-pulse'))
}

/**
 * Problems of the displayed page, at every size and in both themes.
 * @throws if a thumb cannot hit a control
 */
async function faultsOf(page: Page, sizes = [PHONE, TABLET, DESK]): Promise<string[]> {
  const faults: string[] = []
  for (const size of sizes) {
    for (const theme of size === TABLET ? [] : themes) {
      await showIn(page, theme, size)
      const found = await axeFinds(page, theme)
      faults.push(...found.map((fault) => `${size.width} ${theme} ${fault}`))
    }
    if (size === TABLET) await showIn(page, 'dark', size)
    faults.push(...(await cutTexts(page)).map((fault) => `${size.width} ${fault}`))
    if (size !== PHONE) continue
    faults.push(...(await oddSizes(page)))
    await expectThumbFriendly(page)
  }
  return faults
}

/** The same with the text twice as large. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  const faults: string[] = []
  await doubleText(page, true)
  for (const size of [PHONE, TABLET]) {
    await showIn(page, 'dark', size)
    const found = [...(await cutTexts(page)), ...(await coveredControls(page))]
    faults.push(...found.map((fault) => `${size.width} ${fault}`))
  }
  await doubleText(page, false)
  return faults
}

async function faultsWhileTyping(page: Page): Promise<string[]> {
  await showIn(page, 'dark', TYPING)
  return hiddenFields(page)
}

async function expectGoodLook(page: Page) {
  const faults = [
    ...(await faultsOf(page)),
    ...(await faultsOfLargeText(page)),
    ...(await faultsWhileTyping(page)),
  ]
  await page.setViewportSize(DESK)
  faults.push(...(await ringless(page)))
  expect(faults).toEqual([])
}

// The only page that was online was at / and is closed, so each screen comes from the worker's store.
test.each(screens)('%s opens offline and looks right: any size, theme, text size', async (path, title) => {
  await openScreen(ana.page, path, title)
  await expectGoodLook(ana.page)
  expect(ana.complaints).toEqual([])
})

test('/profile leads to the tab of the profile, offline too', async () => {
  await startAt(ana.page, '/profile', 'User Settings')
  await ana.page.getByRole('tab', { name: 'Profile', selected: true }).waitFor()
})

test.each(publicScreens)('%s looks right to a stranger: any size, theme, text size', async (path, title) => {
  await openScreen(stranger.page, path, title)
  await expectGoodLook(stranger.page)
})

const pressed = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const lead = pressed(LONG_NAME)
const switcher = pressed(`Team: ${TEAM}`)
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** Layers over a screen, as a phone opens them. */
const overlays: [name: string, path: string, title: string, ...steps: ((page: Page) => Promise<void>)[]][] = [
  ['what is under More', '/', `${TEAM} Dashboard`, openMore],
  ['the support chat', '/', `${TEAM} Dashboard`, openMore, (page) => inDialog(page, 'AI Support Chat')],
  ['the search', '/', `${TEAM} Dashboard`, pressed('Search')],
  ['the sync sheet', '/', `${TEAM} Dashboard`, pressed('Offline')],
  ['the menu of the person', '/', `${TEAM} Dashboard`, openMore, (page) => inDialog(page, 'Account of')],
  ['the teams', '/', `${TEAM} Dashboard`, switcher],
  ['the form of a team', '/', `${TEAM} Dashboard`, switcher, pressed('Create Team')],
  ['the form of a product', '/products', 'Products', pressed('Add Product')],
  ['a lead', '/lead-management', 'Lead Management', lead],
  ['the form of a lead', '/lead-management', 'Lead Management', lead, (page) => inDialog(page, 'Edit')],
  ['a follow-up', '/lead-management', 'Lead Management', lead, (page) => inDialog(page, 'Follow up')],
  ['a call', '/lead-management', 'Lead Management', lead, (page) => inDialog(page, 'Log call')],
  ['a visit', '/lead-management', 'Lead Management', lead, (page) => inDialog(page, 'Check in')],
  ['the filters of leads', '/lead-management', 'Lead Management', pressed('Sort and filter')],
  [
    'the name of a view',
    '/lead-management?status=contacted',
    'Lead Management',
    pressed(/^Sort and filter/),
    pressed('Save as view'),
  ],
  ['the menu of a lead', '/lead-management', 'Lead Management', pressed(/^Actions for/)],
]

/** Layers that a larger screen shows differently, so that widening the window closes them. */
const onPhonesOnly = new Set(['what is under More', 'the menu of a lead'])

/** Does a step, and waits until the layer that it opens covers everything else. */
async function openBy(page: Page, step: (page: Page) => Promise<void>) {
  const before = await page.evaluateHandle((layer) => [...document.querySelectorAll(layer)].at(-1), LAYER)
  await step(page)
  await page.waitForFunction(
    ({ layer, before }) => {
      const topmost = [...document.querySelectorAll(layer)].at(-1)
      return topmost !== undefined && topmost !== before
    },
    { layer: LAYER, before },
  )
}

test.each(overlays)('%s looks right: any size, theme, text size', async (name, path, title, ...steps) => {
  const { page } = ana
  await page.setViewportSize(PHONE)
  await clear(page)
  // On a phone, Today replaces the dashboard.
  await openScreen(page, path, path === '/' ? 'Today' : title)
  for (const step of steps) await openBy(page, step)
  const faults = await faultsOf(page, onPhonesOnly.has(name) ? [PHONE] : undefined)
  faults.push(
    ...(await faultsOfLargeText(page)),
    ...(await faultsWhileTyping(page)),
    ...(await ringless(page)),
  )
  expect(faults).toEqual([])
})

describe('the keyboard alone', () => {
  const STEPS_AT_MOST = 60
  const hasFocus = (element: Element) => element === document.activeElement

  async function tabTo(page: Page, control: Locator) {
    for (let steps = 0; steps < STEPS_AT_MOST; steps++) {
      await page.keyboard.press('Tab')
      if (await control.evaluate(hasFocus)) return
    }
    throw new Error(`The keyboard does not reach ${control}`)
  }

  test('reaches the search and a lead, opens it, and comes back to it', async () => {
    const { page } = ana
    await page.setViewportSize(DESK)
    // Layers that close when the window is widened go back in the history, which would cancel a navigation.
    await clear(page)
    await startAt(page, '/lead-management', 'Lead Management')
    await tabTo(page, page.getByRole('searchbox').first())
    const name = page.getByRole('button', { name: LONG_NAME })
    await tabTo(page, name.first())
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: LONG_NAME }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => name.first().evaluate(hasFocus)).toBe(true)
  })
})
