import * as v from 'valibot'
import { isReachable, ManualLead, manualLead, NewLead } from '#db/model/entities/lead.ts'
import { Id } from '#db/model/id.ts'
import { PlaceText } from '#db/model/place.ts'

/** What is known of a person or a company before someone types. */
export interface KnownLead {
  fullName?: string | undefined
  company?: string | undefined
  companyUrl?: string | undefined
  industry?: string | undefined
  companySize?: string | undefined
  productId?: number | undefined
}

const { avatarUrl: _avatar, matchScore: _score, ...typed } = ManualLead.entries

/** As a form sends it: the text of the product's id, or ''. */
const productId = v.pipe(
  v.string(),
  v.transform((id) => (id === '' ? null : Number(id))),
  v.nullable(Id),
)

const place = v.optional(PlaceText, '')

/** The fields of manual entry as the form sends them. */
export const ManualForm = v.pipe(
  v.object({ ...typed, productId, place }),
  v.forward(v.partialCheck([['email'], ['phoneNumber']], isReachable, 'Please enter a valid email address'), [
    'email',
  ]),
)

/** The same for quick add, for which a name or a company will do. */
export const QuickForm = v.pipe(
  v.object({
    ...typed,
    fullName: NewLead.entries.fullName,
    company: NewLead.entries.company,
    productId,
    place,
  }),
  v.forward(
    v.partialCheck(
      [['fullName'], ['company']],
      ({ fullName, company }) => fullName !== '' || company !== '',
      'Please enter a name or a company',
    ),
    ['fullName'],
  ),
  v.forward(
    v.partialCheck([['email'], ['phoneNumber']], isReachable, 'Please enter a phone number or an email'),
    ['phoneNumber'],
  ),
)

/** The fields of the lead that the form describes; it starts unscored. */
export const leadOf = (form: v.InferOutput<typeof QuickForm>) =>
  manualLead({ ...form, avatarUrl: '', matchScore: '0' })

/** What tells the draft of a new lead from others: quick add and manual entry share it. */
export const draftNameOf = ({ fullName, company }: { fullName: string; company: string }) =>
  `new-lead-${fullName}${company}`

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
