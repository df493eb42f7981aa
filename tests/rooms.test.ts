import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tables } from '#db/model/entities/registry.ts'
import { biomeJson, fences, isFence, rooms } from './rooms.ts'

test('the lint rules of who may import whom are those of the table of rooms: npm run fences', () => {
  const { overrides } = JSON.parse(readFileSync(biomeJson, 'utf8'))
  expect(overrides.filter(isFence)).toEqual(JSON.parse(JSON.stringify(fences)))
})

test('every room of the table, and every room that one may import, is there', () => {
  const named = Object.entries(rooms).flatMap(([path, { uses }]) => [path, ...uses])
  const missing = named.filter((path) => !existsSync(join(biomeJson, '..', path.replace(/\/\*$/, ''))))
  expect(missing).toEqual([])
})

test('no room of api builds on one that builds on it, over however many others', () => {
  const usesOf = (path: string) => (rooms[path]?.uses ?? []).filter((other) => other !== path)
  const below = (path: string, seen: Set<string>): Set<string> => {
    const next = usesOf(path).filter((other) => !seen.has(other))
    for (const other of next) below(other, seen.add(other))
    return seen
  }
  const all = Object.keys(rooms).filter((path) => path.startsWith('api/'))
  expect(all.length).toBeGreaterThan(30)
  expect(all.filter((path) => below(path, new Set()).has(path))).toEqual([])
})

test('what commits changes names no table: an entity says what follows from it', () => {
  const named = [
    'api/sync/commit.ts',
    'db/server/change.ts',
    'db/server/later.ts',
    'db/device/mutate.ts',
  ].flatMap((file) => {
    const text = readFileSync(join(biomeJson, '..', file), 'utf8')
    return tables
      .filter((table) => new RegExp(`'${table}(\\.\\w+)?'`).test(text))
      .map((table) => `${file}: ${table}`)
  })
  expect(named).toEqual([])
})
