import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { expectThumbFriendly, seeNotice } from './browser.ts'
import { shared } from './shared.ts'
import { hold } from './texts.ts'

/** People without a team: each test creates one for another person. */
async function openTown() {
  const world = await openWorld()
  for (const name of ['ana', 'ben', 'cleo']) await world.person(name)
  return { world, close: world.close }
}

const phone = shared(openTown)

/** A PNG of 2 by 2 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: PICTURE }
const huge = { ...logo, name: 'huge.png', buffer: Buffer.concat([PICTURE, Buffer.alloc(2 * 1024 * 1024)]) }
const pdf = { name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
const drawing = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
const disguised = { ...logo, name: 'page.png', buffer: Buffer.from('<script>alert(1)</script>') }

const hasFocus = (element: Element) => element === document.activeElement

const naturalWidth = (picture: Locator) =>
  picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)

/** Drags a file over the drop area. @returns a function that drops it */
async function drag(page: Page, place: Locator) {
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'dragged.png', { type: 'image/png' }))
    return data
  }, PICTURE.toString('base64'))
  await place.dispatchEvent('dragenter', { dataTransfer })
  return () => place.dispatchEvent('drop', { dataTransfer })
}

test('a team gets its avatar from a file, which is checked, removed and replaced before', async () => {
  const { page, context } = await phone('/', 'ana')
  await page.getByRole('button', { name: 'Add Team' }).click()
  await page.getByRole('button', { name: 'Create Your First Team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Team' })
  const widget = dialog.getByRole('group', { name: 'Drag & drop team logo or PDF here' })
  const file = widget.locator('input[type=file]')
  await dialog.getByText("Enter a URL or upload an image or PDF for your team's avatar").waitFor()
  await dialog.getByLabel('Team Name').fill('Harbour Sales')
  await dialog.getByLabel('Avatar URL').fill('https://harbour.example/logo.png')
  await expectThumbFriendly(page)

  await file.setInputFiles(huge)
  await seeNotice(page, 'File too large')
  await seeNotice(page, 'Max file size is 2MB')
  await file.setInputFiles(drawing)
  await seeNotice(page, 'Invalid file type')
  await seeNotice(page, 'Please upload one of the following: pdf, jpeg, png, gif')
  await file.setInputFiles(disguised)
  await seeNotice(page, 'Upload failed')

  const answer = await hold(context, '**/api/uploads')
  await file.setInputFiles(logo)
  await widget.getByText('Uploading...').waitFor()
  expect(await dialog.getByRole('button', { name: 'Create Team' }).isDisabled()).toBe(true)
  await widget.getByRole('button', { name: 'Cancel' }).click()
  await widget.getByText('Drag & drop team logo or PDF here').waitFor()
  answer()

  await file.setInputFiles(pdf)
  await seeNotice(page, 'File uploaded successfully')
  await widget.getByText('logo.pdf').waitFor()
  await expectThumbFriendly(page)
  await widget.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => widget.getByRole('button', { name: 'Choose a file' }).evaluate(hasFocus)).toBe(true)
  expect(await dialog.getByLabel('Avatar URL').inputValue()).toBe('https://harbour.example/logo.png')

  const drop = await drag(page, widget)
  await widget.getByText('Drop the file here').waitFor()
  await drop()
  await widget.getByText('dragged.png').waitFor()
  const chooser = page.waitForEvent('filechooser')
  await widget.getByRole('button', { name: 'Replace' }).click()
  await (await chooser).setFiles(logo)
  await widget.getByText('logo.png').waitFor()
  await expect.poll(() => naturalWidth(widget.locator('img'))).toBe(2)

  const create = await hold(context, '**/api/teams')
  await dialog.getByRole('button', { name: 'Create Team' }).click()
  await dialog.getByRole('button', { name: 'Creating...' }).waitFor()
  create()
  await seeNotice(page, 'Team created')
  const switcher = page.getByRole('button', { name: 'Team: Harbour Sales' })
  await expect.poll(() => naturalWidth(switcher.locator('img[src^="/api/uploads/"]'))).toBe(2)
})

test('the dashboard’s dialog takes pictures alone, and says what it can not do offline', async () => {
  const { page, context } = await phone('/', 'ben')
  await page.getByRole('main').getByRole('button', { name: 'Create Team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Team' })
  const widget = dialog.getByRole('group', { name: 'Drag & drop team logo here' })
  const file = widget.locator('input[type=file]')
  expect(await dialog.getByLabel('Avatar URL').count()).toBe(0)
  await file.setInputFiles(pdf)
  await seeNotice(page, 'Please upload one of the following: jpeg, png, gif')

  await context.setOffline(true)
  await dialog.getByText(/^Creating a team and uploading its avatar need a connection/).waitFor()
  await dialog.getByLabel('Team Name').fill('B')
  await file.setInputFiles(logo)
  await seeNotice(page, 'Upload failed')
  await dialog.getByRole('button', { name: 'Create Team' }).click()
  await seeNotice(page, 'Failed to create team')
  await context.setOffline(false)
  await file.setInputFiles(logo)
  await widget.getByText('logo.png').waitFor()
  await expectThumbFriendly(page)
  await dialog.getByRole('button', { name: 'Create Team' }).click()
  await seeNotice(page, 'Team created')
  const switcher = page.getByRole('button', { name: 'Team: B' })
  await expect.poll(() => naturalWidth(switcher.locator('img'))).toBe(2)
})

test('a team whose avatar is a PDF is shown by its first letter', async () => {
  const { page } = await phone('/', 'cleo')
  await page.getByRole('button', { name: 'Add Team' }).click()
  await page.getByRole('button', { name: 'Create Your First Team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Team Name').fill('Harbour Sales')
  await dialog.locator('input[type=file]').setInputFiles(pdf)
  await seeNotice(page, 'File uploaded successfully')
  await dialog.getByRole('button', { name: 'Create Team' }).click()
  await page.getByRole('button', { name: 'Team: Harbour Sales' }).getByText('H', { exact: true }).waitFor()
})
