import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseQuery } from '#api/companies/query/query.ts'
import { trackers } from '#tests/products.ts'
import type { Malformed } from './build.ts'
import { openDirectory, starterDirectory } from './directory.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'directory-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const own = (name: string, more: object = {}) => ({
  name,
  website: `https://${name.toLowerCase()}.example`,
  industry: 'Logistics',
  size: 'Medium',
  city: 'Rotterdam',
  country: 'NL',
  description: 'Carries chilled fruit by lorry',
  tags: ['refrigerated trucks', 'cold chain'],
  asOf: '2026',
  ...more,
})

function fileOf(name: string, lines: (object | string)[]) {
  const file = join(folder, name)
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
  return file
}

function opened(sources: string[], file = ':memory:') {
  const malformed: Malformed[] = []
  const directory = openDirectory({ file, sources, onMalformed: (line) => malformed.push(line) })
  const suggest = () => directory.suggest(parseQuery({ product: trackers, count: 10, exclude: new Set() }))
  return { directory, malformed, suggest }
}

test('the starter holds nothing malformed', () => {
  const { directory, malformed } = opened([starterDirectory])
  expect(malformed).toEqual([])
  expect(directory.opened).toEqual({ rebuilt: true, malformed: 0, companies: 786 })
})

test('companies of a further file are suggested beside the starter', async () => {
  const { suggest } = opened([starterDirectory, fileOf('own.jsonl', [own('Koelvlot')])])
  expect((await suggest())[0]).toMatchObject({ companyName: 'Koelvlot', city: 'Rotterdam', asOf: '2026' })
  expect((await suggest()).map(({ companyName }) => companyName)).toContain('Girteka')
})

test('the industry may be called as the file likes', async () => {
  const { suggest } = opened([fileOf('own.jsonl', [own('Koelvlot', { industry: 'Road haulage & freight' })])])
  expect(await suggest()).toHaveLength(1)
})

test('the later row of the same website stands', async () => {
  const early = fileOf('a.jsonl', [own('Oud', { website: 'https://www.koelvlot.example' })])
  const late = fileOf('b.jsonl', [own('Nieuw', { website: 'https://koelvlot.example/nl' })])
  const found = await opened([early, late]).suggest()
  expect(found.map(({ companyName }) => companyName)).toEqual(['Nieuw'])
})

test('a malformed line is told with file, line and reason, and the others are taken', async () => {
  const file = fileOf('own.jsonl', [
    own('Eerst'),
    'not json',
    '',
    own('Script', { website: 'javascript:alert(1)' }),
    own('Wijd', { description: 'x'.repeat(70_000) }),
    own('Laatst'),
  ])
  const { directory, malformed, suggest } = opened([file])
  expect(malformed.map(({ file, line }) => [file, line])).toEqual([
    [file, 2],
    [file, 4],
    [file, 5],
  ])
  expect(malformed[1]?.reason).toBe('website: A website starts with http:// or https://')
  expect(malformed[2]?.reason).toBe('The line is too long')
  expect(directory.opened).toMatchObject({ malformed: 3, companies: 2 })
  expect(await suggest()).toHaveLength(2)
})

test('a row needs a name, a website and an industry; the rest is told only where it is known', async () => {
  const bare = { name: 'Kaal', website: 'https://kaal.example', industry: 'Logistics', country: null }
  const { directory, malformed } = opened([fileOf('own.jsonl', [bare])])
  expect(malformed).toEqual([])
  const product = {
    name: 'Pallet wrap',
    description: 'Thin.',
    target_industry: 'Logistics',
    company_size: 'any',
  }
  const rest = { price_range: '', category: '', keywords: '' }
  const [found] = await directory.suggest(
    parseQuery({ product: { ...product, ...rest }, count: 1, exclude: new Set() }),
  )
  expect(found?.reasoning).toBe('Logistics company, in the industry you target with your pallet wrap.')
})

test('lines may end as Windows ends them and the last one without an end', () => {
  const file = join(folder, 'own.jsonl')
  writeFileSync(file, `${JSON.stringify(own('Een'))}\r\n${JSON.stringify(own('Twee'))}`)
  expect(opened([file]).directory.opened).toMatchObject({ malformed: 0, companies: 2 })
})

test('the file is built again only when a source has changed', async () => {
  const source = fileOf('own.jsonl', [own('Koelvlot'), 'not json'])
  const file = join(folder, 'made', 'directory.db')
  const reopened = async () => {
    const { directory, suggest } = opened([source], file)
    const names = (await suggest()).map(({ companyName }) => companyName)
    directory.close()
    return { ...directory.opened, names }
  }
  expect(await reopened()).toEqual({ rebuilt: true, malformed: 1, companies: 1, names: ['Koelvlot'] })
  expect(await reopened()).toEqual({ rebuilt: false, malformed: 1, companies: 1, names: ['Koelvlot'] })
  appendFileSync(source, `\n${JSON.stringify(own('Vers'))}`)
  expect(await reopened()).toEqual({ rebuilt: true, malformed: 1, companies: 2, names: ['Koelvlot', 'Vers'] })
})

test('a source that is missing stops the start with its name', () => {
  expect(() => opened([join(folder, 'gone.jsonl')])).toThrow('gone.jsonl')
})

test('around a town, positions decide: a neighbouring town is found, with its distance, and a far one is not', async () => {
  const { directory } = opened([
    fileOf('own.jsonl', [
      own('Mitte', { city: 'Kassel', country: 'DE', position: { latitude: 51.3155, longitude: 9.4924 } }),
      own('Nachbar', { city: 'Baunatal', country: 'DE', position: { latitude: 51.2581, longitude: 9.4194 } }),
      own('Ferne', { city: 'Göttingen', country: 'DE', position: { latitude: 51.5413, longitude: 9.9158 } }),
      own('Unbekannt', { city: 'Kassel', country: 'DE' }),
    ]),
  ])
  const around = (location: string) =>
    directory.suggest(parseQuery({ product: trackers, count: 10, location, exclude: new Set() }))
  const found = await around('30 km around Kassel')
  expect(found.map(({ companyName }) => companyName).sort()).toEqual(['Mitte', 'Nachbar', 'Unbekannt'])
  const neighbour = found.find(({ companyName }) => companyName === 'Nachbar')
  expect(neighbour).toMatchObject({ latitude: 51.2581, longitude: 9.4194 })
  expect(neighbour?.scores.find(({ part }) => part === 'Place')?.why).toBe('Baunatal, DE, 8 km away')
  const near = await around('5 km around Kassel')
  expect(near.map(({ companyName }) => companyName).sort()).toEqual(['Mitte', 'Unbekannt'])
})
