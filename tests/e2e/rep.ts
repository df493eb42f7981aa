import type { Page } from 'playwright-core'
import { open } from './texts.ts'

/** A rep's actions, in the words of the screens. */

export async function addProduct(page: Page, product: { name: string; industry: string; size: string }) {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Add Product' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Product Name').fill(product.name)
  await dialog.getByLabel('Description').fill(`${product.name}, made to last and easy to install`)
  await dialog.getByLabel('Brand').fill('premium')
  await dialog.getByLabel('Value').fill('$4,900')
  await dialog.getByLabel('Target Industry').fill(product.industry)
  await dialog.getByLabel('Ideal Company Size').fill(product.size)
  await dialog.getByLabel('Price Range').fill('4,000 to 6,000')
  await dialog.getByRole('button', { name: 'Add Product' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(product.name).first().waitFor()
}

export async function suggestCompanies(page: Page, product: string, count: number) {
  await open(page, '/lead-generation')
  await page.getByLabel('Product', { exact: true }).selectOption({ label: product })
  await page.getByLabel('Number of Companies').fill(String(count))
  await page.getByRole('button', { name: 'Generate Company Suggestions' }).click()
}

/** Opens a lead's page from the list, by the lead's name. */
export async function openLead(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function closeLead(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export async function setStatus(page: Page, name: string, status: string) {
  await openLead(page, name)
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Lead' })
  await editor.getByLabel('Status').selectOption(status)
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await editor.waitFor({ state: 'detached' })
  await closeLead(page)
}

export async function addLead(page: Page, lead: { name: string; email: string; company: string }) {
  await page.getByLabel('Full Name').fill(lead.name)
  await page.getByLabel('Email').fill(lead.email)
  await page.getByLabel('Company', { exact: true }).fill(lead.company)
  await page.getByRole('button', { name: 'Add Lead' }).click()
  await page.waitForURL('**/lead-management')
}

/** On a phone, selection is started from the list's sheet. */
export async function beginSelecting(page: Page, what: 'leads' | 'emails' | 'products') {
  await page.getByRole('button', { name: /^(Sort and filter|Filter$)/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Select ${what}` })
    .click()
  await page.getByRole('toolbar').waitFor()
}

export async function stopSelecting(page: Page) {
  await page.getByRole('button', { name: 'Stop selecting' }).click()
  await page.getByRole('toolbar').waitFor({ state: 'detached' })
}

/** Does something with one row of a list on a phone, from the row's menu. */
export async function chooseFor(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Waits until keys move an item that was picked up: the library listens for them one task after that. */
export const keysAreHeard = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
