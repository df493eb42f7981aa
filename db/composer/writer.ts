import type { Draw } from './draw.ts'
import type { Facts } from './facts.ts'
import { canFill, fill, needs, spoken } from './fill.ts'
import { tidy } from './words.ts'

/** Facts that an email states once. */
const ONCE = new Set(
  'position target industry shared otherTarget otherIndustry city category keyword keywords grade brand price'.split(
    ' ',
  ),
)
const TOLD_WITH: Record<string, readonly string[]> = {
  keyword: ['keywords', 'keywords or'],
  keywords: ['keyword', 'keywords or'],
  'keywords or': ['keyword', 'keywords'],
  target: ['shared'],
}
const PHRASE_WORDS = 4
const MENTIONS = 4

const mentions = (text: string) => /\{(?:house|company|house's)\}/.test(text)

/**
 * Writes an email's sentences one by one: draws among those whose facts are known, states a fact once, and does not
 * repeat a turn of phrase.
 */
export class Writer {
  private readonly told = new Set<string>()
  private readonly phrases = new Set<string>()
  private mentioned = 0
  private mentionedLast = false
  private readonly draw: Draw
  private readonly facts: Facts
  private readonly friendly: boolean

  constructor(draw: Draw, facts: Facts, friendly: boolean) {
    this.draw = draw
    this.facts = facts
    this.friendly = friendly
  }

  /** @returns one of the pool's sentences, filled, or '' where every one needs a fact that is missing or told */
  write(pool: readonly string[]): string {
    const possible = pool.filter(
      (text) => canFill(text, this.facts) && !needs(text).some((n) => this.told.has(n)),
    )
    const varied = possible.filter((text) => this.isMentionWelcome(text))
    const fresh = (varied.length > 0 ? varied : possible).filter(
      (text) => !phrasesOf(text).some((phrase) => this.phrases.has(phrase)),
    )
    const drawn = this.draw.one(fresh.length > 0 ? fresh : possible)
    if (drawn === undefined) return ''
    this.remember(drawn)
    return tidy(fill(this.friendly ? spoken(drawn) : drawn, this.facts))
  }

  /** A company that is named in every sentence sounds like a form letter. */
  private isMentionWelcome(text: string): boolean {
    return !mentions(text) || (!this.mentionedLast && this.mentioned < MENTIONS)
  }

  private remember(text: string) {
    this.mentionedLast = mentions(text)
    if (this.mentionedLast) this.mentioned++
    for (const phrase of phrasesOf(text)) this.phrases.add(phrase)
    for (const name of needs(text)) {
      if (ONCE.has(name) || name === 'keywords or') this.told.add(name)
      for (const other of TOLD_WITH[name] ?? []) this.told.add(other)
    }
  }
}

const phrasesByText = new Map<string, readonly string[]>()

/** The pools are fixed, so each of their sentences is taken apart once. */
function phrasesOf(text: string): readonly string[] {
  const known = phrasesByText.get(text)
  if (known) return known
  const words = text.toLowerCase().match(/[a-z{}']+/g) ?? []
  const phrases = words.slice(PHRASE_WORDS - 1).map((_, i) => words.slice(i, i + PHRASE_WORDS).join(' '))
  phrasesByText.set(text, phrases)
  return phrases
}
