import * as v from 'valibot'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { Id } from '#db/model/id.ts'
import { Place } from '#db/model/place.ts'
import { form, line, longText } from '#db/model/schema.ts'
import { Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { addedFieldsOf, emptyOf, erasedOf, field, givenOf, KEPT, schemasOf } from './field.ts'
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
const written = {
  fullName: field(line(200), { empty: '', erased: ERASED }),
  email: field(EmailOrNone, { empty: '', erased: '' }),
  phoneNumber: field(line(100), { empty: '', erased: '' }),
  company: field(line(200), { empty: '', erased: '' }),
  position: field(line(200), { empty: '', erased: '' }),
  industry: field(line(200), { empty: '', erased: KEPT }),
  companySize: field(line(100), { empty: '', erased: KEPT }),
  linkedInUrl: field(v.pipe(line(500), v.title('LinkedIn URL')), { empty: '', erased: '' }),
  companyUrl: field(v.pipe(line(500), v.title('Company Website')), { empty: '', erased: '' }),
  address: field(line(300), { empty: '', erased: '', addedIn: 4 }),
  /** Where a person stood who asked for that. */
  place: field(v.nullable(Place), { empty: null, erased: null, addedIn: 7 }),
  status: field(v.picklist(['', ...leadStatuses, 'approved']), { empty: 'new', erased: KEPT }),
  notes: field(longText, { empty: '', erased: '' }),
  avatarUrl: field(v.pipe(line(2000), v.title('Photo')), { empty: '', erased: '' }),
  matchScore: field(line(20), { empty: '0', erased: KEPT }),
  productId: field(v.pipe(v.nullable(ProductId), v.title('Product')), { empty: null, erased: KEPT }),
}

/** What the server and other changes keep with a lead. */
const beside = {
  /** False while the lead waits for review among the generated ones. */
  saved: field(v.boolean(), { empty: true, erased: KEPT }),
  /** The suggestion it came from. */
  suggestionId: field(v.nullable(Id), { empty: null, erased: null }),
  /** What look-ups found, and where; empty for what a person typed. */
  found: field(v.array(Found), { empty: [], erased: [], addedIn: 4 }),
  /** How the match score came about. */
  scores: field(v.array(ScorePart), { empty: [], erased: [], addedIn: 4 }),
  /** Part of the sample data (sample.ts). */
  sample: field(v.boolean(), { empty: false, erased: KEPT, addedIn: 4 }),
}

const all = { ...written, ...beside }
/** The schemas of what a person or a look-up may write into a lead. */
export const leadFields = schemasOf(written)

export const Lead = v.object({ ...rowEntries, ...schemasOf(all) })
export type Lead = v.InferOutput<typeof Lead>

/** Whether there is a way to write to or to call a lead. */
export const isReachable = ({ email, phoneNumber }: Pick<Lead, 'email' | 'phoneNumber'>): boolean =>
  email !== '' || phoneNumber !== ''

/** A lead of which nothing is known yet. */
export const emptyLead = emptyOf(all)

/** A lead as it is made; what is not given is empty. */
export const NewLead = v.object(givenOf(written))

/** PATCH /api/leads/{id}. */
export const LeadEdit = v.partial(v.omit(v.object(leadFields), ['avatarUrl', 'matchScore', 'productId']))

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
  fields: leadFields,
  titleOf: ({ fullName, email, phoneNumber, company }) => fullName || email || phoneNumber || company,
  parent: { entity: product, field: 'productId' },
  erased: erasedOf(all),
  since: 1,
  addedFields: addedFieldsOf(all),
  mutations: {
    'lead.create': createOf(NewLead, (given) => {
      if (!isReachable(given)) {
        throw new Refused('invalid', 'A lead needs an email or a phone number.')
      }
      return { ...emptyOf(beside), ...given }
    }),
    'lead.edit': editOf<Lead>(leadFields),
    'lead.delete': deleteOf<Lead>(),
    'lead.restore': restoreOf<Lead>(),
    'lead.approve': actOf('approve', v.object({ id: Id }), (generated: Lead) => ({
      ...generated,
      saved: true,
    })),
    'sample.lead': sampleMutations.lead(emptyLead),
  },
})
