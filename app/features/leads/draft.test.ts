import { expect, test } from 'vitest'
import { typedIn } from './draft.ts'

test('a draft holds only what the person changed, emptied fields included', () => {
  const form = new FormData()
  form.set('fullName', 'Ada')
  form.set('company', 'Acme')
  form.set('notes', '')
  form.set('position', '')
  expect(typedIn(form, { company: 'Acme', notes: 'Call on Monday' })).toEqual({ fullName: 'Ada', notes: '' })
})
