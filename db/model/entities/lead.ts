import * as v from 'valibot'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { Id, pairedId } from '#db/model/id.ts'
import { Located, Place } from '#db/model/place.ts'
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

/** The kinds of a further way to reach somebody. */
export const wayKinds = ['email', 'phone', 'fax', 'site', 'profile', 'other'] as const
/** A way to reach somebody besides the lead's own fields. */
export const Way = v.object({
  kind: v.picklist(wayKinds),
  value: v.pipe(line(500), v.minLength(1)),
  /** What it is for, in the words of its source: "Work", "Zentrale". */
  label: line(60),
  /** Where it comes from: a file, an export, another lead. */
  source: line(60),
})
export type Way = v.InferOutput<typeof Way>

/** A column of a file that no field has. */
export const Extra = v.object({
  name: v.pipe(line(100), v.minLength(1)),
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
})
export type Extra = v.InferOutput<typeof Extra>

/** What a person asked not to get: emails, calls, letters, or anything. */
export const optOutKinds = ['email', 'phone', 'post', 'all'] as const
export type OptOut = (typeof optOutKinds)[number]

/** Whether somebody asked not to get what this kind names, or anything. */
export const hasOptedOut = ({ optOuts }: { optOuts: readonly OptOut[] }, of: OptOut): boolean =>
  optOuts.includes(of) || optOuts.includes('all')

/** The limits of a lead's lists. */
export const MOST = { ways: 10, extra: 40, tags: 20, sourceIds: 10 } as const

/** The id of a lead in the program that it was exported from: "HubSpot", "4711". */
export const SourceId = v.object({
  source: v.pipe(line(60), v.minLength(1)),
  id: v.pipe(line(100), v.minLength(1)),
})

/** A field that a merge changed, for its undo. */
const Filled = v.object({ field: v.string(), from: v.unknown(), to: v.unknown() })
/** A merge changes each field at most once. */
const MOST_FILLED = 40

const list = <S extends v.GenericSchema>(of: S, most: number) =>
  v.pipe(v.array(of), v.maxLength(most, `Please use at most ${most}`))
/** An amount with at most two decimals. */
const Amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1e12),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-3, 'Please use two decimals'),
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
  /** The address that the lead had when its place was recorded; '' if that is not known. */
  placeAddress: field(line(300), { empty: '', erased: '', addedIn: 18 }),
  /** The point that a map service gave for the lead's address. */
  located: field(v.nullable(Located), { empty: null, erased: null, addedIn: 18 }),
  /** How many weeks apart the lead wants to be visited; null for no rhythm. */
  rhythmWeeks: field(
    v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(104))),
      v.title('Visit every'),
    ),
    { empty: null, erased: KEPT, addedIn: 18 },
  ),
  /** As OpenStreetMap writes opening hours: "Mo-Fr 09:00-17:00; Sa 10:00-13:00". */
  openingHours: field(line(300), { empty: '', erased: '', addedIn: 18 }),
  status: field(v.picklist(['', ...leadStatuses, 'approved']), { empty: 'new', erased: KEPT }),
  notes: field(longText, { empty: '', erased: '' }),
  avatarUrl: field(v.pipe(line(2000), v.title('Photo')), { empty: '', erased: '' }),
  matchScore: field(line(20), { empty: '0', erased: KEPT }),
  productId: field(v.pipe(v.nullable(ProductId), v.title('Product')), { empty: null, erased: KEPT }),
  /** The member who works on the lead; null for nobody. It orders the work: all members see all leads. */
  ownerId: field(v.pipe(v.nullable(Id), v.title('Owner')), { empty: null, erased: KEPT, addedIn: 12 }),
  ways: field(v.pipe(list(Way, MOST.ways), v.title('Further contact data')), {
    empty: [],
    erased: [],
    addedIn: 17,
  }),
  extra: field(v.pipe(list(Extra, MOST.extra), v.title('Further columns')), {
    empty: [],
    erased: [],
    addedIn: 17,
  }),
  tags: field(list(v.pipe(line(40), v.minLength(1)), MOST.tags), { empty: [], erased: KEPT, addedIn: 17 }),
  optOuts: field(v.pipe(list(v.picklist(optOutKinds), optOutKinds.length), v.title('Do not contact')), {
    empty: [],
    erased: KEPT,
    addedIn: 17,
  }),
  dealValue: field(v.nullable(Amount), { empty: null, erased: KEPT, addedIn: 17 }),
  /** The code of ISO 4217; '' if there is no value. */
  dealCurrency: field(v.pipe(v.string(), v.regex(/^(?:[A-Z]{3})?$/, 'Please use a currency such as EUR')), {
    empty: '',
    erased: KEPT,
    addedIn: 17,
  }),
  /** The month in which the deal is expected: "2027-03", or ''. */
  dealMonth: field(
    v.pipe(v.string(), v.regex(/^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/, 'Please use a month such as 2027-03')),
    { empty: '', erased: KEPT, addedIn: 17 },
  ),
  /** The lead that this one was merged into (db/model/merged.ts). */
  mergedInto: field(v.nullable(Id), { empty: null, erased: null, addedIn: 17 }),
  mergedAt: field(v.nullable(IsoDate), { empty: null, erased: null, addedIn: 17 }),
  /** What the merge changed in the other lead. */
  mergeFilled: field(list(Filled, MOST_FILLED), { empty: [], erased: [], addedIn: 17 }),
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
  /** The import that made the lead. */
  importId: field(v.nullable(Id), { empty: null, erased: null, addedIn: 17 }),
  /** The lead's ids in the programs that it was exported from. */
  sourceIds: field(list(SourceId, MOST.sourceIds), { empty: [], erased: [], addedIn: 17 }),
}

const all = { ...written, ...beside }
/** The schemas of the fields that a person or a look-up may write. */
export const leadFields = schemasOf(written)
/** Those, and what an import may add to a lead and its undo takes away. */
const changeable = { ...leadFields, sourceIds: beside.sourceIds.schema }

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

/** Whether anything says who the lead is: a name or a company. */
export const isNamed = ({ fullName, company }: Pick<Lead, 'fullName' | 'company'>): boolean =>
  fullName !== '' || company !== ''

/** Whether a lead can be reached or visited: it has an email address, a phone number, a site, an address or a place. */
export const isFindable = ({
  email,
  phoneNumber,
  companyUrl,
  address,
  place,
}: Pick<Lead, 'email' | 'phoneNumber' | 'companyUrl' | 'address' | 'place'>): boolean =>
  email + phoneNumber + companyUrl + address !== '' || place !== null

/** The fields that `isNamed` and `isFindable` read, for a form's check of several fields. */
export const namedBy = [['fullName'], ['company']] as const
export const findableBy = [['email'], ['phoneNumber'], ['companyUrl'], ['address'], ['place']] as const

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

/** The fields of a new lead; each is optional. */
const { ownerId: _owner, mergedInto: _into, mergedAt: _at, mergeFilled: _filled, ...given } = givenOf(written)
export const NewLead = v.object(given)

/** The fields of an imported lead. Without an owner it belongs to the person who imports it; null is nobody. */
export const ImportedLead = v.object({
  ...given,
  ownerId: v.optional(v.nullable(Id)),
  importId: Id,
  sourceIds: v.optional(beside.sourceIds.schema, () => []),
})

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
  located: v.optional(v.nullable(Located), null),
  openingHours: v.optional(line(300), ''),
})

/** The body of PATCH /api/leads/{id}. */
export const LeadEdit = v.partial(
  v.omit(v.object(leadFields), [
    'avatarUrl',
    'matchScore',
    'productId',
    'ownerId',
    'mergedInto',
    'mergedAt',
    'mergeFilled',
  ]),
)

/** The body of POST /api/teams/{id}/leads/{leadId}/erase. */
export const Erasure = v.object({
  /** Whether a hash of the address is added to the team's list of people who must not be contacted. */
  suppress: v.optional(v.boolean(), false),
})

/**
 * The manual entry form. It requires a name or a company, and an email address, a phone number, a site, an address or a
 * place; an email address must always be valid.
 */
export const ManualLead = v.pipe(
  form({ ...NewLead.entries, productInterest: v.optional(line(200)) }),
  v.forward(v.partialCheck(namedBy, isNamed, 'Full name is required'), ['fullName']),
  v.forward(v.partialCheck(namedBy, isNamed, 'Company name is required'), ['company']),
  v.forward(v.partialCheck(findableBy, isFindable, 'Please enter a valid email address'), ['email']),
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

/** Why a lead is refused that nobody can reach or visit. */
export const NOWHERE = 'A lead needs an email, a phone number, a website or an address.'

export const lead = defineEntity({
  name: 'lead',
  row: Lead,
  fields: leadFields,
  titleOf: ({ fullName, company, email, phoneNumber, companyUrl, address }) =>
    fullName || company || email || phoneNumber || companyUrl || address,
  parent: { entity: product, field: 'productId' },
  erased: erasedOf(all),
  since: 1,
  inBulk: true,
  addedFields: addedFieldsOf(all),
  mutations: {
    'lead.create': createOf(NewLead, (given, { userId }) => {
      if (!isFindable(given)) throw new Refused('invalid', NOWHERE)
      return { ...emptyLead, ...given, ownerId: userId }
    }),
    /** Makes a lead from a row of a file (app/features/import). */
    'lead.import': createOf(ImportedLead, ({ ownerId, ...given }, { userId }) => {
      if (!isNamed(given)) throw new Refused('invalid', 'A lead needs a name or a company.')
      if (!isFindable(given)) throw new Refused('invalid', NOWHERE)
      return { ...emptyLead, ...given, ownerId: ownerId === undefined ? userId : ownerId }
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
    'lead.edit': editOf<Lead>(changeable),
    /** What a row of a file adds to a lead that was here before. The undo of the import finds it by its name. */
    'lead.complete': editOf<Lead>(changeable),
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
