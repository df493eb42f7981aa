import * as v from 'valibot'
import type { ContactAnswer } from '#api/outside/outside.ts'
import { newId } from '#db/model/id.ts'
import { type Lead, NewLead } from '#db/model/lead.ts'
import { type Context, newRow } from '#db/model/mutation.ts'
import type { Found } from '#db/model/source.ts'
import type { Suggestion } from '#db/model/suggestion.ts'
import type { Handle } from '#db/server/open.ts'
import { dropRetry, putRetry, retryOf } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { write } from '#db/server/write.ts'
import { byServer, type Work } from './work.ts'

const MINUTE_MS = 60_000
/** When a site that did not answer is asked again. */
const RETRY_AFTER_MS = [10 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS]

type Contact = Extract<ContactAnswer, { state: 'found' }>['contact']

/**
 * Looks up a suggested company's public contact and stores what came of it: a lead for review, or the reason why
 * there is none. What someone else approved or dismissed meanwhile is left alone.
 * @param userId the person who approved
 * @returns undefined when there was nothing left to approve
 */
export async function lookUp(
  work: Work,
  asked: Suggestion,
  userId: number,
): Promise<ContactAnswer['state'] | undefined> {
  const answer = await work.outside.findContact(asked.website)
  const state = await work.store.tx(async (handle) => {
    const suggestion = await rowById(handle, 'suggestions', asked.id)
    if (!suggestion || !isWaiting(suggestion)) return undefined
    await store(work, handle, suggestion, answer, userId)
    return answer.state
  })
  work.poke(asked.teamId)
  return state
}

/** Whether a suggestion is still to be reviewed. */
export const isWaiting = ({ approved, deletedAt }: Suggestion) => !approved && !deletedAt

async function store(
  work: Work,
  handle: Handle,
  suggestion: Suggestion,
  answer: ContactAnswer,
  userId: number,
) {
  const author = byServer(work, `contact.${answer.state}`)
  if (answer.state !== 'found') {
    await write(handle, 'suggestions', suggestion, { ...suggestion, contact: answer.state }, author)
    return planRetry(work, handle, suggestion, answer.state === 'unreachable', userId)
  }
  const lead = leadFrom(suggestion, answer.contact, { at: author.at, userId, teamId: suggestion.teamId })
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

function leadFrom(suggestion: Suggestion, contact: Contact, ctx: Context): Lead {
  const { others, sourceUrl, ...published } = contact
  const { companyName, website, industry, companySize, matchScore, productId } = suggestion
  const fields = v.parse(NewLead, {
    ...published,
    company: companyName,
    companyUrl: website,
    industry,
    companySize,
    matchScore,
    productId,
    notes: others.length > 0 ? `Also published: ${others.join(', ')}` : '',
  })
  const first = published.email ? ('email' as const) : ('phoneNumber' as const)
  const found: Found[] = [
    {
      field: first,
      value: published[first],
      source: 'website',
      sourceUrl,
      foundAt: ctx.at,
      confidence: 90,
      marks: [],
    },
  ]
  const { id: suggestionId, scores } = suggestion
  return { ...newRow(newId(), ctx), ...fields, saved: false, suggestionId, found, scores }
}
