import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Change, mutateMany } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { openWorld } from '#tests/world.ts'
import { type Device, openAs, readyForOffline, seeNotice, visit } from './browser.ts'
import { leadsOnServer, receiptsOnServer, unsent } from './kept.ts'

const COUNT = 1_200
/** More than the list puts in order in one step. */
const COUNT_OF_A_LONG_LIST = 5_100

/** Ana, at a computer, at an address with her list of many leads. */
async function openDesk(count: number, address: string, device: Device = {}) {
  const world = await openWorld()
  const ana = await world.person('ana')
  const { store, sync } = world.device(ana)
  const changes = Array.from({ length: count }, (_, n): Change => {
    const fields = { fullName: `Lead ${n}`, email: `lead${n}@x.example` }
    return { name: 'lead.create', args: { id: newId(), fields } }
  })
  await mutateMany(store, ana.teamId, changes)
  await sync()
  const visitor = await visit(world, { viewport: { width: 1440, height: 900 }, ...device })
  await openAs(visitor.page, 'ana', address)
  await visitor.page.getByText(`${count} leads`).waitFor()
  return { world, ...visitor }
}

async function chooseFor(page: Page, status: string) {
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Set Status' }).click()
  await page.getByRole('menuitem', { name: status }).click()
}

test('offline, more than a thousand leads get a status at once; they wait as three entries, and all arrive once', async () => {
  const { world, page, context } = await openDesk(COUNT, '/lead-management', { worker: true })
  await readyForOffline(page)
  const receipts = receiptsOnServer(world).length
  await context.setOffline(true)
  await chooseFor(page, 'Qualified')
  await seeNotice(page, `${COUNT} lead(s) set to Qualified.`)
  expect(await unsent(page)).toBe(3)
  await page.getByRole('button', { name: /1,?200 waiting/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Sync' })
  await sheet.getByText('500 leads edited').first().waitFor()
  await sheet.getByText('200 leads edited').waitFor()
  await sheet.getByText(/^Lead \d+ and 199 more$/).waitFor()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  expect(new Set(leadsOnServer(world).map(({ status }) => status))).toEqual(new Set(['qualified']))
  expect(receiptsOnServer(world).length - receipts).toBe(3)
  await context.close()
  await world.close()
})

test('a long list that the address sorts by name is shown in that order', async () => {
  const { world, page, context } = await openDesk(COUNT_OF_A_LONG_LIST, '/lead-management?sort=fullName')
  await page.getByRole('table').getByText('Lead 0', { exact: true }).waitFor()
  await context.close()
  await world.close()
})
