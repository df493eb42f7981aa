import * as v from 'valibot'
import type { SelectOption } from '#app/ui/SelectField.tsx'
import { wordBands } from '#db/composer/compose.ts'
import { type LanguageName, languages } from '#db/composer/language.ts'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { inWords } from '#db/model/entities/label.ts'
import { Id } from '#db/model/id.ts'
import { form } from '#db/model/schema.ts'

/** The options for a new email. A form sends the product's id as text. */
export const Choices = form({
  tone: v.picklist(tones),
  length: v.picklist(lengths),
  focus: v.picklist(focuses),
  /** 'lead' means the lead's own. */
  language: v.optional(v.picklist(['lead', ...languages]), 'lead'),
  productId: v.pipe(v.string(), v.minLength(1, 'Please select a product first'), v.transform(Number), Id),
})
export type Choices = v.InferOutput<typeof Choices>

/**
 * The default options of an email.
 * @param wide whether the screen has space for a table. On a phone an email is sent through a mail app, and a
 * brief email fits into its link
 */
export const defaultChoices = (wide: boolean) =>
  ({ tone: 'professional', length: wide ? 'medium' : 'brief', focus: 'benefits', language: 'lead' }) as const

const optionOf = (value: string): SelectOption => ({ value, label: inWords(value) })

/** The word count of a length, such as "150-200 words". */
export const bandShown = (length: Choices['length']): string =>
  `${wordBands[length].least}-${wordBands[length].most} words`

/** The options in the generator and in the editor. */
export const toneOptions = tones.map(optionOf)
export const focusOptions = focuses.map(optionOf)
export const lengthOptions = lengths.map((length) => ({
  value: length,
  label: `${inWords(length)} (${bandShown(length)})`,
}))

const languageNames: Readonly<Record<LanguageName, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
}

const isNamed = (language: string): language is LanguageName => language in languageNames

/**
 * The English name of a language. Those of letters have theirs here, because the browser's take a slow phone 0.1 s to
 * load.
 * @param language an ISO 639-1 code
 */
export const languageShown = (language: string): string =>
  isNamed(language)
    ? languageNames[language]
    : (new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language)

/** @param own the lead's own language, an ISO 639-1 code */
export const languageOptions = (own: string): SelectOption[] => [
  { value: 'lead', label: `The lead’s (${languageShown(own)})` },
  ...languages.map((value) => ({ value, label: languageShown(value) })),
]
