import { wordCount } from './words.ts'

/** The paragraphs of an email. */
export type Paragraph = 'greeting' | 'why' | 'problem' | 'what' | 'terms' | 'question' | 'step' | 'end'

const ORDER: readonly Paragraph[] = ['greeting', 'why', 'problem', 'what', 'terms', 'question', 'step', 'end']

/** Collects the parts of an email's body in any order, and returns the text in reading order. */
export class Body {
  private readonly parts: { text: string; paragraph: Paragraph }[] = []
  words = 0

  add(paragraph: Paragraph, text: string) {
    if (!text) return
    this.parts.push({ text, paragraph })
    this.words += wordCount(text)
  }

  /** Whether a paragraph has a part. */
  has(paragraph: Paragraph): boolean {
    return this.parts.some((part) => part.paragraph === paragraph)
  }

  /** @param opensLow whether the sentence after the greeting begins with a small letter */
  read(opensLow: boolean): string {
    const paragraphs = ORDER.map((name) => this.parts.filter(({ paragraph }) => paragraph === name))
      .filter((parts) => parts.length > 0)
      .map((parts) => parts.map(({ text }) => text).join(' '))
    return paragraphs.map((text, at) => (opensLow && at === 1 ? lowered(text) : text)).join('\n\n')
  }
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
