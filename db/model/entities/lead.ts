import * as v from 'valibot'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { Id } from '#db/model/id.ts'
import { form, line, longText, rowEntries } from '#db/model/schema.ts'
import { defineMutation, Refused } from '#db/model/sync/mutation.ts'
import { createOf, deleteOf, editOf, restoreOf } from './entity.ts'
import { Found, ScorePart } from './source.ts'

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'rejected'] as const
/** The sizes that the lead form offers; a size in other words (from a look-up) is kept as it is. */
export const leadCompanySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const

const EmailOrNone = v.union(
  [v.pipe(line(200), v.literal('')), EmailAddress],
  'Please enter a valid email address',
)

/** What a person or a look-up may write into a lead. */
const fields = {
  fullName: line(200),
  email: EmailOrNone,
  phoneNumber: line(100),
  company: line(200),
  position: line(200),
  industry: line(200),
  companySize: line(100),
  linkedInUrl: line(500),
  companyUrl: line(500),
  address: line(300),
  status: v.picklist(['', ...leadStatuses, 'approved']),
  notes: longText,
  avatarUrl: line(2000),
  matchScore: line(20),
  productId: v.nullable(Id),
}

export const Lead = v.object({
  ...rowEntries,
  ...fields,
  /** False while the lead waits for review among the generated ones. */
  saved: v.boolean(),
  /** The suggestion it came from. */
  suggestionId: v.nullable(Id),
  /** What look-ups found, and where; empty for what a person typed. */
  found: v.array(Found),
  /** How the match score came about. */
  scores: v.array(ScorePart),
  /** Part of the sample data (sample.ts). */
  sample: v.boolean(),
})
export type Lead = v.InferOutput<typeof Lead>

/** A lead as it is made; what is not given is empty. */
export const NewLead = v.object({
  fullName: v.optional(fields.fullName, ''),
  email: v.optional(fields.email, ''),
  phoneNumber: v.optional(fields.phoneNumber, ''),
  company: v.optional(fields.company, ''),
  position: v.optional(fields.position, ''),
  industry: v.optional(fields.industry, ''),
  companySize: v.optional(fields.companySize, ''),
  linkedInUrl: v.optional(fields.linkedInUrl, ''),
  companyUrl: v.optional(fields.companyUrl, ''),
  address: v.optional(fields.address, ''),
  status: v.optional(fields.status, 'new'),
  notes: v.optional(fields.notes, ''),
  avatarUrl: v.optional(fields.avatarUrl, ''),
  matchScore: v.optional(fields.matchScore, '0'),
  productId: v.optional(fields.productId, null),
})

/** PATCH /api/leads/{id} (SPEC.md section 7). */
export const LeadEdit = v.partial(v.omit(v.object(fields), ['avatarUrl', 'matchScore', 'productId']))

/** POST /api/teams/{id}/leads/{leadId}/erase. */
export const Erasure = v.object({
  /** Whether the address goes on the team's list of those who must not be contacted, as a hash. */
  suppress: v.optional(v.boolean(), false),
})

/** The form of manual entry (SPEC.md section 5, Manual lead). */
export const ManualLead = form({
  ...NewLead.entries,
  fullName: v.pipe(line(200), v.minLength(1, 'Full name is required')),
  email: EmailAddress,
  company: v.pipe(line(200), v.minLength(1, 'Company name is required')),
  productInterest: v.optional(line(200)),
})

/**
 * What the manual form stores (SPEC.md section 7, DECISIONS.md): product interest folds into the notes, and a
 * status left at "new" is sent as "approved".
 */
export function manualLead({
  productInterest,
  notes = '',
  status,
  ...rest
}: v.InferOutput<typeof ManualLead>) {
  const interest = productInterest ? `Product interest: ${productInterest}` : ''
  return {
    ...rest,
    notes: [notes, interest].filter(Boolean).join('\n'),
    status: !status || status === 'new' ? ('approved' as const) : status,
  }
}

export const leadMutations = {
  'lead.create': createOf('leads', NewLead, (lead) => {
    if (!lead.email && !lead.phoneNumber) {
      throw new Refused('invalid', 'A lead needs an email or a phone number.')
    }
    return { ...lead, saved: true, suggestionId: null, found: [], scores: [], sample: false }
  }),
  'lead.edit': editOf('leads', { fields, texts: ['notes'] }),
  'lead.delete': deleteOf('leads'),
  'lead.restore': restoreOf('leads'),
  'lead.approve': defineMutation({
    table: 'leads',
    args: v.object({ id: Id }),
    apply(lead) {
      if (!lead) throw Refused.missing()
      return { ...lead, saved: true }
    },
  }),
}
