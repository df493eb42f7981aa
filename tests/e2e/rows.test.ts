import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { aProduct } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, leaveOnceKept, PHONE, seeNotice, takenOver } from './browser.ts'
import { holdDown, push } from './finger.ts'
import { leadsOnServer, unsent } from './kept.ts'
import { axeFinds, coveredControls, cutTexts, doubleText, showIn, themes } from './look.ts'
import { shared } from './shared.ts'
import { hold, open } from './texts.ts'

const TABLET = { width: 820, height: 1180 }
const TABLET_LYING = { width: 1180, height: 820 }
const DESK = { width: 1280, height: 800 }

let ids: number[]

const statuses = ['new', 'approved', 'contacted', 'qualified', 'converted', 'rejected'] as const
const COUNT = 40
const nameOf = (n: number) => `Lead ${String(n).padStart(2, '0')}`

/** A world in which Ana has a list of leads. */
async function openList() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const { change, sync } = world.device(ana)
  await sync()
  for (let n = 0; n < 10; n++) {
    await world.ask('POST', '/api/products', { ...aProduct, name: `Product ${n}` }, ana)
  }
  ids = Array.from({ length: COUNT }, () => newId())
  const leads = ids.map((id, n) => ({
    id,
    fields: {
      fullName: nameOf(n),
      email: `lead${n}@x.example`,
      // Every fourth has only an email address.
      phoneNumber: n % 4 === 3 ? '' : `+47 22 00 00 ${n + 10}`,
      company:
        n === 1 ? 'Hohenfels-Wartenberg Backwaren und Feinkost Vertriebsgesellschaft mbH' : 'Fjord Foods',
      position: 'Buyer',
      status: statuses[n % statuses.length],
    },
  }))
  await change(...leads.map((args) => ({ name: 'lead.create' as const, args })))
  const emails = ids.slice(0, 10).map((leadId, n) => ({ leadId, subject: `Ovens ${n}`, body: 'Dear you' }))
  await change(...emails.map((fields) => ({ name: 'email.create' as const, args: { id: newId(), fields } })))
  await sync()
  return { world, close: () => world.close() }
}

const phone = shared(openList)
const tablet = shared(openList, { viewport: TABLET })

/** Ana, with her leads sorted by name, at a screen. */
async function at(path: string, viewport = PHONE, motion = false) {
  const visitor = await (Math.min(viewport.width, viewport.height) < 600 ? phone : tablet)(path)
  const { page } = visitor
  await page.setViewportSize(viewport)
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' })
  await page.locator('[aria-posinset="1"], [aria-rowindex="2"]').first().waitFor()
  return visitor
}
const byName = '/lead-management?sort=fullName'

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

const nameAt = (page: Page, n: number) =>
  page.getByRole('article').nth(n).getByRole('button').first().innerText()

describe('on a phone', () => {
  test('that is held across, too, the bar has Find and three leads are seen', async () => {
    const { page } = await at(byName, { width: 844, height: 390 })
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Find' }).waitFor()
    const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
    const third = await page.getByRole('article').nth(2).boundingBox()
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await expectThumbFriendly(page)
  })

  test('a row says who, where, how it stands and what is next; a tap opens it, its end calls or writes', async () => {
    const { page, handedOver } = await at(byName)
    await row(page, nameOf(0)).getByText('Buyer at Fjord Foods').waitFor()
    await row(page, nameOf(0)).getByText('New', { exact: true }).waitFor()
    await row(page, nameOf(1)).getByText('New', { exact: true }).waitFor()
    await page.getByRole('link', { name: `Call ${nameOf(0)}` }).tap()
    await expect.poll(() => handedOver).toEqual(['tel:+4722000010'])
    await page.getByRole('button', { name: nameOf(2), exact: true }).tap()
    await page.getByRole('dialog', { name: nameOf(2) }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: `Write to ${nameOf(3)}` }).tap()
    await page.waitForURL('**/create-email?forLead=*')
  })

  test('what is on this device alone is marked until it is sent', async () => {
    const { page, context } = await at(byName)
    await context.setOffline(true)
    await page.getByRole('button', { name: `Actions for ${nameOf(4)}` }).tap()
    await page.getByRole('menuitem', { name: 'Status' }).tap()
    await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Rejected' }).tap()
    await row(page, nameOf(4)).getByText('Not sent yet').waitFor()
    expect(await page.getByText('Not sent yet').count()).toBe(1)
    await context.setOffline(false)
    await expect.poll(() => unsent(page)).toBe(0)
    await page.getByText('Not sent yet').waitFor({ state: 'detached' })
  })

  test('a push to the right shows call and log, all the way calls; it never passes to another lead', async () => {
    const { page, handedOver } = await at(byName)
    const behind = (name: string) => page.getByRole('button', { name, exact: true })
    await push(row(page, nameOf(0)), 150)
    await behind('Call').waitFor()
    await behind('Log call').waitFor()
    await expectThumbFriendly(page)

    // The row's element shows another lead now.
    await page.getByRole('searchbox').fill('lead38@x')
    await page.getByText(`1 of ${COUNT} leads`).waitFor()
    expect(await behind('Call').count()).toBe(0)
    expect(await page.locator('[data-swiped]').count()).toBe(0)
    await page.getByRole('searchbox').fill('')
    await page.getByText(`${COUNT} leads`, { exact: true }).waitFor()

    await push(row(page, nameOf(5)), 150)
    await behind('Log call').tap()
    await page.getByRole('dialog').getByText(nameOf(5)).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(handedOver).toEqual([])

    await push(row(page, nameOf(5)), 340)
    await expect.poll(() => handedOver).toEqual(['tel:+4722000015'])
    expect(new URL(page.url()).searchParams.has('lead')).toBe(false)
  })

  test('a push to the left shows status and follow-up; a tap beside them puts the row back and opens nothing', async () => {
    const { page, world } = await at(byName)
    await push(row(page, nameOf(6)), -150)
    await page.getByRole('button', { name: 'Follow up', exact: true }).waitFor()
    await row(page, nameOf(6)).tap({ position: { x: 200, y: 20 } })
    await page.getByRole('button', { name: 'Follow up', exact: true }).waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)

    await push(row(page, nameOf(6)), -150)
    await page.getByRole('button', { name: 'Status', exact: true }).tap()
    await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Converted' }).tap()
    await seeNotice(page, 'Lead updated')
    await expect
      .poll(() => leadsOnServer(world).find(({ fullName }) => fullName === nameOf(6))?.status)
      .toBe('converted')

    await push(row(page, nameOf(2)), -150)
    await page.getByRole('button', { name: 'Follow up', exact: true }).tap()
    await page.getByRole('dialog').getByText(nameOf(2)).first().waitFor()
  })

  test('the row goes with the finger; for who wants no motion it stands where it will stay', async () => {
    const { page } = await at(byName, PHONE, true)
    const shift = () =>
      page
        .locator('[data-swiped]')
        .evaluate((swiped) => Math.round(new DOMMatrix(getComputedStyle(swiped).transform).m41))
    const lift = await push(row(page, nameOf(5)), 110, false)
    await expect.poll(shift).toBeGreaterThan(60)
    expect(await shift()).toBeLessThan(111)
    await lift()
    await expect.poll(shift).toBe(160)

    await at(byName)
    const liftAgain = await push(row(page, nameOf(5)), 110, false)
    await expect.poll(shift).toBe(160)
    await liftAgain()
  })

  test('a swiped row is not swiped on the screen that the next start shows', async () => {
    const { page } = await at('/lead-management')
    const swiped = await nameAt(page, 4)
    await push(row(page, swiped), -150)
    await page.getByRole('button', { name: 'Follow up', exact: true }).waitFor()
    await leaveOnceKept(page, swiped)
    // Held, not refused: the page would show a refusal in place of the rows.
    const letCome = await hold(page.context(), '**/assets/*.js')
    await page.goto('/lead-management', { waitUntil: 'commit' })
    await page.locator('#boot').getByRole('button', { name: swiped, exact: true }).waitFor()
    expect(await page.getByText('Follow up').count()).toBe(0)
    expect(await page.locator('[style*="translateX"]').count()).toBe(0)
    letCome()
    await takenOver(page)
  })

  test('a finger that rests selects; the bar then sets the status and deletes, and Escape ends it', async () => {
    const { page } = await at(byName)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await holdDown(row(page, nameOf(3)))
    await page.getByRole('checkbox', { name: `Select ${nameOf(3)}`, checked: true }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await row(page, nameOf(4)).tap()
    await page.getByText('2 selected').waitFor()
    await expectThumbFriendly(page)
    await page.getByRole('button', { name: 'Set Status' }).tap()
    await page.getByRole('menuitem', { name: 'Qualified' }).tap()
    await seeNotice(page, '2 lead(s) set to Qualified.')
    await page.keyboard.press('Escape')
    await page.getByRole('toolbar').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
    await holdDown(row(page, nameOf(3)))
    await page.getByRole('button', { name: 'Delete Selected (1)' }).tap()
    await seeNotice(page, '1 lead(s) successfully deleted.')
    await page.getByRole('toolbar').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).tap()
    await row(page, nameOf(3)).waitFor()
  })

  test('without a finger: the row’s menu, the list’s sheet and the key for the context menu select, too', async () => {
    const { page } = await at(byName)
    const toolbar = page.getByRole('toolbar', { name: 'Lead actions' })
    await page.getByRole('button', { name: `Actions for ${nameOf(2)}` }).focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'))
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    // The focus moves a moment after the key.
    await page.getByRole('menuitem', { name: 'Select' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await toolbar.waitFor()
    await page.keyboard.press('Escape')
    await toolbar.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: nameOf(3), exact: true }).dispatchEvent('contextmenu')
    await toolbar.waitFor()
    await page.getByRole('checkbox', { name: `Select ${nameOf(3)}`, checked: true }).waitFor()
    await page.getByRole('button', { name: 'Stop selecting' }).press('Enter')
    await toolbar.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Sort and filter' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Select leads' }).press('Enter')
    await toolbar.waitFor()
  })

  test('emails and products are pushed aside and selected alike', async () => {
    const { page } = await at('/email-campaigns')
    const email = await nameAt(page, 2)
    await push(row(page, email), -70)
    await page.getByRole('button', { name: 'Delete', exact: true }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await seeNotice(page, '1 email is back.')
    await holdDown(row(page, await nameAt(page, 2)))
    await page.getByText('1 selected').waitFor()

    await open(page, '/products')
    await push(row(page, await nameAt(page, 2)), 70)
    await page.getByRole('button', { name: 'Find', exact: true }).tap()
    await page.waitForURL('**/lead-generation?productId=*')
  })

  test('rows look right in both themes, being selected and with text twice as large', async () => {
    const { page } = await at(byName)
    const faults: string[] = []
    const look = async (what: string) => {
      for (const theme of themes) {
        await showIn(page, theme, PHONE)
        faults.push(...(await axeFinds(page, theme)).map((fault) => `${what}, ${theme}: ${fault}`))
      }
      await doubleText(page, true)
      const large = [...(await cutTexts(page)), ...(await coveredControls(page))]
      faults.push(...large.map((fault) => `${what}, large: ${fault}`))
      await doubleText(page, false)
      await page.evaluate(() => scrollTo(0, 0))
    }
    await look('the list')
    await page.getByRole('button', { name: `Actions for ${nameOf(2)}` }).tap()
    await page.getByRole('menuitem', { name: 'Select' }).tap()
    await look('selecting')
    await page.getByRole('button', { name: 'Stop selecting' }).tap()
    await push(row(page, nameOf(2)), 150)
    faults.push(...(await axeFinds(page, 'dark')))
    expect(faults).toEqual([])
  })
})

describe('on a tablet and a desk', () => {
  test.each([
    ['a tablet', TABLET],
    ['a tablet on its side', TABLET_LYING],
  ])('%s shows the columns that work needs without scrolling sideways', async (_, size) => {
    const { page } = await at('/lead-management', size)
    const cut = await page.getByRole('table', { name: 'Leads' }).evaluate((table) => {
      const room = table.parentElement?.getBoundingClientRect().right ?? 0
      return [...table.querySelectorAll('th')].filter((head) => head.getBoundingClientRect().right > room + 1)
        .length
    })
    expect(cut).toBe(0)
    for (const column of ['Name', 'Company', 'Status']) {
      await page.getByRole('button', { name: `Sort by ${column}` }).waitFor()
    }
  })

  test('a lead opens beside its list; keys and buttons lead on, Back and Escape close it', async () => {
    const { page } = await at(byName, DESK)
    const panel = (n: number) => page.getByRole('dialog', { name: nameOf(n) })
    const openIn = () => Number(new URL(page.url()).searchParams.get('lead'))
    await page.getByRole('button', { name: nameOf(1), exact: true }).click()
    await panel(1).waitFor()
    await expect.poll(openIn).toBe(ids[1])
    await panel(1).getByText(`2 of ${COUNT}`).waitFor()
    await expect.poll(() => panel(1).evaluate((element) => element === document.activeElement)).toBe(true)
    // The list stays reachable.
    const cut = await page
      .getByRole('button', { name: 'Sort by Status' })
      .evaluate(
        (arrow) =>
          arrow.getBoundingClientRect().right >
          (document.querySelector('aside')?.getBoundingClientRect().left ?? 0),
      )
    expect(cut).toBe(false)
    await page.keyboard.press('j')
    await panel(2).waitFor()
    await page.keyboard.press('ArrowDown')
    await panel(3).waitFor()
    await page.keyboard.press('k')
    await panel(2).waitFor()
    await panel(2).getByRole('button', { name: 'Next (J)' }).click()
    await panel(3).waitFor()
    await panel(3).getByRole('button', { name: 'Previous (K)' }).click()
    await panel(2).waitFor()
    const current = page.locator('tbody[aria-current] button[data-opens]')
    await expect.poll(() => current.textContent()).toContain(nameOf(2))

    // Keys are letters of the note while somebody writes it.
    await panel(2).getByRole('textbox').first().fill('')
    await panel(2).getByRole('textbox').first().pressSequentially('jk')
    await panel(2).waitFor()

    await page.goBack()
    await panel(2).waitFor({ state: 'detached' })
    await expect.poll(openIn).toBe(0)
    await page.getByRole('button', { name: nameOf(4), exact: true }).focus()
    await page.keyboard.press('Enter')
    await panel(4).waitFor()
    await page.keyboard.press('Escape')
    await panel(4).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(nameOf(4))
    for (const theme of themes) {
      await open(page, `/lead-management?lead=${ids[5]}`)
      await panel(5).waitFor()
      await showIn(page, theme, DESK)
      expect(await axeFinds(page, theme)).toEqual([])
    }
  })

  test.each([
    ['a table on a desk', DESK, 'tbody[aria-current]'],
    ['rows on a tablet', TABLET_LYING, 'article[aria-current]'],
  ])('keys lead along a list of any length, which goes with them: %s', async (_, size, open) => {
    const { page } = await at(byName, size)
    await page.getByRole('button', { name: nameOf(0), exact: true }).click()
    await page.getByRole('dialog', { name: nameOf(0) }).waitFor()
    for (let n = 1; n < COUNT; n++) {
      await page.keyboard.press('j')
      await page.getByRole('dialog', { name: nameOf(n) }).waitFor()
    }
    const current = page.locator(open)
    await expect
      .poll(() => current.evaluate((row) => row.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(size.height)
    await page.keyboard.press('j')
    await page.getByRole('dialog', { name: nameOf(COUNT - 1) }).waitFor()
  })

  test('on a tablet one tap in the table calls a lead, or writes to it', async () => {
    const { page } = await at(byName, TABLET)
    const table = page.getByRole('table', { name: 'Leads' })
    const call = table.getByRole('link', { name: `Call ${nameOf(0)}` })
    expect(await call.getAttribute('href')).toBe('tel:+4722000010')
    await expectThumbFriendly(page)
    await table.getByRole('link', { name: `Write to ${nameOf(3)}` }).click()
    await page.waitForURL('**/create-email?forLead=*')
  })

  test('a search that finds more leads than it shows ends with the list of all of them', async () => {
    const { page } = await at(byName, DESK)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Search leads/ }).fill('hohenfels')
    await page.getByRole('option', { name: nameOf(1) }).waitFor()
    expect(await page.getByRole('option', { name: 'All leads with' }).count()).toBe(0)
    await page.getByRole('combobox', { name: /^Search leads/ }).fill('fjord')
    await page.getByRole('option', { name: 'All leads with “fjord”' }).click()
    await page.getByRole('table').waitFor()
    await page.getByText(`${COUNT - 1} of ${COUNT} leads`).waitFor()
  })

  test('names of people and companies are not cut', async () => {
    const { page } = await at(byName, { width: 1440, height: 900 })
    const cut = () =>
      page
        .getByRole('table', { name: 'Leads' })
        .evaluate((table) =>
          [...table.querySelectorAll('tbody td:nth-child(2) span, tbody td:nth-child(3)')]
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
            .map((cell) => cell.textContent),
        )
    expect(await cut()).toEqual([])
    await page.setViewportSize(TABLET)
    expect(await cut()).toEqual([])
  })

  test('on a smaller one the list beside it turns into rows, and into the table again when it closes', async () => {
    const { page } = await at(byName, TABLET)
    await page.getByRole('button', { name: nameOf(1), exact: true }).click()
    await page
      .locator('aside')
      .getByRole('dialog', { name: nameOf(1) })
      .waitFor()
    await row(page, nameOf(2))
      .getByRole('button', { name: nameOf(2), exact: true })
      .click()
    await page
      .locator('aside')
      .getByRole('dialog', { name: nameOf(2) })
      .waitFor()
    await row(page, nameOf(2)).and(page.locator('[aria-current]')).waitFor()
    await page.getByRole('searchbox').first().fill(nameOf(3))
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('table').waitFor()
  })
})
