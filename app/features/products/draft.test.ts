import { describe, expect, test } from 'vitest'
import type { Product } from '#db/model/product.ts'
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft.ts'

const key = draftKey(1, 2, undefined)

describe("a product form's draft", () => {
  test('is there again after the form was closed', () => {
    const storage = memory()
    keepDraft(key, { seen: null, typed: { name: 'Roof tiles', brand: '' } }, storage)
    expect(readDraft(key, storage)?.typed.name).toBe('Roof tiles')
  })

  test('of an edit remembers the product that the person saw', () => {
    const storage = memory()
    keepDraft(key, { seen: tiles, typed: { name: 'Better tiles' } }, storage)
    expect(readDraft(key, storage)?.seen).toEqual(tiles)
  })

  test('is gone when everything typed was taken back', () => {
    const storage = memory()
    keepDraft(key, { seen: tiles, typed: { name: 'Better tiles' } }, storage)
    keepDraft(key, { seen: tiles, typed: { name: tiles.name, category: '' } }, storage)
    expect(readDraft(key, storage)).toBeUndefined()
  })

  test('is gone once it was saved or discarded', () => {
    const storage = memory()
    keepDraft(key, { seen: null, typed: { name: 'Roof tiles' } }, storage)
    forgetDraft(key, storage)
    expect(readDraft(key, storage)).toBeUndefined()
  })

  test('belongs to one person, team and product', () => {
    const keys = [
      draftKey(1, 2, undefined),
      draftKey(9, 2, undefined),
      draftKey(1, 9, undefined),
      draftKey(1, 2, 3),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each(['', 'not json', '{"typed":1}'])(
    'that can not be read (%j) leaves the form as it is',
    (stored) => {
      const storage = memory()
      storage.setItem(key, stored)
      expect(readDraft(key, storage)).toBeUndefined()
    },
  )
})

const tiles: Product = {
  id: 3,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  createdBy: 1,
  deletedAt: null,
  name: 'Roof tiles',
  description: 'Clay tiles for steep roofs',
  brand: 'premium',
  value: '20',
  target_industry: 'Construction',
  company_size: 'Small',
  price_range: '10-30',
  category: '',
  keywords: '',
}

function memory(): Storage {
  const texts = new Map<string, string>()
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
    clear: () => texts.clear(),
    key: (place) => [...texts.keys()][place] ?? null,
    get length() {
      return texts.size
    },
  }
}
