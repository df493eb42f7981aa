import type { DeviceStore } from '#db/device/store.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { standInOf } from '#db/model/merged.ts'

/**
 * The lead with this id as the device has it, also a deleted one, or the lead that stands for it if it was merged into
 * another one; undefined if there is none.
 */
export async function standingLead(store: DeviceStore, id: number): Promise<Lead | undefined> {
  const met = new Map<number, Lead>()
  const first = await store.leads.get(id)
  let lead = first
  while (lead && lead.teamId === first?.teamId && !met.has(lead.id)) {
    met.set(lead.id, lead)
    lead = lead.mergedInto === null ? undefined : await store.leads.get(lead.mergedInto)
  }
  return met.get(standInOf(id, met))
}
