import type { Page } from 'playwright-core'
import { addresses, helpOn } from '#db/help/screens.ts'
import { openAs, openMore, takenOver, type Visitor, visit } from './browser.ts'
import { openFixtures, TEAM } from './fixtures.ts'
import { DESK, LAYER } from './look.ts'
import { open } from './texts.ts'

/** Every screen and every layer over one, with data on each, for the tests of how they look. */

export const LONG_NAME = 'Maximiliane Alexandra von Hohenfels-Wartenberg zu Lichtenstein'

/** The titles of screens that say another name there than help knows them by. */
const titles: Readonly<Record<string, string>> = {
  '/': `${TEAM} Dashboard`,
  '/lead-generation': `${TEAM} Lead Generation`,
  '/manual-lead-entry': 'Add New Lead',
  '/analytics': 'Data Analytics',
}

/** Every address for signed-in people, with the title of its screen. */
export const screens: readonly (readonly [path: string, title: string])[] = [
  ...addresses.map((address) => [address, titles[address] ?? helpOn(address).name] as const),
  ['/lead-management?status=contacted&city=Bergen', 'Lead Management'],
  ['/team-settings?tab=settings', 'Team Settings'],
  ['/join-team?id=x', 'You are offline'],
  ['/nowhere', '404 Page Not Found'],
]

/** Every address for people who are not signed in, with the title of its screen. */
export const publicScreens = [
  ['/login', 'Sign in'],
  ['/register', 'Create account'],
  ['/reset-password', 'New password'],
] as const

/** The title of a screen on a phone, where Today replaces the dashboard. */
export const titleOnPhone = (path: string, title: string) => (path === '/' ? 'Today' : title)

type Step = (page: Page) => Promise<void>
const pressed =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const lead = pressed(LONG_NAME)
const switcher = pressed(`Team: ${TEAM}`)
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** Layers over a screen, with the steps by which a phone opens them. */
export const overlays: [name: string, path: string, title: string, ...steps: Step[]][] = [
  ['what is under More', '/', 'Today', openMore],
  ['the support chat', '/', 'Today', openMore, (page) => inDialog(page, 'AI Support Chat')],
  ['the search', '/', 'Today', pressed('Search')],
  ['the sync sheet', '/', 'Today', pressed('Offline')],
  ['the menu of the person', '/', 'Today', openMore, (page) => inDialog(page, 'Account of')],
  ['the teams', '/', 'Today', switcher],
  ['the form of a team', '/', 'Today', switcher, pressed('Create Team')],
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

/** Ana, who is offline, and somebody who is not signed in. */
interface Viewers {
  ana: Visitor
  stranger: Visitor
  close(): Promise<void>
}

/**
 * Opens the devices of a person with data on every screen and of a stranger, both as wide as a desk. The only
 * page of Ana's that was online was at / and is closed, so each screen comes from the worker's store.
 */
export async function openViewers(): Promise<Viewers> {
  const { world, close } = await openFixtures()
  const ana = await visit(world, { viewport: DESK, worker: true })
  const stranger = await visit(world, { viewport: DESK })
  await openAs(ana.page, 'ana')
  await ana.page.getByText('All saved').waitFor()
  ana.page = await leaveOnceReady(ana)
  await ana.context.setOffline(true)
  await ana.page.goto('/')
  return { ana, stranger, close }
}

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
export async function openScreen(page: Page, path: string, title: string) {
  await open(page, path)
  await seeScreen(page, title)
}

/** Opens a screen by starting the app. */
export async function startAt(page: Page, path: string, title: string) {
  await page.goto(path)
  await seeScreen(page, title)
}

async function seeScreen(page: Page, title: string) {
  await takenOver(page)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('.animate-pulse'))
}

/** Does steps, and waits after each until the layer that it opens covers everything else. */
export async function openLayers(page: Page, steps: readonly Step[]) {
  for (const step of steps) {
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
}
