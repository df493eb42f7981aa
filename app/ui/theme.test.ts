import { expect, test } from 'vitest'
import { modeOf, themeNotice } from './theme.ts'

test('a chosen theme stands whatever the device shows; "system" follows it', () => {
  expect(modeOf('light', false)).toBe('light')
  expect(modeOf('dark', true)).toBe('dark')
  expect(modeOf('system', true)).toBe('light')
  expect(modeOf('system', false)).toBe('dark')
})

test('a change of theme is told by the mode that is on screen then', () => {
  expect(themeNotice('light')).toBe('Light mode activated')
  expect(themeNotice('dark')).toBe('Dark mode activated')
})
