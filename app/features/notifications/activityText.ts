import { valueShown } from '#app/entities/field.ts'
import type { Activity } from '#db/model/activity.ts'
import { labelOf } from '#db/model/entities/label.ts'

/** A team mate's activity in a sentence. */
export function activityText({ name, lead, fields, status }: Activity, who: string): string {
  if (name === 'lead.delete') return `${who} deleted the lead ${lead}`
  if (name === 'lead.restore') return `${who} brought back the lead ${lead}`
  if (name === 'lead.approve') return `${who} approved the lead ${lead}`
  const others = fields.filter((field) => field !== 'status').map((field) => labelOf('leads', field))
  const changed = others.length > 0 ? `changed ${others.join(', ')} of ${lead}` : ''
  const set = status ? `set ${lead} to ${valueShown('status', status)}` : ''
  return `${who} ${[set, changed].filter(Boolean).join(' and ') || `changed ${lead}`}`
}
