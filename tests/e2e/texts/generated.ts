import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { ovenProduct } from '#tests/site.ts'
import type { Person } from '#tests/world.ts'
import { DESK } from '../browser.ts'
import { beginSelecting } from '../rep.ts'
import { deviceStore, fill, notice, see, seeNoticed, stopClock } from '../texts.ts'
import type { Member, Stage } from './stage.ts'

/** The pause between two requests of a tab that blocks the store, so that it does not use the processor. */
const BREATH_MS = 50

/** The texts of the list of generated leads. */
export function generatedTexts({ world, amongMates, arrive }: Stage) {
  /** A deleted product. */
  const GONE = 4711

  /** A person who only looks at leads. */
  let reader: Member
  /** The same person in another team. */
  let judge: Member
  beforeAll(async () => {
    reader = await amongMates('Gjøvik', addGenerated)
    judge = await amongMates('Hamar', addGenerated)
  })

  const people: Partial<Lead>[] = [
    {
      fullName: 'Mia Berg',
      email: 'mia@fjord.example',
      company: 'Fjord Foods',
      companyUrl: 'https://fjord.example/',
      position: 'Buyer',
      industry: 'Fishery',
      matchScore: '91',
    },
    {
      fullName: 'Nils Dahl',
      email: 'nils@alta.example',
      company: 'Alta Bakery',
      matchScore: '65',
      productId: GONE,
    },
    { email: 'hello@harbour.example' },
  ]

  /** The leads wait for review; no device of the person who joins the team has seen them. */
  async function addGenerated(mate: Person) {
    const product = await world.ask('POST', '/api/products', ovenProduct, mate)
    const { change, sync } = world.device(mate)
    const leads = people.map((fields) => ({
      productId: fields === people[0] ? product.body.id : null,
      ...fields,
    }))
    await change(...leads.map((fields) => ({ name: 'lead.create' as const, args: { id: newId(), fields } })))
    await sync()
    const db = new Database(join(world.dataDir, 'rove.db'))
    db.prepare('UPDATE leads SET saved = 0 WHERE teamId = ?').run(mate.teamId)
    db.close()
  }

  const results = (page: Page) => page.getByRole('region', { name: /^(Generated|Web-Scanned) Leads/ })
  const card = (page: Page, text: string) => results(page).getByRole('listitem').filter({ hasText: text })
  const openRow = (page: Page, name: string) =>
    results(page).getByRole('button', { name, exact: true }).click()
  const act = (page: Page, name: string) => results(page).getByRole('button', { name }).click()

  test('generated leads wait under "Web-Scanned Leads" while they are read', async () => {
    const { page, context, complaints } = await arrive(reader, '/lead-generation')
    await see(page, 'Generated Leads (3)')
    const letGo = await holdLeads(await context.newPage())
    await page.reload()
    const waiting = page.getByRole('heading', { name: 'Web-Scanned Leads' })
    // The stored screen of the last visit stays visible as long as it may.
    const passes = async () => {
      await page.clock.fastForward(10_000)
      return waiting.isVisible()
    }
    await expect.poll(passes).toBe(true)
    for (const name of ['Filter', 'Sort', 'Export']) {
      await results(page).getByRole('button', { name, exact: true, disabled: true }).waitFor()
    }
    await letGo()
    await see(page, 'Generated Leads (3)', 'For Review')
    expect(complaints).toEqual([])
  })

  /** Another tab works on the device's leads as long as it is open, so that nobody else can read them. */
  async function holdLeads(tab: Page) {
    await tab.goto('/favicon.svg')
    const store = await deviceStore(tab)
    await tab.route('/breath', async (route) => {
      await pause(BREATH_MS)
      await route.fulfill()
    })
    await store.evaluate((db) => {
      const leads = db.transaction(['leads', 'packs'], 'readwrite').objectStore('leads')
      return new Promise<void>((resolve) => {
        const goOn = () => {
          resolve()
          const breath = new XMLHttpRequest()
          breath.open('GET', '/breath', false)
          breath.send()
          leads.get(0).onsuccess = goOn
        }
        leads.get(0).onsuccess = goOn
      })
    })
    return () => tab.close()
  }

  test('generated leads say what is known of them, and what is not, in the words of the list', async () => {
    const { page, complaints } = await arrive(reader, '/lead-generation')
    await see(card(page, 'Nils Dahl'), 'Alta Bakery', '65% medium')
    await see(card(page, 'hello@harbour.example'), '-', '0% low')
    await openRow(page, 'Mia Berg')
    await see(card(page, 'Mia Berg'), 'Buyer at Fjord Foods', 'fjord.example', 'Ovenly - $1200')
    await card(page, 'Mia Berg')
      .getByText(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
      .waitFor()
    await openRow(page, 'Nils Dahl')
    await see(card(page, 'Nils Dahl'), `Product ID: ${GONE}`)
    const found = await results(page).getByRole('heading', { level: 3 }).allInnerTexts()
    expect(found).toEqual(['Mia Berg', 'Nils Dahl', 'hello@harbour.example'])
    await act(page, 'View Mia Berg')
    await page.getByRole('dialog', { name: 'Mia Berg' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.setViewportSize(DESK)
    await act(page, 'View Mia Berg')
    await seeNoticed(page, 'Mia Berg', 'Buyer at Fjord Foods · Fishery · match 91% (high)')
    await see(page.getByRole('row').filter({ hasText: 'Mia Berg' }), 'MI')
    const row = page.getByRole('row').filter({ hasText: 'hello@harbour.example' })
    await see(row, 'NA', '-', 'No product')
    const heads = await page.locator('th button:not([aria-label])').allInnerTexts()
    expect(heads).toEqual(['Name', 'Company', 'Website', 'Email', 'Product', 'Added', 'Match Score'])
    expect(complaints).toEqual([])
  })

  test('results of a search wait until the finger on a row is lifted', async () => {
    const { page, complaints } = await arrive(reader, '/lead-generation')
    const names = () => results(page).getByRole('heading', { level: 3 }).allInnerTexts()
    await see(page, 'Generated Leads (3)', 'hello@harbour.example')
    await stopClock(page)
    await page.getByPlaceholder('Search leads by any word or number').fill('FISHERY')
    await results(page).getByRole('heading', { level: 3 }).last().hover()
    await page.mouse.down()
    await page.clock.runFor(600)
    expect(await names()).toHaveLength(3)
    await page.mouse.up()
    await page.clock.runFor(100)
    await expect.poll(names).toEqual(['Mia Berg'])
    await page.clock.resume()
    expect(complaints).toEqual([])
  })

  test('generated leads are searched 300 ms after the last letter', async () => {
    const { page, complaints } = await arrive(reader, '/lead-generation')
    const names = () => results(page).getByRole('heading', { level: 3 }).allInnerTexts()
    await see(page, 'Generated Leads (3)', 'hello@harbour.example')
    await stopClock(page)
    await page.getByPlaceholder('Search leads by any word or number').fill('FISHERY')
    await page.clock.runFor(250)
    expect(await names()).toHaveLength(3)
    await page.clock.runFor(50)
    await expect.poll(names).toEqual(['Mia Berg'])
    await page.getByPlaceholder('Search leads by any word or number').fill('fishery alta')
    await page.clock.runFor(300)
    await see(page, 'No matching leads found')
    await page.clock.resume()
    expect(complaints).toEqual([])
  })

  test('generated leads are approved, deleted and exported once selected, or the screen says why not', async () => {
    const { page, complaints } = await arrive(judge, '/lead-generation')
    await see(page, 'Generated Leads (3)')
    await beginSelecting(page, 'leads')
    await act(page, 'Approve Selected')
    await seeNoticed(page, 'No leads selected', 'Please select at least one lead to approve.')
    await act(page, 'Delete Selected')
    await seeNoticed(page, 'No leads selected', 'Please select at least one lead to delete.')
    await act(page, 'Export Selected')
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
    await seeNoticed(page, 'No leads selected', 'Please select at least one lead to export.')

    await fill(page, true)
    await page.getByRole('checkbox', { name: 'Select Mia Berg' }).check()
    await act(page, 'Approve Selected')
    await seeNoticed(
      page,
      'Approval failed',
      'There was an error approving the selected leads. Please try again.',
    )
    await act(page, 'Delete Selected')
    await seeNoticed(page, 'Error', 'Failed to delete the lead. Please try again.')
    await page.getByRole('checkbox', { name: 'Select Nils Dahl' }).check()
    await act(page, 'Delete Selected')
    await seeNoticed(page, 'Error', 'Failed to delete leads. Please try again.')
    await see(page, 'Generated Leads (3)', '2 selected')

    await fill(page, false)
    await page.getByRole('checkbox', { name: 'Select Nils Dahl' }).uncheck()
    await act(page, 'Approve Selected')
    await seeNoticed(page, 'Leads approved', '1 lead(s) added to Lead Management.')
    await see(page, 'Generated Leads (2)')
    expect(
      await results(page)
        .getByText(/\d selected/)
        .count(),
    ).toBe(0)
    await beginSelecting(page, 'leads')
    await page.getByRole('checkbox', { name: 'Select Nils Dahl' }).check()
    await act(page, 'Delete Selected')
    await seeNoticed(page, 'Leads deleted', '1 lead(s) successfully deleted.')
    await see(page, 'Generated Leads (1)')
    expect(await notice(page).count()).toBe(1)
    expect(complaints).toEqual([])
  })
}
