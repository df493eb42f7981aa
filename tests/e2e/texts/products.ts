import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aProduct } from '#tests/api/samples.ts'
import { beginSelecting, chooseFor } from '../rep.ts'
import { fill, see, seeNoticed } from '../texts.ts'
import type { Stage } from './stage.ts'

/** The texts of the products. */
export function productTexts({ world, ana, arrive }: Stage) {
  const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

  test('a product’s form says what is wrong with each field', async () => {
    const { page, complaints } = await arrive(ana, '/products')
    await press(page, 'Add Product')
    const form = page.getByRole('dialog', { name: 'Add Product' })
    const send = () => form.getByRole('button', { name: 'Add Product' }).click()
    await form.getByLabel('Product Name').fill('P')
    await form.getByLabel('Description').fill('Too short')
    for (const field of ['Brand', 'Target Industry', 'Ideal Company Size', 'Price Range']) {
      await form.getByLabel(field).fill('')
    }
    await form.getByLabel('Value').fill(' $ ')
    await send()
    await see(
      form,
      'Product name must be at least 2 characters',
      'Description must be at least 10 characters',
      'Please enter a brand',
      'Please enter a value',
      'Please specify target industry',
      'Please specify ideal company size',
      'Please enter price range',
    )
    await form.getByLabel('Product Name').fill('Pe')
    await form.getByLabel('Description').fill('Ten chars.')
    await form.getByLabel('Brand').fill('b')
    await form.getByLabel('Value').fill('$60')
    await form.getByLabel('Target Industry').fill('i')
    await form.getByLabel('Ideal Company Size').fill('s')
    await form.getByLabel('Price Range').fill('r')

    await fill(page, true)
    await send()
    await seeNoticed(page, 'Error Adding Product(s)', 'Failed to add product. Please try again.')
    await fill(page, false)
    await send()
    await form.waitFor({ state: 'detached' })
    await see(page, 'b · $60')
    await chooseFor(page, 'Pe', 'Edit')
    expect(await page.getByLabel('Value', { exact: true }).inputValue()).toBe('60')
    expect(complaints).toEqual([])
  })

  test('a product that can’t be changed or deleted on a full device stays, and the screen says so', async () => {
    await world.ask('POST', '/api/products', aProduct, ana)
    await world.ask('POST', '/api/products', { ...aProduct, name: 'Van tracker' }, ana)
    const { page, complaints } = await arrive(ana, '/products')
    await see(page, 'Fleet tracker', 'Van tracker')
    await press(page, 'Filter')
    const choices = (field: string) => page.getByLabel(field).getByRole('option').allInnerTexts()
    expect(await choices('Brand')).toEqual(['All brands', 'Economy', 'Value', 'Premium', 'Luxury', 'Artisan'])
    expect(await choices('Value range')).toEqual([
      'All values',
      '$0-50',
      '$51-100',
      '$101-250',
      '$251-500',
      '$501-1000',
      '$1000+',
    ])
    await press(page, 'Done')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await fill(page, true)

    await chooseFor(page, 'Fleet tracker', 'Edit')
    await page.getByLabel('Brand').last().fill('Vanly')
    await press(page, 'Save Changes')
    await seeNoticed(page, 'Error Updating Product', 'Failed to update product. Please try again.')
    await press(page, 'Cancel')

    await chooseFor(page, 'Fleet tracker', 'Delete')
    await seeNoticed(page, 'Error Deleting Product(s)', 'Failed to delete product. Please try again.')

    await beginSelecting(page, 'products')
    await press(page, 'Delete Selected')
    await seeNoticed(page, 'No products selected', 'Please select at least one product to delete.')
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    const all = await page.getByRole('checkbox', { name: /^Select (?!all)/ }).count()
    await press(page, `Delete Selected (${all})`)
    await seeNoticed(page, 'Error Deleting Product(s)', 'Failed to delete products. Please try again.')
    await see(page, 'Fleet tracker', 'Van tracker')
    expect(complaints).toEqual([])
  })
}
