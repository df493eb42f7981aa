import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launch } from '#tests/chromium.ts'
import { PHONE, readyForOffline } from '#tests/e2e/browser.ts'
import buildOnce from '#tests/e2e/build.ts'
import { addLead } from '#tests/e2e/rep.ts'
import { beSignedIn, open } from '#tests/e2e/texts.ts'
import { count, optionsOf, text } from '#tests/options.ts'
import { type Line, type Outage, openLine, outages } from '#tests/outage.ts'
import { openWorld, type World } from '#tests/world.ts'
import { median } from './measure.ts'

const {
  seconds: SECONDS,
  rounds: ROUNDS,
  only: ONLY,
} = optionsOf('How soon a phone is in step again once its line is back, after outages of each kind.', {
  seconds: text('how long the outages last, with commas between', '10,150'),
  rounds: count('how often each is measured', 3),
  only: text(`one kind of outage alone: ${outages.join(', ')}`),
})
const GOAL_S = 3
const EDITED_AFTER_MS = 2_000
/** The phones of one round come back one after the other, so that none waits for another's work. */
const APART_MS = 8_000
const PATIENCE_MS = 400_000

interface Back {
  outage: Outage
  /** From the line's return until the phone's header says "All saved", in seconds. */
  saved: number
  /** And until it and a second phone, which was never cut off, show what both have added meanwhile. */
  agreed: number
  /** From the moment a change is on the phone until the second shows it, on a line that is well. */
  usual: number
}

buildOnce()
const world = await openWorld()
const browser = await launch()
try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Chromium ${browser.version()}`)
  for (const length of SECONDS.split(',').map(Number)) {
    const backs: Back[] = []
    for (let round = 0; round < ROUNDS; round++) backs.push(...(await measureRound(length, round)))
    report(length, backs)
  }
} finally {
  await browser.close()
  await world.close()
}

/** An outage of each kind, each on a phone of its own. */
async function measureRound(length: number, round: number): Promise<Back[]> {
  const kinds = outages.filter((outage) => !ONLY || outage === ONLY)
  const pairs = []
  for (const outage of kinds) pairs.push(await openPair(outage, `rep-${length}-${round}-${pairs.length}`))
  return Promise.all(pairs.map((pair, place) => measure(pair, length, place)))
}

interface Pair {
  outage: Outage
  line: Line
  phone: Page
  second: Page
}

async function openPair(outage: Outage, name: string): Promise<Pair> {
  const line = await openLine(world)
  const person = await world.person(name)
  const [phone, second] = [await openPhone(line, person), await openPhone(world, person)]
  return { outage, line, phone, second }
}

async function measure({ outage, line, phone, second }: Pair, length: number, place: number): Promise<Back> {
  await setTimeout(place * APART_MS)
  line.fail(outage)
  const began = performance.now()
  await setTimeout(EDITED_AFTER_MS)
  await Promise.all([meet(phone, 'Mia Berg'), meet(second, 'Nils Dahl')])
  await setTimeout(length * 1000 - (performance.now() - began))
  await line.recover()
  const back = performance.now()
  const since = () => (performance.now() - back) / 1000
  const [saved] = await Promise.all([allSaved(phone).then(since), shows(phone, 'Mia Berg')])
  await Promise.all([shows(phone, 'Nils Dahl'), shows(second, 'Mia Berg')])
  const agreed = since()
  await meet(phone, 'Olga Strand')
  const made = performance.now()
  await shows(second, 'Olga Strand')
  const usual = (performance.now() - made) / 1000
  await Promise.all([phone, second].map((page) => page.context().close()))
  await line.close()
  return { outage, saved, agreed, usual }
}

/** A phone that has everything, in the hand of a rep who looks at the list of leads. */
async function openPhone(
  { url }: Pick<World, 'url'>,
  person: Awaited<ReturnType<World['person']>>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, hasTouch: true, isMobile: true })
  context.setDefaultTimeout(PATIENCE_MS)
  await beSignedIn(context, { ...world, url }, person)
  const page = await context.newPage()
  await page.goto('/lead-management')
  await readyForOffline(page)
  await allSaved(page)
  return page
}

async function meet(page: Page, name: string) {
  await open(page, '/manual-lead-entry')
  await addLead(page, { name, email: `${name.replace(' ', '.')}@fjord.example`, company: 'Fjord Foods' })
}

function allSaved(page: Page) {
  return page.waitForFunction(
    () => [...document.querySelectorAll('header [aria-live]')].some((it) => it.textContent === 'All saved'),
    undefined,
    { polling: 50 },
  )
}

function shows(page: Page, name: string) {
  return page.waitForFunction((name) => document.querySelector('main')?.textContent?.includes(name), name, {
    polling: 50,
  })
}

function report(length: number, backs: readonly Back[]) {
  console.log(`after ${length} s, from the line's return, in seconds (goal ${GOAL_S}):`)
  for (const outage of outages) {
    const mine = backs.filter((back) => back.outage === outage)
    if (mine.length === 0) continue
    const figures = (times: number[]) =>
      `${median(times).toFixed(1)} (${times.map((time) => time.toFixed(1)).join(', ')})`
    const saved = figures(mine.map((back) => back.saved))
    const agreed = figures(mine.map((back) => back.agreed))
    console.log(`  ${outage.padEnd(19)} all saved ${saved}; two phones agree ${agreed}`)
  }
  const usual = median(backs.map((back) => back.usual)).toFixed(1)
  console.log(
    `  A change on a line that is well is on the second phone after ${usual} s, on this machine now.`,
  )
}
