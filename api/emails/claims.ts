import { remembering } from '#api/text/remembering.ts'

/** The words and figures that an email may use without a mark. */
export interface Grounds {
  hasWord(word: string): boolean
  hasFigure(figure: string): boolean
  /** In German every noun has a capital, so a capital alone does not indicate a name. */
  capitalsTellNames: boolean
}

/** The words and figures of texts that an email in this language may repeat. */
export function groundsOf(texts: readonly string[], language: string): Grounds {
  const figures = new Set(texts.flatMap((text) => text.match(NUMBER) ?? []).map(amount))
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []).map(withoutAccents))
  const stems = [...words].filter((word) => word.length >= STEM_LETTERS)
  const has = remembering((word) => {
    if (words.has(word)) return true
    if (word.length < STEM_LETTERS) return [...words].some((other) => isSameButEnding(word, other))
    return stems.some((stem) => word.startsWith(stem) || stem.startsWith(word))
  })
  return {
    hasWord: (word) => has(withoutAccents(word)),
    hasFigure: (figure) => figures.has(amount(figure)),
    capitalsTellNames: language !== 'German',
  }
}

/** Polish inflects names: "Mia" becomes "Mio". */
const isSameButEnding = (word: string, other: string) =>
  word.length > 2 && word.length === other.length && word.slice(0, -1) === other.slice(0, -1)

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const NUMBER = /\p{N}+(?:[.,:/]\p{N}+)*/gu
const FIGURE =
  /(?<![\p{L}\p{N}])[\p{Sc}]?\p{N}+(?:[.,:/]\p{N}+)*(?:\s?%|\s?\p{Sc})?(?![\p{L}\p{N}])|(?<!\p{L})(?:hundreds|thousands|dozens|millions|hunderten?|tausenden?|dutzenden?|centaines|milliers|cientos|miles de|centinaia|migliaia|honderden|duizenden|setki|tysiące|\p{L}+ (?:percent|per cent|prozent|pour cent|por ciento|per cento|procent))(?!\p{L})/giu
/** The length of a call is the sender's decision, and some figures are idioms. */
const NO_CLAIM =
  /(?<![\p{L}\p{N}])(?:\p{N}+(?:\s|-)?(?:minutes?|mins?|hours?|minuten?|stunden?|heures?|minutos?|horas?|minuti|ore|uur|minut\p{L}*|godzin\p{L}*)|24\/7|\p{N}+[.)](?=\s))(?!\p{L})/giu
const BRACKETED = /\[[^[\]\n]{0,80}\]/g

/** 1,200 and 1.200 are 1200; 1.2 and 1,2 are 1.2. */
const amount = (figure: string) =>
  figure
    .replace(/[^\p{N}.,:/]/gu, '')
    .replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, '')
    .replace(',', '.')

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A range of a text: from one index up to another. */
type Stretch = [start: number, end: number]

/**
 * Marks the figures and names in a text that occur in no source, for its sender to check: "[check: 30%]".
 * @param ended false while more may arrive: then the last word may be incomplete
 */
export function marked(text: string, grounds: Grounds, ended = true): string {
  const left = [...stretches(text, BRACKETED), ...stretches(text, NO_CLAIM)]
  const isLeft = ([start, end]: Stretch) => left.some(([from, to]) => start < to && end > from)
  const claims = [...figuresIn(text, grounds), ...namesIn(text, grounds)]
    .filter((claim) => !isLeft(claim) && (ended || claim[1] < text.length))
    .sort(([a], [b]) => b - a)
  return claims.reduce(
    (all, [start, end]) => `${all.slice(0, start)}[check: ${all.slice(start, end)}]${all.slice(end)}`,
    text,
  )
}

/** A text without unchecked marks. */
export const withoutMarks = (text: string): string => text.replace(/\[check: [^[\]\n]*\]/g, ' ')

const stretches = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length])

function figuresIn(text: string, grounds: Grounds): Stretch[] {
  return stretches(text, FIGURE).filter(([start, end]) => {
    const said = text.slice(start, end)
    return /\p{N}/u.test(said) ? !grounds.hasFigure(said) : !grounds.hasWord(said)
  })
}

/** Capitalised words that are not names. */
const ORDINARY = new Set(
  `i mr mrs ms miss dr prof sir madam dear team hi hello regards ps am pm ok ceo cfo coo cto hr it ai roi b2b b2c pdf
  faq vat eu uk us usa gdpr dsgvo kpi erp crm sms tv wi fi wifi internet web zoom teams linkedin whatsapp google
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas easter english german french spanish italian dutch polish european europe
  sie ihr ihre ihrem ihren ihrer ihres ihnen herr frau herrn damen herren grusse grussen montag dienstag mittwoch
  donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember
  madame monsieur mesdames messieurs cordialement
  usted ustedes ud uds senor senora sr sra atentamente saludos
  lei la le suo sua suoi sue vi vostra vostro signor signora dott saluti cordiali
  u uw groet groeten vriendelijke
  pan pani panu pana pania panstwo panstwa panstwu panem twoj pozdrawiam powazaniem`.split(/\s+/),
)

const NAME_WORD = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*(?:[-’'&.]\p{L}[\p{L}\p{M}\p{N}]*)*/gu
const SENTENCE_START = /(?:^|\n|[.!?:;…]["'”’»)]?\s?)[\s"'“„‘«(¿¡–—-]*$/u
const TITLE_BEFORE = /(?:Herrn?|Frau|Familie|Firma) $/
/**
 * More capitalised words than this in a text are not names; the text is in a language in which capitals do
 * not indicate names.
 */
const MOST_NAMES = 8
const TITLE_CASE = 0.6
const STEM_LETTERS = 4
const MOST_WORDS = 4

interface Capital {
  start: number
  end: number
  known: boolean
  startsSentence: boolean
  /** An unusual spelling such as SAP, iPhone 15 or McKinsey, which no ordinary word has. */
  oddly: boolean
  /** A name with a title, such as Frau Schmidt. */
  titled: boolean
}

/** The names in a text that occur in no source; several consecutive words count as one name. */
function namesIn(text: string, grounds: Grounds): Stretch[] {
  const capitals = stretches(text, NAME_WORD).map(([start, end]): Capital => {
    const word = text.slice(start, end)
    return {
      start,
      end,
      known: isKnown(word, grounds),
      startsSentence: SENTENCE_START.test(text.slice(Math.max(0, start - 12), start)),
      titled: TITLE_BEFORE.test(text.slice(Math.max(0, start - 12), start)),
      oddly: /\p{Lu}.*\p{Lu}|\p{L}\p{N}/u.test(word) && !/^\p{Lu}\p{L}*-\p{Lu}/u.test(word),
    }
  })
  if (isTitle(text, capitals.length)) return []
  const tellNames =
    grounds.capitalsTellNames &&
    capitals.filter(({ known, startsSentence }) => !known && !startsSentence).length <= MOST_NAMES
  return runsOf(text, capitals).flatMap((run) => nameOf(run, tellNames))
}

/** Capitalised words with nothing but a space, or "&", between them. */
function runsOf(text: string, capitals: readonly Capital[]): Capital[][] {
  const runs: Capital[][] = []
  for (const capital of capitals) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const goesOn = before && /^ (?:& )?$/.test(text.slice(before.end, capital.start))
    if (run && goesOn && run.length < MOST_WORDS) run.push(capital)
    else runs.push([capital])
  }
  return runs
}

function nameOf(run: readonly Capital[], tellNames: boolean): Stretch[] {
  const unknown = run.filter(({ known, startsSentence, oddly }) => !known && (oddly || !startsSentence))
  const [first] = unknown
  const last = unknown.at(-1)
  if (!first || !last) return []
  const isName = tellNames || unknown.length > 1 || first.oddly || first.titled
  return isName ? [[first.start, last.end]] : []
}

/** A heading in title case. */
const isTitle = (text: string, capitals: number) =>
  !/\n|[.!?]$/.test(text) && capitals > 2 && capitals >= (text.match(WORD) ?? []).length * TITLE_CASE

const isKnown = (word: string, { hasWord }: Grounds): boolean =>
  (word.match(WORD) ?? []).every(
    (part) => part.length < 2 || ORDINARY.has(withoutAccents(part)) || hasWord(part),
  )
