import * as v from 'valibot'
import { Id } from './id.ts'

/** What a team mate did to a lead that the person added, as the API answers it. */
export const Activity = v.object({
  /** The team's counter at that change: one for each. */
  version: v.number(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  name: v.picklist(['lead.edit', 'lead.delete', 'lead.restore', 'lead.approve']),
  /** Who did it. */
  userId: Id,
  leadId: Id,
  /** What the lead is called now. */
  lead: v.string(),
  /** What was changed, by the names of the fields. */
  fields: v.array(v.string()),
  /** The lead's status since then, where that was changed. */
  status: v.nullable(v.string()),
})
export type Activity = v.InferOutput<typeof Activity>

export const activityNames = Activity.entries.name.options
