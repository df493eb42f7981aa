import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, PHONE, seeNotice } from './browser.ts'
import { axeFinds, cutTexts, showIn } from './look.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const teamId = await makeTeam(world, ana, 'North')
  const bob = await world.person('bob')
  await admit(world, bob, teamId)
  const { body } = await world.ask('POST', '/api/leads', aLead, { ...ana, teamId })
  return { world, ana, teamId, leadId: Number(body.id), close: world.close }
}

const phone = shared(openOffice, { worker: true })

test('a rep chooses reminders and their quiet hours, which another device gets, and makes a calendar address', async () => {
  const { page, world, ana } = await phone('/settings?tab=reminders')
  const isInSight = (tab: Element) => {
    const { left, right } = tab.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  }
  await expect.poll(() => page.getByRole('tab', { name: 'Reminders' }).evaluate(isInSight)).toBe(true)
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

/** Types "@" and the beginning of a name into the box for a note of the lead that is open, and sends it. */
async function mentionInNote(page: Page, begun: string, name: string, rest: string) {
  const lead = page.getByRole('dialog')
  const box = lead.getByLabel('Add a note')
  await box.click()
  await box.pressSequentially(`Ask @${begun}`)
  const choice = lead.getByRole('group', { name: 'Mention a team mate' })
  await choice.getByRole('button', { name: `@${name}` }).waitFor()
  await expectThumbFriendly(page)
  expect([...(await axeFinds(page, 'dark')), ...(await cutTexts(page))]).toEqual([])
  await choice.getByRole('button', { name: `@${name}` }).tap()
  await choice.waitFor({ state: 'detached' })
  await box.pressSequentially(rest)
  expect(await box.inputValue()).toBe(`Ask @${name} ${rest}`)
  await lead.getByRole('button', { name: 'Add note' }).tap()
  await lead.getByRole('listitem').filter({ hasText: rest }).waitFor()
}

test('a name is offered while a rep types it after @, and the note stands in Today of whom it mentions until they have seen it', async () => {
  const at = await phone('/', 'ana')
  await open(at.page, `/lead-management?lead=${at.leadId}`)
  await at.page.getByRole('dialog').getByText(aLead.email).first().waitFor()
  await mentionInNote(at.page, 'bo', 'bob Tester', 'about the ovens')

  const bobs = await phone('/', 'bob')
  const news = bobs.page.getByRole('region', { name: 'For you' })
  await news.getByText('ana Tester mentions you: Ask @bob Tester about the ovens').waitFor()
  await showIn(bobs.page, 'dark', PHONE)
  expect([...(await axeFinds(bobs.page, 'dark')), ...(await cutTexts(bobs.page))]).toEqual([])
  await expectThumbFriendly(bobs.page)
  await news.getByRole('button', { name: 'Mark as seen' }).tap()
  await news.waitFor({ state: 'detached' })
})

test('a follow-up is saved as a file for the calendar, with no signal too', async () => {
  const { page, context, leadId } = await phone('/', 'ana')
  await open(page, `/lead-management?lead=${leadId}`)
  const lead = page.getByRole('dialog')
  await lead.getByRole('button', { name: 'Follow up' }).first().tap()
  await page.getByRole('dialog', { name: 'Follow up' }).getByRole('button', { name: 'Tomorrow' }).tap()
  await seeNotice(page, 'Follow-up added')
  await context.setOffline(true)
  await lead.getByRole('button', { name: /^Change / }).tap()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).tap(),
  ])
  expect(file.suggestedFilename()).toBe('follow-up.ics')
  const [event] = new ICAL.Component(
    ICAL.parse(await readFile(await file.path(), 'utf8')),
  ).getAllSubcomponents('vevent')
  expect(new ICAL.Event(event).summary).toContain(aLead.fullName)
})
