import * as v from 'valibot'
import { byServer, type Work } from '#api/jobs/work.ts'
import { type Lead, NewLead } from '#db/model/entities/lead.ts'
import type { Found, ScorePart } from '#db/model/entities/source.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import { scoreOf } from '#db/model/score.ts'
import { type Context, newRow } from '#db/model/sync/mutation.ts'
import type { Handle } from '#db/server/open.ts'
import { dropRetry, putRetry, retryOf } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { write } from '#db/server/write.ts'
import { contactOf, type Looked } from './companyContact.ts'
import type { Asking } from './hunterContacts.ts'

const MINUTE_MS = 60_000
/** When a site that did not answer is asked again. */
const RETRY_AFTER_MS = [10 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS]

/**
 * Looks up a suggested company's public contact and stores what came of it: a lead for review, or the reason why
 * there is none. What someone else approved or dismissed meanwhile is left alone.
 * @param asking by the person who approved; what is found after its signal has ended is not stored
 * @returns undefined when there was nothing left to approve
 */
export async function lookUp(
  work: Work,
  asked: Suggestion,
  asking: Asking,
): Promise<Looked['state'] | undefined> {
  const looked = await contactOf(work, asked, asking)
  if (asking.signal.aborted) return undefined
  const state = await work.store.tx(async (handle) => {
    const suggestion = await rowById(handle, 'suggestions', asked.id)
    if (!suggestion || !isWaiting(suggestion)) return undefined
    await store(work, handle, suggestion, looked, asking.userId)
    return looked.state
  })
  work.poke(asked.teamId)
  return state
}

/** Whether a suggestion is still to be reviewed. */
export const isWaiting = ({ approved, deletedAt }: Suggestion) => !approved && !deletedAt

async function store(work: Work, handle: Handle, suggestion: Suggestion, looked: Looked, userId: number) {
  const author = byServer(work, `contact.${looked.state}`)
  if (looked.state !== 'found') {
    const contact = looked.state === 'unreachable' ? 'unreachable' : 'none'
    await write(handle, 'suggestions', suggestion, { ...suggestion, contact }, author)
    return planRetry(work, handle, suggestion, looked.state === 'unreachable', userId)
  }
  const lead = leadFrom(suggestion, looked.found, { at: author.at, userId, teamId: suggestion.teamId })
  await write(handle, 'leads', undefined, lead, author)
  await write(handle, 'suggestions', suggestion, { ...suggestion, approved: true, contact: '' }, author)
  await dropRetry(handle, suggestion.id)
}

async function planRetry(work: Work, handle: Handle, { id }: Suggestion, again: boolean, userId: number) {
  const tries = (await retryOf(handle, id))?.tries ?? 0
  const wait = RETRY_AFTER_MS[tries]
  if (!again || wait === undefined) return dropRetry(handle, id)
  const nextAt = new Date(work.now().getTime() + wait).toISOString()
  return putRetry(handle, { suggestionId: id, userId, tries: tries + 1, nextAt })
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
    ...newRow(newId(), ctx),
    ...fields,
    saved: false,
    suggestionId,
    found,
    scores,
    sample: suggestion.sample,
  }
}

/** What the quality of the contact adds to the match score, or takes away. */
function contactPart(found: Found[]): ScorePart {
  const email = found.find(({ field }) => field === 'email')
  const [points, why] = weighed(email)
  return { part: 'Contact', points, of: 5, why }
}

function weighed(email: Found | undefined): [points: number, why: string] {
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
