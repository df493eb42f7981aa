import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { entities } from '#db/model/entities/registry.ts'
import { leadWith } from '#tests/leadWith.ts'
import { DeviceStore } from './store.ts'

const { addedFields } = entities.leads
const NEWEST = new DeviceStore(1).verno

test.each(Array.from({ length: NEWEST - 1 }, (_, at) => at + 1))(
  'a store of version %d keeps its leads, with the fields that came since, and reads what it did not know',
  async (version) => {
    const options = { indexedDB: new IDBFactory(), IDBKeyRange }
    const since = Object.entries(addedFields).filter(([added]) => Number(added) > version)
    const later = since.flatMap(([, fields]) => Object.keys(fields))
    const known = Object.entries(leadWith({ id: 7, fullName: 'Mia Berg' })).filter(
      ([field]) => !later.includes(field),
    )
    const older = new Dexie('rove-1', options)
    older
      .version(version)
      .stores({ leads: 'id, teamId', shadows: '[table+rowId], teamId', cursors: 'teamId' })
    await older.table('leads').add(Object.fromEntries(known))
    await older.table('cursors').add({ teamId: 2, version: 9, stamp: 's', whole: true })
    older.close()

    const store = new DeviceStore(1, options)
    expect(await store.leads.get(7)).toMatchObject({
      fullName: 'Mia Berg',
      ...Object.assign({}, ...since.map(([, fields]) => fields)),
    })
    expect(store.backendDB().version).toBe(NEWEST * 10)
    const [cursor] = await store.cursors.toArray()
    if (later.length > 0 && version >= 6) expect(cursor).toMatchObject({ version: 0, reset: 'horizon' })
    store.close()
  },
)
