import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { openWorld } from '#tests/world.ts'
import { leaveOnceKept, openAs, readyForOffline, switchOn, takenOver } from './browser.ts'
import { kept, leadsOnServer } from './kept.ts'
import { addLead } from './rep.ts'
import { open } from './texts.ts'

const LEADS = '/lead-management'
const Ended = v.object({ key: v.literal('sync'), running: v.literal(false) })
const NAME = aLead.fullName
const MADE = { name: 'Ida Moe', email: 'ida@moe.example', company: 'Moe' }

/** Whether a lead's name was ever on this page's screen. */
const WATCH = `new MutationObserver(() => {
  if (document.body?.textContent.includes(${JSON.stringify(NAME)})) globalThis.shownOnce = true
}).observe(document, { childList: true, subtree: true, characterData: true })`
const wasShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(globalThis, 'shownOnce') === true)

/**
 * A phone with the whole app stored, used by several people in turn; Ana's team with a lead, in which Ben is.
 */
async function openPhone() {
  const world = await openWorld()
  const [ana, ben] = [await world.person('ana'), await world.person('ben')]
  const teamId = await makeTeam(world, ana, 'North')
  await admit(world, ben, teamId)
  await world.ask('POST', '/api/leads', aLead, ana)
  const phone = await switchOn(world, { worker: true })
  await openAs(phone.page, 'ben', LEADS)
  await phone.page.getByText(NAME).first().waitFor()
  await readyForOffline(phone.page)
  return { world, ana, ben, teamId, ...phone }
}

let phone: Awaited<ReturnType<typeof openPhone>>
beforeAll(async () => {
  phone = await openPhone()
})
afterAll(async () => {
  await phone.context.close()
  await phone.world.close()
})

/** A new tab at the list, which records whether the lead is ever visible. */
async function openAnew(): Promise<Page> {
  const page = await phone.context.newPage()
  await page.addInitScript(WATCH)
  await page.goto(LEADS)
  return page
}

/** Everything that this browser stores where scripts can read it, as text. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '', version = 1 } of await indexedDB.databases()) {
      const opening = indexedDB.open(name, version)
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const db = opening.result
      for (const table of db.objectStoreNames) {
        const rows = db.transaction(table).objectStore(table).getAll()
        await new Promise((resolve) => {
          rows.onsuccess = resolve
        })
        found.push(rows.result)
      }
      db.close()
    }
    return JSON.stringify(found)
  })

/** With every page of the app closed, the worker syncs as this person, as when the browser wakes it. */
async function syncInWorker(page: Page, userId: number) {
  await page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0)
  const before = await lastSync(page)
  await page.evaluate((userId) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'sync', userId }, [new MessageChannel().port2])
  }, userId)
  await expect.poll(async () => [undefined, before].includes(await lastSync(page))).toBe(false)
}

/** The result and time of the last sync; undefined while one runs. */
async function lastSync(page: Page): Promise<string | undefined> {
  const ended = (await kept(page, 'status')).find((row) => v.is(Ended, row))
  return ended && JSON.stringify(ended)
}

test('a screen that was kept goes with the removal from a team, though the app was closed', async () => {
  const { world, ana, ben, teamId, page } = phone
  await leaveOnceKept(page, NAME)
  const { body: members } = await world.ask('GET', `/api/teams/${teamId}/members`, undefined, ana)
  const { id } = members.find(({ userId }: { userId: number }) => userId === ben.user.id)
  await world.ask('DELETE', `/api/teams/${teamId}/members/${id}`, undefined, ana)
  await syncInWorker(page, ben.user.id)
  const anew = await openAnew()
  await takenOver(anew)
  await anew.getByRole('heading', { level: 1 }).waitFor()
  expect(await wasShown(anew)).toBe(false)
  expect(await keptText(anew)).not.toContain(NAME)
  await anew.close()
})

test('a session ended from elsewhere leaves the sign-in on every tab, nothing of the leads, and unsent work for that person alone', async () => {
  const { world, ana, page, context } = phone
  await page.goto('/logout')
  await page.waitForURL('**/login')
  await openAs(page, 'ana', LEADS)
  await page.getByText(NAME).first().waitFor()
  const second = await context.newPage()
  await second.goto(LEADS)
  await second.getByText(NAME).first().waitFor()
  await open(page, '/manual-lead-entry')
  await context.setOffline(true)
  await addLead(page, MADE)
  await world.ask('DELETE', '/api/users/me/sessions', undefined, ana)
  await context.setOffline(false)
  for (const tab of [page, second]) {
    await tab.waitForURL('**/login')
    await tab.getByText('This device was signed out from elsewhere.').waitFor()
    expect(await tab.getByText(NAME).count()).toBe(0)
  }
  await second.close()
  const left = await keptText(page)
  expect(left).not.toContain(NAME)
  expect(left).toContain(MADE.name)

  await openAs(page, 'ben', LEADS)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(MADE.name).count()).toBe(0)
  await page.goto('/logout')
  await page.waitForURL('**/login')

  await openAs(page, 'ana', LEADS)
  await page.getByText(MADE.name).first().waitFor()
  await page.getByText(NAME).first().waitFor()
  await expect.poll(() => leadsOnServer(world).map(({ fullName }) => fullName)).toContain(MADE.name)
})

test('with the app closed the worker sees to it, and the screen that was kept is shown to nobody', async () => {
  const { world, ana, page, context } = phone
  await leaveOnceKept(page, NAME)
  await world.ask('DELETE', '/api/users/me/sessions', undefined, ana)
  await syncInWorker(page, ana.user.id)
  await context.setOffline(true)
  const anew = await openAnew()
  await anew.waitForURL('**/login')
  await anew.getByLabel('Username').waitFor()
  expect(await wasShown(anew)).toBe(false)
  expect(await keptText(anew)).not.toContain(NAME)
})
