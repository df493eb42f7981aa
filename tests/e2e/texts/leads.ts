import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { aProduct } from '#tests/api/samples.ts'
import { DESK } from '../browser.ts'
import { leadsOnServer } from '../kept.ts'
import { beginSelecting, stopSelecting } from '../rep.ts'
import { deviceStore, fill, see, seeNoticed, stopClock } from '../texts.ts'
import type { Member, Stage } from './stage.ts'

/** The texts of managed leads, manual entry and the dashboard. */
export function leadTexts({ world, inTeam, arrive, desk }: Stage) {
  /** A deleted product. */
  const GONE = 4711

  /** A person in a new team that has these leads. */
  async function withLeads(team: string, ...leads: Partial<Lead>[]): Promise<Member> {
    const member = await inTeam(team)
    await addLeads(member, leads)
    return member
  }

  async function addLeads(member: Member, leads: Partial<Lead>[]) {
    const { change, sync } = world.device(member)
    await change(...leads.map((fields) => ({ name: 'lead.create' as const, args: { id: newId(), fields } })))
    await sync()
  }

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const names = (page: Page) =>
    page
      .getByRole('list', { name: 'Leads' })
      .getByRole('article')
      .getByRole('button')
      .filter({ hasText: /\w/ })
      .allInnerTexts()

  const options = (page: Page, field: string) => page.getByLabel(field).getByRole('option')

  const MIA = { fullName: 'Mia Berg', email: 'mia@fjord.example', company: 'Fjord Foods' }
  const NILS = { fullName: 'Nils Dahl', email: 'nils@alta.example', company: 'Alta Bakery' }

  test('manual entry says what is missing, folds the interest into the notes, and leads on after 1.5 s', async () => {
    const alma = await inTeam('Stavanger')
    const { page, complaints } = await arrive(alma, '/manual-lead-entry')
    await see(page, 'Add New Lead')
    expect(await options(page, 'Company Size').allInnerTexts()).toEqual([
      'Not known',
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '501-1000',
      '1001+',
    ])
    expect((await options(page, 'Status').allInnerTexts()).slice(0, 5)).toEqual([
      'New',
      'Contacted',
      'Qualified',
      'Converted',
      'Rejected',
    ])
    await press(page, 'Add Lead')
    await see(page, 'Full name is required', 'Please enter a valid email address', 'Company name is required')
    await page.getByLabel('Full Name').fill('Mia Berg')
    await page.getByLabel('Email').fill('mia@fjord')
    await page.getByLabel('Company', { exact: true }).fill('Fjord Foods')
    await page.getByLabel('Notes').fill('Met at the fair')
    await page.getByLabel('Product Interest').fill('deck ovens')
    await press(page, 'Add Lead')
    await see(page, 'Please enter a valid email address')
    await page.getByLabel('Email').fill('mia@fjord.example')

    await stopClock(page)
    await press(page, 'Add Lead')
    await seeNoticed(page, 'Lead added')
    await page.clock.runFor(1_400)
    expect(new URL(page.url()).pathname).toBe('/manual-lead-entry')
    await page.clock.runFor(100)
    await page.waitForURL('**/lead-management')
    await page.clock.resume()
    await expect
      .poll(() => leadsOnServer(world).find(({ teamId }) => teamId === alma.teamId))
      .toMatchObject({
        notes: 'Met at the fair\nProduct interest: deck ovens',
        status: 'approved',
        matchScore: '0',
        productId: null,
      })
    expect(complaints).toEqual([])
  })

  test('a lead says what is not known of it in the words of the list', async () => {
    const berta = await inTeam('Larvik')
    const product = await world.ask('POST', '/api/products', { ...aProduct, value: '250' }, berta)
    await addLeads(berta, [
      { ...MIA, position: 'Buyer', productId: product.body.id, matchScore: '91', status: '' },
      { ...NILS, companyUrl: 'https://alta.example/', productId: GONE },
      { email: 'hello@harbour.example', company: '' },
    ])
    const { page, complaints } = await arrive(berta, '/lead-management')
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('button', { name, exact: true }) })
    await see(card('Mia Berg'), 'Buyer at Fjord Foods', 'New')
    await see(card('hello@harbour.example'), '-')

    await press(page, 'hello@harbour.example')
    await see(page.getByRole('dialog'), 'NA', 'No number')
    await press(page, 'Close')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page, 'Sort and filter')
    await press(page, 'Match Score')
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await see(card('Mia Berg'), '91% match')

    await page.setViewportSize({ width: 2400, height: 1080 })
    const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
    await see(row('hello@harbour.example'), 'NA', '-', 'No product')
    await see(row('Mia Berg'), 'New', 'Fleet tracker', 'Trackly - $250')
    await see(row('Nils Dahl'), `Product ID: ${GONE}`, 'alta.example')
    expect(await row('Nils Dahl').getByRole('link', { name: 'alta.example' }).getAttribute('target')).toBe(
      '_blank',
    )
    await breakDates(page)
    await page.reload()
    await see(row('Mia Berg'), 'N/A')
    expect(complaints).toEqual([])
  })

  /** Gives the leads an invalid date. */
  async function breakDates(page: Page) {
    const store = await deviceStore(page)
    await store.evaluate(async (db) => {
      await new Promise<void>((resolve, reject) => {
        const transaction = db.transaction(['leads', 'packs', 'packed'], 'readwrite')
        for (const name of ['packs', 'packed']) transaction.objectStore(name).clear()
        transaction.oncomplete = () => resolve()
        transaction.onerror = reject
        const reading = transaction.objectStore('leads').openCursor()
        reading.onsuccess = () => {
          const cursor = reading.result
          cursor?.update({ ...cursor.value, createdAt: 'no day' })
          cursor?.continue()
        }
      })
      db.close()
    })
  }

  test('the search answers 300 ms after the last letter, in any case of letters, and says when nothing matches', async () => {
    const cleo = await withLeads('Bergen', { ...MIA, industry: 'Fishery' }, { ...NILS, position: 'Owner' })
    const { page, complaints } = await arrive(cleo, '/lead-management')
    const box = page.getByPlaceholder('Search leads by any word or number')
    await see(page, 'Mia Berg', 'Nils Dahl')
    await stopClock(page)
    await box.fill('FISH')
    await page.clock.runFor(250)
    await box.fill('FISHER')
    await page.clock.runFor(250)
    expect(await names(page)).toHaveLength(2)
    await page.clock.runFor(50)
    await expect.poll(() => names(page)).toEqual(['Mia Berg'])
    for (const [typed, found] of [
      ['dahl', 'Nils Dahl'],
      ['fjord', 'Mia Berg'],
      ['owner', 'Nils Dahl'],
    ] as const) {
      await box.fill(typed)
      await page.clock.runFor(300)
      await expect.poll(() => names(page)).toEqual([found])
    }
    await box.fill('owner berg')
    await page.clock.runFor(300)
    await see(page, 'No matching leads found')
    expect(complaints).toEqual([])
  })

  test('at a desk one box finds by name and the other by address, and both must agree', async () => {
    const { page, complaints } = await desk(
      await withLeads('Bergen Sør', MIA, { ...NILS, position: 'Owner' }),
      '/lead-management',
    )
    const box = page.getByPlaceholder('Search by name, company, position, or industry')
    const address = page.getByPlaceholder('Search by email address')
    await box.fill('owner')
    await see(page, '1 of 2 leads', 'Nils Dahl')
    await address.fill('FJORD')
    await see(page, 'No matching leads found')
    await box.fill('')
    await see(page, '1 of 2 leads', 'Mia Berg')
    expect(complaints).toEqual([])
  })

  test('what was noted finds a lead, the words in any order, and who is not found is added with one tap', async () => {
    const gro = await withLeads('Bodø', { ...MIA, fullName: 'Søren Kjær' }, NILS)
    const mate = world.device(gro)
    await mate.sync()
    const soren = (await leadsOnServer(world)).find(
      ({ teamId, fullName }) => teamId === gro.teamId && fullName !== 'Nils Dahl',
    )
    const fields = { leadId: soren?.id ?? 0, text: 'Likes oak' }
    await mate.change({ name: 'note.add', args: { id: newId(), fields } })
    await mate.sync()
    const { page, complaints } = await arrive(gro, '/lead-management')
    await see(page, '2 leads')
    await page.getByLabel('Search leads').fill('oak soren')
    await see(page, '1 of 2 leads', 'Søren Kjær')
    await page.getByLabel('Search leads').fill('Kjersti')
    await press(page, 'Clear search')
    await see(page, '2 leads')
    await page.getByLabel('Search leads').fill('Kjersti Lund')
    await page.getByRole('button', { name: 'Add “Kjersti Lund”' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Lead' })
    await expect.poll(() => sheet.getByLabel('Name').inputValue()).toBe('Kjersti Lund')
    expect(complaints).toEqual([])
  })

  test('in a long list the focus, a selection and an open menu stay with their lead when others take its place', async () => {
    const phoneNumber = '+47 22 00 00 00'
    const count = 20
    const numbered = Array.from({ length: count }, (_, n) => ({ fullName: `Lead ${n + 10}`, phoneNumber }))
    const finn = await withLeads('Oslo', ...numbered)
    const mate = world.device(finn)
    await mate.sync()
    const { page, complaints } = await arrive(finn, '/lead-management')
    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    const search = page.getByLabel('Search leads')

    await search.fill('lead 29')
    await see(page, `1 of ${count} leads`)
    await beginSelecting(page, 'leads')
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
    await box('Lead 29').check()
    await search.fill('lead 1')
    await see(page, `11 of ${count} leads`)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)

    const second = await page.getByRole('article').nth(1).getByText(/^Lead/).innerText()
    await box(second).focus()
    const newcomer = { id: newId(), fields: { fullName: 'Lead 100', phoneNumber } }
    await mate.change({ name: 'lead.create', args: newcomer })
    await mate.sync()
    await card('Lead 100').waitFor()
    expect(await box(second).evaluate((element) => element === document.activeElement)).toBe(true)

    await search.fill('lead 29')
    await see(page, `1 of ${count + 1} leads`)
    expect(await box('Lead 29').isChecked()).toBe(true)
    await stopSelecting(page)
    await search.fill('')
    await see(page, `${count + 1} leads`)
    await card('Lead 100').getByRole('button', { name: 'Actions for Lead 100' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await mate.change({ name: 'lead.delete', args: { id: newcomer.id } })
    await mate.sync()
    await see(page, `${count} leads`)
    expect(await page.getByRole('menuitem').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('on a desk a lead is added by generating or by hand', async () => {
    const { page } = await desk(await withLeads('Haugesund', MIA), '/lead-management')
    await press(page, 'Add Lead')
    await page.getByRole('menuitem', { name: 'Lead Generation' }).waitFor()
    await page.getByRole('menuitem', { name: 'Manual Lead Entry' }).click()
    await page.waitForURL('**/manual-lead-entry')
  })

  test('managed leads are deleted, or the screen says why they are not', async () => {
    const dora = await withLeads('Voss', MIA, NILS, { ...MIA, fullName: 'Olga Strand' })
    const { page, complaints } = await arrive(dora, '/lead-management')
    await see(page, 'Olga Strand')
    await beginSelecting(page, 'leads')
    await press(page, 'Delete Selected')
    await seeNoticed(page, 'No leads selected', 'Please select at least one lead to delete.')
    await stopSelecting(page)

    await fill(page, true)
    await press(page, 'Mia Berg')
    const lead = page.getByRole('dialog', { name: 'Mia Berg' })
    await lead.getByRole('button', { name: 'Status: New' }).click()
    await page.getByRole('dialog', { name: 'Status' }).getByRole('button', { name: 'Contacted' }).click()
    await seeNoticed(page, 'Failed to update lead. Please try again.')
    await lead.getByRole('button', { name: 'Edit' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Lead' })
    await editor.getByLabel('Position').fill('Buyer')
    await editor.getByRole('button', { name: 'Save Changes' }).click()
    await seeNoticed(page, 'Failed to update lead. Please try again.')
    await editor.getByRole('button', { name: 'Cancel' }).click()
    await lead.getByRole('button', { name: 'Close' }).click()
    await lead.waitFor({ state: 'detached' })

    await beginSelecting(page, 'leads')
    await page.getByRole('checkbox', { name: 'Select Mia Berg' }).check()
    await press(page, 'Delete Selected (1)')
    await seeNoticed(page, 'Error', 'Failed to delete the lead. Please try again.')
    await page.getByRole('checkbox', { name: 'Select Nils Dahl' }).check()
    await press(page, 'Delete Selected (2)')
    await seeNoticed(page, 'Error', 'Failed to delete leads. Please try again.')
    await fill(page, false)
    await press(page, 'Delete Selected (2)')
    await seeNoticed(page, 'Leads deleted', '2 lead(s) successfully deleted.')
    await expect.poll(() => names(page)).toEqual(['Olga Strand'])

    await press(page, 'Add Lead')
    await page.getByRole('dialog', { name: 'Add Lead' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('the dashboard shows the five leads that came last, and floors the share of high matches', async () => {
    const scores = ['80', '79', 'high', '0', '0', '0', '0', '0', '0', '0', '0']
    const leads = scores.map((matchScore, index) => ({
      fullName: `Lead ${index}`,
      email: `lead${index}@x.example`,
      company: 'Fjord Foods',
      position: 'Buyer',
      matchScore,
    }))
    const eva = await withLeads('Molde', ...leads, { email: 'hello@x.example' })
    const { page, complaints } = await arrive(eva, '/')
    // 2 of 12 are 16.7 %.
    await page.getByRole('link', { name: 'Total Leads 12 16% high match leads' }).waitFor()
    await page.getByRole('link', { name: 'Products 0 Active products in the system' }).waitFor()
    await see(page, 'Emails Generated')
    const recent = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
    expect(await recent.count()).toBe(5)
    await recent.getByText('Buyer at Fjord Foods').first().waitFor()
    await recent
      .getByTitle(/^\w{3} \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/)
      .first()
      .waitFor()
    // On a phone it has disappeared by now.
    await page.setViewportSize(DESK)
    const guide = page.getByRole('region', { name: 'How to Use' })
    await see(
      guide,
      'Create a product',
      'Generate leads',
      'Manage leads',
      'Create personalised emails',
      'Monitor results',
      'Tip: AI Support Chat in the sidebar has advice on every step.',
    )
    await see(page, 'Quick Actions')
    await page.getByRole('link', { name: 'View All' }).click()
    await page.waitForURL('**/lead-management')
    expect(complaints).toEqual([])
  })
}
