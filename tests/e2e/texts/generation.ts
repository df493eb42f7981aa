import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ovenProduct } from '#tests/site.ts'
import type { Person } from '#tests/world.ts'
import { kept } from '../kept.ts'
import { fill, hold, open, see, seeNoticed } from '../texts.ts'
import { ADDRESS, type Stage } from './stage.ts'

/** The texts of finding companies. */
export function generationTexts({ world, inTeam, arrive, desk, keys }: Stage) {
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const GENERATE = 'Generate Company Suggestions'

  async function ask(person: Person, method: string, path: string, body?: object) {
    const answer = await world.ask(method, path, body, person)
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}`)
    return answer.body
  }

  /** A person with a product, at the screen for finding companies for it. */
  async function withProduct(person: Person) {
    const product = await ask(person, 'POST', '/api/products', ovenProduct)
    // With several products, none is preselected.
    await ask(person, 'POST', '/api/products', { ...ovenProduct, name: 'Dough trays' })
    const visitor = await desk(person, '/lead-generation')
    await visitor.page.getByRole('button', { name: GENERATE }).waitFor()
    return { productId: product.id as number, ...visitor }
  }

  const choose = (page: Page) =>
    page.getByLabel('Product', { exact: true }).selectOption({ label: ovenProduct.name })

  test('the screen is named after the team, and asks for a product first', async () => {
    const { page, complaints } = await arrive(await inTeam('North'), '/lead-generation')
    await page.getByRole('heading', { name: 'North Lead Generation' }).waitFor()
    await see(
      page,
      'Discover real potential customers based on your product details',
      'No Products Available',
    )
    await page.getByRole('link', { name: 'Create Product' }).click()
    await page.getByRole('dialog', { name: 'Add Product' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('companies are sought for a product, three of them unless told otherwise, and the screen says how it goes', async () => {
    const { page, context, productId, complaints } = await withProduct(await world.person('benno'))
    await page.getByRole('heading', { name: 'My Team Lead Generation' }).waitFor()
    const button = page.getByRole('button', { name: GENERATE })
    expect(await button.isDisabled()).toBe(true)
    // The button is disabled without a product, but the form can be submitted in other ways.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await seeNoticed(page, 'No product selected', 'Please select a product to find real business leads.')
    expect(await page.getByLabel('Target Company Size').getByRole('option').allInnerTexts()).toEqual([
      'Any Size',
      'Small (1-50 employees)',
      'Medium (51-500 employees)',
      'Large (500+ employees)',
    ])

    await choose(page)
    await see(page, 'Ovenly - $1200', ovenProduct.description)
    await fill(page, true)
    await button.click()
    await seeNoticed(page, 'Error generating suggestions', 'Failed to generate company suggestions')
    await fill(page, false)

    const count = page.getByLabel('Number of Companies')
    expect(await count.inputValue()).toBe('3')
    await page.getByLabel('Keywords').fill('   ')
    const letGo = await hold(context, '**/api/sync/push')
    await button.click()
    await seeNoticed(page, 'Generating company suggestions')
    await page.getByRole('button', { name: 'Generating Company Suggestions...', disabled: true }).waitFor()
    expect(await kept(page, 'outbox')).toMatchObject([{ args: { task: { args: { count: 3 } } } }])
    letGo()
    await seeNoticed(
      page,
      'Company suggestions generated!',
      'Review and approve companies to generate leads with contact data.',
    )
    await button.waitFor()
    await see(page, 'Company Suggestions (3)', 'For Review')
    await see(page, 'No leads generated yet', 'Approve company suggestions above to generate leads')

    await context.setOffline(true)
    const sent = async () => (await kept(page, 'outbox')).map((entry) => Reflect.get(entry, 'args').task.args)
    for (const [typed, shown, wanted] of [
      ['', '', 3],
      ['1.5', '', 3],
      ['0', '', 3],
      ['7', '7', 7],
    ] as const) {
      await count.fill(typed)
      expect(await count.inputValue()).toBe(shown)
      const before = (await sent()).length
      await button.click()
      await expect.poll(async () => (await sent()).slice(before)).toEqual([{ productId, count: wanted }])
    }
    await page.getByLabel('Keywords').fill(' rye ')
    await page.getByLabel('Location').fill(' Bergen ')
    await page.getByLabel('Target Company Size').selectOption('Small (1-50 employees)')
    await button.click()
    await expect
      .poll(async () => (await sent()).at(-1))
      .toEqual({ productId, count: 7, keywords: 'rye', location: 'Bergen', companySize: 'Small' })
    expect(complaints).toEqual([])
  })

  test('a key that the AI service no longer takes is what is told', async () => {
    const clara = await inTeam('Clara’s')
    await ask(clara, 'PUT', '/api/keys/openai', keys.taken)
    onTestFinished(() => ask(clara, 'DELETE', '/api/keys/openai'))
    keys.refuse()
    const { page, complaints } = await withProduct(clara)
    await choose(page)
    // Companies that the directory finds by itself would stay.
    await page.getByLabel('Source').selectOption({ label: 'AI service' })
    await press(page, GENERATE)
    await seeNoticed(page, 'Error generating suggestions', 'Please verify your OpenAI API key and try again.')
    expect(complaints).toEqual([])
  })

  describe('suggestions', () => {
    const select = (page: Page, name: string) =>
      page.getByRole('checkbox', { name: `Select ${name}` }).check()
    const review = (page: Page) => page.getByRole('region', { name: /^Company Suggestions/ })
    const approve = (page: Page) => review(page).getByRole('button', { name: 'Approve Selected' }).click()

    test('are approved or removed once selected, and the screen says what came of it', async () => {
      const dina = await inTeam('Dina’s')
      const { page, productId, complaints } = await withProduct(dina)
      await ask(dina, 'POST', '/api/generate-company-suggestions', { productId, count: 3 })
      await page.getByRole('heading', { name: 'Silent Bakery' }).waitFor()
      await approve(page)
      await seeNoticed(page, 'No Selection', 'Please select companies to approve')

      await fill(page, true)
      await select(page, 'Silent Bakery')
      await approve(page)
      await seeNoticed(
        page,
        'Failed to generate leads from company suggestions',
        'Failed to approve suggestions',
      )
      await press(page, 'Delete Silent Bakery')
      await seeNoticed(page, 'Error', 'Failed to delete suggestion')
      await fill(page, false)
      await press(page, 'Delete Quay Bakery')
      await seeNoticed(page, 'Company suggestion removed')
      await see(page, 'Company Suggestions (2)')

      await approve(page)
      await seeNoticed(
        page,
        'Contacts of companies',
        'No public contact data was found for Silent Bakery. You may need to research contacts manually.',
      )
      await select(page, 'Harbour Bakery')
      await approve(page)
      await seeNoticed(page, 'Created 1 lead with real contact info')
      await see(page, 'Generated Leads (1)', ADDRESS)
      expect(complaints).toEqual([])
    })

    test('say why they fit in 70 characters, and in full on a tap; their leads do so too', async () => {
      const { page, complaints } = await desk(await inTeam('Ella’s'), '/products')
      await press(page, 'Load sample data')
      await seeNoticed(page, 'Sample data loaded')
      await open(page, '/lead-generation')
      const card = review(page).getByRole('listitem').filter({ hasText: 'Harrow Chilled Haulage' })
      const full =
        'Carries frozen and chilled goods for supermarkets, and advertises records for every pallet.'
      const preview = `${full.slice(0, 70)}…`
      await see(card, preview)
      await card.getByText('Why this fits your product').click()
      await see(card, full)
      await card.getByText(preview, { exact: true }).waitFor({ state: 'hidden' })

      await select(page, 'Harrow Chilled Haulage')
      await approve(page)
      const leads = page.getByRole('region', { name: /^Generated Leads/ })
      await see(leads, 'desk@harrowchilled.example', preview)
      expect(complaints).toEqual([])
    })
  })
}
