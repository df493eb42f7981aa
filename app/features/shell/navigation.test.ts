import { expect, test } from 'vitest'
import { expectNothingForgotten } from '#tests/nothingForgotten.ts'
import { missingRoutes, screenAddresses } from '#tests/routes.ts'
import { bar, isBelow, more, moreGroups, navigation, placeInBar, reachedElsewhere } from './navigation.ts'

/** The targets of the sidebar. */
const screens = navigation.flatMap(({ to, submenu = [] }) => [to, ...submenu.map((entry) => entry.to)])

test('every file of app/routes is in the tree of routes', () => {
  expectNothingForgotten(
    missingRoutes.map(
      (file) => `app/routes.gen.ts has no ${file}: npm run build writes it, and so does npm run dev`,
    ),
  )
})

test('every screen stands in the sidebar once', () => {
  const reached = new Set<string>([...screens, ...reachedElsewhere])
  expectNothingForgotten(
    screenAddresses
      .filter((address) => !reached.has(address))
      .map((address) => `Nothing leads to ${address}: add it to app/features/shell/navigation.ts`),
  )
  expect(new Set(screens).size).toBe(screens.length)
})

test('an entry knows the screens of its submenu, so that its icon can stand for them', () => {
  const above = (path: string) => navigation.filter((entry) => isBelow(entry, path)).map(({ label }) => label)
  expect(above('/lead-generation')).toEqual(['Lead Management'])
  expect(above('/create-email')).toEqual(['My Emails'])
  expect(above('/team-settings')).toEqual(['User Settings'])
  expect(above('/lead-management')).toEqual([])
})

test('a phone has four sections in its bar and every other screen under More', () => {
  expect(bar.map(({ inBar }) => inBar)).toEqual(['Today', 'Leads', 'Find', 'Emails'])
  expect([...bar, ...more].map(({ to }) => to).toSorted()).toEqual(screens.toSorted())
})

test('More is grouped under the names of the bar, and has every screen of its own once', () => {
  const barNames = bar.map(({ inBar }) => inBar)
  expect(moreGroups.map(({ name }) => name)).toEqual([...barNames, 'Settings'])
  const grouped = moreGroups.flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(grouped.toSorted()).toEqual(more.map(({ to }) => to).toSorted())
})

test('a screen belongs to the section of the bar that it stands under', () => {
  expect(placeInBar('/lead-generation')).toBe('/lead-generation')
  expect(placeInBar('/manual-lead-entry')).toBe('/lead-management')
  expect(placeInBar('/create-email')).toBe('/email-campaigns')
  expect(placeInBar('/team-settings')).toBeUndefined()
})
