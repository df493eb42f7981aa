import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('an address with letters of another alphabet is one, however many were read before', () => {
  for (let n = 0; n < 200_000; n++) addressOf(`https://company-${n % 9}.example`)
  expect(addressOf('https://müller.de/über')?.href).toBe('https://xn--mller-kva.de/%C3%BCber')
})

test.each(['', 'müller', 'https://', 'http://[::1', '/contact'])('%j is no address', (text) => {
  expect(addressOf(text)).toBeUndefined()
})

test('a relative address stands on its base', () => {
  expect(addressOf('/contact', 'https://bakery.example/shop')?.href).toBe('https://bakery.example/contact')
  expect(addressOf('/contact', 'nowhere')).toBeUndefined()
})
