import * as v from 'valibot'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { Id } from '#db/model/id.ts'
import { Place } from '#db/model/place.ts'
import { form, line, longText } from '#db/model/schema.ts'
import { Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { ProductId, product } from './product.ts'
import { sampleMutations } from './sample.ts'
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
  linkedInUrl: v.pipe(line(500), v.title('LinkedIn URL')),
  companyUrl: v.pipe(line(500), v.title('Company Website')),
  address: line(300),
  /** Where a person stood who asked for that. */
  place: v.nullable(Place),
  status: v.picklist(['', ...leadStatuses, 'approved']),
  notes: longText,
  avatarUrl: v.pipe(line(2000), v.title('Photo')),
  matchScore: line(20),
  productId: v.pipe(v.nullable(ProductId), v.title('Product')),
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

/** Whether there is a way to write to or to call a lead. */
export const isReachable = ({ email, phoneNumber }: Pick<Lead, 'email' | 'phoneNumber'>): boolean =>
  email !== '' || phoneNumber !== ''

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
  place: v.optional(fields.place, null),
  status: v.optional(fields.status, 'new'),
  notes: v.optional(fields.notes, ''),
  avatarUrl: v.optional(fields.avatarUrl, ''),
  matchScore: v.optional(fields.matchScore, '0'),
  productId: v.optional(fields.productId, null),
})

/** PATCH /api/leads/{id}. */
export const LeadEdit = v.partial(v.omit(v.object(fields), ['avatarUrl', 'matchScore', 'productId']))

/** POST /api/teams/{id}/leads/{leadId}/erase. */
export const Erasure = v.object({
  /** Whether the address goes on the team's list of those who must not be contacted, as a hash. */
  suppress: v.optional(v.boolean(), false),
})

/** The form of manual entry: an email that is given is valid, and there is one or a phone number. */
export const ManualLead = v.pipe(
  form({
    ...NewLead.entries,
    fullName: v.pipe(line(200), v.minLength(1, 'Full name is required')),
    company: v.pipe(line(200), v.minLength(1, 'Company name is required')),
    productInterest: v.optional(line(200)),
  }),
  v.forward(v.partialCheck([['email'], ['phoneNumber']], isReachable, 'Please enter a valid email address'), [
    'email',
  ]),
)

/**
 * What the manual form stores: product interest folds into the notes, and a
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

export const lead = defineEntity({
  name: 'lead',
  row: Lead,
  fields,
  titleOf: ({ fullName, email, phoneNumber, company }) => fullName || email || phoneNumber || company,
  parent: { entity: product, field: 'productId' },
  erased: {
    fullName: ERASED,
    email: '',
    phoneNumber: '',
    company: '',
    position: '',
    linkedInUrl: '',
    companyUrl: '',
    address: '',
    place: null,
    notes: '',
    avatarUrl: '',
    found: [],
    scores: [],
    suggestionId: null,
  },
  since: 1,
  addedFields: { 4: { address: '', found: [], scores: [], sample: false }, 7: { place: null } },
  mutations: {
    'lead.create': createOf(NewLead, (written) => {
      if (!isReachable(written)) {
        throw new Refused('invalid', 'A lead needs an email or a phone number.')
      }
      return { ...written, saved: true, suggestionId: null, found: [], scores: [], sample: false }
    }),
    'lead.edit': editOf<Lead>(fields),
    'lead.delete': deleteOf<Lead>(),
    'lead.restore': restoreOf<Lead>(),
    'lead.approve': actOf('approve', v.object({ id: Id }), (generated: Lead) => ({
      ...generated,
      saved: true,
    })),
    'sample.lead': sampleMutations.lead,
  },
})
