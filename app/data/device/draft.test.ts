import { describe, expect, test } from 'vitest'
import { memoryStorage } from '#tests/memoryStorage.ts'
import { draftKey, forgetAllButDrafts, forgetDraft, keepDraft, keptDraft, typedIn } from './draft.ts'

const key = draftKey(1, 'product-2-new')
const start = { name: 'Roof tiles', category: '' }

describe('a form’s draft', () => {
  test('is there again after the form was closed', () => {
    const storage = memoryStorage()
    keepDraft(key, { start: {}, typed: { name: 'Roof tiles' } }, storage)
    expect(keptDraft(key, storage)?.typed.name).toBe('Roof tiles')
  })

  test('of an edit remembers what the person saw', () => {
    const storage = memoryStorage()
    keepDraft(key, { start, typed: { name: 'Better tiles' } }, storage)
    expect(keptDraft(key, storage)?.start).toEqual(start)
  })

  test('holds only what the person changed, emptied fields included', () => {
    const form = new FormData()
    form.set('fullName', 'Ada')
    form.set('company', 'Acme')
    form.set('notes', '')
    form.set('position', '')
    expect(typedIn(form, { company: 'Acme', notes: 'Call on Monday' })).toEqual({
      fullName: 'Ada',
      notes: '',
    })
  })

  test('is gone when everything typed was taken back', () => {
    const storage = memoryStorage()
    keepDraft(key, { start, typed: { name: 'Better tiles' } }, storage)
    const form = new FormData()
    form.set('name', start.name)
    form.set('category', '')
    keepDraft(key, { start, typed: typedIn(form, start) }, storage)
    expect(keptDraft(key, storage)).toBeUndefined()
  })

  test('is gone once it was saved or discarded', () => {
    const storage = memoryStorage()
    keepDraft(key, { start: {}, typed: { name: 'Roof tiles' } }, storage)
    forgetDraft(key, storage)
    expect(keptDraft(key, storage)).toBeUndefined()
  })

  test('belongs to one person and one form', () => {
    const keys = [draftKey(1, 'lead-7'), draftKey(9, 'lead-7'), draftKey(1, 'lead-8')]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each(['', 'not json', '{"typed":1}'])(
    'that can not be read (%j) leaves the form as it is',
    (stored) => {
      const storage = memoryStorage()
      storage.setItem(key, stored)
      expect(keptDraft(key, storage)).toBeUndefined()
    },
  )

  test('outlives a sign-out, which takes everything else', () => {
    const storage = memoryStorage()
    storage.setItem('theme', 'light')
    keepDraft(key, { start: {}, typed: { name: 'Roof tiles' } }, storage)
    storage.setItem('rove-queries', '{}')
    forgetAllButDrafts(storage)
    expect(storage.length).toBe(1)
    expect(keptDraft(key, storage)?.typed).toEqual({ name: 'Roof tiles' })
  })
})
