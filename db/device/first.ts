import type { FirstAnswer } from '#db/model/entities/first.ts'
import type { DeviceStore } from './store.ts'

/**
 * Writes the first response of a new device to the store, where its screens read. The first pull brings all
 * rows, including these. Does nothing if the store already knows a team.
 */
export async function applyFirst(store: DeviceStore, { teams, teamId, leads }: FirstAnswer): Promise<void> {
  await store.transaction('rw', [store.teams, store.leads, store.cursors], async () => {
    if ((await store.teams.count()) > 0 || (await store.cursors.count()) > 0) return
    await store.teams.bulkPut(teams.map((team, position) => ({ ...team, position })))
    await store.leads.bulkPut(leads.filter((lead) => lead.teamId === teamId))
  })
}
