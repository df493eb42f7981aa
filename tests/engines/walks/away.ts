import { inPage, inStep, readyForOffline, seeAllLeads, signIn } from '../page.ts'
import { arriveOnce, makeElsewhere, type Stage } from '../stage.ts'

const AWAY_MS = 10 * 60_000
/** A person who comes back sees new data within this time. */
const SEEN_AGAIN_WITHIN_MS = 10_000

/**
 * The events of a page when another app covers it; no driver of WebKit or of Firefox without a window can
 * cause them.
 */
const HIDE = `
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))`

/** Advances the page's clock by \`args[0]\` ms, and shows the page again. */
const COME_BACK = `
  const now = Date.now
  Date.now = () => now() + args[0]
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [Date.now()], self),
  })
  delete document.visibilityState
  delete document.hidden
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`

/**
 * Ten minutes in another app, with a change being sent: afterwards all changes are there, once, and quickly.
 */
export async function awayForLong(stage: Stage): Promise<void> {
  const { browser, road, world } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  const held = road.hold('reply')
  await inPage(browser, `await meet('Met before it')`)
  await held.arrived
  await inPage(browser, HIDE)
  road.cut = true
  world.pass(AWAY_MS)
  await makeElsewhere(stage, 'Made elsewhere')
  held.letThrough()
  road.cut = false
  await inPage(browser, COME_BACK, AWAY_MS)
  const began = Date.now()
  await seeAllLeads(stage, browser, 2)
  const took = Date.now() - began
  if (took > SEEN_AGAIN_WITHIN_MS) throw new Error(`What is new came after ${took} ms`)
  await inPage(browser, `await meet('Met after it')`)
  await arriveOnce(stage, { leads: ['Met before it', 'Made elsewhere', 'Met after it'] })
}
