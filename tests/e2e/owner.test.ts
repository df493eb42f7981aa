import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { DESK, expectThumbFriendly, openAs, seeNotice, visit } from './browser.ts'
import { leadsOnServer, unsent } from './kept.ts'
import { axeFinds, cutTexts } from './look.ts'
import { beginSelecting, openLead, stopSelecting } from './rep.ts'
import { shared } from './shared.ts'

const high = { matchScore: '90', phoneNumber: '+47 22 33 44 55' }
const people: Partial<Lead>[] = [{ fullName: 'Mia Berg' }, { fullName: 'Olga Strand' }]
const GROS = 'Nils Dahl'
/** More than are sent one by one. */
const MANY = 24

/** Ana and Gro in a team: one lead is Gro's, the others are Ana's. */
async function openTeam() {
  const world = await openWorld()
  const first = await world.person('ana')
  const teamId = await makeTeam(world, first, 'North Sea Sales')
  const ana = { ...first, teamId }
  const gro = { ...(await world.person('gro')), teamId }
  await admit(world, gro, teamId)
  await world.ask('PATCH', '/api/teams/default-team', { teamId }, gro)
  const [anas, gros] = [world.device(ana), world.device(gro)]
  await add(anas, people)
  await add(gros, [{ fullName: GROS }])
  return { world, ana, gro, anas, gros, close: world.close }
}

async function add(
  device: ReturnType<Awaited<ReturnType<typeof openWorld>>['device']>,
  leads: Partial<Lead>[],
) {
  for (const lead of leads) {
    const fields = { ...high, ...lead, email: `${lead.fullName?.replace(/ /g, '.')}@x.example` }
    await device.change({ name: 'lead.create', args: { id: newId(), fields } })
  }
  await device.sync()
}

const phone = shared(openTeam, { worker: true })

const listOf = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
const mine = (page: Page) => page.getByRole('button', { name: 'Mine', exact: true })

test('a lead belongs to the person who added it, and is given to a team mate on its page, with no signal too', async () => {
  const { page, world, gro } = await phone('/lead-management', 'ana')
  await openLead(page, 'Mia Berg')
  const lead = page.getByRole('dialog', { name: 'Mia Berg' })
  await lead.getByRole('button', { name: 'Owner: ana Tester. Change' }).waitFor()
  await page.context().setOffline(true)
  await lead.getByRole('button', { name: 'Owner: ana Tester. Change' }).click()
  const sheet = page.getByRole('dialog', { name: 'Owner' })
  await sheet.getByRole('button', { name: 'ana Tester (you)', pressed: true }).waitFor()
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await axeFinds(page, 'dark')).toEqual([])
  await sheet.getByRole('button', { name: 'gro Tester' }).click()
  await seeNotice(page, 'Owner: gro Tester')
  await page.getByRole('button', { name: 'Undo' }).click()
  await lead.getByRole('button', { name: 'Owner: ana Tester. Change' }).click()
  await sheet.getByRole('button', { name: 'gro Tester' }).click()
  await lead.getByRole('button', { name: 'Owner: gro Tester. Change' }).waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => unsent(page)).toBe(0)
  const stored = (await leadsOnServer(world)).find(({ fullName }) => fullName === 'Mia Berg')
  expect(Number(stored?.ownerId)).toBe(gro.user.id)

  await lead.getByText('History', { exact: true }).click()
  await lead.getByRole('listitem').filter({ hasText: 'Owner: ana Tester → gro Tester' }).first().waitFor()
  await lead.getByRole('button', { name: 'Owner: gro Tester. Change' }).click()
  await sheet.getByRole('button', { name: 'ana Tester (you)' }).click()
  await expect.poll(() => unsent(page)).toBe(0)
})

test('one tap shows one’s own leads; the sheet shows those of a member, or of nobody', async () => {
  const { page } = await phone('/lead-management', 'gro')
  await expect.poll(() => listOf(page).count()).toBe(3)
  await listOf(page).filter({ hasText: 'Mia Berg' }).getByText('Owner: ana Tester').waitFor()
  expect(
    await listOf(page)
      .filter({ hasText: GROS })
      .getByText(/^Owner/)
      .count(),
  ).toBe(0)
  await mine(page).click()
  await expect.poll(() => listOf(page).allInnerTexts()).toEqual([expect.stringContaining(GROS)])
  expect(await mine(page).getAttribute('aria-pressed')).toBe('true')
  await expectThumbFriendly(page)
  await mine(page).click()
  await expect.poll(() => listOf(page).count()).toBe(3)

  await page.getByRole('button', { name: /^Sort and filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' })
  const owners = sheet.getByRole('group', { name: 'Owner' })
  await owners.getByRole('button', { name: 'No owner 0' }).waitFor()
  await owners.getByRole('button', { name: 'ana Tester 2' }).click()
  await sheet.getByRole('button', { name: 'Show 2 leads' }).click()
  await expect.poll(() => listOf(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Remove the filter ana Tester' }).click()
  await expect.poll(() => listOf(page).count()).toBe(3)
})

test('many leads are given to a team mate at once, and Undo gives each back', async () => {
  const { page, world, ana, gro, anas } = await phone('/lead-management', 'ana')
  await add(
    anas,
    Array.from({ length: MANY }, (_, n) => ({ fullName: `Lead ${n}` })),
  )
  const owned = async (id: number) =>
    (await leadsOnServer(world)).filter(({ ownerId }) => Number(ownerId) === id).length
  await expect.poll(() => listOf(page).count()).toBeGreaterThan(8)
  await beginSelecting(page, 'leads')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Set Owner' }).click()
  await page.getByRole('menuitem', { name: 'gro Tester' }).click()
  await seeNotice(page, `${MANY + 3} lead(s) given to gro Tester.`)
  await expect.poll(() => owned(gro.user.id)).toBe(MANY + 3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeNotice(page, `${MANY + 2} lead(s) have the owner of before.`)
  await expect.poll(() => owned(ana.user.id)).toBe(MANY + 2)
  await expectThumbFriendly(page)
  await stopSelecting(page)
})

test('Today shows one’s own leads; everyone’s are a tap away, and no lead is worth a call to two people', async () => {
  const { page, world } = await phone('/', 'gro')
  const worth = (at: Page) => at.getByRole('region', { name: /^Worth a call/ })
  await worth(page).getByRole('listitem').first().waitFor()
  expect(await worth(page).getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining(GROS)])
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Everyone’s', pressed: false }).click()
  await worth(page).getByRole('button', { name: 'Show more' }).waitFor()

  const { page: desk } = await visit(world, { viewport: DESK })
  await openAs(desk, 'ana', '/')
  await worth(desk).getByRole('listitem').first().waitFor()
  expect((await worth(desk).allInnerTexts()).join()).not.toContain(GROS)
})
