import type { LanguageName } from '#db/composer/language.ts'
import type { Language } from './language.ts'

const load: Record<LanguageName, () => Promise<{ words: Language }>> = {
  en: () => import('./en/words.ts'),
  de: () => import('./de/words.ts'),
  fr: () => import('./fr/words.ts'),
  es: () => import('./es/words.ts'),
  it: () => import('./it/words.ts'),
  nl: () => import('./nl/words.ts'),
  pl: () => import('./pl/words.ts'),
  pt: () => import('./pt/words.ts'),
}

/**
 * Loads the words of a language. Each language is a file of its own, so that a phone loads only those that it uses.
 */
export async function wordsOf(name: LanguageName): Promise<Language> {
  const { words } = await load[name]()
  return words
}
