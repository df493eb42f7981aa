import type { Change } from '#db/device/mutate.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId, pairedId } from '#db/model/id.ts'
import type { Located } from '#db/model/place.ts'
import { inBatches } from './batches.ts'
import type { ApproveRequest } from './requests.ts'

/** The maximum number of suggestions in one request. */
const ASKED_AT_ONCE = 200

/** The changes of an approval, in the order in which they are made. */
export interface Approval {
  leads: Change[]
  suggestions: Change[]
  /** Ask the server for the contacts. */
  requests: { id: number; change: Change }[]
}

/** Approves companies: each has its lead at once, and the server is asked for their contacts. */
export const approvalOf = (approved: readonly Suggestion[]): Approval => ({
  leads: approved.map((suggestion) => ({
    name: 'lead.fromSuggestion',
    args: { id: pairedId(suggestion.id), suggestionId: suggestion.id, fields: leadFields(suggestion) },
  })),
  suggestions: approved.map(({ id }) => ({ name: 'suggestion.approve', args: { id } })),
  requests: inBatches(approved, ASKED_AT_ONCE).map((batch) => {
    const id = newId()
    const suggestionIds = batch.map((one) => one.id)
    return {
      id,
      change: { name: 'request.create', args: { id, task: { kind: 'approve', args: { suggestionIds } } } },
    }
  }),
})

function leadFields(suggestion: Suggestion) {
  const { companyName, website, industry, companySize, address, matchScore, productId } = suggestion
  return {
    company: companyName.slice(0, 200),
    companyUrl: website.slice(0, 500),
    industry: industry.slice(0, 200),
    companySize: companySize.slice(0, 100),
    address: address.slice(0, 300),
    matchScore,
    productId,
    scores: suggestion.scores.map((score) => ({ ...score, why: score.why.slice(0, 500) })),
    sample: suggestion.sample,
    located: locatedOf(suggestion),
  }
}

/** How far OpenStreetMap's point of a company may be from its door. */
const ON_MAP_METRES = 50

/** Where OpenStreetMap has the company. */
function locatedOf({ source, latitude, longitude, address }: Suggestion): Located | null {
  if (source !== 'openstreetmap' || latitude === null || longitude === null) return null
  return { latitude, longitude, source, accuracyMetres: ON_MAP_METRES, address: address.slice(0, 300) }
}

/**
 * Takes approvals back: their leads are deleted, and the companies can be reviewed again.
 * @param approvals the requests under way; those that ask for these companies alone are cancelled
 */
export function undoOf(leads: readonly Lead[], approvals: readonly ApproveRequest[]): Change[] {
  const ids = new Set(leads.flatMap(({ suggestionId }) => suggestionId ?? []))
  const alone = approvals.filter(({ task }) => task.args.suggestionIds.every((id) => ids.has(id)))
  return [
    ...alone.map(({ id }): Change => ({ name: 'request.cancel', args: { id } })),
    ...leads.map(({ id, version }): Change => ({ name: 'lead.delete', args: { id, seen: version } })),
    ...[...ids].map((id): Change => ({ name: 'suggestion.reopen', args: { id } })),
  ]
}
