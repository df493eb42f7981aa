import { plainWord } from '#db/model/text.ts'
import type { ComposerLead, ComposerProduct } from './facts.ts'
import { type LanguageName, languageOfText } from './language.ts'
import { beginningsOf, lowered, tidy } from './words.ts'

/** The person's name; one of two words with the first name first, if the email address shows that it comes last. */
export function inSpokenOrder({ fullName, email = '' }: ComposerLead): string {
  const [family = '', first = '', ...others] = tidy(fullName).split(' ')
  const [local = ''] = email.toLowerCase().split('@')
  const isOfTwo = first !== '' && others.length === 0
  const isSwapped = isOfTwo && local.split(/[._-]/).join(' ') === plainWord(`${first} ${family}`)
  return isSwapped ? `${first} ${family}` : fullName
}

/**
 * How a letter calls a product: by its brand alone, if the rest of the name is in another language than the letter's, as
 * in "Bilancia per arnie Apepeso".
 */
export function productIn(language: LanguageName, { name, brand, description }: ComposerProduct): string {
  const said = languageOfText(description)
  const rest = name.replace(brand, ' ')
  if (brand === '' || rest === name || said === '' || said === language) return name
  const ofDescription = beginningsOf(description)
  return [...beginningsOf(rest)].some((word) => ofDescription.has(word)) ? brand : name
}

/** English: a name that is no brand, but says what is sold, as "Portable heaters", is "our portable heaters". */
export const withOur = (name = ''): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*)+$/u.test(name) ? `our ${lowered(name)}` : name
