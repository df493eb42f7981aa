import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { draftKey, keepDraft } from '#app/data/device/draft.ts'
import { mutate } from '#db/device/mutate.ts'
import { DeviceStore } from '#db/device/store.ts'
import { newId } from '#db/model/id.ts'
import { memoryStorage } from '#tests/memoryStorage.ts'
import { draftsOf, unsentIn, unsentText } from './leave.ts'

test('waiting and refused changes are unsent, confirmed ones are not', async () => {
  const store = new DeviceStore(7, { indexedDB: new IDBFactory(), IDBKeyRange })
  for (const fullName of ['Waiting', 'Refused', 'Confirmed']) {
    const fields = { fullName, email: 'mia@berg.example' }
    await mutate(store, 3, [{ name: 'lead.create', args: { id: newId(), fields } }])
  }
  const [, refused, confirmed] = await store.outbox.orderBy('seq').toArray()
  await store.outbox.update(refused!.seq, { state: 'refused', message: 'No longer there' })
  await store.outbox.update(confirmed!.seq, { state: 'confirmed' })
  const unsent = await unsentIn(store)
  expect(unsent).toMatchObject([{ state: 'waiting' }, { state: 'refused' }])
  const text = unsentText(unsent, [{ notes: 'half a sentence' }])
  for (const word of ['Waiting', 'Refused', 'No longer there', 'half a sentence'])
    expect(text).toContain(word)
})

test('only the person’s own drafts are theirs to be told of', () => {
  const storage = memoryStorage()
  const keep = (userId: number, form: string) =>
    keepDraft(draftKey(userId, form), { start: {}, typed: { notes: `${userId}` } }, storage)
  keep(1, 'lead-5')
  keep(12, 'lead-5')
  keep(1, 'new-lead-')
  expect(draftsOf(1, storage)).toEqual([{ notes: '1' }, { notes: '1' }])
})
