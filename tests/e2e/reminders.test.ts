import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, PHONE } from './browser.ts'
import { axeFinds, cutTexts, showIn } from './look.ts'
import { shared } from './shared.ts'

async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  return { world, ana, close: world.close }
}

const phone = shared(openOffice, { worker: true })

test('a rep chooses reminders and their quiet hours, which another device gets, and makes a calendar address', async () => {
  const { page, world, ana } = await phone('/settings?tab=reminders')
  await page.getByRole('switch', { name: 'Notes that mention me' }).click()
  await page.getByLabel('Quiet until').fill('08:30')
  await page.getByLabel('Quiet until').blur()
  const other = world.device({ ...ana, teamId: ana.user.id })
  await expect
    .poll(async () => {
      await other.sync()
      const settings = await other.store.settings.get(ana.user.id)
      return (
        settings && [
          settings.reminders.mention,
          settings.reminders.quietTo,
          settings.reminders.timeZone !== '',
        ]
      )
    })
    .toEqual([false, '08:30', true])
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = (await page.getByText(/\/api\/calendars\//).textContent()) ?? ''
  const answer = await fetch(address)
  expect([answer.status, (await answer.text()).split('\r\n')[0]]).toEqual([200, 'BEGIN:VCALENDAR'])
  await showIn(page, 'dark', PHONE)
  expect([...(await axeFinds(page, 'dark')), ...(await cutTexts(page))]).toEqual([])
  await expectThumbFriendly(page)
})
