import { expect, test } from 'vitest'
import { judge, sameName } from './judge.ts'
import type { Site } from './site.ts'
import { openSites } from './web.ts'

const bakery: Site = {
  host: 'bakery.test',
  alias: ['www.bakery.test'],
  language: 'en',
  country: 'GB',
  kind: 'handmade',
  about: 'a bakery',
  pages: {
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /about' },
    '/': '<a href="https://www.bakery.test/contact">Contact</a><a href="/about">About</a>',
    '/contact': '<p>anna@bakery.test</p><p>web@agency.test</p><a href="tel:01134960100">Call</a>',
    '/about': '<p>info@bakery.test</p>',
  },
  asked: 'owner',
  best: ['anna@bakery.test'],
  never: ['web@agency.test'],
  phones: ['+441134960100'],
  people: [{ name: 'Anna Kern', role: 'Baker' }],
  closed: ['/about'],
}

test('a look-up goes over HTTP, by the site’s own links, and is held against the labels', async () => {
  await using web = await openSites([bakery])
  expect(await web.lookUp(bakery)).toMatchObject({
    email: 'best',
    phone: 'best',
    person: 'missed',
    harm: [],
    trespasses: [],
  })
})

test('a page that was asked for though it is closed is told', () => {
  const { trespasses, email } = judge(bakery, { state: 'none' }, ['/robots.txt', '/', '/about'], 1)
  expect({ trespasses, email }).toEqual({ trespasses: ['/about'], email: 'missed' })
})

test('a name is the same with a title and in any order', () => {
  expect(sameName('Dr. Ánna  KERN', 'Kern Anna')).toBe(true)
  expect(sameName('Anna Kern Bakery', 'Anna Kern')).toBe(false)
})
