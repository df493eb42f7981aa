import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf } from '#app/entities/task/due.ts'
import { dayPlanId } from '#db/model/entities/dayPlan.ts'
import { newId } from '#db/model/id.ts'
import { push, sent } from '#tests/api/push.ts'
import { openWorld, type World } from '#tests/world.ts'
import { openAs, visit } from './browser.ts'

/** More visits than those whose best order is certain. */
const COUNT = 14
const nameOf = (nth: number) => `Stop ${String.fromCharCode(65 + nth)}`
const EASTWARD = Array.from({ length: COUNT }, (_, nth) => nameOf(nth))

/** A day that begins in the west and goes on eastward, but is planned in another order. */
async function planDay(world: World) {
  const ana = await world.person('ana')
  const day = dayOf(new Date())
  const planId = dayPlanId(ana.user.id, day)
  const west = { label: 'West', latitude: 51.3, longitude: 9 }
  const times = { startsAt: '00:00', endsAt: '23:59', lunch: null, minutesPerVisit: 5 }
  const made = [
    sent(ana, 'dayPlan.create', {
      id: planId,
      fields: { userId: ana.user.id, day, start: west, end: null, ...times },
    }),
  ]
  for (const [nth, fullName] of EASTWARD.entries()) {
    const place = { latitude: 51.3, longitude: 9.05 + nth / 20, accuracyMetres: 10 }
    const [leadId, position] = [newId(), (nth * 5) % COUNT]
    const fields = { fullName, email: `${nth}@fjord.example`, place }
    made.push(sent(ana, 'lead.create', { id: leadId, fields }))
    made.push(sent(ana, 'stop.create', { id: newId(), fields: { planId, leadId, fixedAt: '', position } }))
  }
  await push(world, ana, made)
}

async function withDay(run: (page: Page) => Promise<void>) {
  const world = await openWorld()
  try {
    await planDay(world)
    // A device whose timers of 5 s run.
    const { page, complaints } = await visit(world, { hasty: true })
    await run(page)
    expect(complaints).toEqual([])
  } finally {
    await world.close()
  }
}

const toVisit = async (page: Page) => {
  const handles = page.getByRole('button', { name: /^Move Stop/ })
  const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Move ', ''))
}

async function orderDay(page: Page) {
  await openAs(page, 'ana', '/day')
  await expect.poll(() => toVisit(page)).toHaveLength(COUNT)
  expect(await toVisit(page)).not.toEqual(EASTWARD)
  await page.getByRole('button', { name: 'Best order' }).click()
}

test('a day of many visits gets its best order, while the page responds to taps', async () => {
  await withDay(async (page) => {
    await orderDay(page)
    await expect.poll(() => toVisit(page)).toEqual(EASTWARD)
  })
})

test('a day gets its best order even if the worker that looks for it never answers', async () => {
  await withDay(async (page) => {
    await page.route('**/*orderWorker*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.onmessage = () => {}' }),
    )
    await orderDay(page)
    await expect.poll(() => toVisit(page), { timeout: 15_000 }).toEqual(EASTWARD)
  })
})
