import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { read } from '#tests/database.ts'
import { openWorld, type World } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { unsent } from './kept.ts'
import { axeFinds, cutTexts } from './look.ts'
import { beginSelecting, stopSelecting } from './rep.ts'
import { shared } from './shared.ts'

/** More than one batch holds. */
const MANY = 620

/** Ana with many leads, of which one has a tag of its own. */
async function openOffice() {
  const world = await openWorld()
  const anas = world.device(await world.person('ana'))
  await anas.sync()
  await anas.change(
    ...Array.from({ length: MANY }, (_, n) => {
      const fields = { fullName: `Lead ${n}`, email: `lead${n}@x.example`, tags: n === 0 ? ['fair'] : [] }
      return { name: 'lead.create' as const, args: { id: newId(), fields } }
    }),
  )
  await anas.sync()
  return { world, close: world.close }
}

const phone = shared(openOffice, { worker: true })

const countOf = async (world: World, where: string): Promise<number> =>
  (await read<{ id: number }>(world, `SELECT id FROM ${where}`)).length
const synced = (page: Page) => expect.poll(() => unsent(page), { timeout: 60_000 }).toBe(0)

test('hundreds of leads get a tag and a follow-up each in one step, offline too, and Undo takes all of it back', async () => {
  const { page, world, context } = await phone('/lead-management', 'ana')
  await page.getByText(`${MANY} leads`).first().waitFor()
  await context.setOffline(true)
  await beginSelecting(page, 'leads')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Edit Selected' }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${MANY} lead(s)` })
  await dialog.getByLabel('Add a tag').fill('spring')
  await dialog.getByLabel('Follow-up for each lead').fill('Send the new prices')
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await axeFinds(page, 'dark')).toEqual([])
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await seeNotice(page, `${MANY} lead(s) updated.`)
  await context.setOffline(false)
  await synced(page)
  expect(await countOf(world, `leads WHERE tags LIKE '%spring%'`)).toBe(MANY)
  expect(await countOf(world, `leads WHERE tags = '["fair","spring"]'`)).toBe(1)
  expect(await countOf(world, `tasks WHERE title = 'Send the new prices' AND deletedAt IS NULL`)).toBe(MANY)

  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, `${MANY} lead(s) are as before.`)
  await synced(page)
  expect(await countOf(world, `leads WHERE tags LIKE '%spring%'`)).toBe(0)
  expect(await countOf(world, `leads WHERE tags = '["fair"]'`)).toBe(1)
  expect(await countOf(world, `tasks WHERE deletedAt IS NULL`)).toBe(0)
  await stopSelecting(page)
})
