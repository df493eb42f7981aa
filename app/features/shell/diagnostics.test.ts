import { readFileSync } from 'node:fs'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { mutate } from '#db/device/mutate.ts'
import { DeviceStore } from '#db/device/store.ts'
import { newId } from '#db/model/id.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { VERSION } from './version.ts'

test('diagnostics count what waits and repeat nothing that was typed', async () => {
  const store = new DeviceStore(7, { indexedDB: new IDBFactory(), IDBKeyRange })
  const fields = { fullName: 'Mia Berg', email: 'mia@berg.example', notes: 'Wants a quote' }
  await mutate(store, 3, [{ name: 'lead.create', args: { id: newId(), fields } }])
  const about = { deviceId: 'd-1', browser: 'Chrome', online: false, worker: true, storage: undefined }
  const text = await diagnosticsOf(store, about)
  expect(text).toContain(`Rove ${VERSION}`)
  expect(text).toContain('Device d-1')
  expect(text).toContain('leads 1')
  expect(text).toContain('Outbox: lead.create waiting')
  expect(text).not.toMatch(/Mia|berg|quote/)
})

test('the version on screen is the one of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(VERSION)
})
