import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, PHONE, seeNotice, takenOver, visit } from './browser.ts'
import { axeFinds, cutTexts, showIn, themes } from './look.ts'
import { shared } from './shared.ts'

const DESK = { width: 1440, height: 900 }

async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  return { world, ana, close: world.close }
}

const phone = shared(openOffice, { viewport: PHONE, worker: true })
const desk = shared(openOffice, { viewport: DESK, worker: true })
const sizes = [
  ['a phone', PHONE, phone],
  ['a desk', DESK, desk],
] as const

const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: 'Search leads, companies, products and emails' })

const hasFocus = (element: Element) => element === document.activeElement

/** A menu moves the focus by a timer of 0 ms, which was set before this one. */
const hasFocusSoon = (element: Element) =>
  new Promise((resolve) => setTimeout(() => resolve(element === document.activeElement)))

const STEPS_AT_MOST = 60

/** Moves to a control by the keyboard. */
async function goTo(page: Page, control: Locator, key: 'Tab' | 'ArrowDown') {
  await control.waitFor()
  const element = await control.elementHandle()
  for (let steps = 0; steps < STEPS_AT_MOST; steps++) {
    if (await element?.evaluate(hasFocusSoon)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${control}`)
}

const tabTo = (page: Page, control: Locator) => goTo(page, control, 'Tab')

const shownTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

/** The navigation, with the entries that do not fit on a phone's bar: there they are under More. */
async function openNavigation(page: Page) {
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (!(await more.isVisible())) return
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'More' }).waitFor()
}

describe.each(sizes)('on %s', (_, viewport, device) => {
  test('offline the search finds leads and products and opens them where the rep is, and the support chat answers, keeps what was said and leads to the screen', async () => {
    const { page, context, world, ana } = await device('/products')
    await world.ask('POST', '/api/leads', { ...aLead, email: 'mia@fjord.example' }, ana)
    await world.ask('POST', '/api/products', { ...aProduct, name: 'Deck ovens' }, ana)
    await page.getByText('Deck ovens').first().waitFor()
    await context.setOffline(true)
    await page.goto('/analytics')
    await page.getByText('Analytics Coming Soon').waitFor()

    await page.keyboard.press('Control+k')
    await searchBox(page).fill('fjord')
    await page.getByRole('option', { name: /Mia Berg/ }).waitFor()
    if (viewport === PHONE) await expectThumbFriendly(page)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Mia Berg' }).getByText('mia@fjord.example').waitFor()
    expect(new URL(page.url()).pathname).toBe('/analytics')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await searchBox(page).fill('nobody at all')
    await page.getByText('Nothing found for "nobody at all".').waitFor()
    await searchBox(page).fill('e')
    await page.getByRole('option', { name: /Mia Berg/, selected: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: /Deck ovens/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Edit Product' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await openNavigation(page)
    await tabTo(page, page.getByRole('button', { name: 'AI Support Chat' }))
    await page.keyboard.press('Enter')
    const chat = page.getByRole('dialog', { name: 'AI Support Chat' })
    const said = chat.getByRole('log', { name: 'Conversation' }).getByRole('listitem')
    const message = chat.getByLabel('Your message')
    await expect.poll(() => message.evaluate(hasFocus)).toBe(true)
    expect(await said.count()).toBe(1)
    if (viewport === PHONE) await expectThumbFriendly(page)
    else {
      const size = await chat.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
        offsetWidth,
        offsetHeight,
      ])
      expect(size).toEqual([500, 600])
    }
    await page.keyboard.press('Enter')
    await page.keyboard.type('How do I')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('bring back a deleted lead?')
    await page.keyboard.press('Enter')
    await said.nth(2).getByText('“Recently deleted”').waitFor()
    expect(await said.nth(1).innerText()).toContain('How do I\nbring back a deleted lead?')
    expect(await message.inputValue()).toBe('')

    await page.keyboard.press('Escape')
    await chat.waitFor({ state: 'detached' })
    const cameFrom = viewport === PHONE ? 'More' : 'AI Support Chat'
    const origin = page.getByRole('button', { name: cameFrom, exact: true })
    await expect.poll(() => origin.evaluate(hasFocus)).toBe(true)
    await openNavigation(page)
    await tabTo(page, page.getByRole('button', { name: 'AI Support Chat' }))
    await page.keyboard.press('Enter')
    await tabTo(page, said.nth(2).getByRole('link', { name: 'Open Recently deleted' }))
    if (viewport === PHONE) await expectThumbFriendly(page)
    await page.keyboard.press('Enter')
    await chat.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/deleted')
  })

  test('the keyboard alone makes a team, goes to a screen, chooses the theme, which stays, and gets to the notices by F8', async () => {
    const { page } = await device('/')
    await tabTo(page, page.getByRole('button', { name: 'Add Team' }))
    await page.keyboard.press('Enter')
    await page.getByText('No teams found').waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Create Your First Team' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Team Name'))
    await page.keyboard.type('Harbour Sales')
    await page.keyboard.press('Enter')
    const switcher = page.getByRole('button', { name: 'Team: Harbour Sales' })
    await switcher.waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabTo(page, switcher)
    await page.keyboard.press('Enter')
    await page.getByPlaceholder('Search team...').waitFor()
    await page.keyboard.type('nobody')
    await page.getByText('No team found.').waitFor()
    await page.keyboard.press('Escape')

    await openNavigation(page)
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Analytics' }))
    await page.keyboard.press('Enter')
    await page.getByText('Analytics Coming Soon').waitFor()
    if (viewport === PHONE) await expectThumbFriendly(page)

    expect(await shownTheme(page)).toBe('dark')
    await openNavigation(page)
    await tabTo(page, page.getByRole('button', { name: 'Account of ana Tester' }))
    await page.keyboard.press('Enter')
    await page.getByText('ana@rove.example').waitFor()
    await goTo(page, page.getByRole('menuitemradio', { name: 'Light' }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await seeNotice(page, 'Light mode activated')
    // The menu returns the focus after it has closed.
    await page.getByRole('menu').waitFor({ state: 'detached' })
    const inNotices = async () => {
      await page.keyboard.press('F8')
      return page.evaluate(() => document.activeElement?.closest('[role="region"]') !== null)
    }
    await expect.poll(inNotices).toBe(true)
    await page.reload()
    await page.getByText('Analytics Coming Soon').waitFor()
    expect(await shownTheme(page)).toBe('light')
  })
})

test('the sidebar stays minimised on a desk, and keeps the words below its icons', async () => {
  const { page } = await desk('/')
  await page.getByText('v2.1.0 (Production)').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Minimise the sidebar' }))
  await page.keyboard.press('Enter')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Lead Generation' })
    .waitFor({ state: 'detached' })
  await page.reload()
  const expand = page.getByRole('button', { name: 'Expand the sidebar' })
  await expand.waitFor()
  const entries = page.getByRole('navigation', { name: 'Main' })
  expect(await entries.getByText('Lead Management').isVisible()).toBe(true)
  expect(await cutTexts(page)).toEqual([])
  await expand.click()
})

test('the first stop of the keyboard skips the header and the navigation', async () => {
  const { page } = await desk('/products')
  await page.reload()
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
  await takenOver(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.evaluate(hasFocus)).toBe(true)
  expect((await skip.boundingBox())?.height).toBeGreaterThan(30)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
})

test('a question mark lists the shortcuts, but is a letter where somebody types', async () => {
  const { page } = await desk('/products')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await shortcuts.getByText('Search leads, screens and actions').waitFor()
  for (const theme of themes) {
    await showIn(page, theme, DESK)
    expect(await axeFinds(page, theme)).toEqual([])
  }
  await page.keyboard.press('Escape')
  await shortcuts.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await searchBox(page).pressSequentially('a?')
  expect(await searchBox(page).inputValue()).toBe('a?')
  expect(await shortcuts.count()).toBe(0)
})

test('offline the search also finds screens and actions, with a typo in their name, too', async () => {
  const { page, context } = await desk('/products')
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await searchBox(page).fill('preferances')
  await page.getByRole('option', { name: 'Go to User Settings', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings')
  await page.getByRole('heading', { name: 'User Settings' }).waitFor()

  await page.keyboard.press('Control+k')
  await searchBox(page).fill('add a lead')
  await page.getByRole('option', { name: 'Add a lead', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add Lead' }).waitFor()
})

test('an address that leads nowhere says so', async () => {
  const { world } = await desk('/')
  const { page } = await visit(world, { viewport: DESK })
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
})
