import { type Located, spokenBy } from '#db/composer/language.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

const named = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, from its ISO 639-1 code. */
export const nameOfLanguage = (code: string): string => named.of(code) ?? 'English'

/** The data that says where a lead is: its own fields, and the country from its source. */
export const locatedOf = (lead: Located, suggestion?: Pick<Suggestion, 'country'>): Located => ({
  ...lead,
  country: suggestion?.country ?? '',
})

/**
 * The language in which a model writes to a lead: any language of its country.
 * @returns its English name
 */
export const languageOf = (lead: Located, suggestion?: Pick<Suggestion, 'country'>): string =>
  nameOfLanguage(spokenBy(locatedOf(lead, suggestion)))
