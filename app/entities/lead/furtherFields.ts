import { labelOf } from '#db/model/entities/label.ts'
import { type Lead, leadFields } from '#db/model/entities/lead.ts'
import type { Faultless } from '#db/model/faultless.ts'

/** What LeadFields.tsx and LeadDetail.tsx show each in its own way and place. */
const shownInOwnWay = [
  'fullName',
  'email',
  'phoneNumber',
  'company',
  'position',
  'industry',
  'companySize',
  'linkedInUrl',
  'companyUrl',
  'address',
  'place',
  'placeAddress',
  'located',
  'rhythmWeeks',
  'status',
  'notes',
  'avatarUrl',
  'matchScore',
  'productId',
  'ownerId',
  'ways',
  'extra',
  'tags',
  'optOuts',
  'dealValue',
  'dealCurrency',
  'dealMonth',
  'mergedInto',
  'mergedAt',
  'mergeFilled',
] as const satisfies readonly (keyof typeof leadFields)[]

type FurtherField = Exclude<keyof typeof leadFields, (typeof shownInOwnWay)[number]>
type NoText = { [F in FurtherField]: Lead[F] extends string ? never : F }[FurtherField]
type Fault =
  `Show "${NoText}" in LeadFields.tsx and LeadDetail.tsx, and name it in shownInOwnWay of app/entities/lead/furtherFields.ts`

const isFurther = (name: string): name is FurtherField => !shownInOwnWay.some((shown) => shown === name)

/** All other fields, with their labels: each is a line of text in the form and on the page, and found by the search. */
export const furtherFields: Faultless<Fault, readonly { name: FurtherField; label: string }[]> = Object.keys(
  leadFields,
)
  .filter(isFurther)
  .map((name) => ({ name, label: labelOf('leads', name) }))
