import * as v from 'valibot'
import { serverAuthor } from '#api/jobs/job.ts'
import type { Handler } from '#api/queue/handler.ts'
import { emptyLead, type Lead, lacksContact, NewLead } from '#db/model/entities/lead.ts'
import type { Found } from '#db/model/entities/source.ts'
import { bareDomain, type Suggestion } from '#db/model/entities/suggestion.ts'
import { Id, pairedId } from '#db/model/id.ts'
import type { Provider } from '#db/model/key.ts'
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

/** An approved company to look up. */
interface Approved {
  suggestion: Suggestion
  /** Its lead; undefined if the app or the caller that approved it leaves that to the server. */
  lead: Lead | undefined
}

/**
 * The company of a suggestion, if its contact is still wanted: its lead waits for one, or nobody has approved or
 * dismissed it yet. A lead that was deleted after somebody asked wants none.
 * @param askedAt when somebody asked for the contact: ISO 8601 in UTC
 */
export async function wantedCompany(
  handle: Handle,
  suggestionId: number,
  askedAt: string,
): Promise<Approved | undefined> {
  const [suggestion, lead] = await Promise.all([
    rowById(handle, 'suggestions', suggestionId),
    rowById(handle, 'leads', pairedId(suggestionId)),
  ])
  if (!suggestion || (lead && lead.teamId !== suggestion.teamId)) return undefined
  if (lead && !lead.deletedAt) return lacksContact(lead) ? { suggestion, lead } : undefined
  const isDropped = lead?.deletedAt && lead.deletedAt >= askedAt
  return isWaiting(suggestion) && !isDropped ? { suggestion, lead } : undefined
}

/**
 * Looks up an approved company's public contact and stores the result: the contact in its lead, or the reason why
 * there is none. A company whose contact is no longer wanted is left alone.
 * @param lookup by the person who approved; after its signal is aborted nothing is stored
 * @param askedAt when somebody asked for the contact: ISO 8601 in UTC
 * @returns undefined if there was nothing left to look up
 */
export async function lookUp(
  services: LeadServices,
  waiting: Suggestion,
  lookup: Lookup,
  askedAt: string,
): Promise<LookupResult['state'] | undefined> {
  const result = await contactOf(services, waiting, lookup)
  if (lookup.signal.aborted) return undefined
  const state = await services.store.tx(async (handle) => {
    const wanted = await wantedCompany(handle, waiting.id, askedAt)
    if (!wanted) return undefined
    await storeResult(services, handle, wanted, { result, userId: lookup.userId })
    return result.state
  }, waiting.teamId)
  services.poke(waiting.teamId)
  return state
}

const AT_ONCE = 5
/** The minimum time between two look-ups of one site. */
const APART_MS = 1_000

/** A look-up that the server repeats was asked for before anything that happened since. */
const NOT_ASKED = ''

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
    const wanted = await wantedCompany(store.read, suggestionId, NOT_ASKED)
    if (!wanted) return
    const lookup = { userId, signal, failed: new Set<Provider>(), onNote() {} }
    await lookUp(services, wanted.suggestion, lookup, NOT_ASKED)
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

interface Looked {
  result: LookupResult
  /** The person who approved the company. */
  userId: number
}

async function storeResult(
  services: LeadServices,
  handle: Handle,
  { suggestion, lead }: Approved,
  { result, userId }: Looked,
) {
  const author = serverAuthor(services.now(), `contact.${result.state}`)
  if (result.state !== 'found') {
    const contact = result.state === 'unreachable' ? 'unreachable' : 'none'
    const contactDueAt =
      contact === 'unreachable' ? await planRetry(services, handle, suggestion, userId) : null
    if (lead && !lead.deletedAt)
      await write(handle, 'leads', lead, { ...lead, contact, contactDueAt }, author)
    else await write(handle, 'suggestions', suggestion, { ...suggestion, contact }, author)
    return
  }
  const ctx = { at: author.at, userId, teamId: suggestion.teamId }
  const filled = withContact(lead && !lead.deletedAt ? lead : leadFrom(suggestion, ctx), result.found)
  await write(handle, 'leads', lead, { ...filled, deletedAt: null }, author)
  if (suggestion.approved && suggestion.contact === '') return
  await write(handle, 'suggestions', suggestion, { ...suggestion, approved: true, contact: '' }, author)
}

/** @returns when the site is tried again; null if it was tried often enough */
async function planRetry(
  services: LeadServices,
  handle: Handle,
  suggestion: Suggestion,
  userId: number,
): Promise<string | null> {
  const { tries = 0 } = (await entryOf(handle, keyOf(CONTACT, suggestion.id))) ?? {}
  const wait = RETRY_AFTER_MS[tries]
  if (wait === undefined) return null
  const dueAt = new Date(services.now().getTime() + wait).toISOString()
  await putOff(handle, entryFor(suggestion, userId, dueAt))
  return dueAt
}

/** The lead of a company that was approved without one; it waits for review. */
function leadFrom(suggestion: Suggestion, ctx: Context): Lead {
  const { companyName, website, industry, companySize, matchScore, productId, id } = suggestion
  const { scores, sample } = suggestion
  const company = { company: companyName, companyUrl: website, industry, companySize, matchScore, productId }
  const fields = v.parse(NewLead, company)
  return {
    ...emptyLead,
    ...newRow(pairedId(id), ctx),
    ...fields,
    saved: false,
    suggestionId: id,
    ownerId: ctx.userId,
    scores,
    sample,
  }
}

/** The lead with what was found. What a person typed meanwhile stays. */
function withContact(lead: Lead, found: Found[]): Lead {
  const valuesOf = (field: Found['field']) =>
    found.filter((one) => one.field === field).map(({ value }) => value)
  const known = (field: 'fullName' | 'email' | 'phoneNumber' | 'position' | 'linkedInUrl' | 'address') =>
    lead[field] || (valuesOf(field)[0] ?? '')
  const further = valuesOf('email').slice(1)
  const published = further.length > 0 ? `Also published: ${further.join(', ')}` : ''
  const { email, phoneNumber, fullName, position, linkedInUrl, address, notes } = v.parse(NewLead, {
    email: known('email'),
    phoneNumber: known('phoneNumber'),
    fullName: known('fullName'),
    position: known('position'),
    linkedInUrl: known('linkedInUrl'),
    address: known('address'),
    notes: [lead.notes, published].filter(Boolean).join('\n'),
  })
  const contact = { email, phoneNumber, fullName, position, linkedInUrl, address, notes }
  return { ...lead, ...contact, found, contact: 'new', contactDueAt: null }
}
