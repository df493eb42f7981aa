import { common, elsewhere, filler, general, marking, parted, subjects } from './dictionary.ts'

/** A question, as the concepts of the dictionary. */
export interface Understood {
  /** The concepts that it names, with their worth: how much an answer must be about them. */
  concepts: ReadonlyMap<string, number>
  /** Its words that the dictionary does not have, without those that say nothing. */
  unknown: readonly string[]
}

/** The concept of what Rove has nothing to do with. */
export const ELSEWHERE = 'elsewhere'

/** The worth of words that most questions have. */
export const COMMON = 0.35

const WORTH = { marking: 0, common: COMMON, general: 0.6, subject: 1, elsewhere: 1.5 }

const MARKS = /\p{Mn}/gu
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' }

/** A text in lower case and without accents, its words separated by one blank. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[łßøæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\bcannot\b|n[’']t\b/g, ' not ')
    .replace(/\be-?(?=mail)/g, '')
    .replace(/[^\p{L}\p{N}*_:]+/gu, ' ')
    .trim()
}

/** The letters of a word that are used. No real word is longer, and longer input would only cost time. */
const MOST_LETTERS = 30
/** Shorter beginnings of words would match too many. */
const SHORTEST_PART = 4
/** Shorter words are often other words of the dictionary with another letter. */
const SHORTEST_SLIP = 6

interface Dictionary {
  /** The concept of each whole word, and of each beginning of words. */
  whole: ReadonlyMap<string, string>
  beginnings: ReadonlyMap<string, string>
  /** The phrases of several words, as one expression, and the concept of each. */
  phrases: RegExp
  phraseConcepts: readonly (readonly [phrase: string, concept: string])[]
  /** Verbs whose particle stands apart, and the concept of each. */
  parted: readonly (readonly [verb: RegExp, concept: string])[]
  worth: ReadonlyMap<string, number>
  filler: ReadonlySet<string>
}

function readDictionary(): Dictionary {
  const whole = new Map<string, string>()
  const beginnings = new Map<string, string>()
  const phrases = new Map<string, string>()
  const worth = new Map<string, number>()
  const read = (lines: string, each: number) => {
    for (const line of lines.trim().split('\n')) {
      const [concept = '', words = ''] = line.split(': ')
      worth.set(concept, each)
      for (const word of folded(words).split(' ')) {
        const [map, key] = word.includes('_')
          ? [phrases, word.replaceAll('_', ' ')]
          : word.endsWith('*')
            ? [beginnings, word.slice(0, -1)]
            : [whole, word]
        if (key && !map.has(key)) map.set(key, concept)
      }
    }
  }
  read(marking, WORTH.marking)
  read(common, WORTH.common)
  read(general, WORTH.general)
  read(subjects, WORTH.subject)
  read(`${ELSEWHERE}: ${elsewhere.trim().replace(/\s+/g, ' ')}`, WORTH.elsewhere)
  const phraseConcepts = [...phrases].sort(([one], [other]) => other.length - one.length)
  const pattern = phraseConcepts.map(([phrase]) => phrase.replaceAll('*', '\\p{L}*')).join('|')
  return {
    whole,
    beginnings,
    phrases: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
    phraseConcepts,
    parted: partedVerbs(),
    worth,
    filler: new Set(folded(filler).split(/[ _]/)),
  }
}

/** The verb, what stands between, and the particle: "lade … ein". */
const partedVerbs = () =>
  parted
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', verbs = ''] = line.split(': ')
      return verbs.split(' ').map((verb) => {
        const [beginning = '', particle = ''] = verb.split('…').map(folded)
        return [new RegExp(`\\b${beginning}\\p{L}{0,3} (.*\\b)?${particle}\\b`, 'u'), concept] as const
      })
    })

let dictionary: Dictionary | undefined

function dictionaryNow(): Dictionary {
  // It is read on first use, so that it does not delay the opening of the chat.
  dictionary ??= readDictionary()
  return dictionary
}

/** All concepts, with their worth. */
export const conceptWorths = (): ReadonlyMap<string, number> => dictionaryNow().worth

/** What a question names, in any of the languages of the dictionary. */
export function understood(question: string): Understood {
  const known = dictionaryNow()
  const found: string[] = []
  let rest = spoken(question).replace(known.phrases, (phrase) => {
    found.push(conceptOfPhrase(known, phrase))
    return ' '
  })
  for (const [verb, concept] of known.parted) {
    if (!verb.test(rest)) continue
    found.push(concept)
    rest = rest.replace(verb, ' $1')
  }
  const unknown = new Set<string>()
  for (const word of rest.split(' ').map((one) => one.slice(0, MOST_LETTERS))) {
    if (word.length < 2 || /^\p{N}+$/u.test(word)) continue
    const concepts = conceptsOfWord(known, word)
    found.push(...concepts)
    if (concepts.length === 0 && !known.filler.has(word)) unknown.add(word)
  }
  return {
    concepts: new Map(found.map((concept) => [concept, known.worth.get(concept) ?? 0])),
    unknown: [...unknown],
  }
}

/**
 * The folded question, without words that mean something else in the language of the question: "comment" begins a French
 * question, and "ai" is a small word of French and Italian.
 */
function spoken(question: string): string {
  const text = folded(question.replace(/[*_:]/g, ' '))
  const isRomance = /\b(?:j|je|ou|une|que|il|gli|lo|della|delle|posso|come|mes|mon|che|nuovo|foto)\b/.test(
    text,
  )
  const small = /\bAI\b|\bA\.I\./.test(question) || !isRomance ? text : text.replace(/\bai\b/g, ' ')
  return small.replace(/^comment\b|\b(?:et|mais|savoir|sais) comment\b/, ' ')
}

function conceptOfPhrase({ phraseConcepts }: Dictionary, said: string): string {
  const isSaid = (phrase: string) =>
    phrase.endsWith('*') ? said.startsWith(phrase.slice(0, -1)) : said === phrase
  return phraseConcepts.find(([phrase]) => isSaid(phrase))?.[1] ?? ''
}

function conceptsOfWord(known: Dictionary, word: string): string[] {
  const exact = known.whole.get(word)
  if (exact) return [exact]
  if (known.filler.has(word)) return []
  const begun = longestBeginning(known, word)
  if (begun) {
    const [part, concept] = begun
    const ending = partsOf(known, word.slice(part.length))
    return [concept, ...ending]
  }
  const parts = partsOf(known, word)
  if (parts.length > 0) return parts
  const slip = slipped(known, word)
  return slip ? [slip] : []
}

/** The longest beginning in the dictionary that a word has, and its concept. */
function longestBeginning(
  { beginnings }: Dictionary,
  word: string,
): [part: string, concept: string] | undefined {
  for (let length = word.length; length >= 3; length--) {
    const part = word.slice(0, length)
    const concept = beginnings.get(part)
    if (concept) return [part, concept]
  }
  return undefined
}

/** The concepts in the parts of a compound, such as "vorlage" in "Emailvorlage"; none if no part is known. */
function partsOf(known: Dictionary, word: string): string[] {
  for (let at = 0; at + SHORTEST_PART <= word.length; at++) {
    const end = word.slice(at)
    const last = known.whole.get(end) ?? longestBeginning(known, end)?.[1]
    if (!last || (at > 0 && at < 3)) continue
    const first = at === 0 ? undefined : firstOf(known, word.slice(0, at))
    if (at === 0 || first) return first ? [first, last] : [last]
  }
  return []
}

/** The concept of the first part of a compound, which may end in a linking letter. */
const firstOf = (known: Dictionary, part: string): string | undefined =>
  [part, part.replace(/(?:s|n|en|e)$/, '')]
    .filter((one) => one.length >= 3)
    .map((one) => known.whole.get(one) ?? longestBeginning(known, one)?.[1])
    .find(Boolean)

/** The concept of a word that lacks a letter, or has two swapped. Other errors would make other words of it. */
function slipped({ whole, beginnings }: Dictionary, word: string): string | undefined {
  if (word.length < SHORTEST_SLIP) return undefined
  for (const [other, concept] of whole) {
    if (other.length > SHORTEST_SLIP && isHasty(word, other)) return concept
  }
  for (const [part, concept] of beginnings) {
    if (part.length < SHORTEST_SLIP) continue
    if (isHasty(word.slice(0, part.length - 1), part) || isHasty(word.slice(0, part.length), part))
      return concept
  }
  return undefined
}

const isHasty = (word: string, other: string) =>
  word[0] === other[0] &&
  (word.length < other.length || sortedLetters(word) === sortedLetters(other)) &&
  isSlip(word, other)

const sortedLetters = (word: string) => [...word].sort().join('')

/**
 * Whether two words differ by one letter that is missing, added or different, or by two neighbouring letters swapped.
 */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [a, b] = [one.slice(from), other.slice(from)]
  if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
