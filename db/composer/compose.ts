import type { lengths } from '#db/model/entities/email.ts'
import { articleOfName } from './article.ts'
import { Body, type Paragraph } from './body.ts'
import { inSpokenOrder, productIn, withOur } from './calling.ts'
import { kindOf, type OwnWords, quotedOf, wordsFor } from './description.ts'
import { drawFrom } from './draw.ts'
import {
  type Composed,
  type ComposerLead,
  type ComposerProduct,
  type ComposerSender,
  type EmailInput,
  factsOf,
  statementsIn,
} from './facts.ts'
import { type Facts, known as knownFacts, needs, released } from './fill.ts'
import {
  commonWords,
  countryOf,
  type LanguageName,
  type Located,
  languageFor,
  languageOfCompany,
  languageOfText,
  languages,
  showsLanguage,
} from './language.ts'
import type { Greetings, Language, Pool } from './languages/language.ts'
import { wordsOf } from './languages/load.ts'
import { isDesk } from './names.ts'
import { subjectOf } from './subject.ts'
import { quotesIn, requoted } from './typeset.ts'
import { beginningsOf, briefName, shortName, tidy, wordCount } from './words.ts'
import { type Manner, sentenceKeys, written } from './writer.ts'

/** The range of words in a body, by length. */
export const wordBands: Record<(typeof lengths)[number], { least: number; most: number }> = {
  /** Short enough for the link to any mail app. */
  brief: { least: 60, most: 100 },
  short: { least: 150, most: 200 },
  medium: { least: 200, most: 300 },
  long: { least: 300, most: 500 },
}

/** How far an email grows if there is matter, and what it quotes of the product. */
const aims = {
  brief: { words: 62, room: { words: 30, sentences: 3 } },
  short: { words: 155, room: { words: 60, sentences: 4 } },
  medium: { words: 210, room: { words: 110, sentences: 8 } },
  long: { words: 310, room: { words: 200, sentences: 16 } },
}

/** The number of earlier emails, and of letters of each, that are compared. */
const EARLIER = { emails: 100, letters: 6_000 }
/** How often an email that would be a copy of an earlier one is drawn anew. */
const ATTEMPTS = 8

/**
 * Writes a draft from templates, without any service, in the lead's language. It states only facts from the fields of
 * the lead, the product and the sender, and statements of the company's site; the other sentences are questions and
 * offers. The same input gives the same email. The body has at most as many words as `wordBands` says, and fewer than
 * the least where there is not enough to say. A fact that only the sender can know is a [placeholder].
 * @throws TypeError if the language's words cannot be loaded
 */
export async function composeEmail(given: EmailInput): Promise<Composed> {
  const { language: chosen = 'lead', earlier = [] } = given
  const language = chosen === 'lead' ? leadLanguage(given) : chosen
  const input = {
    ...given,
    lead: { ...given.lead, fullName: inSpokenOrder(given.lead) },
    product: { ...given.product, name: productIn(language, given.product) },
  }
  const words = await wordsOf(language)
  const ourKind = await kindOf(ownWordsOf(input, language), {
    language,
    country: countryOf(locatedIn(input)),
  })
  const known = earlier.slice(0, EARLIER.emails).map(keysOf)
  let letter = composeFitting(input, { language, words, ourKind, known, attempt: 0 })
  for (let attempt = 1; attempt < ATTEMPTS && isCopy(letter, known); attempt++) {
    letter = composeFitting(input, { language, words, ourKind, known, attempt })
  }
  return letter
}

/** The same, with short names where the email would be too long with the whole ones. */
function composeFitting(input: EmailInput, attempted: Attempt): Composed {
  const composed = compose(input, attempted)
  const fits = wordCount(composed.body) <= wordBands[input.length].most
  return fits ? composed : compose(withBriefNames(input), attempted)
}

/** Whether an earlier email has all of this one's sentences between the greeting and the signature. */
function isCopy({ body }: Composed, known: readonly ReadonlySet<string>[]): boolean {
  const middle = keysOfParagraphs(body).slice(1, -1).flat()
  return known.some((sentences) => middle.every((sentence) => sentences.has(sentence)))
}

/** The language of a lead, which an email has unless the person chooses another. */
export function leadLanguage(input: Pick<EmailInput, 'lead' | 'suggestion'>): LanguageName {
  const located = locatedIn(input)
  return showsLanguage(located) ? languageFor(located) : (languageOfSite(input.lead) ?? languageFor(located))
}

/** The language of what the company's site states. */
function languageOfSite({ found = [] }: ComposerLead): LanguageName | undefined {
  const statements = found.filter(({ field }) => field === 'statement').map(({ value }) => value)
  const said = languageOfText(statements.join(' '))
  return languages.find((name) => name === said)
}

const locatedIn = ({ lead, suggestion }: Pick<EmailInput, 'lead' | 'suggestion'>): Located => ({
  ...lead,
  country: suggestion?.country ?? '',
})

/** The input with short names. With several names of a dozen words, a short email would be too long. */
const withBriefNames = ({ lead, product, sender, ...manner }: EmailInput): EmailInput => ({
  ...manner,
  lead: { ...lead, company: briefName(lead.company) },
  product: { ...product, name: briefName(product.name) },
  sender: {
    fullName: briefName(sender.fullName),
    position: briefName(sender.position),
    company: briefName(sender.company),
  },
})

/** The context in which the parts of one email are written. */
interface LetterContext {
  input: EmailInput
  words: Language
  manner: Manner
  email: Body
}

/** One attempt at a letter that differs from the earlier ones. */
interface Attempt {
  language: LanguageName
  words: Language
  /** What kind of thing a product is whose description is in another language: "our sensor". */
  ourKind: string
  /** The sentences of each of the earlier emails. */
  known: readonly ReadonlySet<string>[]
  attempt: number
}

function compose(input: EmailInput, { language, words, ourKind, known, attempt }: Attempt): Composed {
  const { lead, length, focus, variant = 0 } = input
  const draw = drawFrom(`${lead.id}/${variant}/${attempt}`)
  const avoid = new Set(known.flatMap((sentences) => [...sentences]))
  const country = countryOf(locatedIn(input))
  const quotes = quotesIn(language, country)
  const quoted = quotedOf(ownWordsOf(input, language), { language, quotes, room: aims[length].room })
  const marked = (text: string) => words.marked(text, country)
  const plain = factsOf(input, language, words, quotes)
  const facts = knownFacts({
    ...plain,
    product: language === 'en' && !ourKind ? withOur(plain.product) : (plain.product ?? ''),
    ourKind,
    article: articleOfName(input.product.name, quoted.described, language),
    ...Object.fromEntries(Object.entries(quoted).map(([name, text]) => [name, marked(text)])),
  })
  const addressed = numberOf(words, { isNamed: Boolean(facts.called), company: lead.company })
  const manner: Manner = {
    draw,
    facts,
    avoid,
    style: (text) => requoted(marked(addressed(withoutUnknown(text, facts))), language, quotes),
  }
  const email = new Body()
  const own = showsLanguage(locatedIn(input)) ? leadLanguage(input) : language
  const statements = draw.shuffled(statementsIn(language, own, lead, quotes).map(marked))
  writeLetter({ input, words, manner, email }, reasonsIn(statements, input, language))
  const subject = subjectOf({ draw, facts, words, style: manner.style, focus, avoid })
  return { subject, body: email.read(words.opensLow(country)) }
}

/** The product's texts for letters in a language, with the language that the sender's company shows. */
function ownWordsOf({ product, sender }: EmailInput, language: LanguageName): OwnWords {
  const spoken = languageOfCompany(sender.company)
  return wordsFor(spoken ? { ...product, spoken } : product, language)
}

/** In which grammatical number a letter speaks to a named person, of a company or of none, or to nobody in particular. */
function numberOf(
  { toOne, toSeveral }: Language,
  { isNamed, company }: { isNamed: boolean; company: string },
): (text: string) => string {
  if (!isNamed) return toSeveral
  return tidy(company) === '' ? toOne : (text) => text
}

/** A sentence without the parts that it can do without, where their facts are unknown or have a word of their own. */
const withoutUnknown = (text: string, { trade, kind }: Facts): string =>
  [...(trade ? [] : [[' {trade}', ''] as const]), ...(kind ? [] : [[' ({kind})', ''] as const])].reduce(
    (said, [part, other]) => said.replaceAll(part, other),
    text,
  )

/** What an email has said: its subject and its sentences. */
const keysOf = ({ subject, body }: Composed): ReadonlySet<string> =>
  new Set([subject, ...keysOfParagraphs(body.slice(0, EARLIER.letters)).flat()])

/** A greeting ends in a comma, so that it would count as the beginning of the next sentence. */
const keysOfParagraphs = (body: string): string[][] => body.split('\n\n').map(sentenceKeys)

/** Writes the parts that every email has, and then optional ones until it has its length. */
function writeLetter(context: LetterContext, [statement = '', further = '']: readonly string[]) {
  const { input, words, manner, email } = context
  const { length, tone, focus, sender } = input
  const { most } = wordBands[length]
  const voice = tone === 'friendly' ? 'friendly' : 'usual'
  const add = (paragraph: Paragraph, pool: Pool, stated = '', reserved = 0) => {
    const facts = stated ? { ...manner.facts, statement: stated } : manner.facts
    const isSentence = words.stopsInside && /\.$/.test(stated)
    const style = (text: string) => manner.style(isSentence ? text.replace(STOP_OUTSIDE, '$1') : text)
    email.add(paragraph, written({ ...manner, facts, style }, pool, most - email.words - reserved))
  }
  const steps = stepsIn(context)
  email.add('end', signature(written(manner, words.signOffs[voice]), sender, words))
  email.add('greeting', written(manner, [greetingIn(manner.facts, words.greetings[voice])]))
  email.add('what', offerIn(context))
  if (focus === 'discount') add('terms', words.offers)
  if (focus === 'case-study') add('terms', words.cases)
  if (focus === 'problem') add('problem', words.problems)
  else add(isOfKindAlone(manner.facts) ? 'what' : 'question', questionsIn(context))
  if (statement) {
    add(
      'why',
      words.introductions.filter((text) => !SAYS_WRITING.test(text)),
    )
    add('why', words.why, statement, Math.min(...steps.map(wordCount)))
  }
  add('step', steps)
  const benefits = benefitsIn(context)
  if (benefits.length === 0 || length !== 'brief') add('what', ['{more}'])
  add('what', benefits)
  if (!email.has('why')) add('why', words.introductions)
  if (isForDesk(context)) add('step', words.passOn)
  for (const [paragraph, pool, stated] of extrasOf(context, { statement, further })) {
    if (email.words >= aims[length].words) break
    add(paragraph, pool, stated)
  }
}

/** An introduction that says that somebody writes, as the reason after it does, too. */
const SAYS_WRITING = /writ|schreib|écri|escrib|scriv|schrijf|pisz|escrev/

/** The one offer with which a letter closes: a letter that cannot say what the product is offers to say it. */
function stepsIn({ input: { focus, tone }, words, manner }: LetterContext): Pool {
  if (focus === 'demo') return words.demos
  return saysWhat(manner.facts) ? words.steps[tone] : words.asks
}

/** Whether a reception or a desk reads the letter first. */
const isForDesk = ({ input: { lead }, manner: { facts } }: LetterContext): boolean =>
  !facts.called && isDesk(lead.fullName)

/** The statements that are a reason to write about the product, the nearest first. */
const reasonsIn = (statements: readonly string[], input: EmailInput, language: LanguageName): string[] =>
  statements
    .map((statement) => ({ statement, near: nearness(statement, input, language) }))
    .filter(({ near }) => near >= REASON)
    .toSorted((one, other) => other.near - one.near)
    .map(({ statement }) => statement)

/**
 * How many words of a statement the product's texts have, too, but for their endings. That the company is what it is, is
 * no reason to write to it.
 */
function nearness(statement: string, { product, lead }: EmailInput, language: LanguageName): number {
  const { name, description, benefit = '' } = product
  const told = beginningsOf(`${name} ${description} ${benefit}`)
  const itself = beginningsOf(`${lead.company} ${lead.industry} ${lead.address}`)
  const isTelling = (word: string) => told.has(word) && !itself.has(word) && !OF_ANY_COMPANY.has(word)
  return [...beginningsOf(statement, commonWords(language))].filter(isTelling).length
}

/** A statement is a reason to write if it shares so many words with the product's texts; one may be chance. */
const REASON = 2
/** The beginnings of words that any company says of itself, and any product's text: "quality", "customers", "years". */
const OF_ANY_COMPANY: ReadonlySet<string> = new Set(
  'quali calid kwali jakoś kunde custo clien klien klant servi years jahre année jaren compa empre azien bedri famil heute today immer alway toujo siemp sempr zawsz altij exper'.split(
    ' ',
  ),
)
/** The full stop after a quoted sentence that has its own. */
const STOP_OUTSIDE = /(\{statement\}\s?[“”»’])\.(?=\s|$)/gu

function greetingIn(
  { sir, madam, called, honoured }: Facts,
  { sir: toSir, madam: toMadam, ...others }: Greetings,
): string {
  if (honoured && others.honoured) return others.honoured
  if (sir) return toSir
  if (madam) return toMadam
  return called ? others.person : others.nobody
}

/** What is offered. */
function offerIn({ words, manner }: LetterContext): string {
  const { described, Description = '', titled = '', article = '' } = manner.facts
  const style = (text: string) => manner.style(text.replace(/(?=[“«„]\s?\{product\})/u, article))
  // "Slotwell from Slotwell" introduces what is offered, not the name once more.
  if (described && titled === manner.facts.ours)
    return written({ ...manner, facts: { ...manner.facts, Description: described } }, words.told)
  if (described) return written({ ...manner, style }, words.what)
  const told = Description.replace(ARTICLE, (article) => article.toLowerCase()).replace(INNER_COLON, ' – ')
  if (isSaidOf(titled, told))
    return written({ ...manner, facts: { ...manner.facts, Description: told } }, words.told)
  const named = manner.facts.ourKind ? words.ofKind : words.named
  return [written(manner, named), released(Description)].filter(Boolean).join(' ')
}

/** A colon with its space, which would be the second of a sentence. */
const INNER_COLON = /\s?:\s(?=\S)/u

const ARTICLE = /^(?:The|Der|Die|Das|Le|La|L’|El|Il|Lo|O|A|De|Het)(?: |(?<=’))/

/** Whether a text begins with a name, or with the article and the name. */
const isSaidOf = (name: string, text: string) =>
  [text, text.replace(/^(?:\p{Ll}+ |l’)/u, '')].some((from) =>
    from.toLowerCase().startsWith(`${name.toLowerCase()} `),
  )

/** What it does for a customer. */
function benefitsIn({ words, manner }: LetterContext): Pool {
  if (manner.facts.Benefit) return ['{Benefit}']
  return manner.facts.benefit ? words.benefits : []
}

/** What the letter asks: about the work. It asks nothing of a product of which it can say nothing. */
function questionsIn({ words, manner: { facts } }: LetterContext): Pool {
  if (!facts.ourKind && !saysWhat(facts)) return []
  // Where the trade is known, a question names it.
  return facts.trade ? words.questions.filter((question) => needs(question).length > 0) : words.questions
}

/** Whether the letter can say of the product only what kind of thing it is. */
const isOfKindAlone = (facts: Facts) => Boolean(facts.ourKind) && !saysWhat(facts)

/** Whether the letter can say what the product is, or what it does. */
const saysWhat = ({ Description, benefit, Benefit }: Facts) => Boolean(Description || benefit || Benefit)

/** The optional sentences, in the order in which they are added: facts first, then offers. */
function extrasOf(
  context: LetterContext,
  { statement, further }: { statement: string; further: string },
): [paragraph: Paragraph, pool: Pool, stated?: string][] {
  const { input, words, manner } = context
  const { lead, length, tone } = input
  // A person with a known position is not asked whether somebody else is responsible.
  const colleagues: [Paragraph, Pool][] =
    lead.position || isForDesk(context) ? [] : [['step', words.colleagues]]
  const isClear = saysWhat(manner.facts)
  const details: [Paragraph, Pool][] = isClear && tone !== 'informative' ? [['step', words.details]] : []
  const trials: [Paragraph, Pool][] = isClear ? [['step', words.trials]] : []
  const forTrade: [Paragraph, Pool][] = statement ? [] : [['why', words.forTrade]]
  if (length === 'brief') {
    const closing = isForDesk(context) ? [] : manner.draw.shuffled([...details, ...colleagues])
    return [...forTrade, ...closing.slice(0, 1)]
  }
  return [
    ...forTrade,
    ...(further ? [['why', words.further, further] satisfies [Paragraph, Pool, string]] : []),
    ['terms', words.prices],
    ...(isClear ? [['question', words.needs] satisfies [Paragraph, Pool]] : []),
    ...manner.draw.shuffled<[Paragraph, Pool]>([...details, ...trials, ['step', words.visits]]),
    ...colleagues,
    ['step', words.wayOuts],
  ]
}

/** The end of an email: the closing phrase, and the sender's name, position and company, a line each. */
function signature(
  signOff: string,
  { fullName, position, company }: ComposerSender,
  { yourName }: Language,
): string {
  const lines = [shortName(fullName) || yourName, shortName(position), shortName(company)]
  return [signOff, ...lines.filter(Boolean)].join('\n')
}

/** A minimal email, for the case that no draft could be made. */
export function fallbackEmail({
  lead,
  product,
}: {
  lead: Pick<ComposerLead, 'fullName' | 'company'>
  product: Pick<ComposerProduct, 'name'>
}): Composed {
  const [name, company, offer] = [tidy(lead.fullName), tidy(lead.company), tidy(product.name)]
  const greeting = name ? `Dear ${name},` : 'Hello,'
  const invitation = `I would like to introduce ${offer} to you${company ? ` and to ${company}` : ''}.`
  const question = 'May I tell you more about it? Please let me know when a short call would suit you.'
  return {
    subject: company ? `${offer} for ${company}` : offer,
    body: [greeting, tidy(invitation), question, 'Best regards,\nYour Sales Team'].join('\n\n'),
  }
}
