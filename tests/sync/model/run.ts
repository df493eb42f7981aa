import type { Action } from './actions.ts'
import type { OpenBackend } from './backend.ts'
import { Broken } from './broken.ts'
import { checkDevices, checkHealed } from './checks.ts'
import { checkEffects } from './effects.ts'
import { checkErased } from './erasing.ts'
import { bringBackLosers, heal, syncAll } from './heal.ts'
import { checkUndone, undoAgain } from './imports.ts'
import { play } from './play.ts'
import { openSqlite } from './sqlite.ts'
import type { Tally } from './tally.ts'
import { closeModelWorld, type ModelWorld, openModelWorld } from './world.ts'

const AT_MOST_MS = 120_000

/** Plays a run, lets it heal, and checks it on the way and at the end. @throws Broken */
export async function playRun(
  actions: readonly Action[],
  tally: Tally,
  openBackend: OpenBackend = openSqlite,
): Promise<void> {
  const world = await openModelWorld(tally, openBackend)
  let end = () => {}
  const tooLong = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Broken('hangs', JSON.stringify(world.doing))), AT_MOST_MS)
    end = () => clearTimeout(timer)
  })
  try {
    await Promise.race([playAll(world, actions), tooLong])
  } finally {
    end()
    await closeModelWorld(world)
  }
}

async function playAll(world: ModelWorld, actions: readonly Action[]) {
  for (const action of actions) {
    world.doing = action
    await play(world, action)
    const touched = world.devices.filter(
      ({ index }) => action.do === 'deliver' || ('on' in action && action.on === index),
    )
    await checkDevices(world, touched)
  }
  world.doing = 'healing'
  await checkDevices(world, world.devices)
  await heal(world)
  await checkDevices(world, world.devices)
  await checkHealed(world)
  await checkEffects(world)
  await checkErased(world)
  await bringBackLosers(world)
  await undoAgain(world)
  await syncAll(world)
  await checkUndone(world)
}
