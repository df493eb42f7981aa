import { newId } from '#db/model/id.ts'
import { pause } from './browser.ts'
import { inPage, inStep, readyForOffline, seeAllLeads, signIn, signInAs, toList } from './page.ts'
import { arriveOnce, LEAD, makeElsewhere, type Setting, type Stage, type Written } from './stage.ts'
import { keepArea, keepNoArea } from './walks/area.ts'
import { awayForLong } from './walks/away.ts'
import { secondFactor } from './walks/factor.ts'
import { filesOffline } from './walks/files.ts'
import { deviceFull } from './walks/full.ts'
import { firstMorning, HARBOUR } from './walks/morning.ts'
import { twoTabs } from './walks/tabs.ts'

/** A walk through Rove, which starts with a new browser. */
export interface Walk {
  about: string
  /** The data at its start, if it differs from the default. */
  setting?: Setting
  /**
   * The only engine that it supports: WebKitGTK does not tell a page that it is in the background, and under automation
   * every window is private.
   */
  engine?: 'Firefox' | 'WebKit'
  walk(stage: Stage): Promise<void>
}

export const walks: Readonly<Record<string, Walk>> = {
  note: { about: 'a note with the server gone, the app opened anew, and its arrival', walk: noteOffline },
  day: {
    about: '20 things made with the server gone, the app and the browser opened anew',
    walk: dayOffline,
  },
  people: {
    about: 'a sign-out, and another person on the same device',
    walk: anotherPerson,
  },
  evicted: { about: 'the store taken away, with the app closed and with it open', walk: evicted },
  update: { about: 'a new version of the app with a full outbox', walk: updated },
  background: {
    engine: 'Firefox',
    about: 'the page behind another while something is made elsewhere',
    walk: background,
  },
  morning: {
    about: 'from the registration to a company found, a note, a follow-up and a call',
    setting: { companies: HARBOUR },
    walk: firstMorning,
  },
  files: { about: 'a photo and an Excel file with the server gone', walk: filesOffline },
  factor: { about: 'a second factor set up, and a sign-in with it', walk: secondFactor },
  tabs: { about: 'two tabs, with the server there and with it gone', walk: twoTabs },
  full: { about: 'a device with no room for more, and room again', walk: deviceFull },
  away: { about: 'ten minutes in another app, with a change on its way', walk: awayForLong },
  area: {
    engine: 'Firefox',
    about: 'an area of the map kept for the server gone, and removed',
    walk: keepArea,
  },
  private: {
    engine: 'WebKit',
    about: 'a private window is told that it keeps no maps, and a sign-out ends as ever',
    walk: keepNoArea,
  },
  many: { about: '10,000 leads to a new device', setting: { leads: 10_000 }, walk: many },
}

async function noteOffline(stage: Stage): Promise<void> {
  const { browser, road } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  const note = `Met at the fair ${newId()}`
  road.cut = true
  await inPage(
    browser,
    `const first = await until('a lead', () => [...document.querySelectorAll('button')].find((each) => nameOf(each).startsWith(args[1])))
     first.click()
     await fill('Add a note', args[0])
     await tap('Add note')
     await see(args[0])`,
    note,
    LEAD,
  )
  await toList(stage)
  road.cut = false
  await arriveOnce(stage, { notes: [note] })
}

async function dayOffline(stage: Stage): Promise<void> {
  const made = await workOffline(stage)
  stage.road.cut = false
  await arriveOnce(stage, made)
}

/** Makes 20 changes while the server is stopped, and leaves it stopped. */
export async function workOffline(stage: Stage): Promise<Written> {
  const { browser, road } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  const [met, ids] = [numbered('Met offline', 10), await idsOfLeads(stage, 10)]
  const said = ids.map((id) => ({ id, text: `Said offline ${id}` }))
  road.cut = true
  await inPage(browser, 'for (const name of args[0]) await meet(name)', met.slice(0, 5))
  await toList(stage, 5)
  await inPage(browser, 'for (const { id, text } of args[0]) await note(id, text)', said.slice(0, 5))
  await browser.restart?.()
  await toList(stage, 5)
  await inPage(browser, 'for (const name of args[0]) await meet(name)', met.slice(5))
  await inPage(browser, 'for (const { id, text } of args[0]) await note(id, text)', said.slice(5))
  await toList(stage, 10)
  return { leads: met, notes: said.map(({ text }) => text) }
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} ${n}`)

async function idsOfLeads({ world, person }: Stage, count: number): Promise<number[]> {
  const desk = world.device(person)
  await desk.sync()
  const leads = await desk.store.leads.limit(count).toArray()
  await desk.store.delete()
  return leads.map(({ id }) => id)
}

async function anotherPerson(stage: Stage): Promise<void> {
  const { browser, world } = stage
  await world.person('ben')
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  await inPage(browser, `setTimeout(() => location.assign('/logout'))`)
  await inPage(browser, `await until('the sign-in', () => location.pathname === '/login')`)
  await inPage(
    browser,
    `await gone('the store', async () => (await stores()).some((name) => name.startsWith('rove-')))
     if (JSON.stringify({ ...localStorage, ...sessionStorage }).includes(args[0])) throw new Error('A lead was kept')`,
    LEAD,
  )
  await signInAs(stage, 'ben')
  await browser.goto(`${stage.url}/lead-management`)
  await inStep(browser)
  await inPage(
    browser,
    `await see('No leads yet')
     if ((document.body?.innerText ?? '').includes(args[0])) throw new Error('A lead is seen')`,
    LEAD,
  )
}

const DELETE_STORES = `
  for (const name of await stores()) {
    const deleting = indexedDB.deleteDatabase(name)
    await new Promise((resolve, reject) => {
      deleting.onsuccess = resolve
      deleting.onerror = () => reject(deleting.error)
    })
  }`

async function evicted(stage: Stage): Promise<void> {
  const { browser } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  await browser.goto(`${stage.url}/favicon.svg`)
  await inPage(browser, DELETE_STORES)
  await toList(stage)
  await inStep(browser)
  await inPage(browser, DELETE_STORES)
  await toList(stage)
  const met = 'Met after it'
  await inPage(browser, 'await meet(args[0])', met)
  await arriveOnce(stage, { leads: [met] })
}

async function updated(stage: Stage): Promise<void> {
  const { browser, road } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  road.syncBlocked = true
  const met = numbered('Met before it', 5)
  await inPage(browser, 'for (const name of args[0]) await meet(name)', met)
  road.build = 'second'
  await toList(stage, 5)
  await inPage(browser, `await see('A new version of Rove is ready.'); await tap('Update')`)
  await inPage(
    browser,
    `await until('the new version', () => document.documentElement?.dataset.build === 'second')`,
  )
  await toList(stage, 5)
  road.syncBlocked = false
  await inPage(browser, `dispatchEvent(new Event('focus'))`)
  await arriveOnce(stage, { leads: met })
}

async function background(stage: Stage): Promise<void> {
  const { browser, road } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  const held = road.hold('reply')
  await inPage(browser, `await meet('Met before it')`)
  await held.arrived
  const other = await browser.newTab()
  await other.goto('about:blank')
  await inPage(browser, `await until('the page behind', () => document.visibilityState === 'hidden')`)
  await makeElsewhere(stage, 'Made elsewhere')
  await pause(1_000)
  held.letThrough()
  await other.close()
  await inPage(browser, `await until('the page before', () => document.visibilityState === 'visible')`)
  await seeAllLeads(stage, browser, 2)
  await arriveOnce(stage, { leads: ['Met before it', 'Made elsewhere'] })
}

async function many(stage: Stage): Promise<void> {
  await signIn(stage)
  await inStep(stage.browser)
  await toList(stage)
}

/** Screens whose scripts no page has requested until then. */
const SCREENS = [
  ['/products', 'Products'],
  ['/settings', 'User Settings'],
  ['/attention', 'Attention'],
] as const

/**
 * Leaves a new device twice while its first sync runs, and then continues. Rove failed at this in WebKit,
 * which caches a page that was left: leads were missing, the store did not open, a note was not sent, and
 * screens had no script once the server was stopped.
 * @param afterMs how long each page was open before it was left
 */
export async function leaveWhileSyncing(stage: Stage, afterMs: number): Promise<void> {
  const { browser, road } = stage
  await signInAs(stage, 'ann')
  await pause(afterMs)
  await browser.goto(`${stage.url}/lead-management`)
  await pause(afterMs)
  await toList(stage)
  await inStep(browser)
  const [note, [id]] = [`Met at the fair ${newId()}`, await idsOfLeads(stage, 1)]
  await inPage(browser, 'await note(args[0], args[1])', id, note)
  await arriveOnce(stage, { notes: [note] })
  await readyForOffline(stage)
  road.cut = true
  await toList(stage)
  await inPage(
    browser,
    `for (const [path, title] of args[0]) {
       open(path)
       await until(title, () => [...document.querySelectorAll('h1')].some((each) => each.innerText.trim() === title))
     }`,
    SCREENS,
  )
}
