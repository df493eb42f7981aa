import * as v from 'valibot'
import { serverAuthor } from '#api/jobs/job.ts'
import type { Handler } from '#api/queue/handler.ts'
import { emptyLead, type Lead, NewLead } from '#db/model/entities/lead.ts'
import type { Found, ScorePart } from '#db/model/entities/source.ts'
import { bareDomain, type Suggestion } from '#db/model/entities/suggestion.ts'
import { Id, newId } from '#db/model/id.ts'
import type { Provider } from '#db/model/key.ts'
import { scoreOf } from '#db/model/score.ts'
import { type Context, newRow } from '#db/model/sync/mutation.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { CONTACT, dropRetry, entryOf, keptRetries, keyOf, type NewEntry, putOff } from '#db/server/queue.ts'
import { rowById } from '#db/server/rows.ts'
import { write } from '#db/server/write.ts'
import { contactOf, type LookupResult } from './companyContact.ts'
import type { ContactServices, Lookup } from './hunterContacts.ts'

/** The dependencies of making leads from contacts. */
export interface LeadServices extends ContactServices {
  /** Tells a team's devices that there is something to pull. */
  poke(teamId: number): void
}

const MINUTE_MS = 60_000
/** When a site that did not respond is tried again. */
const RETRY_AFTER_MS = [10 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS]

/**
 * Looks up a suggested company's public contact and stores the result: a lead for review, or the reason why
 * there is none. A suggestion that was approved or dismissed meanwhile is left alone.
 * @param lookup by the person who approved; after its signal is aborted nothing is stored
 * @returns undefined if there was nothing left to approve
 */
export async function lookUp(
  services: LeadServices,
  waiting: Suggestion,
  lookup: Lookup,
): Promise<LookupResult['state'] | undefined> {
  const result = await contactOf(services, waiting, lookup)
  if (lookup.signal.aborted) return undefined
  const state = await services.store.tx(async (handle) => {
    const suggestion = await rowById(handle, 'suggestions', waiting.id)
    if (!suggestion || !isWaiting(suggestion)) return undefined
    await storeResult(services, handle, suggestion, result, lookup.userId)
    return result.state
  }, waiting.teamId)
  services.poke(waiting.teamId)
  return state
}

const AT_ONCE = 5
/** The minimum time between two look-ups of one site. */
const APART_MS = 1_000

const Payload = v.object({ suggestionId: Id, userId: Id })

/** Tries sites again that did not respond when their companies were approved. */
export const lookUpAgain = (services: LeadServices): Handler => ({
  atOnce: AT_ONCE,
  apartMs: APART_MS,
  wanted: async (handle) =>
    (await keptRetries(handle)).map(({ nextAt, tries, suggestionId, userId, ...company }) => ({
      ...entryFor({ ...company, id: suggestionId }, userId, nextAt),
      tries,
    })),
  async run({ payload }, signal) {
    const { store } = services
    const { suggestionId, userId } = v.parse(Payload, payload)
    await store.tx((handle) => dropRetry(handle, suggestionId))
    const suggestion = await rowById(store.read, 'suggestions', suggestionId)
    if (!suggestion || !isWaiting(suggestion)) return
    await lookUp(services, suggestion, { userId, signal, failed: new Set<Provider>(), onNote() {} })
  },
})

const entryFor = (
  { id: suggestionId, teamId, website }: Pick<Suggestion, 'id' | 'teamId' | 'website'>,
  userId: number,
  dueAt: string,
): NewEntry => ({
  key: keyOf(CONTACT, suggestionId),
  kind: CONTACT,
  teamId,
  userId,
  lane: `site ${website ? bareDomain(website) : suggestionId}`,
  payload: { suggestionId, userId } satisfies v.InferOutput<typeof Payload>,
  dueAt,
})

/** Whether a suggestion still has to be reviewed. */
export const isWaiting = ({ approved, deletedAt }: Suggestion) => !approved && !deletedAt

async function storeResult(
  services: LeadServices,
  handle: Handle,
  suggestion: Suggestion,
  result: LookupResult,
  userId: number,
) {
  const author = serverAuthor(services.now(), `contact.${result.state}`)
  if (result.state !== 'found') {
    const contact = result.state === 'unreachable' ? 'unreachable' : 'none'
    await write(handle, 'suggestions', suggestion, { ...suggestion, contact }, author)
    if (contact === 'unreachable') await planRetry(services, handle, suggestion, userId)
    return
  }
  const lead = leadFrom(suggestion, result.found, { at: author.at, userId, teamId: suggestion.teamId })
  await write(handle, 'leads', undefined, lead, author)
  await write(handle, 'suggestions', suggestion, { ...suggestion, approved: true, contact: '' }, author)
}

async function planRetry(services: LeadServices, handle: Handle, suggestion: Suggestion, userId: number) {
  const { tries = 0 } = (await entryOf(handle, keyOf(CONTACT, suggestion.id))) ?? {}
  const wait = RETRY_AFTER_MS[tries]
  if (wait === undefined) return
  const dueAt = new Date(services.now().getTime() + wait).toISOString()
  await putOff(handle, entryFor(suggestion, userId, dueAt))
}

function leadFrom(suggestion: Suggestion, found: Found[], ctx: Context): Lead {
  const { companyName, website, industry, companySize, productId, id: suggestionId } = suggestion
  const valuesOf = (field: Found['field']) =>
    found.filter((one) => one.field === field).map(({ value }) => value)
  const first = (field: Found['field']) => valuesOf(field)[0] ?? ''
  const further = valuesOf('email').slice(1)
  const contact = contactPart(found)
  const fields = v.parse(NewLead, {
    email: first('email'),
    phoneNumber: first('phoneNumber'),
    fullName: first('fullName'),
    position: first('position'),
    linkedInUrl: first('linkedInUrl'),
    address: first('address'),
    company: companyName,
    companyUrl: website,
    industry,
    companySize,
    matchScore: String(Math.min(100, Math.max(0, scoreOf(suggestion.matchScore) + contact.points))),
    productId,
    notes: further.length > 0 ? `Also published: ${further.join(', ')}` : '',
  })
  const scores = [...suggestion.scores, contact]
  return {
    ...emptyLead,
    ...newRow(newId(), ctx),
    ...fields,
    saved: false,
    suggestionId,
    ownerId: ctx.userId,
    found,
    scores,
    sample: suggestion.sample,
  }
}

/** The points that the quality of the contact adds to the match score, or subtracts. */
function contactPart(found: Found[]): ScorePart {
  const email = found.find(({ field }) => field === 'email')
  const [points, why] = qualityOf(email)
  return { part: 'Contact', points, of: 5, why }
}

function qualityOf(email: Found | undefined): [points: number, why: string] {
  if (!email) return [-10, 'A phone number alone']
  const { marks, confidence } = email
  if (marks.some((mark) => mark === 'no-mail-server' || mark === 'disposable' || mark === 'invalid')) {
    return [-15, 'The address may not take mail']
  }
  if (marks.includes('verified')) return [5, 'A verified address']
  if (!marks.includes('role') && confidence >= 80) return [5, 'A person’s own address']
  return confidence >= 60
    ? [0, 'A published address of the company']
    : [-5, 'An address that may be another’s']
}
