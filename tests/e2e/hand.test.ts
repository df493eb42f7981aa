import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#app/entities/task/due.ts'
import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { aProduct, makeTeam } from '#tests/api/samples.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { openAs, PHONE, seeNotice, type Visitor, visit } from './browser.ts'
import { holdDown, push } from './finger.ts'
import { open } from './texts.ts'

/**
 * What a phone shows at first, and what a thumb can do with it, in a table that is printed at the end: where
 * each list begins, how much of it is visible, how many taps and seconds each action takes, and which of its targets
 * are out of reach.
 */

/** The height that the keyboard leaves. */
const TYPING = { width: 390, height: 508 }
/** What a thumb reaches without changing the grip: the lower 60 % of the screen. */
const REACHED_FROM = PHONE.height * 0.4

const COUNT = 40
const nameOf = (n: number) => `Lead ${String(n).padStart(2, '0')}`
const bakeries = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hanna'].map(
  (name) => `${name} Bakery`,
)

let town: Town<string>
let world: World
let phone: Visitor
let page: Page
const ids = Array.from({ length: COUNT }, () => newId())
const lines: string[] = []

beforeAll(async () => {
  town = await openTown('Bergen', Object.fromEntries(bakeries.map((name) => [name, '<p>We bake.</p>'])))
  world = await openWorld(town)
  const alone = await world.person('ana')
  // In a team one's own leads are some of all.
  const ana = { ...alone, teamId: await makeTeam(world, alone, 'North') }
  await stock(ana)
  phone = await visit(world, { script: NO_OTHER_SITES })
  page = phone.page
  await phone.context.grantPermissions(['geolocation'])
  await phone.context.setGeolocation({ latitude: 60.39, longitude: 5.32, accuracy: 12 })
  await openAs(page, 'ana', '/attention')
  await page.getByText('All saved').waitFor()
})
afterEach(() => expect(phone.complaints).toEqual([]))
afterAll(async () => {
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
  await world.close()
  await town.close()
})

/** No test goes to other sites. The page records which of their links was tapped, and where. */
const NO_OTHER_SITES = `addEventListener('click', (event) => {
  const link = event.target.closest('a[target=_blank]')
  if (!link) return
  event.preventDefault()
  document.documentElement.dataset.left = link.href
})
addEventListener('pointerdown', ({ clientY }) => {
  document.documentElement.dataset.touchedAt = clientY
}, true)`

/** Data for every list. */
async function stock(ana: Person) {
  const { body: product } = await world.ask('POST', '/api/products', ovenProduct, ana)
  await world.ask(
    'POST',
    '/api/generate-company-suggestions',
    { productId: product.id, count: bakeries.length, location: 'Bergen' },
    ana,
  )
  const [device, other] = [world.device(ana), world.device(ana)]
  await device.sync()
  const deleted = Array.from({ length: 10 }, () => newId())
  const today = dayOf(new Date())
  await device.change(
    ...ids.map((id, n) => lead(id, nameOf(n), n, product.id)),
    ...deleted.map((id, n) => lead(id, `Deleted ${n}`, n, product.id)),
    ...deleted.map((id): Change => ({ name: 'lead.delete', args: { id } })),
    ...ids.slice(0, 10).flatMap((leadId, n): Change[] => [
      {
        name: 'email.create',
        args: { id: newId(), fields: { leadId, subject: `Ovens ${n}`, body: 'Dear' } },
      },
      { name: 'product.create', args: { id: newId(), fields: { ...aProduct, name: `Product ${n}` } } },
    ]),
    ...ids.slice(20, 30).map((leadId, n): Change => {
      const fields = { leadId, kind: 'call' as const, title: `Ask ${n}`, dueAt: today, userId: ana.user.id }
      return { name: 'task.create', args: { id: newId(), fields } }
    }),
  )
  await device.sync()
  await other.sync()
  const [id = 0] = ids.slice(-1)
  await device.change({ name: 'lead.edit', args: { id, changes: { company: ['Fjord Foods', 'Fjord'] } } })
  await other.change({ name: 'lead.edit', args: { id, changes: { company: ['Fjord Foods', 'Foods'] } } })
  await device.sync()
  await other.sync()
}

const lead = (id: number, fullName: string, n: number, productId: number): Change => ({
  name: 'lead.create',
  args: {
    id,
    fields: {
      fullName,
      email: `lead${n}@x.example`,
      company: 'Fjord Foods',
      position: 'Buyer',
      productId,
      // Every fourth has only an email address.
      phoneNumber: n % 4 === 3 ? '' : `+47 22 00 00 ${n + 10}`,
    },
  },
})

const byName = '/lead-management?sort=fullName'
const rowsOf = (list: string) => `[aria-label="${list}"] > li`

/**
 * The minimum number of visible rows, and the maximum top of the first one in px; above the keyboard if one
 * is open.
 */
const lists: [list: string, path: string, rows: string, first: number, seen: number, typing: number][] = [
  ['leads', '/lead-management', rowsOf('Leads'), 170, 8, 3],
  ['emails', '/email-campaigns', rowsOf('Emails'), 170, 6, 3],
  ['suggestions', '/lead-generation', rowsOf('Company suggestions'), 290, 7, 1],
  ['products', '/products', rowsOf('Products'), 170, 7, 3],
  ['pick list', '/create-email', rowsOf('Leads'), 170, 7, 3],
  ['deleted', '/deleted', rowsOf('Deleted'), 170, 7, 3],
  ['Attention', '/attention', 'main li > section', 170, 1, 0],
  ['Today', '/', 'main section:first-of-type li', 170, 7, 3],
]

/**
 * The top of the first row, and the number of rows that are fully visible above the elements at the bottom.
 */
const measured = (rows: string) =>
  page.locator(rows).evaluateAll((rows) => {
    const bars = [...document.querySelectorAll('nav[data-bar]')].filter((bar) => bar.checkVisibility())
    const end = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const seen = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= end + 0.5).length
    return { first: Math.round(boxes[0]?.top ?? Number.POSITIVE_INFINITY), seen }
  })

describe('at first sight', () => {
  test.each(lists)('%s', async (list, path, rows, first, seen, typing) => {
    await page.setViewportSize(PHONE)
    await open(page, path)
    await page.locator(rows).first().waitFor()
    await expect.poll(async () => (await measured(rows)).seen).toBeGreaterThanOrEqual(seen)
    const whole = await measured(rows)
    expect(whole.first).toBeLessThanOrEqual(first)
    const search = page.getByRole('main').getByRole('searchbox')
    await page.setViewportSize(TYPING)
    if (list !== 'suggestions' && (await search.count()) > 0) await search.first().focus()
    await expect.poll(async () => (await measured(rows)).seen).toBeGreaterThanOrEqual(typing)
    const above = await measured(rows)
    await page.setViewportSize(PHONE)
    lines.push(
      `${list.padEnd(34)} first at ${String(whole.first).padStart(3)} px, ${whole.seen} in sight, ${above.seen} above a keyboard`,
    )
  })
})

test('Today’s heads and numbers lead to what they count', async () => {
  const follow = async (name: RegExp, seen: () => Locator) => {
    await open(page, '/')
    await page.getByRole('link', { name }).tap()
    await seen().waitFor()
  }
  await follow(/^Follow-ups 10$/, () => page.getByText(`10 of ${COUNT} leads`))
  await follow(/^8 company suggestions to review$/, () =>
    page.getByRole('heading', { name: 'Company Suggestions (8)' }),
  )
  await follow(/^10 emails not sent yet$/, () => page.locator(rowsOf('Emails')).nth(9))
  await page.getByRole('button', { name: 'Remove the filter Mine, not sent yet' }).tap()
  await page.waitForURL((url) => url.search === '')
})

test.each([
  ['/email-campaigns', 'Sort and filter'],
  ['/products', 'Filter'],
])('the sheet of %s leads to what was deleted', async (path, sheet) => {
  await open(page, path)
  await page.getByRole('button', { name: sheet, exact: true }).tap()
  await page.getByRole('dialog', { name: sheet }).getByRole('link', { name: 'Recently deleted' }).tap()
  await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

type Step =
  | (() => Locator)
  | { push: () => Locator; across: number }
  | { hold: () => Locator }
  | { keys: string[] }

const button = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).last()
const inDialog = (name: string) => () =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true })
/** In a sheet with the same button as the layer below it. */
const inDialogNamed = (title: RegExp, name: string) => () =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name, exact: true })
const link = (name: string) => () => page.getByRole('link', { name, exact: true }).last()
const menuItem = (name: string) => () => page.getByRole('menuitem', { name, exact: true })
const row = (n: number) => () => page.getByRole('article').filter({ hasText: nameOf(n) })
const due = (n: number) => () => page.getByRole('region', { name: 'Follow-ups' }).getByRole('listitem').nth(n)
const name = (n: number) => button(nameOf(n))
const leadAt = (n: number) => () => `/lead-management?lead=${ids[n]}`
const notice = (text: string) => () => seeNotice(page, text)
const called = (number: string) => () =>
  expect.poll(() => phone.handedOver.filter((address) => address.startsWith(number))).toHaveLength(1)
const left = (href: string) => () => page.locator(`html[data-left^="${href}"]`).waitFor({ state: 'attached' })

/** Does a step. @returns where it touched the screen, in px from its top; nowhere if it was typed */
async function take(step: Step): Promise<number[]> {
  if ('keys' in step) {
    for (const keys of step.keys) {
      await page.keyboard.type(keys)
      if (keys !== step.keys.at(-1)) await page.keyboard.press('Tab')
    }
    return []
  }
  if (typeof step !== 'function') await expect.poll(isBare).toBe(true)
  const target = typeof step === 'function' ? step() : 'push' in step ? step.push() : step.hold()
  await target.waitFor()
  if (typeof step === 'function') await target.tap()
  else if ('push' in step) await push(target, step.across)
  else await holdDown(target)
  return [await page.evaluate(() => Number(document.documentElement.dataset.touchedAt))]
}

type Done = () => Promise<unknown>
/** The maximum number of taps, all of them in reach, from a screen to an action. */
type Action = [what: string, taps: number, path: string | (() => string), done: Done, ...steps: Step[]]

/** Opens a screen on which nothing is left of earlier actions. */
async function startAt(path: string | (() => string)) {
  await open(page, '/deleted')
  await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
  phone.handedOver.length = 0
  await page.evaluate(() => {
    delete document.documentElement.dataset.left
  })
  await open(page, typeof path === 'string' ? path : path())
}

/** Whether nothing is open over the screen, and no history entry of it is still being removed. */
const isBare = () =>
  page.evaluate(() => !document.querySelector('[data-sheet], [role=toolbar]') && !history.state?.over)

async function leave() {
  await expect
    .poll(async () => {
      if (!(await isBare())) await page.keyboard.press('Escape')
      return isBare()
    })
    .toBe(true)
}

async function act([what, , path, done, ...steps]: Action) {
  await startAt(path)
  const began = performance.now()
  const touched: number[] = []
  for (const step of steps) touched.push(...(await take(step)))
  await done()
  const seconds = (performance.now() - began) / 1000
  await leave()
  const inReach = touched.every((top) => top > REACHED_FROM)
  lines.push(
    [
      what.padEnd(34),
      `${String(touched.length).padStart(2)} taps`,
      `${seconds.toFixed(1).padStart(5)} s`,
      inReach
        ? 'in reach'
        : `out of reach at ${touched.filter((top) => top <= REACHED_FROM).map(Math.round)} px`,
    ].join('  '),
  )
  return { taps: touched.length, inReach }
}

const actions: Action[] = [
  ['call from a row', 1, byName, called('tel:'), link(`Call ${nameOf(4)}`)],
  ['write from a row', 1, byName, () => page.waitForURL('**/create-email*'), link(`Write to ${nameOf(3)}`)],
  ['open a lead', 1, byName, () => page.getByRole('dialog', { name: nameOf(4) }).waitFor(), name(4)],
  ['call by a push', 1, byName, called('tel:'), { push: row(5), across: 340 }],
  [
    ...(['log a call by a push', 3, byName, notice('Call logged')] as const),
    ...[{ push: row(5), across: 150 }, button('Log call'), inDialog('Reached')],
  ],
  [
    ...(['status by a push', 3, byName, notice('Lead updated')] as const),
    ...[{ push: row(6), across: -150 }, button('Status'), inDialog('Contacted')],
  ],
  [
    ...(['follow-up by a push', 3, byName, notice('Follow-up added')] as const),
    ...[{ push: row(6), across: -150 }, button('Follow up'), button(/^Tomorrow/)],
  ],
  ['select', 1, byName, () => page.getByText('1 selected').waitFor(), { hold: row(4) }],
  [
    ...(['status of several', 4, byName, notice('2 lead(s) set to Qualified.')] as const),
    ...[{ hold: row(4) }, row(5), button('Set Status'), menuItem('Qualified')],
  ],
  [
    ...(['export', 3, byName, notice('Exported 1 lead(s) to CSV.')] as const),
    ...[{ hold: row(4) }, button('Export Selected'), menuItem('CSV (.csv)')],
  ],
  [
    ...(['delete', 2, byName, notice('Leads deleted')] as const),
    ...[{ hold: row(6) }, button('Delete Selected (1)')],
  ],
  [
    ...(['add a lead', 2, byName, notice('Mia Berg is in Leads.')] as const),
    ...[button('Add Lead'), { keys: ['Mia Berg', '', '+47 55 12 34 56'] }, inDialog('Add Lead')],
  ],
  [
    ...(['the whole form of a lead', 2, byName] as const),
    () => page.getByRole('heading', { name: 'Add New Lead' }).waitFor(),
    ...[button('Add Lead'), inDialog('More')],
  ],
  [
    ...(['use my location', 1, '/manual-lead-entry'] as const),
    () => page.getByText(/^Place kept, to 12 m/).waitFor(),
    scrolledTo(button('Use my location')),
  ],
  [
    ...(['directions', 3, byName, left('https://www.google.com/maps')] as const),
    ...[name(4), inDialog('More'), menuItem('Directions')],
  ],
  ['call from a lead’s page', 2, byName, called('tel:'), name(4), link('Call')],
  [
    ...(['a follow-up for tomorrow', 3, byName, notice('Follow-up added')] as const),
    ...[name(4), inDialog('Follow up'), button(/^Tomorrow/)],
  ],
  [
    ...(['a follow-up for a time', 4, byName, notice('Follow-up added')] as const),
    ...[name(5), inDialog('Follow up'), button('A day and time…'), inDialog('Save')],
  ],
  [
    ...(['log a call', 2, leadAt(8), notice('Call logged')] as const),
    ...[inDialog('Log call'), inDialog('No answer')],
  ],
  [
    ...(['check in', 2, leadAt(8), notice('Checked in')] as const),
    ...[inDialog('Check in'), inDialogNamed(/^Check in at /, 'Check in')],
  ],
  ['done on Today', 1, '/', notice('Done'), () => due(5)().getByRole('button', { name: /^Done/ })],
  ['done on Today by a push', 1, '/', notice('Done'), { push: due(5), across: 340 }],
  [
    ...(['another day', 3, '/', notice('Follow-up changed')] as const),
    ...[{ push: due(5), across: -150 }, button('Another day'), button(/^Tomorrow/)],
  ],
  [
    ...(['approve five suggestions', 5, '/lead-generation'] as const),
    () => expect.poll(() => page.getByText('No public contact was found').count()).toBe(5),
    ...bakeries.slice(3).map((name) => button(`Approve ${name}`)),
  ],
]

test.each(actions)('%s takes %i taps, all of them in reach', async (...action) => {
  expect(await act(action)).toEqual({ taps: action[1], inReach: true })
})

/**
 * Actions that lead to the top of the screen: a row's menu, which is long, the search, the chips above a list, and a
 * lead's status on its page. A swipe of the row does the same.
 */
const fromTheTop: Action[] = [
  [
    ...(['log a call by the menu', 3, byName, notice('Call logged')] as const),
    ...[button(`Actions for ${nameOf(4)}`), menuItem('Log call'), inDialog('No answer')],
  ],
  [
    ...(['call somebody found by name', 2, byName, called('tel:+4722000044')] as const),
    ...[() => page.getByRole('searchbox'), { keys: ['34 lead'] }, link(`Call ${nameOf(34)}`)],
  ],
  [
    ...(['a note and a status', 5, byName] as const),
    () => page.getByRole('listitem').filter({ hasText: 'Wants a quote' }).waitFor(),
    ...[name(7), inDialog('Status: New'), inDialog('Contacted')],
    ...[() => page.getByLabel('Add a note'), { keys: ['Wants a quote'] }, inDialog('Add note')],
  ],
  [
    ...(['to own leads for the first time', 1, '/lead-management'] as const),
    () => page.waitForURL(/[?&]mine=true/),
    button('Mine'),
  ],
]

test.each(fromTheTop)('%s takes %i taps', async (...action) => {
  expect(await act(action)).toMatchObject({ taps: action[1] })
})

/** What a rep does over and over in an hour. */
const hour: Action[] = [
  [
    ...(['company seen to lead', 1, '/lead-generation'] as const),
    () => button(`Approve ${bakeries[2]}`)().waitFor({ state: 'detached' }),
    button(`Approve ${bakeries[2]}`),
  ],
  [
    ...(['lead to email sent', 3, leadAt(10), notice('Marked as sent')] as const),
    ...[link('Write'), button('Send'), button('It was sent')],
  ],
  [
    ...(['call logged and next step set', 3, leadAt(11), notice('Call logged')] as const),
    ...[inDialog('Log call'), button('Follow up tomorrow'), inDialog('Reached')],
  ],
  [
    ...(['to own leads', 1, '/'] as const),
    () => page.waitForURL(/lead-management\?mine=true/),
    link('Leads'),
  ],
]

test.each(hour)('%s takes %i taps, all of them in reach', async (...action) => {
  expect(await act(action)).toEqual({ taps: action[1], inReach: true })
})

test('five edits with no signal take three taps each, and are marked until they are sent', async () => {
  // Only these, so that the companies that were approved before are not above them.
  await startAt(`${byName}&q=Lead`)
  await row(4)().waitFor()
  await phone.context.setOffline(true)
  const edits = [1, 2, 3, 4, 5].flatMap((n): Step[] => [
    { push: row(n), across: -150 },
    button('Status'),
    inDialog('Converted'),
  ])
  let taps = 0
  for (const step of edits) taps += (await take(step)).length
  await expect.poll(() => page.getByText('Not sent yet').count()).toBe(5)
  lines.push(`${'five edits with no signal'.padEnd(34)} ${taps} taps`)
  expect(taps).toBe(15)
  await phone.context.setOffline(false)
})

/** A form is first scrolled by the thumb that then taps. */
function scrolledTo(control: () => Locator): () => Locator {
  return () => {
    const target = control()
    void target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    return target
  }
}
