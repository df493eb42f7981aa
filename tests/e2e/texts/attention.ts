import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { ovenProduct } from '#tests/site.ts'
import type { Person } from '#tests/world.ts'
import { openMore } from '../browser.ts'
import { unsent } from '../kept.ts'
import { chooseFor } from '../rep.ts'
import { see } from '../texts.ts'
import type { Stage } from './stage.ts'

/** Attention's text for a change that the server refused. */
export function attentionTexts({ world, amongMates, arrive }: Stage) {
  const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

  /** Two products, three suggestions and a lead to review. */
  async function fillTeam(mate: Person) {
    const product = await world.ask('POST', '/api/products', ovenProduct, mate)
    await world.ask('POST', '/api/products', { ...ovenProduct, name: 'Peels' }, mate)
    const asking = { productId: product.body.id, count: 3 }
    await world.ask('POST', '/api/generate-company-suggestions', asking, mate)
    const { change, sync } = world.device(mate)
    const fields = { fullName: 'Mia Berg', email: 'mia@fjord.example' }
    await change({ name: 'lead.create', args: { id: newId(), fields } })
    await sync()
    inDatabase('UPDATE leads SET saved = 0 WHERE teamId = ?', mate.teamId)
  }

  function inDatabase(statement: string, ...values: number[]) {
    const db = new Database(join(world.dataDir, 'rove.db'))
    db.prepare(statement).run(...values)
    db.close()
  }

  test('what the server refuses stands under Attention by the title of its failure', async () => {
    const member = await amongMates('Narvik', fillTeam)
    const { page, context, complaints } = await arrive(member, '/products')
    await see(page, 'Peels')
    await page.getByRole('link', { name: 'Find' }).click()
    await see(page, 'Company Suggestions (3)', 'Generated Leads (1)')
    await context.setOffline(true)

    await page.getByLabel('Product', { exact: true }).first().selectOption({ label: ovenProduct.name })
    await press(page, 'Generate Company Suggestions')
    await press(page, 'Approve Harbour Bakery')
    await press(page, 'Delete Quay Bakery')
    await press(page, 'Approve Mia Berg')
    await expect.poll(() => unsent(page)).toBe(6)

    await page.goBack()
    await chooseFor(page, 'Peels', 'Delete')
    await page.getByRole('button', { name: 'Peels', exact: true }).waitFor({ state: 'detached' })
    await chooseFor(page, ovenProduct.name, 'Edit')
    await page.getByLabel('Price Range').fill('900-1000')
    await press(page, 'Save Changes')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => unsent(page)).toBe(8)

    inDatabase('DELETE FROM members WHERE userId = ? AND teamId = ?', member.user.id, member.teamId)
    await context.setOffline(false)
    await page.getByRole('button', { name: '8 need your attention' }).waitFor()
    await openMore(page)
    await page.getByRole('link', { name: 'Attention 8' }).click()
    for (const title of [
      'Error generating suggestions',
      'Failed to generate leads from company suggestions',
      'Failed to add lead',
      'Failed to approve suggestions',
      'Failed to delete suggestion',
      'Approval failed',
      'Error Deleting Product(s)',
      'Error Updating Product',
    ]) {
      await page.getByText(`${title} · In a team that you are no longer in`, { exact: true }).waitFor()
    }
    expect(complaints).toEqual([])
  })
}
