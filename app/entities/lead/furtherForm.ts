import * as v from 'valibot'
import { amountOf } from '#db/model/amount.ts'
import { leadFields, optOutKinds } from '#db/model/entities/lead.ts'

/** The parts of a text that are separated by commas, each once. */
const parts = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** A list as JSON; '' for an empty one. */
const List = v.pipe(
  v.string(),
  v.transform((text) => text || '[]'),
  v.parseJson(),
)
/** Further ways to reach somebody, in a form. */
export const WaysText = v.pipe(List, leadFields.ways)
/** Columns of a file, in a form. */
export const ExtraText = v.pipe(List, leadFields.extra)
/** Tags in a form, separated by commas. */
export const TagsText = v.pipe(v.string(), v.transform(parts), leadFields.tags)
/** What somebody asked not to get, in a form: separated by commas. */
export const OptOutsText = v.pipe(v.string(), v.transform(parts), v.array(v.picklist(optOutKinds)))

/** The amount of a deal in a form. */
export const DealValueText = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? null : (amountOf(text) ?? Number.NaN))),
  v.nullable(v.number('Please enter an amount such as 12000')),
  leadFields.dealValue,
)

/** A number of weeks in a form; '' for none. */
export const RhythmText = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? null : Number(text))),
  v.nullable(v.pipe(v.number('Please enter weeks'), v.integer('Please enter whole weeks'))),
  leadFields.rhythmWeeks,
)
