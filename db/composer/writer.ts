import { capitalised } from '#db/model/text.ts'
import type { Draw } from './draw.ts'
import { canFill, type Facts, fill, needs, readingsOf, released } from './fill.ts'
import { sentencesOf, tidy, wordCount } from './words.ts'

/** Facts that an email states only once. */
const ONCE = new Set(
  'position target industry shared otherTarget otherIndustry city inCity size Size sizeTruth aSector sectors atSector AtSector category keyword keywords grade brand price'.split(
    ' ',
  ),
)
const TOLD_WITH: Record<string, readonly string[]> = {
  keywords: ['keywords or'],
  'keywords or': ['keywords'],
  target: ['shared'],
  city: ['inCity'],
  inCity: ['city'],
  atSector: ['AtSector'],
  AtSector: ['atSector'],
  size: ['Size'],
  Size: ['size'],
}
const PHRASE_WORDS = 4
const MENTIONS = 4
/** The weights of a sentence's faults. Each outweighs all lesser faults together. */
const FAULTS = { again: 4, namesAgain: 2, soundsAlike: 1 }

/** The most variants of one template that are tried. */
const TRIES = 40

interface Candidate {
  reading: string
  /** The reading with its choices filled in. */
  template: string
  text: string
  fault: number
}

const mentions = (text: string) => /\{(?:house|company)\}/.test(text)

/**
 * The phrases that a name in braces may stand for. Each phrase is used once in an email, and phrases of the first list
 * are used before those of the next.
 */
export type Choices = Readonly<Record<string, readonly (readonly string[])[]>>

export interface Manner {
  draw: Draw
  facts: Facts
  choices: Choices
  /** Changes a sentence to the language and the tone, before the facts are filled in. */
  style: (text: string) => string
  /** The sentences of other emails (`sentenceKeys`), which this one avoids. */
  avoid: ReadonlySet<string>
}

/** The sentences of a text in a form that can be compared. */
export const sentenceKeys = (text: string): string[] =>
  sentencesOf(text).map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )

/**
 * Writes an email's sentences one by one. It draws among the sentences whose facts are known, and states each fact
 * once. It avoids repeated phrases, and sentences of other emails, as long as there are alternatives.
 */
export class Writer {
  private readonly told = new Set<string>()
  private readonly said = new Set<string>()
  private readonly phrases = new Set<string>()
  private readonly used = new Set<string>()
  private mentioned = 0
  private mentionedLast = false
  private readonly manner: Manner

  constructor(manner: Manner) {
    this.manner = manner
  }

  /**
   * Draws a sentence from a pool and fills it.
   * @param room the room, in words
   * @returns the sentence; '' if each needs more room, or a fact that is missing or already stated
   */
  write(pool: readonly string[], room = Number.POSITIVE_INFINITY): string {
    let best: (Candidate & { source: string }) | undefined
    for (const template of this.manner.draw.shuffled(pool)) {
      const isUsed = this.used.has(template)
      for (const reading of this.manner.draw.shuffled(readingsOf(template)).slice(0, TRIES)) {
        for (const widely of [false, true]) {
          const candidate = this.candidate(reading, room, widely)
          if (candidate && isUsed) candidate.fault += FAULTS.soundsAlike
          if (candidate && (!best || candidate.fault < best.fault)) best = { ...candidate, source: template }
          if (!candidate || candidate.fault < FAULTS.again) break
        }
        if (best?.fault === 0) break
      }
      if (best?.fault === 0) break
    }
    if (!best) return ''
    this.used.add(best.source)
    this.remember(best)
    return best.text
  }

  /** The text of a template; undefined if it cannot be used here. */
  private candidate(reading: string, room: number, widely: boolean): Candidate | undefined {
    const { facts, style, avoid } = this.manner
    const template = this.choose(reading, widely)
    if (!template || !canFill(template, facts)) return undefined
    if (needs(template).some((name) => this.told.has(name))) return undefined
    const text = released(tidy(fill(style(template), facts)))
    if (wordCount(text) > room) return undefined
    const isAgain = avoid.size > 0 && sentenceKeys(text).some((sentence) => avoid.has(sentence))
    return { reading, template, text, fault: (isAgain ? FAULTS.again : 0) + this.faultOf(reading) }
  }

  /**
   * Fills in the choices; undefined if all phrases of a choice are used already.
   * @param widely whether phrases of later lists are as good as those of the first
   */
  private choose(template: string, widely: boolean): string | undefined {
    const { draw, choices } = this.manner
    let text: string | undefined = template
    for (const name of needs(template)) {
      const [of, isCapital] = Object.hasOwn(choices, name)
        ? [choices[name], false]
        : [choices[lowered(name)], name !== lowered(name)]
      if (!of || text === undefined) continue
      const left = of.map((list) => list.filter((choice) => !this.said.has(choice)))
      const one = draw.one(widely ? left.flat() : (left.find((list) => list.length > 0) ?? []))
      text = one === undefined ? undefined : text.replace(`{${name}}`, isCapital ? capitalised(one) : one)
    }
    return text
  }

  private faultOf(text: string): number {
    const namesAgain = mentions(text) && (this.mentionedLast || this.mentioned >= MENTIONS)
    const soundsAlike = phrasesOf(text).some((phrase) => this.phrases.has(phrase))
    return (namesAgain ? FAULTS.namesAgain : 0) + (soundsAlike ? FAULTS.soundsAlike : 0)
  }

  private remember({ reading, template: text }: Candidate) {
    this.mentionedLast = mentions(text)
    if (this.mentionedLast) this.mentioned++
    for (const phrase of phrasesOf(reading)) this.phrases.add(phrase)
    for (const choice of Object.values(this.manner.choices).flat(2)) {
      if (text.includes(choice) || text.includes(capitalised(choice))) this.said.add(choice)
    }
    for (const name of needs(text)) {
      if (ONCE.has(name) || name === 'keywords or') this.told.add(name)
      for (const other of TOLD_WITH[name] ?? []) this.told.add(other)
    }
  }
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const phrasesByReading = new Map<string, readonly string[]>()

/** The phrases of a reading. They are cached, because the readings are fixed. */
function phrasesOf(reading: string): readonly string[] {
  const known = phrasesByReading.get(reading)
  if (known) return known
  const words = reading.toLowerCase().match(/[\p{L}{}']+/gu) ?? []
  const phrases = words.slice(PHRASE_WORDS - 1).map((_, i) => words.slice(i, i + PHRASE_WORDS).join(' '))
  phrasesByReading.set(reading, phrases)
  return phrases
}
