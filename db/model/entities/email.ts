import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { line, longText } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { emptyOf, erasedOf, field, givenOf, KEPT, requiredField, schemasOf } from './field.ts'
import { lead } from './lead.ts'
import { ProductId } from './product.ts'
import { sampleMutations } from './sample.ts'

/** The first of each list is the default, except for the length. */
export const tones = ['professional', 'friendly', 'persuasive', 'urgent', 'informative'] as const
export const lengths = ['brief', 'short', 'medium', 'long'] as const
export const focuses = ['benefits', 'problem', 'demo', 'discount', 'case-study'] as const

/** Who wrote the first text: a person, Rove from its own templates, or an AI service. */
export const emailWriters = ['person', 'parts', 'model'] as const

const written = {
  subject: requiredField(line(300), { erased: ERASED }),
  body: requiredField(longText, { erased: ERASED }),
  tone: field(v.picklist(tones), { empty: 'professional', erased: KEPT }),
  length: field(v.picklist(lengths), { empty: 'medium', erased: KEPT }),
  focus: field(v.picklist(focuses), { empty: 'benefits', erased: KEPT }),
}

/** Fields that are set when an email is created and never edited. */
const given = {
  leadId: field(v.nullable(Id), { empty: null, erased: KEPT }),
  productId: field(v.pipe(v.nullable(ProductId), v.title('Product')), { empty: null, erased: KEPT }),
  /** Whether the email is a template that can be used for any lead. */
  template: field(v.boolean(), { empty: false, erased: KEPT }),
  writtenBy: field(v.picklist(emailWriters), { empty: 'person', erased: KEPT }),
}

const beside = {
  status: field(v.picklist(['draft', 'sent']), { empty: 'draft', erased: KEPT }),
  /** Part of the sample data (sample.ts). */
  sample: field(v.boolean(), { empty: false, erased: KEPT }),
}

const all = { ...written, ...given, ...beside }
const fields = schemasOf(written)

/** An email in My Emails, or a reusable template. */
export const Email = v.object({ ...rowEntries, ...schemasOf(all) })
export type Email = v.InferOutput<typeof Email>

/** The fields of a new email. */
export const NewEmail = v.object({ ...givenOf(written), ...givenOf(given) })

export const email = defineEntity({
  name: 'email',
  row: Email,
  fields,
  titleOf: ({ subject }) => (subject === '' ? 'No subject' : subject),
  parent: { entity: lead, field: 'leadId' },
  erased: erasedOf(all),
  since: 3,
  keptDays: 365,
  keptBytes: 16 * 1024 * 1024,
  // Templates are drafts, too.
  keptAlways: { status: 'draft' },
  searched: ['subject', 'body'],
  mutations: {
    'email.create': createOf(NewEmail, (fields) => ({ ...emptyOf(beside), ...fields })),
    'email.edit': editOf<Email>(fields),
    /** The author handed the email to a mail app or share sheet. From then on it counts as sent. */
    'email.send': actOf(
      'send',
      v.object({ id: Id }),
      (draft: Email): Email => ({ ...draft, status: 'sent' }),
    ),
    /** The author takes back that it was sent, for example after a tap on the wrong button. It is a draft again. */
    'email.unsend': actOf(
      'set',
      v.object({ id: Id }),
      (sent: Email): Email => ({ ...sent, status: 'draft' }),
    ),
    'email.delete': deleteOf<Email>(),
    'email.restore': restoreOf<Email>(),
    'sample.email': sampleMutations.email,
  },
})
