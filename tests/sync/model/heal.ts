import { rowOf } from '#db/model/entities/registry.ts'
import { teams } from '#db/server/database/tables.ts'
import { Broken } from './broken.ts'
import { bringBack, lostIn } from './edits.ts'
import { make } from './make.ts'
import { startSync } from './play.ts'
import { readTruth } from './truth.ts'
import type { ModelWorld } from './world.ts'

const ROUNDS = 6

/** Ends all faults, lets everything under way arrive, and syncs all devices until nothing is left to do. */
export async function heal(world: ModelWorld): Promise<void> {
  world.air.calm = true
  for (const device of world.devices) {
    device.disk.fault = undefined
    device.years = 0
  }
  while (world.air.delayed.length > 0) await world.air.delayed.shift()?.release()
  await Promise.all(world.devices.flatMap(({ running }) => [...running]))
  await syncAll(world)
}

export async function syncAll(world: ModelWorld): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const before = await versions(world)
    for (const device of world.devices) await startSync(world, device, { faults: [], pageRows: 1000 })
    if (round > 0 && (await versions(world)) === before && (await isQuiet(world))) return
  }
}

async function versions({ backend }: ModelWorld): Promise<string> {
  const { id, version } = teams
  return JSON.stringify(await backend.eye.select({ id, version }).from(teams).orderBy(id))
}

async function isQuiet(world: ModelWorld): Promise<boolean> {
  for (const { disk } of world.devices) {
    if (await disk.store.outbox.where('state').anyOf('waiting', 'confirmed').count()) return false
    if (await disk.store.cursors.filter(({ reset }) => reset !== undefined).count()) return false
  }
  return true
}

/**
 * Every loser of a conflict can be restored: the restoring change is accepted, and the value is then stored.
 */
export async function bringBackLosers(world: ModelWorld): Promise<void> {
  const truth = await readTruth(world)
  for (const row of truth.rows.get('conflicts') ?? []) {
    const conflict = rowOf('conflicts', row)
    if (conflict.resolved) continue
    const device = world.devices.find(({ userId }) => truth.teamsOf.get(userId)?.has(conflict.teamId))
    if (!device) continue
    const changes = await bringBack(device, conflict)
    if (!changes) throw new Broken('can’t be brought back', JSON.stringify(conflict))
    world.clock.now += 1000
    const made = await make(world, device, { teamId: conflict.teamId, changes })
    await startSync(world, device, { faults: [], pageRows: 1000 })
    const refused = await device.disk.store.outbox
      .filter(({ state, at }) => state === 'refused' && at === new Date(world.clock.now).toISOString())
      .toArray()
    if (!made || refused.length > 0) {
      throw new Broken('can’t be brought back', `${JSON.stringify(conflict)} ${JSON.stringify(refused)}`)
    }
    const stored = await device.disk.store.table(conflict.table).get(conflict.rowId)
    const lost = Object.fromEntries(await lostIn(device, conflict))
    if (!stored || stored.deletedAt || JSON.stringify({ ...stored, ...lost }) !== JSON.stringify(stored)) {
      throw new Broken('can’t be brought back', `${JSON.stringify(conflict)} ${JSON.stringify(stored)}`)
    }
    world.tally.count('conflict: brought back')
  }
}
