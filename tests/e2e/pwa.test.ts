import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath, FLAGS } from '#tests/chromium.ts'
import { openWorld, type World } from '#tests/world.ts'
import { openAs, openMore, readyForOffline, visit } from './browser.ts'
import { openRoad } from './road.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

test('Chromium finds nothing in the way of installing Rove', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'rove-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    headless: true,
    args: FLAGS,
    baseURL: world.url,
  })
  try {
    const page = await context.newPage()
    await world.person('nora')
    await openAs(page, 'nora')
    await readyForOffline(page)
    const session = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const { manifest } = await session.send('Page.getAppManifest')
    expect(JSON.stringify(manifest)).toContain('maskable')
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test('a worker of which a file got lost on the way is there a little later, without a reload', async () => {
  const road = await openRoad(world)
  road.failing = '/icon-maskable-512.png'
  const { page } = await visit(road, { worker: true })
  await page.clock.install()
  await world.person('odd')
  await openAs(page, 'odd')
  await expect.poll(() => road.failed).toBeGreaterThan(0)
  road.failing = ''
  await page.clock.fastForward('00:15')
  await readyForOffline(page)
  await road.close()
})

test('a page that a sign-in is about to leave starts no worker, the one after it does', async () => {
  const { page } = await visit(world, { worker: true })
  await world.person('rita')
  await page.goto('/login')
  await page.getByLabel('Username').fill('rita')
  await page.getByLabel('Password').fill('rita-secret')
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await workers()).toBe(0)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await readyForOffline(page)
})

test('a new version whose install is cut off five times is whole in the end, and opens with no network', async () => {
  const road = await openRoad(world)
  const { page, context } = await visit(road, { worker: true })
  await world.person('olga')
  await openAs(page, 'olga')
  await readyForOffline(page)
  road.build = 'second'
  const tries = async (passing: number) => {
    const before = road.broken
    road.passing = passing
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => road.broken).toBeGreaterThan(before)
    await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).installing)
  }
  road.passing = 1
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  for (const passing of [0, 1, 0, 1]) await tries(passing)
  road.passing = Number.POSITIVE_INFINITY
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('A new version of Rove is ready.').waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.locator('html[data-build=second]').waitFor()
  await page.goto('/email-campaigns')
  await page.getByRole('heading', { level: 1, name: 'My Emails' }).waitFor()
  await road.close()
})

test('a missing script is 404, never the shell', async () => {
  expect((await world.ask('GET', '/assets/gone-12345.js')).status).toBe(404)
  expect((await world.ask('GET', '/lead-management')).body).toContain('<title>Rove</title>')
})

test('a person whose session has lapsed goes on working and is asked to sign in', async () => {
  const visitor = await visit(world)
  const { page } = visitor
  await world.person('pia')
  await openAs(page, 'pia')
  await page.getByText('All saved').waitFor()
  await visitor.context.clearCookies()
  await page.goto('/lead-management')
  await page.getByText('Your session has ended.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Lead Management' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Username').fill('pia')
  await page.getByLabel('Password').fill('pia-secret')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/lead-management')
  await page.getByText('All saved').waitFor()
})

test('signing out leaves nothing behind on the device', async () => {
  const visitor = await visit(world, { worker: true })
  const { page } = visitor
  await world.person('quin')
  await openAs(page, 'quin')
  await readyForOffline(page)
  await openMore(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await page.waitForURL('**/login')
  const stores = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(stores.filter((name) => name?.startsWith('rove-'))).toEqual([])
  await page.goto('/')
  await page.waitForURL('**/login')
})
