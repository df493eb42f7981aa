import { expect, test } from 'vitest'
import { mailtoOf } from './mailto.ts'

test('a link to the mail app carries address, subject and text, with every line kept', () => {
  const email = { subject: 'Rye & spelt?', body: 'Dear Mia,\n\n20% off = now. Æ' }
  const { href, holdsText } = mailtoOf(email, 'mia.berg+sales@fjord.example')
  expect(holdsText).toBe(true)
  expect(href).toBe(
    'mailto:mia.berg%2Bsales@fjord.example?subject=Rye%20%26%20spelt%3F' +
      '&body=Dear%20Mia%2C%0D%0A%0D%0A20%25%20off%20%3D%20now.%20%C3%86',
  )
})

test('without an address the mail app asks for one', () => {
  expect(mailtoOf({ subject: 'Hello', body: '' }, '').href).toBe('mailto:?subject=Hello&body=')
})

test('a text that is too long for a link stays out of it, as it is encoded', () => {
  expect(mailtoOf({ subject: 'Hello', body: 'x'.repeat(1_700) }, '').holdsText).toBe(true)
  expect(mailtoOf({ subject: 'Hello', body: 'å'.repeat(400) }, '')).toEqual({
    href: 'mailto:?subject=Hello',
    holdsText: false,
  })
})
