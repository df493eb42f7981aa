import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '#app/features/chat/answer.ts'
import { GREETING } from '#app/features/chat/conversation.ts'
import { openMore } from '#tests/e2e/browser.ts'
import { hold, notice, see, seeNoticed, stopClock } from '#tests/e2e/texts.ts'
import type { Stage } from './stage.ts'

/**
 * The texts around every screen: navigation, menu, theme, notices, chat, tooltips, and announced features.
 */
export function shellTexts({ world, ana, arrive, desk }: Stage) {
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

  async function openMenu(page: Page) {
    await openMore(page)
    const button = page.getByRole('button', { name: /^Account of/ })
    const letter = (await button.innerText()).trim()
    await button.click()
    return { letter, menu: page.getByRole('menu') }
  }

  test('the menu of the person falls back to the username, then to "User" and "?"', async () => {
    const bob = await world.person('bob')
    await world.ask('PATCH', '/api/users/me', { fullName: '' }, bob)
    const { page } = await arrive(bob, '/analytics')
    const { letter, menu } = await openMenu(page)
    expect(letter).toBe('B')
    await see(menu, 'bob')

    // The server never returns an empty username.
    const nameless = { ...bob.user, fullName: '', username: '' }
    await page.route('**/api/auth/user', (route) => route.fulfill({ json: nameless }))
    await page.reload()
    const shown = await openMenu(page)
    expect(shown.letter).toBe('?')
    await see(shown.menu, 'User')
  })

  test('the header says "Loading..." until the teams are known, then "Add Team" to who has none', async () => {
    await arrive()
    const { page, context, complaints } = await arrive(ana, '/favicon.svg')
    await page.evaluate((id) => localStorage.setItem('rove-known', String(id)), ana.user.id)
    const answer = await hold(context, /\/api\/sync\/(?:pull|first)/)
    await page.goto('/analytics')
    // Lists that load have the same text, for screen readers only.
    await page.getByText('Loading...', { exact: true }).and(page.locator(':not(.sr-only)')).waitFor()
    expect(await page.getByText('Add Team').count()).toBe(0)
    answer()
    await page.getByRole('button', { name: 'Add Team' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('the bar of a phone and what is under More lead to every screen, and its foot has the version', async () => {
    const { page, complaints } = await arrive(ana, '/analytics')
    const bar = page.getByRole('navigation', { name: 'Sections' })
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Today', 'Leads', 'Find', 'Emails'])
    await openMore(page)
    const sheet = page.getByRole('dialog', { name: 'More' })
    await see(sheet, 'v2.1.0 (Production)', 'AI Support Chat')
    const links = await sheet.getByRole('link').allInnerTexts()
    expect(links).toEqual(
      expect.arrayContaining([
        'Products',
        'Manual Lead Entry',
        'Create New Email',
        'Email Campaigns',
        'Analytics',
        'User Settings',
        'Team Settings',
      ]),
    )
    expect(complaints).toEqual([])
  })

  test('the menu of the person shows the full name, the address and where it leads', async () => {
    const { letter, menu } = await openMenu((await arrive(ana, '/analytics')).page)
    expect(letter).toBe('A')
    await see(menu, 'ana Tester', 'ana@rove.example')
    expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(
      expect.arrayContaining(['Profile', 'Team Settings', 'Account Settings', 'Log Out']),
    )
  })

  test('the theme is told by the switcher and by Settings alike', async () => {
    const { page, complaints } = await arrive(ana, '/settings?tab=preferences')
    const light = page.getByRole('switch', { name: 'Light Mode' })
    await page.evaluate(() => localStorage.removeItem('theme'))
    await page.reload()
    const switchTo = async (theme: string) => {
      await openMore(page)
      await press(page, /^Account of/)
      await page.getByRole('menuitemradio', { name: theme }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    }
    const shown = () => page.evaluate(() => document.documentElement.dataset.theme)
    expect(await shown()).toBe('dark')
    expect(await light.isChecked()).toBe(false)
    await light.click()
    await seeNoticed(page, 'Light mode activated')
    expect(await shown()).toBe('light')
    await switchTo('Dark')
    await seeNoticed(page, 'Dark mode activated')
    expect([await shown(), await light.isChecked()]).toEqual(['dark', false])
    await switchTo('Light')
    await seeNoticed(page, 'Light mode activated')
    await light.click()
    await seeNoticed(page, 'Dark mode activated')
    await page.emulateMedia({ colorScheme: 'light' })
    await switchTo('System')
    await seeNoticed(page, 'Light mode activated')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
    expect(complaints).toEqual([])
  })

  describe('a notice', () => {
    async function atSwitch() {
      const { page } = await arrive(ana, '/settings?tab=preferences')
      const light = page.getByRole('switch', { name: 'Light Mode' })
      await light.uncheck()
      await stopClock(page)
      return { page, light }
    }

    test('takes the place of the one before, and goes after 5 s', async () => {
      const { page, light } = await atSwitch()
      await light.click()
      await seeNoticed(page, 'Light mode activated')
      await light.click()
      await seeNoticed(page, 'Dark mode activated')
      expect(await page.locator('li[data-swipe-direction]').count()).toBe(1)
      await page.clock.runFor(4_900)
      await seeNoticed(page, 'Dark mode activated')
      await page.clock.runFor(100)
      await notice(page).waitFor({ state: 'detached' })
    })

    test('goes by a swipe of 50 px to the right, not by a shorter one', async () => {
      const { page, light } = await atSwitch()
      await light.click()
      await notice(page).waitFor()
      const swipe = async (px: number) => {
        const box = await notice(page).boundingBox()
        if (!box) throw new Error('There is no notice')
        const [x, y] = [box.x + 60, box.y + box.height / 2]
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + px, y, { steps: 8 })
        await page.mouse.up()
      }
      await swipe(45)
      await expect.poll(() => notice(page).getAttribute('data-swipe')).toBe('cancel')
      await swipe(60)
      await notice(page).waitFor({ state: 'detached' })
    })
  })

  test('the support chat greets, sends nothing empty, and answers after 1 s, or says that it does not know or fails', async () => {
    const { page } = await arrive(ana, '/analytics')
    await openMore(page)
    await press(page, 'AI Support Chat')
    const chat = page.getByRole('dialog', { name: 'AI Support Chat' })
    const said = chat.getByRole('listitem').locator('p')
    const message = chat.getByLabel('Your message')
    await said.first().waitFor()
    await stopClock(page)
    expect(await said.allInnerTexts()).toEqual([expect.stringContaining(GREETING)])
    await message.fill('  ')
    await message.press('Enter')
    expect(await chat.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
    expect(await said.count()).toBe(1)

    await message.fill('How do I paint a boat?')
    await message.press('Enter')
    await see(chat, 'The assistant is writing...')
    await page.clock.runFor(900)
    expect(await said.count()).toBe(2)
    await page.clock.runFor(100)
    await said.nth(2).waitFor()
    expect(await said.nth(2).innerText()).toContain(UNKNOWN)

    const letHelpBeSearched = await page.evaluateHandle(() => {
      const { normalize } = String.prototype
      String.prototype.normalize = () => {
        throw new Error('No help can be searched.')
      }
      return () => {
        String.prototype.normalize = normalize
      }
    })
    await message.fill('Hello')
    await message.press('Enter')
    await page.clock.runFor(1_000)
    await said.nth(4).waitFor()
    expect(await said.nth(4).innerText()).toContain('Sorry, I encountered an issue. Please try again later.')
    expect(await chat.getByText('The assistant is writing...').count()).toBe(0)
    await letHelpBeSearched.evaluate((letBe) => letBe())
  })

  test('an icon names itself after 700 ms, at once within 300 ms of another', async () => {
    const { page } = await desk(ana, '/analytics')
    const minimise = page.getByRole('button', { name: 'Minimise the sidebar' })
    const help = page.getByRole('link', { name: 'Help' })
    await minimise.waitFor()
    await stopClock(page)
    const tooltip = (name: string) => page.getByRole('tooltip', { name })
    const none = () => expect(page.getByRole('tooltip').count()).resolves.toBe(0)
    const leave = async () => {
      let x = 640
      const move = async () => {
        await page.mouse.move(x++, 600)
        return page.getByRole('tooltip').count()
      }
      await expect.poll(move).toBe(0)
    }

    await minimise.hover()
    await page.clock.runFor(650)
    await none()
    await page.clock.runFor(50)
    await tooltip('Minimise the sidebar').waitFor()
    await leave()
    await page.clock.runFor(250)
    await help.hover()
    await tooltip('Help').waitFor()
    await leave()
    await page.clock.runFor(350)
    await minimise.hover()
    await page.clock.runFor(650)
    await none()
    await page.clock.runFor(50)
    await tooltip('Minimise the sidebar').waitFor()
  })

  test('on a desk the sidebar is 72 units wide and 20 minimised, the team switcher 200 px', async () => {
    const { page } = await desk(ana, '/analytics')
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width
    const unit = await page.evaluate(
      () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4,
    )
    expect(await widthOf(page.getByRole('button', { name: 'Add Team' }))).toBe(200)
    const sidebar = page.getByRole('navigation', { name: 'Main' }).locator('..')
    expect(await widthOf(sidebar)).toBe(72 * unit)
    await press(page, 'Minimise the sidebar')
    await expect.poll(() => widthOf(sidebar)).toBe(20 * unit)
    await press(page, 'Expand the sidebar')
    await expect.poll(() => widthOf(sidebar)).toBe(72 * unit)
  })

  test.each([
    ['/analytics', ['Data Analytics', 'Analytics Coming Soon']],
    ['/email-campaign-manager', ['Email Campaigns', 'Campaign Manager Coming Soon']],
  ])('%s says in one line what is coming', async (path, texts) => {
    const { page } = await arrive(ana, path)
    const main = page.getByRole('main')
    await see(main, ...texts)
    expect(await main.getByRole('button').count()).toBe(0)
  })
}
