import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Change, mutateMany } from '#db/device/mutate.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { openWorld } from '#tests/world.ts'
import { closeNotices, DESK, expectThumbFriendly, seeNotice } from './browser.ts'
import { push } from './finger.ts'
import { axeFinds, cutTexts, doubleText, themes } from './look.ts'
import { keysAreHeard } from './rep.ts'
import { shared } from './shared.ts'

const people: Partial<Lead>[] = [
  { fullName: 'Mia Berg', company: 'Fjord Foods', status: 'new' },
  { fullName: 'Nils Dahl', company: 'Havn', status: 'contacted' },
  { fullName: 'Olga Strand', company: 'Hafenhotel', status: 'qualified' },
  { fullName: 'Per Lie', company: 'Lie Ovens', status: 'new' },
]
const MANY = 5_000

async function openTeams() {
  const world = await openWorld()
  const add = async (name: string, leads: Partial<Lead>[]) => {
    const person = await world.person(name)
    const { store, sync } = world.device(person)
    const changes = leads.map(
      (fields): Change => ({
        name: 'lead.create',
        args: { id: newId(), fields: { ...fields, address: 'Torget 2, 5014 Bergen' } },
      }),
    )
    await mutateMany(store, person.teamId, changes)
    await sync()
  }
  await add('ana', people)
  await add('ben', people)
  await add(
    'cleo',
    Array.from({ length: MANY }, (_, n) => ({
      fullName: `Lead ${n}`,
      status: n % 5 === 0 ? 'contacted' : 'new',
    })),
  )
  return { world, close: world.close }
}

const device = shared(openTeams)
const BOARD = '/lead-management?view=board&sort=fullName'

async function looksRight(page: Page) {
  expect(await cutTexts(page)).toEqual([])
  for (const theme of themes) expect(await axeFinds(page, theme)).toEqual([])
}

const inColumn = (page: Page, status: string) => page.getByRole('list', { name: `${status} leads` })

test('on a phone the board shows one status a screen, changed by tab and by swipe, and a tap moves a lead, which Undo takes back', async () => {
  const { page } = await device('/lead-management')
  await page.getByRole('button', { name: 'Show as: List' }).click()
  await page.getByRole('menuitemradio', { name: 'Board' }).click()
  await page.getByRole('tab', { name: 'New 2', selected: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBe('board')
  await expectThumbFriendly(page)
  await looksRight(page)
  await doubleText(page, true)
  expect(await cutTexts(page)).toEqual([])
  await doubleText(page, false)

  await page.getByRole('button', { name: 'Status of Mia Berg: New' }).click()
  await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Contacted' }).click()
  await seeNotice(page, 'Lead updated')
  await page.getByRole('tab', { name: 'New 1', selected: true }).waitFor()
  await push(inColumn(page, 'New'), -250)
  await page.getByRole('tab', { name: 'Contacted 2', selected: true }).waitFor()
  await inColumn(page, 'Contacted').getByText('Mia Berg').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('tab', { name: 'Contacted 1', selected: true }).waitFor()
  await closeNotices(page)
  await push(inColumn(page, 'Contacted'), 250)
  await page.getByRole('tab', { name: 'New 2', selected: true }).waitFor()

  await page.getByRole('tab', { name: 'Rejected 0' }).click()
  await page.getByText('No leads here').waitFor()
  await page.getByRole('tab', { name: 'New 2' }).click()
  await page.getByRole('searchbox').fill('Lie')
  await page.getByRole('tab', { name: 'New 1', selected: true }).waitFor()
  await inColumn(page, 'New').getByRole('button', { name: 'Per Lie', exact: true }).click()
  await page.getByRole('heading', { name: 'Per Lie' }).waitFor()
})

test('on a desk a lead is moved between the columns by mouse, by keyboard and by its menu, and a screen reader hears it', async () => {
  const { page } = await device(BOARD, 'ben')
  await page.setViewportSize(DESK)
  await inColumn(page, 'New').getByText('Mia Berg').waitFor()
  const columns = page.getByRole('region', { name: /^(New|Contacted|Qualified|Converted|Rejected) ?\d+$/ })
  await expect.poll(() => columns.count()).toBe(5)
  await looksRight(page)

  const card = await inColumn(page, 'New').getByText('Mia Berg').boundingBox()
  const target = await page.getByRole('region', { name: 'Converted' }).boundingBox()
  if (!card || !target) throw new Error('The board is not shown.')
  await page.mouse.move(card.x + 5, card.y + 5)
  await page.mouse.down()
  await page.mouse.move(card.x + 30, card.y + 10, { steps: 3 })
  await page.getByText('Mia Berg is picked up in New.').waitFor()
  await page.mouse.move(target.x + target.width / 2, target.y + 30, { steps: 8 })
  await page.getByText('Mia Berg is over Converted.').waitFor()
  await page.mouse.up()
  await inColumn(page, 'Converted').getByText('Mia Berg').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await inColumn(page, 'New').getByText('Mia Berg').waitFor()
  await closeNotices(page)

  const handle = page.getByRole('button', { name: 'Move Per Lie' })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.getByText('Per Lie is picked up in New.').waitFor()
  await keysAreHeard(page)
  await page.keyboard.press('ArrowRight')
  await page.getByText('Per Lie is over Contacted.').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Per Lie is over Qualified.').waitFor()
  await page.keyboard.press('Space')
  await inColumn(page, 'Qualified').getByText('Per Lie').waitFor()
  await page.getByText('Per Lie was moved to Qualified.').waitFor()
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true)
  await closeNotices(page)
  await page.keyboard.press('Space')
  await page.getByText('Per Lie is picked up in Qualified.').waitFor()
  await keysAreHeard(page)
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Per Lie is over Contacted.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Per Lie stays in Qualified.').waitFor()
  await inColumn(page, 'Qualified').getByText('Per Lie').waitFor()

  await page.getByRole('button', { name: 'Actions for Nils Dahl' }).click()
  await page.getByRole('menuitem', { name: 'Status' }).click()
  await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Rejected' }).click()
  await inColumn(page, 'Rejected').getByText('Nils Dahl').waitFor()
})

test('a board of thousands of leads counts all of them, and draws 50 of a status until somebody asks for more', async () => {
  const { page } = await device(BOARD, 'cleo')
  await page.getByRole('tab', { name: 'New 4,000' }).waitFor()
  await expect.poll(() => inColumn(page, 'New').getByRole('listitem').count()).toBe(50)
  await page.setViewportSize(DESK)
  const columns = ['New', 'Contacted']
  for (const status of columns)
    await expect.poll(() => inColumn(page, status).getByRole('listitem').count()).toBe(50)
  await page.getByRole('region', { name: 'Contacted' }).getByText('1,000').waitFor()
  await page.getByRole('region', { name: 'New' }).getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => inColumn(page, 'New').getByRole('listitem').count()).toBe(100)
  await expect.poll(() => inColumn(page, 'Contacted').getByRole('listitem').count()).toBe(50)
})
