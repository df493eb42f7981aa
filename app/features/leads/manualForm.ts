import * as v from 'valibot'
import { ManualLead, manualLead } from '#db/model/entities/lead.ts'
import { Id } from '#db/model/id.ts'

/** What is known of a person or a company before someone types: the search of /manual-lead-entry. */
export interface KnownLead {
  fullName?: string | undefined
  company?: string | undefined
  companyUrl?: string | undefined
  industry?: string | undefined
  companySize?: string | undefined
  productId?: number | undefined
}

const { avatarUrl: _avatar, matchScore: _score, ...typed } = ManualLead.entries

/** The fields of manual entry as the form sends them: the product as the text of its id, or ''. */
export const ManualForm = v.object({
  ...typed,
  productId: v.pipe(
    v.string(),
    v.transform((id) => (id === '' ? null : Number(id))),
    v.nullable(Id),
  ),
})

/** The fields of the lead that the form describes; it starts unscored. */
export const leadOf = (form: v.InferOutput<typeof ManualForm>) =>
  manualLead({ ...form, avatarUrl: '', matchScore: '0' })

/** What the form's fields hold before anything is typed. */
export const startOf = ({
  fullName = '',
  company = '',
  companyUrl = '',
  industry = '',
  companySize = '',
  productId,
}: KnownLead) => ({
  fullName,
  company,
  companyUrl,
  industry,
  companySize,
  productId: productId === undefined ? '' : String(productId),
  status: 'new',
})
