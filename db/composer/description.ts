import type { ComposerProduct } from './facts.ts'
import type { Facts } from './fill.ts'
import type { LanguageName } from './language.ts'
import type { Language } from './languages/language.ts'
import { sentencesOf, shortened } from './words.ts'

const REST_WORDS = 36

const DEEDS =
  /^(?:helps|keeps|makes|gives|lets|allows|saves|reduces|shows|measures|monitors|connects|brings|turns|provides|offers|protects|cleans|warns|finds|automates|manages|delivers|combines|replaces|sends|creates|improves|simplifies|organi[sz]es|prevents|removes|enables|ensures|detects|converts|collects|carries|cools|heats|dries|powers|teaches|tells|guides|produces|handles|speeds|eases|cuts)\s/i
const ARTICLE = /^(?:an?|the|our|one)\s/i
const ENDS_THE_NOUN = /\s(?:that|which|who|for|with|to|of|from|by|in|on|made|designed|built)\s|[,:;.–(]/
const VERB = /\b(?:is|are|was|can|will|has|have|does|do|helps?)\b|\p{L}(?<!s|u|i|')s(?=\s|$)/iu

type Form = 'thing' | 'deed' | 'whole' | 'words'

/**
 * The description of the product in as many words as there is room for, and the templates that fit it.
 * @param room the most words and sentences of the description
 */
export function describing(
  { name, brand, description }: Pick<ComposerProduct, 'name' | 'brand' | 'description'>,
  { descriptions, language }: { descriptions: Language['descriptions']; language: LanguageName },
  room: { words: number; sentences: number },
): { templates: readonly string[]; facts: Facts } {
  const all = sentencesOf(description)
  const { said } = shortened(all.slice(0, room.sentences), room.words)
  const left = all.slice(sentencesOf(said).length)
  if (!/[\p{L}\p{N}]/u.test(said)) return { templates: descriptions.none, facts: {} }
  const { form, text } = formOf(said, name)
  const rest = left.length > 0 ? shortened(left, REST_WORDS).said : ''
  const facts = {
    description: lowered(text),
    Description: text,
    described: afterColon(text, `${name} ${brand}`, language),
    ...(rest ? { rest } : {}),
  }
  return { templates: descriptions[form], facts }
}

function formOf(said: string, name: string): { form: Form; text: string } {
  const [first = ''] = name.trim().split(/\s+/)
  if (first.length > 2 && said.startsWith(`${first} `)) return { form: 'whole', text: said }
  const [, deed] = said.match(/^It (\p{Ll}.*)$/su) ?? []
  if (deed && DEEDS.test(deed)) return { form: 'deed', text: deed }
  if (DEEDS.test(said)) return { form: 'deed', text: said }
  return { form: isThing(said) ? 'thing' : 'words', text: said }
}

/** Whether a text is a noun phrase: "A logger that rides along", but not "The logger rides along". */
function isThing(said: string): boolean {
  if (!ARTICLE.test(said)) return false
  const [noun = ''] = said.split(ENDS_THE_NOUN)
  return !VERB.test(noun)
}

/**
 * A German noun with a relative clause or the like, which is in lower case after a colon; a whole sentence is not.
 */
const GERMAN_NOUN = /^(?:Eine?|Der|Die|Das|Unsere?)\s[^,.]*,\s(?:der|die|das|den|dem|deren|dessen|mit|ohne)\s/
/** English words that always have a capital. */
const OF_A_LAND =
  /^(?:\p{Lu}\p{L}*(?:ish|ese|ian|ean)|German|Swiss|French|Dutch|Danish|Italian|American|British|Nordic|I)(?:-|$)/u

/** The text as it continues after a colon: its first letter is in lower case, except in a name. */
function afterColon(text: string, names: string, language: LanguageName): string {
  const [first = ''] = text.split(/[\s,]/)
  if (names.split(/\s+/).includes(first)) return text
  if (language === 'de') return GERMAN_NOUN.test(text) ? lowered(text) : text
  return language === 'en' && OF_A_LAND.test(first) ? text : lowered(text)
}

const lowered = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s|['’])/u, (letter) => letter.toLowerCase())
