import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { leadStatuses } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { User } from '#db/model/user.ts'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { chromiumPath, FLAGS } from '#tests/chromium.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'
import { PHONE, readyForOffline, register, seeNotice } from './browser.ts'
import { kept, leadsOnServer, unsent } from './kept.ts'
import { openLead } from './rep.ts'
import { openRoad, type Road } from './road.ts'

const VISITS = 16
const KNOWN = VISITS / 2
/** The first and the last visit without a signal. */
const DEAD_SPOTS = [
  [2, 4],
  [7, 10],
  [13, 15],
] as const
const APP_UPDATE_BEFORE = 6
const PHONE_RESTART_BEFORE = 9
const STATUSES = ['contacted', 'qualified', 'converted'] as const satisfies (typeof leadStatuses)[number][]

let world: World
let road: Road
let mate: Device
const profile = mkdtempSync(join(tmpdir(), 'rove-phone-'))
const complaints: string[] = []
/** Every word that somebody typed during the day; all are different. */
const words: string[] = []
let context: BrowserContext
let page: Page

beforeAll(async () => {
  world = await openWorld()
  road = await openRoad(world)
  await switchOn()
})
afterAll(async () => {
  await context.close()
  await road.close()
  await world.close()
  rmSync(profile, { recursive: true, force: true })
})

async function switchOn() {
  context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    headless: true,
    args: FLAGS,
    baseURL: road.url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    const itsOwn = /^Failed to load resource|net::ERR_/.test(message.text())
    if (message.type() === 'error' && !itsOwn) complaints.push(message.text())
  })
  page = await context.newPage()
}

const companyOf = (n: number) => `Company ${n} of Field North`
const nameOf = (n: number) => (n % 2 === 0 ? `Known ${n}` : `Walk-in ${n}`)
const statusOf = (n: number) => STATUSES[n % STATUSES.length] ?? 'contacted'
const said = (word: string) => {
  words.push(word)
  return word
}

/** Ana's team with Ben, who adds the leads that she knows. */
async function formTeam() {
  await register(page, 'ana')
  await readyForOffline(page)
  const cookies = await context.cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${world.url}/api/auth/user`, { headers: { Cookie: cookie } })
  const ana = { user: v.parse(User, await answer.json()), cookie, teamId: 0 }
  const teamId = await makeTeam(world, ana, 'Field North')
  const ben = { ...(await world.person('ben')), teamId }
  await admit(world, ben, teamId)
  mate = world.device(ben)
  for (let n = 2; n <= 2 * KNOWN; n += 2) {
    const notes = `${said(`ben${n}first`)}\n\nA line between\n\n${said(`ben${n}last`)}`
    const fields = { fullName: nameOf(n), email: `known${n}@field.example`, company: companyOf(n), notes }
    await mate.change({ name: 'lead.create', args: { id: newId(), fields } })
  }
  expect(await mate.sync()).toBe('synced')
  await expect.poll(async () => (await kept(page, 'leads')).length).toBe(KNOWN)
}

/** Adds a new person; a known one gets a status and a line in the notes. */
async function visit(n: number) {
  if (n % 2 === 0) await workOn(n)
  else await meet(n)
}

async function meet(n: number) {
  await page.goto('/manual-lead-entry')
  await page.getByLabel('Full Name').fill(nameOf(n))
  await page.getByLabel('Email').fill(`walkin${n}@field.example`)
  await page.getByLabel('Company', { exact: true }).fill(said(`ana${n}company`))
  await page.getByLabel('Status').selectOption(statusOf(n))
  await page.getByLabel('Notes').fill(said(`ana${n}notes`))
  await page.getByRole('button', { name: 'Add Lead' }).click()
  await seeNotice(page, 'Lead added')
}

async function workOn(n: number) {
  await page.goto('/lead-management')
  await page.getByRole('searchbox').first().fill(nameOf(n))
  // A row that moves between a press and its release is not tapped.
  await page.getByText(/^\d+ of \d+ leads$/).waitFor()
  await openLead(page, nameOf(n))
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Lead' })
  await editor.getByLabel('Status').selectOption(statusOf(n))
  const notes = editor.getByLabel('Notes')
  await notes.fill(`${await notes.inputValue()} ${said(`ana${n}notes`)}`)
  await editor.getByLabel('Position').fill(said(`ana${n}position`))
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await editor.waitFor({ state: 'detached' })
  // An open sheet removes its entry from the history when it closes, which would cancel a navigation.
  await page.waitForFunction(() => !history.state?.over)
}

/** Ben edits the same lead: a text that can be merged or one that cannot, and a field that Ana also edits. */
async function mateWorksOn(n: number) {
  await mate.sync()
  const lead = (await mate.store.leads.toArray()).find(({ fullName }) => fullName === nameOf(n))
  if (!lead) throw new Error(`The mate does not see ${nameOf(n)}`)
  const merges = n % 4 === 0
  const typed = said(`ben${n}meanwhile`)
  const notes = merges ? `${typed} ${lead.notes}` : `${lead.notes} ${typed}`
  const changes = {
    notes: [lead.notes, notes] satisfies [string, string],
    position: [lead.position, said(`ben${n}position`)] satisfies [string, string],
    status: [lead.status, 'rejected' as const] satisfies [typeof lead.status, typeof lead.status],
  }
  await mate.change({ name: 'lead.edit', args: { id: lead.id, changes } })
  expect(await mate.sync()).toBe('synced')
}

/**
 * The connection is cut, too: a browser or worker that has just started may send before it knows that it is
 * offline.
 */
async function enterDeadSpot() {
  road.cut = true
  await context.setOffline(true)
}

async function leaveDeadSpot() {
  road.cut = false
  await context.setOffline(false)
}

async function restartPhone() {
  await context.close()
  await switchOn()
  await context.setOffline(true)
}

async function updateApp() {
  road.build = 'second'
  await page.reload()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.locator('html[data-build=second]').waitFor()
}

/** The time limit for the day on a busy machine. */
const A_DAY_MS = 400_000

/** All text on a device that people typed. */
const heldBy = async (device: Page) =>
  JSON.stringify([await kept(device, 'leads'), await kept(device, 'conflicts'), await kept(device, 'outbox')])

test(
  'after a day of 16 visits with 3 dead spots, a restart, an update and a mate in the same leads, every word is found again',
  async () => {
    await formTeam()
    for (let n = 1; n <= VISITS; n++) {
      const [from, to] = DEAD_SPOTS.find(([first, last]) => n >= first && n <= last) ?? []
      if (n === from) await enterDeadSpot()
      if (n === PHONE_RESTART_BEFORE) await restartPhone()
      if (n === APP_UPDATE_BEFORE) await updateApp()
      await visit(n)
      if (from !== undefined && n % 2 === 0) await mateWorksOn(n)
      if (n === to) await leaveDeadSpot()
    }

    await expect.poll(() => unsent(page), { timeout: 40_000 }).toBe(0)
    await mate.sync()
    const onPhone = await heldBy(page)
    const atMates = JSON.stringify([await mate.store.leads.toArray(), await mate.store.conflicts.toArray()])
    expect(words.filter((word) => !onPhone.includes(word))).toEqual([])
    expect(words.filter((word) => !atMates.includes(word))).toEqual([])
    expect(await kept(page, 'conflicts')).not.toHaveLength(0)

    const leads = await leadsOnServer(world)
    const names = Array.from({ length: VISITS }, (_, index) => nameOf(index + 1))
    expect(leads.map(({ fullName }) => fullName).sort()).toEqual(names.sort())
    expect(complaints).toEqual([])
  },
  A_DAY_MS,
)
