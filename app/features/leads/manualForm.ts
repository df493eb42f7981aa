import * as v from 'valibot'
import { findableBy, isFindable, isNamed, ManualLead, manualLead, namedBy } from '#db/model/entities/lead.ts'
import { ProductIdText } from '#db/model/entities/product.ts'
import { placeAddressOf } from '#db/model/leadPoint.ts'
import { PlaceText } from '#db/model/place.ts'

/** The data of a person or a company that is known before anything is typed. */
export interface KnownLead {
  fullName?: string | undefined
  company?: string | undefined
  companyUrl?: string | undefined
  industry?: string | undefined
  companySize?: string | undefined
  productId?: number | undefined
}

/** A lead gets these fields when it is edited, looked up or imported. */
const { entries: typed } = v.omit(v.object(ManualLead.entries), [
  'avatarUrl',
  'matchScore',
  'ways',
  'extra',
  'tags',
  'optOuts',
  'dealValue',
  'dealCurrency',
  'dealMonth',
  'placeAddress',
  'located',
  'rhythmWeeks',
])

const place = v.optional(PlaceText, '')

/** The fields of manual entry as the form sends them. */
export const ManualForm = v.pipe(
  v.object({ ...typed, productId: ProductIdText, place }),
  v.forward(v.partialCheck(namedBy, isNamed, 'Full name is required'), ['fullName']),
  v.forward(v.partialCheck(namedBy, isNamed, 'Company name is required'), ['company']),
  v.forward(v.partialCheck(findableBy, isFindable, 'Please enter a valid email address'), ['email']),
)

/** The same for quick add, with words for its two fields. */
export const QuickForm = v.pipe(
  v.object({ ...typed, productId: ProductIdText, place }),
  v.forward(v.partialCheck(namedBy, isNamed, 'Please enter a name or a company'), ['fullName']),
  v.forward(v.partialCheck(findableBy, isFindable, 'Please enter a phone number or an email'), [
    'phoneNumber',
  ]),
)

/** The lead's fields from the form; the lead starts without a score. */
export const leadOf = (form: v.InferOutput<typeof QuickForm>) =>
  manualLead({
    ...v.getDefaults(v.object(ManualLead.entries)),
    ...form,
    placeAddress: placeAddressOf({ address: form.address ?? '', place: form.place }),
  })

/** Identifies the draft of a new lead; quick add and manual entry share it. */
export const draftNameOf = ({ fullName, company }: { fullName: string; company: string }) =>
  `new-lead-${fullName}${company}`

/** The initial content of the form's fields. */
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
