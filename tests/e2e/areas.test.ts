import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PMTiles, tileIdToZxy } from 'pmtiles'
import { expect, test } from 'vitest'
import { boundsAround } from '#db/pmtiles/bounds.ts'
import { idsOf } from '#db/pmtiles/tileIds.ts'
import { aLead } from '#tests/api/samples.ts'
import { mapFile } from '#tests/mapFile.ts'
import { openWorld } from '#tests/world.ts'
import { DESK, expectThumbFriendly, readyForOffline } from './browser.ts'
import { axeFinds, cutTexts, doubleText, themes } from './look.ts'
import { shared } from './shared.ts'
import { hold, open, see } from './texts.ts'

const kassel = { latitude: 51.3155, longitude: 9.4924 }
const bounds = boundsAround(kassel, 40)
const ZOOM = 12
const TILE_BYTES = 100_000
const wanted = idsOf(boundsAround(kassel, 10), ZOOM)

const tiles = new Map<number, Uint8Array<ArrayBuffer>>()
for (const { from, to } of idsOf(bounds, ZOOM)) {
  for (let id = from; id < to; id++) {
    const isWanted = wanted.some((range) => range.from <= id && id < range.to)
    const tile = crypto.getRandomValues(new Uint8Array(isWanted ? 60_000 : 40))
    tiles.set(id, isWanted ? new Uint8Array([...tile, ...tile.slice(0, TILE_BYTES - 60_000)]) : tile)
  }
}
const map = await mapFile({ tiles, bounds, maxZoom: ZOOM, leafSize: 50 })

async function openTown() {
  const world = await openWorld()
  await world.person('ana')
  await world.ask('POST', '/api/leads', aLead, await world.person('ben'))
  const folder = join(world.dataDir, 'maps')
  mkdirSync(folder)
  writeFileSync(join(folder, 'hesse.pmtiles'), map)
  writeFileSync(join(folder, 'letter.pmtiles'), 'Dear Sir, this is a letter.')
  return { world, close: world.close }
}

const phone = shared(openTown, { worker: true })
const PATH = '/settings?tab=offline-maps'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Asks for the size of an area around Kassel. */
async function measure(page: Page) {
  await page.getByLabel('Which area').selectOption('Around a place by its coordinates')
  await page.getByLabel('Latitude and longitude').fill('51.3155, 9.4924')
  await page.getByLabel('How far').selectOption('10 km')
  await page.getByLabel('Name').fill('Kassel')
  await press(page, 'How large is it?')
  await page.getByText(/^Kassel: [\d.]+ MB\. This device has room for [\d.]+ (?:MB|GB)\.$/).waitFor()
}

/** The bytes of the first map that this device keeps; undefined if it keeps none. */
async function keptMap(page: Page): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const text = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('areas', { create: true })
    for await (const [name, handle] of folder.entries()) {
      if (!name.endsWith('.pmtiles') || !(handle instanceof FileSystemFileHandle)) continue
      const reader = new FileReader()
      reader.readAsDataURL(await handle.getFile())
      await new Promise((resolve) => {
        reader.onload = resolve
      })
      return String(reader.result)
    }
    return ''
  })
  return text ? new Uint8Array(Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')) : undefined
}

const readerOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new PMTiles({
    getKey: () => 'kept',
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length).buffer }),
  })

test('An area of the map is measured, fetched, broken off, resumed after a reload, read offline, and got again after the phone removed it', async () => {
  const { page, context } = await phone(PATH)
  await see(page, 'letter.pmtiles: This file is not a map in the PMTiles format.')
  await measure(page)
  await expectThumbFriendly(page)
  expect(await cutTexts(page)).toEqual([])
  for (const theme of themes) expect(await axeFinds(page, theme)).toEqual([])

  await doubleText(page, true)
  expect(await cutTexts(page)).toEqual([])
  await doubleText(page, false)

  let fetched = 0
  let isCut = false
  await context.route('**/api/maps/hesse.pmtiles', async (route) => {
    const [from = 0, to = 0] =
      /(\d+)-(\d+)/
        .exec(route.request().headers().range ?? '')
        ?.slice(1)
        .map(Number) ?? []
    if (to - from > TILE_BYTES) fetched++
    isCut ||= fetched > 2
    await (isCut ? route.abort() : route.continue())
  })
  await press(page, 'Get this area')
  await see(page, 'The connection broke off. What is here stays, and it goes on from there.')
  await page.reload()
  await page.getByText(/^Not whole yet: [\d.]+ MB of [\d.]+ MB$/).waitFor()
  const share = await page.getByRole('progressbar', { name: 'Kassel: fetched' }).getAttribute('value')
  expect(Number(share)).toBeGreaterThan(0.1)
  expect(Number(share)).toBeLessThan(0.9)

  await context.unroute('**/api/maps/hesse.pmtiles')
  const before = fetched
  await context.route('**/api/maps/hesse.pmtiles', (route) => {
    fetched += Number(/-(\d+)$/.exec(route.request().headers().range ?? '')?.[1]) > 200_000 ? 1 : 0
    return route.continue()
  })
  await press(page, 'Go on with Kassel')
  await page.getByText(/works without a signal$/).waitFor()
  expect(fetched).toBeGreaterThan(before)
  await context.unroute('**/api/maps/hesse.pmtiles')

  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByText(/works without a signal$/).waitFor()
  const kept = await keptMap(page)
  if (!kept) throw new Error('The map is not on this device.')
  const area = readerOf(kept)
  for (const [id, tile] of tiles) {
    const found = await area.getZxy(...tileIdToZxy(id))
    const isWanted = wanted.some(({ from, to }) => from <= id && id < to)
    expect(found && Buffer.compare(new Uint8Array(found.data), tile)).toBe(isWanted ? 0 : undefined)
  }

  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry('areas', { recursive: true })
  })
  await page.reload()
  await see(page, 'The map of Kassel was removed by the phone. Get it again.')
  await press(page, 'Get Kassel again')
  await see(page, 'The connection broke off. What is here stays, and it goes on from there.')
  await context.setOffline(false)
  await press(page, 'Go on with Kassel')
  await page.getByText(/works without a signal$/).waitFor()
  await press(page, 'Remove Kassel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await see(page, 'No areas yet.')
  expect(await keptMap(page)).toBeUndefined()
})

test('What the map showed is kept as an area, paused and gone on with, and a sign-out removes it', async () => {
  const { page, context } = await phone('/lead-management?view=map', 'ben')
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await press(page, 'Keep offline')
  await page.waitForURL(/tab=offline-maps&area=/)
  expect(await page.getByLabel('Which area').inputValue()).toBe('shown')
  await open(page, `${PATH}&area=9.4,51.25,9.6,51.4`)
  await page.setViewportSize(DESK)
  await page.getByLabel('Name').fill('Kassel')
  await press(page, 'How large is it?')
  await page.getByText(/^Kassel: /).waitFor()
  const release = await hold(context, '**/api/maps/hesse.pmtiles')
  await press(page, 'Get this area')
  await page.getByText(/^Fetching: /).waitFor()
  await press(page, 'Pause Kassel')
  await page.getByText(/^Not whole yet: /).waitFor()
  release()
  await press(page, 'Go on with Kassel')
  await page.getByText(/works without a signal$/).waitFor()
  expect(await cutTexts(page)).toEqual([])
  for (const theme of themes) expect(await axeFinds(page, theme)).toEqual([])
  expect(await keptMap(page)).toBeDefined()
  await page.goto('/logout')
  await page.waitForURL('**/login')
  expect(await keptMap(page)).toBeUndefined()
})
