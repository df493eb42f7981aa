import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLead } from '#tests/api/samples.ts'
import { DESK, expectThumbFriendly, openAs, openMore, PHONE, seeNotice, visit } from './browser.ts'
import { openFixtures, TEAM } from './fixtures.ts'
import { shared } from './shared.ts'
import { open, stopClock } from './texts.ts'

/** A phone while its keyboard is open. */
const TYPING = { width: 390, height: 508 }
/** What a thumb reaches without changing the grip: the lower 60 % of the screen. */
const REACHED_FROM = PHONE.height * 0.4

/** The duration of a step through the history on a busy phone. */
const SLOW_STEP_MS = 1_500

const anasPhone = shared(openFixtures)

let page: Page

/** Opens Ana's phone, without animations unless a test is about them. */
async function phoneAt(path: string, { motion = false } = {}) {
  const phone = await anasPhone(path)
  page = phone.page
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' })
  await page.getByText('All saved').waitFor()
  await seen(path)
  return phone
}

const titles: Record<string, string> = {
  '/': 'Today',
  '/lead-management': 'Lead Management',
  '/lead-generation': `${TEAM} Lead Generation`,
  '/email-campaigns': 'My Emails',
  '/products': 'Products',
}

const seen = (path: string) => page.getByRole('heading', { name: titles[path] ?? '', level: 1 }).waitFor()
const at = () => new URL(page.url()).pathname
const bar = () => page.getByRole('navigation', { name: 'Sections' })
const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const gone = (part: Locator) => part.waitFor({ state: 'detached' })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`There is no ${part}`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function expectInReach(part: Locator) {
  const middle = async () => {
    const { y, height } = await boxOf(part)
    return y + height / 2
  }
  await expect.poll(middle).toBeGreaterThan(REACHED_FROM)
}

/** An element makes room a moment after another one has appeared. */
async function expectApart(one: Locator, other: Locator) {
  const places = async () => {
    const [a, b] = [await boxOf(one), await boxOf(other)]
    const areApart = a.bottom <= b.y || b.bottom <= a.y || a.right <= b.x || b.right <= a.x
    return { areApart, a, b }
  }
  await expect.poll(places).toMatchObject({ areApart: true })
}

/** The notice, once it no longer moves. */
async function noticeShown() {
  const notice = page.locator('[data-notice][data-state=open]')
  await notice.waitFor()
  return notice
}

describe('in the thumb’s reach', () => {
  beforeEach(() => phoneAt('/lead-management'))

  test('every section is one tap away, and says that it is open', async () => {
    for (const [name, path] of [
      ['Today', '/'],
      ['Leads', '/lead-management'],
      ['Find', '/lead-generation'],
      ['Emails', '/email-campaigns'],
    ] as const) {
      const link = bar().getByRole('link', { name })
      await expectInReach(link)
      await link.tap()
      await seen(path)
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
      await expect.poll(() => bar().locator('[aria-current]').count()).toBe(1)
    }
    await expectThumbFriendly(page)
  })

  test('a second tap on a section leads back to its top', async () => {
    await page.setViewportSize({ ...PHONE, height: 400 })
    await page.evaluate(() => scrollTo(0, 60))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60)
    await bar().getByRole('link', { name: 'Leads' }).tap()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('search, the team and the person are there too, under More', async () => {
    await expectInReach(bar().getByRole('button', { name: 'More' }))
    await openMore(page)
    const more = dialog('More')
    for (const name of [`Team: ${TEAM}`, 'Account of ana Tester', 'Search']) {
      await expectInReach(more.getByRole('button', { name }))
    }
    await more.getByRole('button', { name: 'Search' }).tap()
    await page.getByRole('combobox', { name: /^Search leads/ }).waitFor()
    await gone(more)
    await page.goBack()
    await gone(page.getByRole('dialog'))
    await openMore(page)
    await more.getByRole('button', { name: `Team: ${TEAM}` }).tap()
    await page.getByPlaceholder('Search team...').waitFor()
  })

  test('a screen of More says that it is open, and one that stands under a section shows that', async () => {
    await openMore(page)
    await dialog('More').getByRole('link', { name: 'Products' }).tap()
    await seen('/products')
    await gone(dialog('More'))
    const more = bar().getByRole('button', { name: 'More' })
    await expect.poll(() => more.getAttribute('aria-current')).toBe('true')
    await openMore(page)
    const products = dialog('More').getByRole('link', { name: 'Products' })
    await expect.poll(() => products.getAttribute('aria-current')).toBe('page')
    await dialog('More').getByRole('link', { name: 'Create New Email' }).tap()
    await page.getByRole('heading', { name: 'Create New Email', level: 1 }).waitFor()
    const emails = bar().getByRole('link', { name: 'Emails' })
    await expect.poll(() => emails.getAttribute('aria-current')).toBe('true')
  })

  test('what one does most has one round button, which no row hides under', async () => {
    for (const [path, role, name, opened] of [
      ['/lead-management', 'article', 'Add Lead', dialog('Add Lead')],
      ['/products', 'listitem', 'Add Product', dialog('Add Product')],
    ] as const) {
      await open(page, path)
      await seen(path)
      const round = button(name)
      await expectInReach(round)
      const { width, height } = await boxOf(round)
      expect([width, height]).toEqual([56, 56])
      const { right } = await boxOf(round)
      const ends = page.getByRole('main').getByRole(role).locator('a[aria-label], button[aria-label]')
      for (const end of await ends.all()) expect((await boxOf(end)).x).toBeGreaterThan(right)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expectApart(round, page.getByRole('main').getByRole(role).last())
      await round.tap()
      await opened.waitFor()
      await page.goBack()
      await gone(opened)
    }
  })

  test('while somebody types, the bar leaves its room to what is found', async () => {
    await page.getByLabel('Search leads by any word or number').focus()
    await page.setViewportSize(TYPING)
    await bar().waitFor({ state: 'hidden' })
    await button('Add Lead').waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    await page.setViewportSize(PHONE)
    await bar().waitFor()
  })

  test('the list’s tools begin right below the header, whose one row is 56 px high', async () => {
    const header = await boxOf(page.getByRole('banner'))
    expect(header.height).toBeLessThanOrEqual(57)
    const search = await boxOf(page.getByLabel('Search leads by any word or number'))
    expect(search.y).toBeLessThan(100)
  })
})

test('from 820 px on the sidebar stands and there is no bar', async () => {
  const { page } = await phoneAt('/')
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await gone(page.getByRole('navigation', { name: 'Sections' }))
  await page.setViewportSize({ width: 819, height: 1180 })
  await page.getByRole('navigation', { name: 'Sections' }).waitFor()
  await gone(page.getByRole('navigation', { name: 'Main' }))
})

describe('Back closes what is open, and leaves the screen only then', () => {
  const openers: [name: string, opened: () => Locator, ...steps: (() => Promise<void>)[]][] = [
    ['More', () => dialog('More'), () => openMore(page)],
    ['the sync sheet', () => dialog('Sync'), () => button('All saved').tap()],
    ['the search', () => dialog('Search'), () => page.getByRole('button', { name: 'Search' }).tap()],
    ['the teams', () => dialog('Teams'), () => button(`Team: ${TEAM}`).tap()],
    ['a menu', () => page.getByRole('menu'), () => button(/^Actions for/).tap()],
    [
      'the support chat',
      () => dialog('AI Support Chat'),
      () => openMore(page),
      () => dialog('More').getByRole('button', { name: 'AI Support Chat' }).tap(),
    ],
  ]
  beforeEach(async () => {
    await phoneAt('/products')
    await bar().getByRole('link', { name: 'Leads' }).tap()
    await seen('/lead-management')
  })

  test.each(openers)('%s', async (_, opened, ...steps) => {
    for (const step of steps) await step()
    await opened().waitFor()
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(true)
    await page.goBack()
    await gone(opened())
    expect(at()).toBe('/lead-management')
    await page.goBack()
    await seen('/products')
    await page.goForward()
    await seen('/lead-management')
    await page.goForward()
    await seen('/lead-management')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await seen('/products')
  })

  test('closed by its button, a sheet leaves nothing that Back would have to close', async () => {
    for (const _ of [1, 2]) {
      await openMore(page)
      await dialog('More').getByRole('button', { name: 'Close' }).tap()
      await gone(dialog('More'))
      await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(false)
    }
    await page.goBack()
    await seen('/products')
  })

  /** @returns the steps through the history that the page requests; the first one is slow */
  const stepBackSlowly = () =>
    page.evaluateHandle((ms) => {
      const steps: number[] = []
      const go = history.go
      history.go = (step = 0) => {
        steps.push(step)
        setTimeout(() => {
          // The app stops popstate from reaching other listeners.
          const arrived = () => Reflect.deleteProperty(history, 'go')
          navigation.addEventListener('currententrychange', arrived, { once: true })
          go.call(history, step)
        }, ms)
      }
      return steps
    }, SLOW_STEP_MS)
  /** Back closes the only layer over the page, which has an entry in the history. */
  const canGoBack = () => expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1)
  const steppedBack = () => expect.poll(() => page.evaluate(() => Object.hasOwn(history, 'go'))).toBe(false)

  test('on a phone that is slow to step back, a closed sheet asks for one step alone', async () => {
    const asked = await stepBackSlowly()
    await openMore(page)
    await canGoBack()
    await dialog('More').getByRole('button', { name: 'Close' }).tap()
    await gone(dialog('More'))
    await steppedBack()
    expect(await asked.jsonValue()).toEqual([-1])
    await openMore(page)
    await canGoBack()
    await page.goBack()
    await gone(dialog('More'))
    await page.goBack()
    await seen('/products')
  })

  test('on a phone that is slow to step back, what is opened meanwhile stays', async () => {
    await stepBackSlowly()
    await openMore(page)
    await canGoBack()
    await dialog('More').getByRole('button', { name: 'Close' }).tap()
    await gone(dialog('More'))
    await openMore(page)
    await steppedBack()
    await canGoBack()
    expect(await dialog('More').count()).toBe(1)
    await page.goBack()
    await gone(dialog('More'))
    expect(at()).toBe('/lead-management')
  })

  test('what a sheet leads to takes the sheet’s place', async () => {
    await openMore(page)
    await dialog('More').getByRole('link', { name: 'Analytics' }).tap()
    await page.getByText('Analytics Coming Soon').waitFor()
    await page.goBack()
    await seen('/lead-management')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goForward()
    await page.getByText('Analytics Coming Soon').waitFor()
  })

  test('a form over a lead, then the lead, then the screen', async () => {
    await button('Mia Berg').tap()
    await dialog('Mia Berg').getByRole('button', { name: 'Edit' }).tap()
    await dialog('Edit Lead').waitFor()
    await page.goBack()
    await dialog('Mia Berg').waitFor()
    await page.goBack()
    await gone(page.getByRole('dialog'))
    expect(at()).toBe('/lead-management')
    await page.goBack()
    await seen('/products')
  })

  test('a lead that is deleted from its page is left', async () => {
    await button('Bo').tap()
    await dialog('Bo').getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Delete' }).tap()
    await gone(dialog('Bo'))
    await (await noticeShown()).getByRole('button', { name: 'Undo' }).tap()
    await button('Bo').waitFor()
    await expect.poll(() => page.url()).not.toContain('lead=')
    await page.goBack()
    await seen('/products')
  })

  test('a page that was loaded while a sheet was open has nothing left of it', async () => {
    await openMore(page)
    await expect.poll(() => page.evaluate(() => history.state.over)).toBe(1)
    await page.reload()
    await seen('/lead-management')
    await expect.poll(() => page.evaluate(() => history.state.over)).toBeUndefined()
    await page.goBack()
    await seen('/products')
  })
})

describe('a sheet is pulled down', () => {
  const stands = () =>
    page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

  /** Moves a finger down from a part of the page that does not scroll, in steps of a number of ms. */
  async function pull(from: Locator, by: number, { everyMs = 16, letGo = true } = {}) {
    await stands()
    const { x, y, width } = await boxOf(from)
    const finger = await page.context().newCDPSession(page)
    // With the event's own time, because the machine may pass its movements on late.
    const begun = Date.now() / 1000
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + 8 + moved }],
        timestamp: begun + (moved / by) * 10 * (everyMs / 1000),
      })
    await touch('touchStart')
    for (let step = 1; step <= 10; step++) await touch('touchMove', (by * step) / 10)
    if (letGo) await touch('touchEnd', by)
    return () => touch('touchEnd', by)
  }

  const title = (name: string) => dialog(name).getByRole('heading', { name })

  test.each([
    ['with motion', true],
    ['without motion', false],
  ])('and closes, %s', async (_, motion) => {
    await phoneAt('/lead-management', { motion })
    await openMore(page)
    await pull(title('More'), 300)
    await gone(dialog('More'))
    await button('All saved').tap()
    await pull(dialog('Sync').getByText('Nothing waits to be sent.'), 250)
    await gone(dialog('Sync'))
    await button('Mia Berg').tap()
    await pull(title('Mia Berg'), 500)
    await gone(dialog('Mia Berg'))
    expect(at()).toBe('/lead-management')
    await expect.poll(() => page.url()).not.toContain('lead=')
  })

  test('and follows the finger, and goes back where it was not pulled far', async () => {
    await phoneAt('/lead-management', { motion: true })
    await openMore(page)
    await stands()
    const { y } = await boxOf(dialog('More'))
    const letGo = await pull(title('More'), 60, { everyMs: 100, letGo: false })
    const top = async () => (await boxOf(dialog('More'))).y
    await expect.poll(top).toBe(y + 60)
    await letGo()
    await expect.poll(top).toBe(y)
  })

  test('but what is scrolled in it is scrolled back first', async () => {
    await phoneAt('/lead-management')
    await button('Maximiliane').tap()
    const lead = dialog(/^Maximiliane/)
    const inside = lead.getByText('Added', { exact: true })
    await inside.scrollIntoViewIfNeeded()
    await pull(inside, 200)
    await pull(lead.getByRole('heading').first(), 500)
    await gone(lead)
  })
})

describe('a notice', () => {
  /** Each test has a separate lead, so that tests do not affect each other. */
  let name: string
  let met = 0
  async function meet(phone = {}) {
    const { world, ana } = await phoneAt('/lead-management', phone)
    name = `Ada ${++met}`
    const lead = { ...aLead, fullName: name, status: 'contacted' }
    expect(await world.ask('POST', '/api/leads', lead, ana)).toMatchObject({ status: 201 })
    await button(name).waitFor()
  }

  /** Deletes the lead, so that a notice offers Undo. */
  async function deleteLead() {
    await button(name).tap()
    await dialog(name).getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Delete' }).tap()
    await gone(dialog(name))
    return noticeShown()
  }

  async function undo(notice: Locator, back = page.getByText(name).first()) {
    await notice.getByRole('button', { name: 'Undo' }).tap()
    await back.waitFor()
  }

  test('covers neither the bar nor the round button', async () => {
    await meet()
    const notice = await deleteLead()
    await expectApart(notice, button('Add Lead'))
    await expectApart(notice, bar())
    await undo(notice)
    await button(name).waitFor()
  })

  test('stands above More, and a tap on Undo opens nothing else', async () => {
    await meet()
    const notice = await deleteLead()
    await openMore(page)
    await expectApart(notice, dialog('More'))
    await undo(notice)
    await dialog('More').getByRole('button', { name: 'Close' }).tap()
    await button(name).waitFor()
    expect(at()).toBe('/lead-management')
  })

  test('covers neither the head of a sheet nor its buttons', async () => {
    await meet()
    await button(name).tap()
    const lead = dialog(name)
    await lead.getByRole('button', { name: 'Status: Contacted' }).tap()
    await dialog('Status').getByRole('button', { name: 'Qualified' }).tap()
    await seeNotice(page, 'Lead updated')
    const notice = await noticeShown()
    await expectApart(notice, lead.getByRole('heading', { name }))
    for (const other of ['Close', 'Log call', 'More']) {
      await expectApart(notice, lead.getByRole('button', { name: other, exact: true }))
    }
    await undo(notice, lead.getByRole('button', { name: 'Status: Contacted' }))
  })

  test('lets an open menu be before it', async () => {
    await meet()
    const notice = await deleteLead()
    await page
      .getByRole('button', { name: /^Actions for/ })
      .last()
      .tap()
    await page.getByRole('menu').waitFor()
    const order = (part: Locator) =>
      part.evaluate((element) => {
        const layer = element.closest('[data-radix-popper-content-wrapper], ol')
        return Number(layer && getComputedStyle(layer).zIndex)
      })
    expect(await order(page.getByRole('menu'))).toBeGreaterThan(await order(notice))
    await page.goBack()
    await gone(page.getByRole('menu'))
    await undo(notice)
  })

  test('takes taps while it leaves, too, with a sheet open', async () => {
    await meet({ motion: true })
    await deleteLead()
    await openMore(page)
    const hit = await page.evaluate(async () => {
      const notice = document.querySelector<HTMLElement>('[data-notice]')
      notice?.querySelector<HTMLElement>('[aria-label="Close"]')?.click()
      while (notice?.dataset.state === 'open') await new Promise(requestAnimationFrame)
      const { left = 0, top = 0, width = 0, height = 0 } = notice?.getBoundingClientRect() ?? {}
      return notice?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(hit).toBe(true)
  })
})

describe('the header', () => {
  /** The minimum number of readable letters of the team's name. */
  const lettersShown = () =>
    button(`Team: ${TEAM}`)
      .locator('span', { hasText: TEAM })
      .last()
      .evaluate((name: HTMLElement) => {
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('Nothing can be measured')
        pen.font = getComputedStyle(name).font
        const text = [...name.childNodes].find((node) => node instanceof Text)?.textContent ?? ''
        const fits = (letters: number) => pen.measureText(`${text.slice(0, letters)}…`).width
        let letters = 0
        while (letters < text.length && fits(letters + 1) <= name.clientWidth) letters++
        return letters
      })

  test.each([390, 360, 320])(
    'leaves the team’s name six letters, %i px wide, with something to attend to and no network',
    async (width) => {
      const { context } = await phoneAt('/lead-management')
      await bar().getByText('need your attention').waitFor({ state: 'attached' })
      await page.setViewportSize({ ...PHONE, width })
      await expect.poll(lettersShown).toBeGreaterThan(5)
      await context.setOffline(true)
      await page.getByText('Offline, saved here').waitFor()
      await expect.poll(lettersShown).toBeGreaterThan(5)
    },
  )

  test('says in words for three seconds that there is no network and all is saved here', async () => {
    const visitor = await visit((await phoneAt('/')).world)
    page = visitor.page
    await page.clock.install()
    await openAs(page, 'ana', '/lead-management')
    await page.getByText('All saved').waitFor()
    await stopClock(page)
    await visitor.context.setOffline(true)
    const words = page.getByText('Offline, saved here')
    await words.waitFor()
    await page.clock.runFor(2_900)
    await words.waitFor()
    await page.clock.runFor(200)
    await gone(words)
    await button('Offline').waitFor()
  })
})

describe('installing', () => {
  const offer = () =>
    page.evaluate(() =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })),
    )
  const asked = () => page.getByText('Install Rove to open it from your home screen')

  test('is asked for once, after the first lead was saved, and stays possible in Settings', async () => {
    const { world } = await phoneAt('/')
    await world.person('ida')
    const visitor = await visit(world, { viewport: DESK })
    page = visitor.page
    await openAs(page, 'ida', '/lead-management')
    await page.getByText('No leads yet').waitFor()
    await offer()
    await page.getByText('All saved').waitFor()
    expect(await asked().count()).toBe(0)
    await open(page, '/manual-lead-entry')
    await page.getByLabel('Full Name').fill('Mia Berg')
    await page.getByLabel('Email').fill('mia@fjord.example')
    await page.getByLabel('Company', { exact: true }).fill('Fjord Foods')
    await page.getByRole('button', { name: 'Add Lead' }).click()
    await asked().waitFor()
    await page.waitForURL('**/lead-management')
    await gone(asked())
    await page.reload()
    await page.getByText('Mia Berg').first().waitFor()
    await offer()
    await open(page, '/settings?tab=preferences')
    await page.getByRole('button', { name: 'Install' }).waitFor()
    expect(await asked().count()).toBe(1)
    expect(visitor.complaints).toEqual([])
  })

  test('is done by hand on an iPad, which is told how and why', async () => {
    const { world } = await phoneAt('/')
    await world.person('ivo')
    const { page } = await visit(world, {
      script: `Object.defineProperties(navigator, {
        userAgent: { value: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15' },
        maxTouchPoints: { value: 5 },
      })`,
    })
    await openAs(page, 'ivo', '/settings?tab=preferences')
    await page.getByText('“Add to Home Screen”, and sign in there').waitFor()
    await page.getByText('when you don’t open it for seven days').waitFor()
    expect(await page.getByRole('button', { name: 'Install' }).count()).toBe(0)
  })
})
