import { expect, test } from 'vitest'
import { isBelow, navigation, screens } from './navigation.ts'

test('every screen stands in the sidebar once', () => {
  expect(new Set(screens).size).toBe(screens.length)
})

test('an entry knows the screens of its submenu, so that its icon can stand for them', () => {
  const above = (path: string) => navigation.filter((entry) => isBelow(entry, path)).map(({ label }) => label)
  expect(above('/lead-generation')).toEqual(['Lead Management'])
  expect(above('/create-email')).toEqual(['My Emails'])
  expect(above('/team-settings')).toEqual(['User Settings'])
  expect(above('/lead-management')).toEqual([])
})
