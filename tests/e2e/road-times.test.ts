import { expect, test } from 'vitest'
import { dayOf } from '#app/entities/task/due.ts'
import { dayPlanId } from '#db/model/entities/dayPlan.ts'
import { newId } from '#db/model/id.ts'
import { push, sent } from '#tests/api/push.ts'
import { type FakeRouter, openRouter } from '#tests/fakes/router.ts'
import { openWorld, type World } from '#tests/world.ts'
import { openAs, visit } from './browser.ts'
import { borrowPhone } from './phones.ts'

/** Each way of the routing service takes so many minutes: none of the estimates does. */
const MINUTES = 47

/** A rep whose day of today has two visits, some 4 km apart. */
async function planDay(world: World, name: string) {
  const person = await world.person(name)
  const day = dayOf(new Date())
  const planId = dayPlanId(person.user.id, day)
  const make = (mutation: 'lead.create' | 'dayPlan.create' | 'stop.create', id: number, fields: object) =>
    push(world, person, [sent(person, mutation, { id, fields })])
  const home = { label: 'Kassel', latitude: 51.3, longitude: 9.4 }
  const times = { startsAt: '00:00', endsAt: '23:59', lunch: null, minutesPerVisit: 30 }
  await make('dayPlan.create', planId, { userId: person.user.id, day, start: home, end: home, ...times })
  for (const [nth, fullName] of ['Ada Nord', 'Ben Sund'].entries()) {
    const place = { latitude: 51.3, longitude: 9.5 + nth / 20, accuracyMetres: 10 }
    const leadId = newId()
    await make('lead.create', leadId, { fullName, email: `${nth}@fjord.example`, place })
    await make('stop.create', newId(), { planId, leadId, fixedAt: '', position: nth + 1 })
  }
}

async function withRouter(run: (world: World, router: FakeRouter) => Promise<void>) {
  await using router = await openRouter(() => MINUTES * 60)
  const world = await openWorld({ routerUrl: router.url })
  try {
    await run(world, router)
  } finally {
    await world.close()
  }
}

const drives = /^about \d+ min drive/

test('the ways of a day take as long as the routing service says, and stay so when the signal is lost', async () => {
  await withRouter(async (world) => {
    await planDay(world, 'ana')
    const { page, context, complaints } = await borrowPhone(world)
    await openAs(page, 'ana', '/day')
    const shown = () => page.getByText(drives).allInnerTexts()
    const known = Array(2).fill(`about ${MINUTES} min drive · 30 min`)
    await expect.poll(shown).toEqual(known)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Actions for the visit to Ben Sund' }).click()
    await page.getByRole('menuitem', { name: 'Skip', exact: true }).click()
    await expect.poll(shown).toEqual(known.slice(1))
    expect(complaints).toEqual([])
  })
})

test('the ways of a day are estimated as long as the routing service fails', async () => {
  await withRouter(async (world, router) => {
    router.mood = 'fails'
    await planDay(world, 'ana')
    const { page, complaints } = await visit(world)
    await openAs(page, 'ana', '/day')
    await page.getByText(drives).first().waitFor()
    await expect.poll(() => router.asked.length).toBe(1)
    expect(await page.getByText(`about ${MINUTES} min drive`).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
