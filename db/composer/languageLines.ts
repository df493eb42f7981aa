import { isIn, type LanguageName, languageOfText, languages } from './language.ts'
import { tidy } from './words.ts'

/** A line of a product's "What does it do for a customer?" for letters in one language: "nl: panelen die galm dempen". */
const MARKED = new RegExp(`^\\s*(${languages.join('|')})\\s*:\\s*(\\S.*)$`, 'i')

interface Told {
  description: string
  benefit?: string
}

/** The lines that are for letters in a language, without its mark. @param benefit the product's field */
export const linesIn = (benefit: string, language: LanguageName): string[] =>
  benefit.split('\n').flatMap((line) => {
    const [, mark = '', text = ''] = MARKED.exec(line) ?? []
    return mark.toLowerCase() === language ? [tidy(text)] : []
  })

/** The lines that are for letters in the language in which they are written. */
export const unmarkedLines = (benefit: string): string =>
  benefit
    .split('\n')
    .filter((line) => !MARKED.test(line))
    .join('\n')

/** The field with what is said of the product in a language; it takes the place of what was said in it before. */
export function withLineIn(benefit: string, language: LanguageName, said: string): string {
  const others = benefit.split('\n').filter((line) => MARKED.exec(line)?.[1]?.toLowerCase() !== language)
  return [...others, `${language}: ${tidy(said)}`].filter((line) => line.trim() !== '').join('\n')
}

/**
 * Whether a letter in a language can say in the product's own words what it is. A description that shows no language
 * may be in any.
 */
export function isToldIn({ description, benefit = '' }: Told, language: LanguageName): boolean {
  if (linesIn(benefit, language).length > 0) return true
  const own = languageOfText(`${description} ${unmarkedLines(benefit)}`)
  return own === '' || isIn(language, description, own)
}
