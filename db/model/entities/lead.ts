import * as v from 'valibot'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { Id, pairedId } from '#db/model/id.ts'
import { Place } from '#db/model/place.ts'
import { form, IsoDate, line, longText } from '#db/model/schema.ts'
import { scoreOf } from '#db/model/score.ts'
import { defineMutation, newRow, Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { addedFieldsOf, emptyOf, erasedOf, field, givenOf, KEPT, schemasOf } from './field.ts'
import { ProductId, product } from './product.ts'
import { sampleMutations } from './sample.ts'
import { Found, ScorePart } from './source.ts'

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'rejected'] as const
/**
 * How far the look-up of an approved company's contact is: not begun or under way, to be tried again, ended without a
 * contact, or ended with one that nobody has read yet. '' for every other lead.
 */
export const leadContacts = ['', 'pending', 'unreachable', 'none', 'new'] as const
/** The sizes that the lead form offers. A size in other words, from a look-up, is kept unchanged. */
export const leadCompanySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const

const EmailOrNone = v.union(
  [v.pipe(line(200), v.literal('')), EmailAddress],
  'Please enter a valid email address',
)

/** The fields that a person or a look-up may write. */
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
  /** The position of the device, if the person chose to record it. */
  place: field(v.nullable(Place), { empty: null, erased: null, addedIn: 7 }),
  status: field(v.picklist(['', ...leadStatuses, 'approved']), { empty: 'new', erased: KEPT }),
  notes: field(longText, { empty: '', erased: '' }),
  avatarUrl: field(v.pipe(line(2000), v.title('Photo')), { empty: '', erased: '' }),
  matchScore: field(line(20), { empty: '0', erased: KEPT }),
  productId: field(v.pipe(v.nullable(ProductId), v.title('Product')), { empty: null, erased: KEPT }),
  /** The member who works on the lead; null for nobody. It orders the work: all members see all leads. */
  ownerId: field(v.pipe(v.nullable(Id), v.title('Owner')), { empty: null, erased: KEPT, addedIn: 12 }),
}

/** The fields that only the server and other mutations set. */
const beside = {
  /**
   * False while a lead that was made only when its contact was found waits for review. Apps and callers that do not
   * know `contact` approve companies that way.
   */
  saved: field(v.boolean(), { empty: true, erased: KEPT }),
  /** The suggestion that the lead was made from. */
  suggestionId: field(v.nullable(Id), { empty: null, erased: null }),
  /** The values that look-ups found, with their sources; empty for a lead that a person typed in. */
  found: field(v.array(Found), { empty: [], erased: [], addedIn: 4 }),
  /** The parts of the match score. */
  scores: field(v.array(ScorePart), { empty: [], erased: [], addedIn: 4 }),
  /** Part of the sample data (sample.ts). */
  sample: field(v.boolean(), { empty: false, erased: KEPT, addedIn: 4 }),
  contact: field(v.picklist(leadContacts), { empty: '', erased: '', addedIn: 14 }),
  /** When a site that did not answer is tried again: ISO 8601 in UTC; null if it is not. */
  contactDueAt: field(v.nullable(IsoDate), { empty: null, erased: null, addedIn: 14 }),
}

const all = { ...written, ...beside }
/** The schemas of the fields that a person or a look-up may write. */
export const leadFields = schemasOf(written)

export const Lead = v.object({ ...rowEntries, ...schemasOf(all) })
export type Lead = v.InferOutput<typeof Lead>

/** A status as people see and choose it. */
export type ShownStatus = (typeof leadStatuses)[number]

/**
 * The status of a lead as people see it. A lead that was added by hand is stored as approved and one without a status
 * as '': nobody has contacted either of them, so both are new.
 */
export const shownStatus = ({ status }: Pick<Lead, 'status'>): ShownStatus =>
  status === '' || status === 'approved' ? 'new' : status

/** Whether the lead has an email address or a phone number. */
export const isReachable = ({ email, phoneNumber }: Pick<Lead, 'email' | 'phoneNumber'>): boolean =>
  email !== '' || phoneNumber !== ''

/** Whether the lead's company was approved, and neither the look-up nor a person has found a contact yet. */
export const lacksContact = ({
  contact,
  ...lead
}: Pick<Lead, 'contact' | 'email' | 'phoneNumber'>): boolean =>
  contact !== '' && contact !== 'new' && !isReachable(lead)

/** Whether the lead was made from a company and nobody has read its contact yet. */
export const isUnread = ({ saved, contact }: Pick<Lead, 'saved' | 'contact'>): boolean =>
  !saved || contact === 'new'

/** Whether anything says how well the lead matches; nothing does for one that a person added by hand. */
export const isScored = ({ suggestionId, matchScore }: Pick<Lead, 'suggestionId' | 'matchScore'>): boolean =>
  suggestionId !== null || scoreOf(matchScore) > 0

/** The defaults of a lead's fields. */
export const emptyLead = emptyOf(all)

/** The fields of a new lead; each is optional. Its owner is the person who adds it. */
export const NewLead = v.omit(v.object(givenOf(written)), ['ownerId'])

const points = v.pipe(v.number(), v.minValue(-100), v.maxValue(100))

/** What the lead of an approved company has from its suggestion. */
const FromSuggestion = v.object({
  ...v.pick(NewLead, [
    'company',
    'companyUrl',
    'industry',
    'companySize',
    'address',
    'matchScore',
    'productId',
  ]).entries,
  scores: v.pipe(
    v.array(v.object({ part: ScorePart.entries.part, points, of: points, why: line(500) })),
    v.maxLength(20),
  ),
  sample: v.optional(v.boolean(), false),
})

/** The body of PATCH /api/leads/{id}. */
export const LeadEdit = v.partial(
  v.omit(v.object(leadFields), ['avatarUrl', 'matchScore', 'productId', 'ownerId']),
)

/** The body of POST /api/teams/{id}/leads/{leadId}/erase. */
export const Erasure = v.object({
  /** Whether a hash of the address is added to the team's list of people who must not be contacted. */
  suppress: v.optional(v.boolean(), false),
})

/**
 * The manual entry form. It requires a valid email address or a phone number; an email address must always be valid.
 */
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
 * The fields that the manual form stores: the product interest is appended to the notes, and status "new" becomes
 * "approved".
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
  titleOf: ({ fullName, email, phoneNumber, company, suggestionId }) =>
    fullName || (suggestionId && company) || email || phoneNumber || company,
  parent: { entity: product, field: 'productId' },
  erased: erasedOf(all),
  since: 1,
  inBulk: true,
  addedFields: addedFieldsOf(all),
  mutations: {
    'lead.create': createOf(NewLead, (given, { userId }) => {
      if (!isReachable(given)) {
        throw new Refused('invalid', 'A lead needs an email or a phone number.')
      }
      return { ...emptyLead, ...given, ownerId: userId }
    }),
    /**
     * Makes the lead of an approved company. Its id follows from the suggestion's: however many devices approve a
     * company, and whether the server has made its lead already, there is one. A lead that was deleted comes back.
     */
    'lead.fromSuggestion': defineMutation({
      kind: 'add',
      args: v.object({ id: Id, suggestionId: Id, fields: FromSuggestion }),
      fields: FromSuggestion.entries,
      apply(row: Lead | undefined, { id, suggestionId, fields }, ctx): Lead {
        if (id !== pairedId(suggestionId)) throw new Refused('invalid', 'This is not the id of its lead.')
        if (row)
          return { ...row, saved: true, deletedAt: null, ownerId: row.saved ? row.ownerId : ctx.userId }
        const made = { suggestionId, ownerId: ctx.userId, contact: 'pending' as const }
        return { ...emptyLead, ...newRow(id, ctx), ...fields, ...made }
      },
    }),
    'lead.edit': editOf<Lead>(leadFields),
    'lead.delete': deleteOf<Lead>(),
    'lead.restore': restoreOf<Lead>(),
    /** A lead belongs to the person who approves it first, whoever searched for it. A new contact is read from then on. */
    'lead.approve': actOf('approve', v.object({ id: Id }), (generated: Lead, _args, { userId }): Lead => {
      const contact = generated.contact === 'new' ? '' : generated.contact
      if (generated.saved) return { ...generated, contact }
      return { ...generated, saved: true, ownerId: userId, contact }
    }),
    'sample.lead': sampleMutations.lead(emptyLead),
  },
})
