import { emailName, emailState, isWaiting } from '#app/entities/email/labels.ts'
import { newestByEmail, type WriteRequest } from '#app/entities/email/writeRequests.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Request } from '#db/model/entities/request.ts'
import { compared } from '#db/model/order.ts'
import { plainWord } from '#db/model/text.ts'

/** The tones to filter by, including those of older emails that the generator no longer offers. */
export const filterTones = [
  'professional',
  'friendly',
  'persuasive',
  'formal',
  'casual',
  'urgent',
  'informative',
] as const

/**
 * The text to search in subject, body and lead; the tone, '' for all; whether to show only unsent emails; and the id
 * of the only person whose emails are shown.
 */
export interface EmailFilter {
  text: string
  tone: string
  unsent: boolean
  writer?: number | undefined
}
export const everything: EmailFilter = { text: '', tone: '', unsent: false }

export const sortKeys = ['createdAt', 'subject', 'lead', 'tone', 'status'] as const
export interface EmailSort {
  by: (typeof sortKeys)[number]
  descending: boolean
}
export const newestFirst: EmailSort = { by: 'createdAt', descending: true }

/** An email with its lead, as far as this device has it. */
export interface EmailEntry {
  id: number
  email: Email
  lead: Lead | undefined
  /** The last request to have the AI service rewrite it. */
  request: WriteRequest | undefined
  /** The text that is searched, in lower case. */
  text: string
}

/** Emails with their leads and requests, prepared for searching. */
export function entriesOf(
  emails: readonly Email[],
  leads: readonly Lead[],
  requests: readonly Request[],
): EmailEntry[] {
  const wanted = new Set(emails.map(({ leadId }) => leadId))
  const known = new Map(leads.filter(({ id }) => wanted.has(id)).map((lead) => [lead.id, lead]))
  const newest = newestByEmail(requests)
  return emails.map((email) => {
    const lead = known.get(email.leadId ?? 0)
    const texts = [email.subject, email.body, lead ? leadName(lead) : '']
    return { id: email.id, email, lead, request: newest.get(email.id), text: texts.join('\n').toLowerCase() }
  })
}

/** The emails that match the filter, in order; equal ones newest first. */
export function listed(entries: readonly EmailEntry[], filter: EmailFilter, sort: EmailSort): EmailEntry[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/)
  const towards = sort.descending ? -1 : 1
  const wanted = entries.filter(
    ({ email, text }) =>
      words.every((word) => text.includes(word)) &&
      (!filter.tone || email.tone === filter.tone) &&
      (!filter.unsent || isWaiting(email)) &&
      (filter.writer === undefined || email.createdBy === filter.writer),
  )
  return wanted
    .map((entry) => ({ entry, key: plainWord(keyOf(entry, sort.by)) }))
    .sort(
      (a, b) =>
        towards * compared(a.key, b.key) || compared(b.entry.email.createdAt, a.entry.email.createdAt),
    )
    .map(({ entry }) => entry)
}

function keyOf({ email, lead }: EmailEntry, by: EmailSort['by']): string {
  if (by === 'lead') return lead ? leadName(lead) : ''
  if (by === 'status') return emailState(email)
  return by === 'subject' ? emailName(email) : email[by]
}
