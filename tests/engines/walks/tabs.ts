import type { Tab } from '../browser.ts'
import { inPage, inStep, readyForOffline, seeAllLeads, signIn } from '../page.ts'
import { arriveOnce, type Stage } from '../stage.ts'

/** What each tab makes at a time. */
const EACH = 2

/** Two tabs and the worker, with the server there and with it gone: each tab shows what was made in both. */
export async function twoTabs(stage: Stage): Promise<void> {
  const { browser, road } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  const other = await browser.newTab()
  await other.goto(`${stage.url}/lead-management`)
  const tabs = { first: browser, second: other }
  await seeInBoth(0)
  const online = await meetAtOnce(tabs, 'online')
  await seeInBoth(online.length)
  road.cut = true
  const offline = await meetAtOnce(tabs, 'offline')
  const met = [...online, ...offline]
  await seeInBoth(met.length)
  await other.goto(`${stage.url}/lead-management`)
  await seeAllLeads(stage, other, met.length)
  road.cut = false
  await arriveOnce(stage, { leads: met })
  await other.close()
  await seeAllLeads(stage, browser, met.length)

  async function seeInBoth(more: number) {
    for (const tab of Object.values(tabs)) await seeAllLeads(stage, tab, more)
  }
}

/** @returns who was met, in both tabs at the same time where the driver can */
async function meetAtOnce(tabs: Record<string, Tab>, when: string): Promise<string[]> {
  const met = await Promise.all(
    Object.entries(tabs).map(async ([name, tab]) => {
      const names = Array.from({ length: EACH }, (_, n) => `Met ${when} in the ${name} ${n}`)
      await inPage(tab, 'for (const name of args[0]) await meet(name)', names)
      return names
    }),
  )
  return met.flat()
}
