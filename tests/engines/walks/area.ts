import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boundsAround } from '#db/pmtiles/bounds.ts'
import { idsOf } from '#db/pmtiles/tileIds.ts'
import { mapFile } from '#tests/mapFile.ts'
import { inPage, inStep, readyForOffline, signIn, toList } from '../page.ts'
import type { Stage } from '../stage.ts'

const KASSEL = { latitude: 51.3155, longitude: 9.4924 }
const ZOOM = 12
const TILE_BYTES = 20_000
const PATH = '/settings?tab=offline-maps'

/**
 * An area of the operator's map is kept on the device, where it is whole with the server stopped and the app opened
 * again, and is removed.
 */
export async function keepArea(stage: Stage): Promise<void> {
  const { browser, road, url, world } = stage
  await layMap(world.dataDir)
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  await inPage(
    browser,
    `open(args[0])
     await fill('Which area', 'coordinates')
     await fillAll({ 'Latitude and longitude': args[1], 'Name (optional)': 'Kassel' })
     await tap('How large is it?')
     await see('This device has room for')
     await tap('Get this area')
     await see('works without a signal')`,
    PATH,
    `${KASSEL.latitude}, ${KASSEL.longitude}`,
  )
  road.cut = true
  await toList(stage)
  await browser.goto(url + PATH)
  await inPage(
    browser,
    `await see('works without a signal')
     await tap('Remove Kassel')
     await tap('Remove')
     await see('No areas yet.')`,
  )
}

/** A private window has no files: it says so instead of letting an area fail, and can still be left. */
export async function keepNoArea(stage: Stage): Promise<void> {
  const { browser, world } = stage
  await layMap(world.dataDir)
  await signIn(stage)
  await inPage(
    browser,
    `open(args[0])
     await see('A private window keeps nothing')
     if (button('How large is it?')) throw new Error('An area is offered')`,
    PATH,
  )
  await inPage(browser, `setTimeout(() => location.assign('/logout'))`)
  await inPage(browser, `await until('the sign-in', () => location.pathname === '/login')`)
}

async function layMap(dataDir: string): Promise<void> {
  const bounds = boundsAround(KASSEL, 15)
  const tiles = new Map<number, Uint8Array<ArrayBuffer>>()
  for (const { from, to } of idsOf(bounds, ZOOM))
    for (let id = from; id < to; id++) tiles.set(id, new Uint8Array(TILE_BYTES).fill(id % 251))
  const folder = join(dataDir, 'maps')
  mkdirSync(folder)
  writeFileSync(join(folder, 'hesse.pmtiles'), await mapFile({ tiles, bounds, maxZoom: ZOOM, leafSize: 50 }))
}
