import { expect, test } from 'vitest'
import { bareDomain } from './suggestion.ts'

test.each([
  ['https://www.Acme.com/about?x=1#top', 'acme.com'],
  ['acme.com', 'acme.com'],
  [' WWW.acme.com/ ', 'acme.com'],
  ['http://acme.com:8080', 'acme.com'],
  ['https://münchen.example', 'xn--mnchen-3ya.example'],
  ['shop.acme.com', 'shop.acme.com'],
  ['', ''],
  ['not a website', 'not a website'],
])('the company at %j is known as %j', (website, domain) => {
  expect(bareDomain(website)).toBe(domain)
})
