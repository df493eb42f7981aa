import * as v from 'valibot'
import { Id } from './id.ts'

/** What a team mate did to a lead that the person added, as the API returns it. */
export const Activity = v.object({
  /** The team's version at that change; each change has its own. */
  version: v.number(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  name: v.picklist(['lead.edit', 'lead.delete', 'lead.restore', 'lead.approve']),
  /** The person who did it. */
  userId: Id,
  leadId: Id,
  /** The lead's current name. */
  lead: v.string(),
  /** The names of the changed fields. */
  fields: v.array(v.string()),
  /** The lead's new status, if the change was of the status. */
  status: v.nullable(v.string()),
})
export type Activity = v.InferOutput<typeof Activity>

/** The names of the mutations that are shown as activities. */
export const activityNames = Activity.entries.name.options
