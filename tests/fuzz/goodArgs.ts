import { dayPlanId } from '#db/model/entities/dayPlan.ts'
import { distinctLeadsOf } from '#db/model/entities/distinctLeads.ts'
import type { MutationName } from '#db/model/entities/registry.ts'
import { pairedId } from '#db/model/id.ts'
import { defaultReminders } from '#db/model/reminders.ts'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { argsOf } from '#tests/mutationArgs.ts'

/** The row that a change is of, and those that it names. */
export interface Ids {
  id: number
  leadId: number
  productId: number
  teamId: number
}

const view = { columns: ['fullName'], hidden: [], sort: { by: 'fullName', descending: false } }

/** Where it is more than what every change of its kind takes. */
const written = ({ id, leadId, productId, teamId }: Ids): Partial<Record<MutationName, object>> => ({
  'lead.create': { id, fields: aLead },
  'lead.import': { id, fields: { ...aLead, importId: id } },
  'lead.edit': { id, changes: { fullName: ['Mia', 'Mia Berg'] } },
  'lead.complete': { id, changes: { position: ['', 'Buyer'] } },
  'lead.delete': { id, seen: 1 },
  'lead.restore': { id },
  'lead.approve': { id },
  'lead.fromSuggestion': {
    id,
    suggestionId: pairedId(id),
    fields: { company: 'Anna', productId, scores: [] },
  },
  'product.create': { id, fields: aProduct },
  'product.edit': { id, changes: { name: ['Tracker', 'Fleet tracker'] } },
  'product.delete': { id, seen: 1 },
  'product.restore': { id },
  'suggestion.delete': { id },
  'suggestion.restore': { id },
  'suggestion.approve': { id },
  'suggestion.reopen': { id },
  'note.add': { id, fields: { leadId, text: 'Asked for a quote' } },
  'note.sent': { id, fields: { leadId, text: 'Sent an email' } },
  'note.delete': { id },
  'note.restore': { id },
  'import.create': {
    id,
    fields: { fileName: 'leads.csv', source: 'CSV', rows: 1, added: 1, completed: 0, heldBack: 0 },
  },
  'import.undo': { id },
  'distinctLeads.create': distinctLeadsOf(id, leadId),
  'distinctLeads.delete': { id },
  'dayPlan.create': { id: dayPlanId(id, '2026-03-04'), fields: { day: '2026-03-04', userId: id } },
  'dayPlan.edit': { id, changes: { startsAt: ['08:00', '07:30'] } },
  'dayPlan.delete': { id },
  'dayPlan.restore': { id },
  'stop.create': { id, fields: { planId: productId, leadId, position: 1 } },
  'stop.edit': { id, changes: { state: ['planned', 'visited'] } },
  'stop.delete': { id },
  'stop.restore': { id },
  'email.create': { id, fields: { subject: 'Hello', body: 'Shall we talk?', leadId, productId } },
  'email.edit': { id, changes: { subject: ['Hello', 'Hi'] } },
  'email.send': { id },
  'email.unsend': { id },
  'email.delete': { id },
  'email.restore': { id },
  'sample.product': { id, fields: {} },
  'sample.suggestion': { id, fields: { n: 0, leadId, productId } },
  'sample.lead': { id, fields: { n: 0, leadId, productId } },
  'sample.email': { id, fields: { n: 0, leadId, productId } },
  'request.create': { id, task: { kind: 'suggest', args: { productId, count: 3, keywords: 'bread' } } },
  'request.cancel': { id },
  'conflict.resolve': { id },
  'settings.chooseTeam': { id, teamId },
  'settings.keepView': { id, list: 'leads', view },
  'settings.keepOwnView': { id, view: { id, teamId, name: 'Mine', search: '?mine=true' } },
  'settings.dropOwnView': { id, viewId: id },
  'settings.setThresholds': { id, thresholds: { high: 90, medium: 70, low: 50 } },
  'settings.setReminders': { id, reminders: defaultReminders },
  'settings.setEmailNotifications': { id, emailNotifications: false },
  'settings.seeNotifications': { id, until: '2026-01-01T00:00:00.000Z' },
})

/** What a phone sends with a change. */
export const goodArgs = (name: MutationName, ids: Ids): object => written(ids)[name] ?? argsOf(name, ids.id)
