import * as v from 'valibot'
import type { SelectOption } from '#app/ui/SelectField.tsx'
import { wordBands } from '#db/composer/compose.ts'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { Id } from '#db/model/id.ts'
import { form } from '#db/model/schema.ts'
import { choiceShown } from './labels.ts'

/** What an email is asked for with; a form sends the product's id as text. */
export const Choices = form({
  tone: v.picklist(tones),
  length: v.picklist(lengths),
  focus: v.picklist(focuses),
  productId: v.pipe(v.string(), v.minLength(1, 'Please select a product first'), v.transform(Number), Id),
})
export type Choices = v.InferOutput<typeof Choices>

export const defaultChoices = { tone: 'professional', length: 'medium', focus: 'benefits' } as const

const optionOf = (value: string): SelectOption => ({ value, label: choiceShown(value) })

/** "150-200 words" of a length. */
export const bandShown = (length: Choices['length']): string =>
  `${wordBands[length].least}-${wordBands[length].most} words`

/** Of the generator and of the editor. */
export const toneOptions = tones.map(optionOf)
export const focusOptions = focuses.map(optionOf)
export const lengthOptions = lengths.map((length) => ({
  value: length,
  label: `${choiceShown(length)} (${bandShown(length)})`,
}))
