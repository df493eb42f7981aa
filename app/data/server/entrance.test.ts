import { expect, test } from 'vitest'
import { invitationIn, ownAddress, withWayBack } from './entrance.ts'

const HERE = 'https://rove.example'

test.each([
  ['/join-team?id=a-b_c', `${HERE}/join-team?id=a-b_c`],
  ['/settings?tab=profile#end', `${HERE}/settings?tab=profile#end`],
  [undefined, `${HERE}/`],
  ['', `${HERE}/`],
  ['join-team', `${HERE}/`],
])('the way back after signing in leads to a page of the app: %s', (back, address) => {
  expect(ownAddress(back, HERE)).toBe(address)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '//[',
])('and never to another site: %j', (back) => {
  expect(ownAddress(back, HERE)).toBe(`${HERE}/`)
})

test('a path that would read as another site’s stays an address of this one', () => {
  expect(ownAddress('/.//evil.example', HERE)).toBe(`${HERE}//evil.example`)
})

test('sign-in and register hand the way back on', () => {
  expect(withWayBack('/register', '/join-team?id=x')).toBe('/register?back=%2Fjoin-team%3Fid%3Dx')
  expect(withWayBack('/login', undefined)).toBe('/login')
})

test.each([
  ['/join-team?id=a-b_c', 'a-b_c'],
  ['/join-team', ''],
  ['/leads?id=7', ''],
  ['https://evil.example/join-team?id=a', ''],
  [undefined, ''],
])('who comes to register from %s has the invitation %j', (back, token) => {
  expect(invitationIn(back, HERE)).toBe(token)
})
