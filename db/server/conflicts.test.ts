import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MutationName, mutationNamed } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { storeIn } from '#tests/database.ts'
import { change } from './change.ts'
import type { Store } from './database/handle.ts'
import { rowById, rowsOf } from './rows.ts'
import { addTeam } from './teams.ts'
import { addUser } from './users.ts'

let folder: string
let store: Store
let ana: number
let bo: number
let teamId: number
let lead: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rove-conflicts-'))
  store = await storeIn(folder)
  await store.tx(async (handle) => {
    const createdAt = '2026-01-01T00:00:00.000Z'
    const rest = { passwordHash: '', createdAt }
    ana = (await addUser(handle, { username: 'ana', email: 'ana@rove.example', fullName: 'Ana', ...rest })).id
    bo = (await addUser(handle, { username: 'bo', email: 'bo@rove.example', fullName: 'Bo', ...rest })).id
    const team = { name: 'Alpha', description: '', avatarUrl: '', personal: false, createdAt }
    teamId = await addTeam(handle, ana, team)
  })
  lead = newId()
  const fields = { fullName: 'Mia Berg', email: 'mia@berg.example', notes: 'Met at the fair. Wants a quote.' }
  await make('lead.create', { id: lead, fields }, ana)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

let minute = 0
const timeOf = (ofMinute: number) => new Date(Date.UTC(2026, 1, 1, 0, ofMinute)).toISOString()
/** A change that reached the server; without a time, it was made at that moment. */
function make(
  name: MutationName,
  args: unknown,
  userId: number,
  deviceId = `phone of ${userId}`,
  { madeIn, seen }: { madeIn?: number; seen?: number } = {},
) {
  const arrivedAt = timeOf(minute++)
  const at = madeIn === undefined ? arrivedAt : timeOf(madeIn)
  return store.tx((handle) =>
    change(handle, mutationNamed(name), { name, args, userId, deviceId, teamId, at, arrivedAt, seen }),
  )
}
const edit = (field: string, from: unknown, to: unknown, userId: number, deviceId?: string) =>
  make('lead.edit', { id: lead, changes: { [field]: [from, to] } }, userId, deviceId)
/** An edit that was made earlier than others that have already arrived. */
const editBefore = (field: string, from: unknown, to: unknown, userId: number, seen?: number) =>
  make('lead.edit', { id: lead, changes: { [field]: [from, to] } }, userId, undefined, {
    madeIn: minute - 2,
    ...(seen !== undefined && { seen }),
  })
const versionOf = async () => (await rowById(store.read, 'leads', lead))!.version
const leadNow = () => rowById(store.read, 'leads', lead)
const conflicts = () => rowsOf(store.read, 'conflicts', teamId)

describe('two edits', () => {
  test('of one field, the second by someone who had not seen the first: what it overwrote is kept, with whose it was', async () => {
    await edit('status', 'new', 'contacted', ana)
    expect(await edit('status', 'new', 'qualified', bo)).toMatchObject({ outcome: 'conflict' })
    expect(await leadNow()).toMatchObject({ status: 'qualified' })
    expect(await conflicts()).toMatchObject([
      {
        kind: 'field',
        field: 'status',
        table: 'leads',
        rowId: lead,
        resolved: false,
        base: 'new',
        winner: 'qualified',
        loser: 'contacted',
        winnerBy: bo,
        loserBy: ana,
      },
    ])
  })

  test('of one field, the second to come made before the first: the later stands, the earlier is kept', async () => {
    minute++
    await edit('status', 'new', 'contacted', ana)
    expect(await editBefore('status', 'new', 'qualified', bo)).toMatchObject({ outcome: 'conflict' })
    expect(await leadNow()).toMatchObject({ status: 'contacted' })
    expect(await conflicts()).toMatchObject([
      {
        kind: 'field',
        field: 'status',
        base: 'new',
        winner: 'contacted',
        loser: 'qualified',
        winnerBy: ana,
        winnerAt: timeOf(minute - 2),
        winnerDevice: { id: `phone of ${ana}` },
        loserBy: bo,
        loserAt: timeOf(minute - 3),
        loserDevice: { id: `phone of ${bo}` },
      },
    ])
  })

  test('of one field, of which the later set it back to what it was: the earlier comes too late for it, and is kept', async () => {
    const seen = await versionOf()
    minute++
    await edit('status', 'new', 'contacted', ana)
    await edit('status', 'contacted', 'new', ana)
    expect(await editBefore('status', 'new', 'qualified', bo, seen)).toMatchObject({ outcome: 'conflict' })
    expect(await leadNow()).toMatchObject({ status: 'new' })
    expect(await conflicts()).toMatchObject([{ winner: 'new', loser: 'qualified', loserBy: bo }])
  })

  test('of one field, the second by someone who saw the first, though by a clock that is behind', async () => {
    minute++
    await edit('status', 'new', 'contacted', ana)
    const seen = await versionOf()
    expect(await editBefore('status', 'contacted', 'qualified', bo, seen)).toMatchObject({
      outcome: 'applied',
    })
    expect(await leadNow()).toMatchObject({ status: 'qualified' })
    expect(await conflicts()).toEqual([])
  })

  test('of one field to the same value: an edit that was made between them comes before the second', async () => {
    minute++
    await edit('status', 'new', 'contacted', ana)
    minute++
    await make('lead.edit', { id: lead, changes: { status: ['new', 'contacted'] } }, bo, 'tablet', {
      seen: 1,
    })
    await editBefore('status', 'new', 'qualified', ana, 1)
    expect(await leadNow()).toMatchObject({ status: 'contacted' })
  })

  test('of one field, after one between them, to a server that was set back and gets the first and the last before it: the last stands', async () => {
    minute += 3
    const again = (from: string, to: string, madeIn: number, userId: number) =>
      make('lead.edit', { id: lead, changes: { status: [from, to] } }, userId, undefined, { madeIn, seen: 1 })
    await again('new', 'contacted', minute - 3, ana)
    await again('qualified', 'contacted', minute - 1, ana)
    await again('new', 'qualified', minute - 4, bo)
    expect(await leadNow()).toMatchObject({ status: 'contacted' })
  })

  test('that were built on each other and come in another order, to a server that was set back: nobody lost anything', async () => {
    minute += 4
    const again = (from: string, to: string, madeIn: number, userId: number, deviceId?: string) =>
      make('lead.edit', { id: lead, changes: { status: [from, to] } }, userId, deviceId, { madeIn, seen: 0 })
    await again('qualified', 'converted', minute - 1, ana, 'tablet of ana')
    expect(await conflicts()).toMatchObject([{ base: 'qualified', winner: 'converted', loser: 'new' }])
    expect(await again('contacted', 'qualified', minute - 3, bo)).toMatchObject({ outcome: 'merged' })
    expect(await again('new', 'contacted', minute - 5, ana)).toMatchObject({
      outcome: 'merged',
      changed: true,
    })
    expect(await leadNow()).toMatchObject({ status: 'converted' })
    expect(await conflicts()).toMatchObject([{ resolved: true }])
  })

  test('of one field, the first by the API: it is said, by whom', async () => {
    await edit('status', 'new', 'contacted', ana, 'api')
    await edit('status', 'new', 'qualified', bo)
    expect(await conflicts()).toMatchObject([{ loserBy: ana, loserDevice: { id: 'api', name: '' } }])
  })

  test('of one field to the same value are no conflict: both got what they wanted', async () => {
    await edit('status', 'new', 'contacted', ana)
    expect(await edit('status', 'new', 'contacted', bo)).toMatchObject({ outcome: 'applied', changed: false })
    expect(await conflicts()).toEqual([])
  })

  test('of one field, the second by someone who had seen the first, are no conflict', async () => {
    await edit('status', 'new', 'contacted', ana)
    expect(await edit('status', 'contacted', 'qualified', bo)).toMatchObject({ outcome: 'applied' })
    expect(await conflicts()).toEqual([])
  })

  test('of two fields are no conflict, and both stand', async () => {
    await edit('status', 'new', 'contacted', ana)
    expect(await edit('position', '', 'Buyer', bo)).toMatchObject({ outcome: 'applied' })
    expect(await leadNow()).toMatchObject({ status: 'contacted', position: 'Buyer' })
    expect(await conflicts()).toEqual([])
  })

  test('of a text at places that lie apart are no conflict, and both stand', async () => {
    const met = 'Met at the fair. Wants a quote.'
    await edit('notes', met, 'Met at the fair in Oslo. Wants a quote.', ana)
    const second = await edit('notes', met, 'Met at the fair. Wants a quote by May.', bo)
    expect(second).toMatchObject({ outcome: 'merged' })
    expect(await leadNow()).toMatchObject({ notes: 'Met at the fair in Oslo. Wants a quote by May.' })
    expect(await conflicts()).toEqual([])
  })

  test('of a text at one place: what was overwritten is kept', async () => {
    const met = 'Met at the fair. Wants a quote.'
    await edit('notes', met, 'Met at the market. Wants a quote.', ana)
    expect(await edit('notes', met, 'Met at the station. Wants a quote.', bo)).toMatchObject({
      outcome: 'conflict',
    })
    expect(await conflicts()).toMatchObject([{ field: 'notes', loser: 'Met at the market. Wants a quote.' }])
  })
})

describe('a delete', () => {
  const remove = (seen: number | undefined, userId: number, deviceId?: string) =>
    make('lead.delete', { id: lead, ...(seen !== undefined && { seen }) }, userId, deviceId)

  test('by someone who had not seen an edit: the edit is kept, with whose it was', async () => {
    const seen = await versionOf()
    await edit('status', 'new', 'contacted', ana)
    expect(await remove(seen, bo)).toMatchObject({ outcome: 'conflict' })
    expect(await conflicts()).toMatchObject([
      { kind: 'deleted-edited', loser: { status: 'contacted' }, winnerBy: bo, loserBy: ana },
    ])
  })

  test('by someone who had seen the edit is no conflict', async () => {
    await edit('status', 'new', 'contacted', ana)
    expect(await remove(await versionOf(), bo)).toMatchObject({ outcome: 'applied' })
    expect(await conflicts()).toEqual([])
  })

  test('by someone who had seen the first of two edits: the second alone is kept', async () => {
    await edit('status', 'new', 'contacted', ana)
    const seen = await versionOf()
    await edit('position', '', 'Buyer', ana)
    await remove(seen, bo)
    expect(await conflicts()).toMatchObject([{ kind: 'deleted-edited', loser: { position: 'Buyer' } }])
    expect((await conflicts())[0]!.loser).toEqual({ position: 'Buyer' })
  })

  test('after the same person edited on the same device is no conflict, though the edit was not read back yet', async () => {
    const seen = await versionOf()
    await edit('status', 'new', 'contacted', ana)
    expect(await remove(seen, ana)).toMatchObject({ outcome: 'applied' })
    expect(await conflicts()).toEqual([])
  })

  test('after the same person edited on another device, unseen: the edit is kept', async () => {
    const seen = await versionOf()
    await edit('status', 'new', 'contacted', ana, 'tablet of ana')
    expect(await remove(seen, ana)).toMatchObject({ outcome: 'conflict' })
    expect(await conflicts()).toMatchObject([{ kind: 'deleted-edited', loserBy: ana }])
  })

  test('by an app that does not say what it showed is no conflict', async () => {
    await edit('status', 'new', 'contacted', ana)
    expect(await remove(undefined, bo)).toMatchObject({ outcome: 'applied' })
    expect(await conflicts()).toEqual([])
  })

  test('of what somebody else deleted is no conflict', async () => {
    const seen = await versionOf()
    await remove(seen, ana)
    expect(await remove(seen, bo)).toMatchObject({ outcome: 'applied', changed: false })
    expect(await conflicts()).toEqual([])
  })

  test('and a restore that meet are no conflict', async () => {
    await remove(await versionOf(), ana)
    await make('lead.restore', { id: lead }, bo)
    expect(await leadNow()).toMatchObject({ deletedAt: null })
    expect(await conflicts()).toEqual([])
  })
})

describe('an edit of what was deleted meanwhile', () => {
  test('is kept, with who deleted; the deletion stands', async () => {
    await make('lead.delete', { id: lead, seen: await versionOf() }, ana)
    expect(await edit('status', 'new', 'contacted', bo)).toMatchObject({ outcome: 'conflict' })
    expect(await leadNow()).toMatchObject({ status: 'contacted', deletedAt: expect.any(String) })
    expect(await conflicts()).toMatchObject([
      { kind: 'edited-deleted', loser: { status: 'contacted' }, winnerBy: ana, loserBy: bo },
    ])
  })

  test('is no conflict where it wants what is there', async () => {
    await edit('status', 'new', 'contacted', ana)
    await make('lead.delete', { id: lead, seen: await versionOf() }, ana)
    expect(await edit('status', 'new', 'contacted', bo)).toMatchObject({ outcome: 'applied' })
    expect(await conflicts()).toEqual([])
  })

  test('is no conflict once it was restored', async () => {
    await make('lead.delete', { id: lead, seen: await versionOf() }, ana)
    await make('lead.restore', { id: lead }, ana)
    expect(await edit('status', 'new', 'contacted', bo)).toMatchObject({ outcome: 'applied' })
    expect(await conflicts()).toEqual([])
  })
})
