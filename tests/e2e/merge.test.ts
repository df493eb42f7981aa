import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { openWorld } from '#tests/world.ts'
import { closeNotices, expectThumbFriendly, seeNotice } from './browser.ts'
import { leadsOnServer, unsent } from './kept.ts'
import { axeFinds, cutTexts } from './look.ts'
import { beginSelecting, openLead, setStatus } from './rep.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

const MIA = { fullName: 'Mia Berg', email: 'mia@fjord.example', company: 'Fjord Foods' }
const TWIN = { fullName: 'M. Berg', email: 'berg@fjord.example', company: 'Fjord Foods' }

/** Ana with two leads for one person, each with a note. */
async function openOffice() {
  const world = await openWorld()
  const anas = world.device(await world.person('ana'))
  const [mia, twin] = [newId(), newId()]
  const note = (leadId: number, text: string) =>
    anas.change({ name: 'note.add', args: { id: newId(), fields: { leadId, text } } })
  await anas.sync()
  await anas.change({ name: 'lead.create', args: { id: mia, fields: MIA } })
  await anas.change({ name: 'lead.create', args: { id: twin, fields: TWIN } })
  await note(mia, 'Wants an offer')
  await note(twin, 'Met at the fair')
  await anas.sync()
  return { world, anas, note, mia, twin, close: world.close }
}

const device = shared(openOffice, { worker: true })

const listOf = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
const count = (page: Page) => expect.poll(() => listOf(page).count())

async function mergeAll(page: Page) {
  await beginSelecting(page, 'leads')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge 2 leads' })
  await dialog.getByRole('group', { name: 'Email' }).waitFor()
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await axeFinds(page, 'dark')).toEqual([])
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await seeNotice(page, '2 leads are one now.')
  await count(page).toBe(1)
}

/** The lead's page on a device shows these texts. */
async function seeOn(page: Page, leadId: number, ...texts: string[]) {
  await open(page, `/lead-management?lead=${leadId}`)
  const lead = page.getByRole('dialog')
  for (const text of texts) await lead.getByText(text).first().waitFor()
  return lead
}

test('two devices that merge the same leads in opposite directions offline show one lead with all notes, and Undo brings both back', async () => {
  const at = await device('/lead-management', 'ana')
  const tablet = await device('/lead-management', 'ana', 'tablet')
  const both = [at, tablet]
  for (const { page, context } of both) {
    await count(page).toBe(2)
    await context.setOffline(true)
  }
  // Without more to go by, the lead that was changed last stays: the twin. On the tablet Mia is the fuller one.
  await mergeAll(at.page)
  await setStatus(tablet.page, MIA.fullName, 'qualified')
  await closeNotices(tablet.page)
  await mergeAll(tablet.page)
  await at.note(at.twin, 'Called back')

  for (const { context } of both) await context.setOffline(false)
  for (const { page } of both) await expect.poll(() => unsent(page)).toBe(0)
  await at.anas.sync()
  const pointers = (await leadsOnServer(at.world)).map(({ mergedInto }) => Number(mergedInto))
  expect(pointers.toSorted()).toEqual([at.mia, at.twin].toSorted())
  const texts = ['Wants an offer', 'Met at the fair', 'Called back', 'Qualified']
  for (const { page } of both) {
    await open(page, '/lead-management')
    await count(page).toBe(1)
    for (const id of [at.mia, at.twin]) await seeOn(page, id, ...texts)
  }

  const lead = await seeOn(at.page, at.twin, 'Merged with M. Berg')
  await lead.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(at.page, 'Merge undone')
  await expect.poll(() => unsent(at.page)).toBe(0)
  for (const { page } of both) {
    await open(page, '/lead-management')
    await count(page).toBe(2)
  }
})

test('a lead is merged with another one from its page, and Undo in the notice brings both back', async () => {
  const { page } = await device('/lead-management', 'ana')
  await count(page).toBe(2)
  await openLead(page, TWIN.fullName)
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Merge with…' }).click()
  await page.getByRole('dialog', { name: 'Choose a lead' }).getByText(MIA.fullName).click()
  await page
    .getByRole('dialog', { name: 'Merge 2 leads' })
    .getByRole('button', { name: 'Merge', exact: true })
    .click()
  await seeNotice(page, '2 leads are one now.')
  await open(page, '/lead-management')
  await count(page).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await count(page).toBe(2)
})
