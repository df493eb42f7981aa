import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { leaveOnceKept, openMore, takenOver, visit } from './browser.ts'
import { hold } from './texts.ts'

let world: World
let ana: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  const phone = world.device(ana)
  await phone.sync()
  for (const fullName of ['Mia Berg', 'Per Lie']) {
    await phone.change({
      name: 'lead.create',
      args: { id: newId(), fields: { fullName, email: 'x@y.example' } },
    })
  }
  await phone.sync()
})
afterAll(() => world.close())

/** Holds the app's script back. @returns a function that releases it */
const withoutScript = (context: BrowserContext) => hold(context, '**/assets/*.js')

async function signedIn(context: BrowserContext, { cookie }: Person) {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: world.url }])
}

test('a new device shows the newest leads before the app’s script is there', async () => {
  const { page, context } = await visit(world)
  await signedIn(context, ana)
  await withoutScript(context)
  await page.goto('/lead-management', { waitUntil: 'commit' })
  await page.getByText('Per Lie').waitFor()
  await page.getByText('2 leads').waitFor()
})

test('a stranger sees no bars of an app that is not theirs yet, and then the sign-in', async () => {
  const { page, context } = await visit(world)
  const come = await withoutScript(context)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByText('Discover. Connect. Convert.').waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByText('Loading...').count()).toBe(0)
  come()
  await page.waitForURL('**/login')
})

test('the bars of the page before the app stand where the app’s do, and what is tapped in them is opened', async () => {
  const { page, context } = await visit(world)
  await signedIn(context, ana)
  const come = await withoutScript(context)
  await page.goto('/analytics', { waitUntil: 'commit' })
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const boxes = async () =>
    Promise.all([sections, ...(await sections.getByText(/./).all())].map((part) => part.boundingBox()))
  await sections.waitFor()
  const before = await boxes()
  expect(before.length).toBeGreaterThan(5)
  await sections.getByRole('link', { name: 'Leads' }).tap()
  come()
  await takenOver(page)
  expect(await boxes()).toEqual(before)
  await page.waitForURL('**/lead-management')
})

test('a lead that is tapped before the app is there opens at once, and Close and Back lead to the list again', async () => {
  const { page, context, complaints } = await visit(world)
  await signedIn(context, ana)
  const come = await withoutScript(context)
  const lead = page.locator('[data-boot=sheet]')
  const tapMia = () => page.locator('#boot').getByRole('button', { name: 'Mia Berg' }).tap()
  await page.goto('/lead-management', { waitUntil: 'commit' })
  await tapMia()
  await lead.getByRole('heading', { name: 'Mia Berg' }).waitFor()
  await lead.getByRole('button', { name: 'Close' }).tap()
  await lead.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await tapMia()
  await lead.waitFor()
  await page.goBack()
  await lead.waitFor({ state: 'detached' })

  await tapMia()
  come()
  await page.getByRole('dialog', { name: 'Mia Berg' }).waitFor()
  expect(await lead.count()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('2 leads').waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(complaints).toEqual([])
})

test('a lead that is tapped, words that are typed and a choice that is made before the app is there are not lost', async () => {
  const { page, context, complaints } = await visit(world)
  await signedIn(context, ana)
  const come = await withoutScript(context)
  await page.goto('/lead-management', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Mia Berg' }).tap()
  come()
  await page.getByRole('dialog').getByText('Mia Berg').first().waitFor()

  await page.goto('/lead-management')
  await takenOver(page)
  const comeAgain = await withoutScript(context)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Search leads by any word or number').fill('Per')
  comeAgain()
  await takenOver(page)
  await page.getByText('1 of 2 leads').waitFor()

  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/lead-management')
  await takenOver(page)
  await page.getByText('2 leads').waitFor()
  const comeLast = await withoutScript(context)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('company')
  comeLast()
  await takenOver(page)
  await page.getByRole('button', { name: 'Ascending; sort descending' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('company')
  expect(complaints).toEqual([])
})

test('several follow-ups that are tapped as done before the app is there are all done, each once', async () => {
  const { page, context, complaints } = await visit(world)
  const gro = await world.person('gro')
  const phone = world.device(gro)
  await phone.sync()
  const leadId = newId()
  const fields = { fullName: 'Mia Berg', email: 'x@y.example' }
  await phone.change({ name: 'lead.create', args: { id: leadId, fields } })
  for (const title of ['Send a quote', 'Send samples', 'Call back', 'Book a visit']) {
    const todo = { leadId, title, dueAt: '2026-01-02', userId: gro.user.id }
    await phone.change({ name: 'task.create', args: { id: newId(), fields: todo } })
  }
  await phone.sync()
  await signedIn(context, gro)
  const done = (title: string) => page.getByRole('button', { name: `Done: ${title}` })
  await page.goto('/')
  await done('Call back').waitFor()
  await leaveOnceKept(page, 'Call back', '/')

  const come = await withoutScript(context)
  await page.goto('/', { waitUntil: 'commit' })
  for (const title of ['Send a quote', 'Call back', 'Send a quote']) await done(title).tap()
  // The app takes over while a button is pressed.
  await done('Send samples').hover()
  await page.mouse.down()
  come()
  // By then the app is rendered, and waits for the release.
  const asksForNews = () =>
    performance.getEntriesByType('resource').some(({ name }) => /me\/notices/.test(name))
  await page.waitForFunction(asksForNews)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.mouse.up()
  await takenOver(page)
  await expect.poll(() => page.getByRole('button', { name: /^Done: / }).count()).toBe(1)
  await done('Book a visit').waitFor()
  expect(complaints).toEqual([])
})

test('opened again, the last screen is there before the app’s script, and what was deleted since goes with it', async () => {
  const { page, context } = await visit(world)
  const eva = await world.person('eva')
  const desk = world.device(eva)
  await desk.sync()
  const id = newId()
  await desk.change({
    name: 'lead.create',
    args: { id, fields: { fullName: 'Mia Berg', email: 'x@y.example' } },
  })
  await desk.sync()
  await signedIn(context, eva)
  await page.goto('/lead-management')
  await page.getByText('All saved').waitFor()
  await page.getByText('1 lead', { exact: true }).waitFor()
  await leaveOnceKept(page, 'Mia Berg')
  const seen = (await desk.store.leads.get(id))?.version ?? 0
  await desk.change({ name: 'lead.delete', args: { id, seen } })
  await desk.sync()

  const come = await withoutScript(context)
  await page.goto('/lead-management', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Mia Berg', exact: true }).waitFor()
  come()
  await page.getByText('No leads yet').waitFor()
  expect(await page.getByText('Mia Berg').count()).toBe(0)
})

test('a page that was killed in sight opens again with the screen as it was', async () => {
  const { page, context } = await visit(world)
  await signedIn(context, ana)
  await page.goto('/lead-management')
  await takenOver(page)
  await page.getByText('2 leads').waitFor()
  await page.waitForFunction(() => localStorage.getItem('rove-screen-/lead-management')?.includes('Mia Berg'))
  const devTools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Never answered, because the page that would answer is gone.
  void devTools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  const again = await context.newPage()
  const come = await withoutScript(context)
  await again.goto('/lead-management', { waitUntil: 'commit' })
  await again.getByRole('button', { name: 'Mia Berg', exact: true }).waitFor()
  come()
  await takenOver(again)
})

test('nobody is shown the screen of somebody else, nor of who signed out', async () => {
  const { page, context } = await visit(world)
  await signedIn(context, ana)
  await page.goto('/lead-management')
  await takenOver(page)
  await page.getByText('2 leads').waitFor()
  const bo = await world.person('bob')
  await leaveOnceKept(page, 'Mia Berg')
  // The state after another person has signed in in another tab.
  await page.evaluate((id) => localStorage.setItem('rove-known', String(id)), bo.user.id)
  const come = await withoutScript(context)
  await page.goto('/lead-management', { waitUntil: 'commit' })
  await page.locator('#boot [role="status"]').waitFor()
  expect(await page.getByText('Mia Berg').count()).toBe(0)
  come()
})

/** A phone that is too busy to store the screen for the next start in time. */
const BUSY = `{
  const soon = setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => soon(work, ms === 100 ? 60_000 : ms, ...rest)
}`

test('who finds that somebody else signed in on the device meanwhile sees theirs, after one load more', async () => {
  const { page, context, complaints } = await visit(world)
  await signedIn(context, ana)
  await page.goto('/lead-management')
  await page.getByText('2 leads').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rove-queries'))).toContain('ana')
  await context.addInitScript(BUSY)
  await signedIn(context, await world.person('cleo'))
  let loads = 0
  page.on('framenavigated', () => loads++)
  await page.goto('/lead-management')
  await page.getByText('No leads yet').waitFor()
  expect(loads).toBe(2)
  await openMore(page)
  await page.getByRole('button', { name: 'Account of cleo' }).waitFor()
  expect(complaints).toEqual([])
})

/** Adds up, in a page, the layout shifts that no tap caused. */
const noteShifts = `globalThis.shifted = 0
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifted += value
}).observe({ type: 'layout-shift', buffered: true })`

test.each([
  ['/', 'Total Leads'],
  ['/lead-generation', 'No Products Available'],
])('on a new device what the first sync brings late moves nothing on %s', async (path, brought) => {
  const { page, context } = await visit(world, { script: noteShifts })
  await signedIn(context, ana)
  const come = await hold(context, '**/api/sync/pull?*')
  await page.goto(path, { waitUntil: 'commit' })
  await takenOver(page)
  expect(await page.getByText(brought).count()).toBe(0)
  come()
  await page.getByText(brought).waitFor()
  await page.getByText('All saved').waitFor({ state: 'attached' })
  expect(await page.evaluate('shifted')).toBeLessThan(0.01)
})

test('where the app’s script is lost on the way, the page says so and the way on is one tap', async () => {
  const { page, context } = await visit(world)
  await signedIn(context, ana)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/lead-management')
  await page.getByText('Rove could not be loaded').waitFor()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Try again' }).tap()
  await takenOver(page)
  await page.getByText('2 leads').waitFor()
})

test('the list, Today and a lead’s page need none of the browser’s data about languages, which is slow to load', async () => {
  const { page, context } = await visit(world)
  await signedIn(context, ana)
  await context.addInitScript(() => {
    const uses: string[] = []
    Object.assign(globalThis, { uses })
    const noting = (name: string, target: unknown) =>
      typeof target !== 'function'
        ? target
        : new Proxy(target, {
            apply(call, self, args) {
              uses.push(name)
              return Reflect.apply(call, self, args)
            },
            construct(made, args) {
              uses.push(name)
              return Reflect.construct(made, args)
            },
          })
    for (const name of ['Collator', 'DateTimeFormat', 'DisplayNames', 'NumberFormat', 'RelativeTimeFormat'])
      Object.assign(Intl, { [name]: noting(name, Reflect.get(Intl, name)) })
    for (const [name, prototype] of [
      ['localeCompare', String.prototype],
      ['toLocaleString', Number.prototype],
      ['toLocaleString', Date.prototype],
      ['toLocaleDateString', Date.prototype],
      ['toLocaleTimeString', Date.prototype],
    ] as const)
      Object.assign(prototype, { [name]: noting(name, Reflect.get(prototype, name)) })
  })
  const used = () => page.evaluate(() => Reflect.get(globalThis, 'uses'))
  await page.goto('/lead-management')
  await takenOver(page)
  await page.getByText('Per Lie').tap()
  await page.getByRole('dialog').getByText('Per Lie').first().waitFor()
  expect(await used()).toEqual([])
  await page.goto('/')
  await takenOver(page)
  expect(await used()).toEqual([])
})
