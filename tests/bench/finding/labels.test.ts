import { expect, test } from 'vitest'
import { starter } from '../companies.ts'
import { inventedAt, inventedOn } from './generate.ts'
import { shippedTruth } from './judge.ts'
import { type Asked, countries, halves, kinds, productsOf } from './labels.ts'

const products = halves.flatMap(productsOf)
const different = (values: string[]) => new Set(values).size

test('the products are of many trades, countries and languages, and so is each half', () => {
  expect(different(products.map(({ id }) => id))).toBe(products.length)
  expect(products.length).toBeGreaterThanOrEqual(60)
  for (const half of halves) {
    const own = productsOf(half)
    expect(different(own.map(({ industry }) => industry))).toBeGreaterThanOrEqual(20)
    expect(
      different(own.flatMap(({ where }) => where.map((place) => place.slice(0, 2)))),
    ).toBeGreaterThanOrEqual(15)
    expect(own.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(6)
  }
})

test('a product’s labels name kinds and places that there are, each kind once', () => {
  const known = new Set(kinds.map(({ kind }) => kind))
  const codes = new Set(
    countries.flatMap(({ country, regions }) => [country, ...regions.map(({ region }) => region)]),
  )
  const labels = ({ fits, may, traps }: Asked) => [...fits, ...may, ...traps]
  expect(products.flatMap(labels).filter((kind) => !known.has(kind))).toEqual([])
  for (const asked of products) expect(different(labels(asked)), asked.id).toBe(labels(asked).length)
  expect(
    products.flatMap(({ where }) => where).filter((place) => place.includes('-') && !codes.has(place)),
  ).toEqual([])
})

test('every company that ships is labelled with a kind', () => {
  const known = new Set(kinds.map(({ kind }) => kind))
  for (const company of starter) expect(known, company.name).toContain(shippedTruth(company).kind)
})

test('a generated company is the same each time, and its website is reserved for examples', () => {
  for (let n = 0; n < 500; n++) {
    const company = inventedAt(n)
    if (!company.website) continue
    expect(new URL(company.website).hostname).toMatch(/\.example$/)
    expect(inventedOn(company.website)).toEqual(company)
  }
})
