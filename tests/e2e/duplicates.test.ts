import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { leadsOnServer, unsent } from './kept.ts'
import { shared } from './shared.ts'
import { open } from './texts.ts'

async function openOffice() {
  const world = await openWorld()
  const ana = await world.person('ana')
  const add = (lead: object) => world.ask('POST', '/api/leads', lead, ana)
  await add({ fullName: 'Mia Berg', company: 'Fjord Foods AS', email: 'mia@fjord.example' })
  await add({
    fullName: 'Berg, Mia',
    company: 'Fjord Foods',
    phoneNumber: '+47 22 33 44 55',
    email: 'mia@fjord.example',
  })
  await add({ company: 'Bakeri Nord', phoneNumber: '+47 55 11 22 33', address: 'Torget 1, 5014 Bergen' })
  await add({ company: 'Bakeri Nord AS', phoneNumber: '55 11 22 33', address: 'Torget 1, Bergen' })
  await add({ fullName: 'Per Vik', company: 'Vik Bygg', email: 'per@vik.example' })
  return { world, ana, close: world.close }
}

const phone = shared(openOffice, { worker: true })

test('a rep with no signal sees the doubles with the reasons, merges one, tells another apart, and both arrive', async () => {
  const { page, context, world } = await phone('/lead-management')
  await context.setOffline(true)
  await open(page, '/duplicates')
  const mia = page.getByRole('region', { name: /Mia/ })
  await mia.getByText('Same email address').waitFor()
  await mia.getByText('The same', { exact: true }).waitFor()
  await page.getByText('2 groups of leads that may be the same').waitFor()
  expect(await page.getByText('Per Vik').count()).toBe(0)
  await expectThumbFriendly(page)
  await mia.getByRole('button', { name: /^Merge/ }).click()
  await page.getByRole('dialog', { name: 'Merge 2 leads' }).getByRole('button', { name: 'Merge' }).click()
  await seeNotice(page, '2 leads are one now.')
  await mia.waitFor({ state: 'detached' })
  const shop = page.getByRole('region', { name: /Bakeri/ })
  await shop.getByRole('button', { name: /^Not the same/ }).click()
  await seeNotice(page, 'They are not shown here again, for the whole team.')
  await page.getByText('Every lead is here once.').waitFor()
  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  expect(leadsOnServer(world).filter(({ mergedInto }) => mergedInto !== null)).toHaveLength(1)
  await open(page, '/duplicates')
  await page.getByText('Every lead is here once.').waitFor()
})
