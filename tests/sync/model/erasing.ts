import { erasures } from '#db/server/database/tables.ts'
import { Broken } from './broken.ts'
import type { Made } from './ledger.ts'
import { readTruth } from './truth.ts'
import { askServer, at, leadsOn, type ModelDevice, type ModelWorld } from './world.ts'

/** The owner or an admin erases a person's data, for which the server must be reached. */
export async function erase(
  world: ModelWorld,
  device: ModelDevice,
  { pick }: { pick: number },
): Promise<void> {
  const lead = at(await leadsOn(device), pick)
  if (!lead) return
  const answer = await askServer(
    world,
    device,
    'POST',
    `/api/teams/${lead.teamId}/leads/${lead.id}/erase`,
    {},
  )
  if (!answer.ok) return
  world.tally.count('made: erasure')
  const { history } = await readTruth(world)
  const gone = await world.backend.eye.select({ leadId: erasures.leadId }).from(erasures)
  for (const { leadId } of gone) world.erased.add(leadId)
  for (const { name, rowId } of history) if (name.endsWith('.erase')) world.erased.add(rowId)
}

/** Whether the data of a person were erased whom a change is about. Of these nothing is promised any more. */
export function isOfErased({ erased }: ModelWorld, { rowId, args }: Pick<Made, 'rowId' | 'args'>): boolean {
  if (erased.size === 0) return false
  if (erased.has(rowId)) return true
  const numbers = JSON.stringify(args).match(/\d+/g) ?? []
  return numbers.some((number) => erased.has(Number(number)))
}

/** After healing: nothing is left of what was written about erased people, unless the server was restored to the time before. */
export async function checkErased(world: ModelWorld): Promise<void> {
  const erased = await world.backend.eye.select({ leadId: erasures.leadId }).from(erasures)
  if (erased.length === 0) return
  const gone = new Set(erased.map(({ leadId }) => leadId))
  const { rows, history, teamsOf } = await readTruth(world)
  expectNothingOf(gone, 'the server', [...rows.values(), history].flat())
  for (const { index, disk, userId } of world.devices) {
    const { store } = disk
    const tables = [...[...rows.keys()].map((table) => store.rows(table)), store.shadows, store.sent]
    const held = await Promise.all(tables.map((table) => table.toArray()))
    // A device of somebody who has left the team hears of nothing in it.
    const isTold = ({ teamId }: { teamId: number }) => teamsOf.get(userId)?.has(teamId)
    expectNothingOf(gone, `device ${index}`, held.flat().filter(isTold))
  }
}

function expectNothingOf(gone: ReadonlySet<number>, where: string, rows: readonly object[]) {
  for (const row of rows) {
    const id: unknown = Reflect.get(row, 'rowId') ?? Reflect.get(row, 'id')
    if (typeof id !== 'number' || !gone.has(id) || ('mid' in row && Reflect.get(row, 'batch'))) continue
    const text = JSON.stringify(row)
    if (/<\d+>|@company/.test(text)) throw new Broken('not erased', `${where} has ${text}`)
  }
}
