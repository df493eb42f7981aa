import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { line, longText } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { lead } from './lead.ts'
import { ProductId } from './product.ts'
import { sampleMutations } from './sample.ts'

/** The first of each is the default, except for the length. */
export const tones = ['professional', 'friendly', 'persuasive', 'urgent', 'informative'] as const
export const lengths = ['brief', 'short', 'medium', 'long'] as const
export const focuses = ['benefits', 'problem', 'demo', 'discount', 'case-study'] as const

/** Who wrote the first text: a person, Rove from its own parts, or an AI service. */
export const emailWriters = ['person', 'parts', 'model'] as const

const fields = {
  subject: line(300),
  body: longText,
  tone: v.picklist(tones),
  length: v.picklist(lengths),
  focus: v.picklist(focuses),
}

/** An email of My Emails, or a reusable template. */
export const Email = v.object({
  ...rowEntries,
  ...fields,
  leadId: v.nullable(Id),
  productId: v.pipe(v.nullable(ProductId), v.title('Product')),
  status: v.picklist(['draft', 'sent']),
  /** Kept to be used again, for any lead. */
  template: v.boolean(),
  writtenBy: v.picklist(emailWriters),
  /** Part of the sample data (sample.ts). */
  sample: v.boolean(),
})
export type Email = v.InferOutput<typeof Email>

/** An email as it is kept. */
export const NewEmail = v.object({
  subject: fields.subject,
  body: fields.body,
  tone: v.optional(fields.tone, 'professional'),
  length: v.optional(fields.length, 'medium'),
  focus: v.optional(fields.focus, 'benefits'),
  leadId: v.optional(v.nullable(Id), null),
  productId: v.optional(v.nullable(Id), null),
  template: v.optional(v.boolean(), false),
  writtenBy: v.optional(v.picklist(emailWriters), 'person'),
})

export const email = defineEntity({
  name: 'email',
  row: Email,
  fields,
  titleOf: ({ subject }) => (subject === '' ? 'No subject' : subject),
  parent: { entity: lead, field: 'leadId' },
  erased: { subject: ERASED, body: ERASED },
  since: 3,
  mutations: {
    'email.create': createOf(NewEmail, (written) => ({
      ...written,
      status: 'draft' as const,
      sample: false,
    })),
    'email.edit': editOf<Email>(fields),
    /** Its author handed it over to be sent; from then on it counts as sent. */
    'email.send': actOf(
      'send',
      v.object({ id: Id }),
      (draft: Email): Email => ({ ...draft, status: 'sent' }),
    ),
    'email.delete': deleteOf<Email>(),
    'email.restore': restoreOf<Email>(),
    'sample.email': sampleMutations.email,
  },
})
