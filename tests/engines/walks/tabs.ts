import type { Tab } from '../browser.ts'
import { inPage, inStep, readyForOffline, seeAllLeads, signIn } from '../page.ts'
import { arriveOnce, type Stage } from '../stage.ts'

/** The number of changes that each tab makes in a row. */
const EACH = 2

/** Two tabs and the worker, with and without the server: each tab shows the changes of both. */
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

/** @returns the people who were added, in both tabs at the same time if the driver can do that */
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
