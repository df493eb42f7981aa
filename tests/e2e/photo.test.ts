import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLead } from '#tests/api/samples.ts'
import { openWorld, type World } from '#tests/world.ts'
import { expectThumbFriendly, openAs, readyForOffline, visit } from './browser.ts'
import { borrowPhone } from './phones.ts'
import { openLead } from './rep.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

/** A PNG of 2 by 2 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

test('a photo of a lead taken with no signal is shown, outlives a reload, and is on the team mate’s screen later', async () => {
  const ana = await world.person('ana')
  await world.ask('POST', '/api/leads', aLead, ana)
  const phone = await borrowPhone(world)
  await openAs(phone.page, 'ana', '/lead-management')
  await readyForOffline(phone.page)
  await phone.page.getByText(aLead.fullName).first().waitFor()
  await phone.context.setOffline(true)

  await openLead(phone.page, aLead.fullName)
  await expectThumbFriendly(phone.page)
  await phone.page
    .getByLabel('Photo')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: PICTURE })
  await phone.page.getByRole('button', { name: 'Replace photo' }).waitFor()
  // The lead's page has an address, so it is open again.
  await phone.page.reload()
  await phone.page.locator('[role=dialog] img[src^="blob:"]').waitFor()
  await phone.context.setOffline(false)

  const desk = await visit(world)
  await openAs(desk.page, 'ana', '/lead-management')
  await openLead(desk.page, aLead.fullName)
  const shown = desk.page.locator('[role=dialog] img[src^="/api/uploads/"]')
  await shown.waitFor()
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBe(2)
  expect([...phone.complaints, ...desk.complaints]).toEqual([])
})
