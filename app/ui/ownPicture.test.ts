import { expect, test } from 'vitest'
import { ownPicture } from './ownPicture.ts'

test.each(['/api/uploads/17', '/icon-192.png', 'blob:https://rove.example/17'])('%s is shown', (src) => {
  expect(ownPicture(src)).toBe(src)
})

test.each([
  'https://elsewhere.example/ana.png',
  'http://elsewhere.example/ana.png',
  '//elsewhere.example/ana.png',
  '/\\elsewhere.example/ana.png',
  'data:image/png;base64,AAAA',
  'ana.png',
  '',
])('%j is not: its owner would learn who looks at it', (src) => {
  expect(ownPicture(src)).toBe('')
})
