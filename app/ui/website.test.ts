import { describe, expect, test } from 'vitest'
import { websiteLink, withoutProtocol } from './website.ts'

describe('websites', () => {
  test.each([
    ['https://acme.example/', 'acme.example'],
    ['HTTP://www.acme.example/contact', 'www.acme.example/contact'],
    ['acme.example', 'acme.example'],
    ['', ''],
  ])('%j is read as %j', (website, shown) => {
    expect(withoutProtocol(website)).toBe(shown)
  })

  test.each([
    ['acme.example', 'https://acme.example/'],
    ['http://acme.example', 'http://acme.example/'],
    ['acme.example:8080', 'https://acme.example:8080/'],
    ['javascript:alert(1)', undefined],
    ['mailto:ada@acme.example', undefined],
    ['two words.', undefined],
    ['', undefined],
  ])('%j leads to %j', (website, link) => {
    expect(websiteLink(website)).toBe(link)
  })
})
