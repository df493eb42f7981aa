import type { FirstAnswer } from '#db/model/entities/first.ts'
import type { DeviceStore } from './store.ts'

/**
 * Puts what a new device was told first where its screens read, until the first pull brings all, these rows again.
 * A store that knows any team keeps what it has.
 */
export async function applyFirst(store: DeviceStore, { teams, teamId, leads }: FirstAnswer): Promise<void> {
  await store.transaction('rw', [store.teams, store.leads, store.cursors], async () => {
    if ((await store.teams.count()) > 0 || (await store.cursors.count()) > 0) return
    await store.teams.bulkPut(teams.map((team, position) => ({ ...team, position })))
    await store.leads.bulkPut(leads.filter((lead) => lead.teamId === teamId))
  })
}
