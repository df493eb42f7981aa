import type { lengths } from '#db/model/entities/email.ts'
import { Body, type Extra, type Paragraph } from './body.ts'
import { describing } from './description.ts'
import { type Draw, drawFrom } from './draw.ts'
import {
  type Composed,
  type ComposerLead,
  type ComposerProduct,
  type ComposerSender,
  type EmailInput,
  factsOf,
  isIn,
  type Known,
  knownOf,
  statementsIn,
} from './facts.ts'
import type { Facts } from './fill.ts'
import { countryOf, type LanguageName, type Located, languageFor } from './language.ts'
import type { Language } from './languages/language.ts'
import { wordsOf } from './languages/load.ts'
import type { Size } from './numbers.ts'
import { subjectOf } from './subject.ts'
import { byTheme, commonThemes, effectThemes, truthThemes } from './themes.ts'
import { briefName, shortName, tidy, wordCount } from './words.ts'
import { type Choices, sentenceKeys, Writer } from './writer.ts'

/** The range of words in a body, by length. */
export const wordBands: Record<(typeof lengths)[number], { least: number; most: number }> = {
  /** Short enough for the link to any mail app. */
  brief: { least: 60, most: 100 },
  short: { least: 150, most: 200 },
  medium: { least: 200, most: 300 },
  long: { least: 300, most: 500 },
}

/**
 * The number of words at which an email stops growing, and how much of the product's description it may quote at once.
 */
const aims = {
  brief: { from: 66, to: 80, description: { words: 20, sentences: 1 } },
  short: { from: 155, to: 175, description: { words: 30, sentences: 2 } },
  medium: { from: 210, to: 245, description: { words: 45, sentences: 3 } },
  long: { from: 310, to: 360, description: { words: 60, sentences: 4 } },
}

/**
 * The words that an observation leaves for the consequence, which is the last part: for a whole one, or a short one.
 */
const ROOM_FOR_CONSEQUENCE = { whole: 22, short: 15 }

/** The number of earlier emails, and of letters of each, that are compared. */
const EARLIER = { emails: 100, letters: 6_000 }

/**
 * Writes a draft from templates, without any service, in the lead's language. It states only facts from the fields of
 * the lead, the product and the sender, and statements that are true of the lead's sector; the other sentences are
 * questions and offers. The same input gives the same email. The number of words in the body is within `wordBands`. A
 * fact that only the sender can know is a [placeholder].
 * @throws TypeError if the language's words cannot be loaded
 */
export async function composeEmail(input: EmailInput): Promise<Composed> {
  const { language: chosen = 'lead' } = input
  const language = chosen === 'lead' ? leadLanguage(input) : chosen
  const words = await wordsOf(language)
  const composed = compose(input, language, words)
  const fits = wordCount(composed.body) <= wordBands[input.length].most
  return fits ? composed : compose(withBriefNames(input), language, words)
}

/** The language of a lead, which an email has unless the person chooses another. */
export const leadLanguage = (input: Pick<EmailInput, 'lead' | 'suggestion'>): LanguageName =>
  languageFor(locatedIn(input))

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
  known: Known
  facts: Facts
  /** Templates that describe the product. */
  description: readonly string[]
  draw: Draw
  email: Body
}

function compose(input: EmailInput, language: LanguageName, words: Language): Composed {
  const { lead, product, length, focus, variant = 0, earlier = [] } = input
  const draw = drawFrom(`${lead.id}/${variant}`)
  const known = knownOf(input, words)
  const quoted = isIn(language, product.description) ? product.description : ''
  const { templates, facts: described } = describing(
    { ...product, description: quoted },
    { descriptions: words.descriptions, language },
    aims[length].description,
  )
  const minutes = draw.one(words.minutes) ?? ''
  const asked = { minutes, Minutes: minutes.charAt(0).toUpperCase() + minutes.slice(1) }
  const stated = statementsIn(language, lead)
  const statement = stated.length > 0 ? draw.one(stated) : undefined
  const facts: Facts = {
    ...factsOf(input, language, words, known),
    ...(statement ? { statement } : {}),
    ...described,
    ...asked,
  }
  const avoid = new Set(earlier.slice(0, EARLIER.emails).flatMap(keysOf))
  const writer = new Writer({
    draw,
    facts,
    avoid,
    choices: choicesOf(input, words, known, draw),
    style: styleOf(input, words),
  })
  const description =
    templates === words.descriptions.none && !facts.what ? words.descriptions.bare : templates
  const context = { input, words, known, facts, draw, description, email: new Body(writer) }
  if (length === 'brief') writeBriefCore(context)
  else writeCore(context)
  grow(context)
  const subject = subjectOf({ draw, facts, words, avoid, focus, tone: input.tone })
  return { subject, body: context.email.read(paragraphs(draw)) }
}

const keysOf = ({ subject, body }: Composed) => [subject, ...sentenceKeys(body.slice(0, EARLIER.letters))]

/**
 * The phrases that suit the lead and the product. Those about the sector and the product share a theme if both have
 * one.
 */
function choicesOf({ lead, focus }: EmailInput, words: Language, known: Known, draw: Draw): Choices {
  const { sector, kind, sectorName, kindName, size } = known
  const theme = draw.one(commonThemes(sectorName, kindName))
  return {
    truth: byTheme(sector.truths, truthThemes[sectorName], theme),
    effect: byTheme(kind.effects, effectThemes[kindName], theme),
    moment: [kind.moments ?? sector.moments],
    sizeTruth: size ? [words.sizeTruths[breadthOf(size)]] : [],
    // A person with a known position is not asked whether somebody else is responsible.
    who: lead.position ? [] : [sector.who],
    meeting: [words.byFocus[focus].meetings],
  }
}

const breadthOf = ({ from, to = from }: Size) => (to <= 50 ? 'small' : from > 500 ? 'large' : 'medium')

/** Changes a sentence to the tone and the country: the friendly form, and "ss" for "ß" in Switzerland. */
function styleOf({ tone, ...input }: EmailInput, { spoken, marked }: Language): (text: string) => string {
  const isSwiss = ['CH', 'LI'].includes(countryOf(locatedIn(input)))
  return (text) => {
    const said = marked(tone === 'friendly' ? spoken(text) : text)
    return isSwiss ? said.replaceAll('ß', 'ss') : said
  }
}

const paragraphs = (draw: Draw): Paragraph[] => [
  ...(['greeting', 'opening', 'before', 'what', 'point'] as const),
  ...draw.shuffled<Paragraph>(['trial', 'questions', 'rivals']),
  ...(['ask', 'after', 'close', 'end'] as const),
]

/** Writes the greeting, the signature and the description of the product. */
function writeFrame({ input, words, facts, draw, email, description }: LetterContext) {
  const voice = words.byTone[input.tone]
  const signOff = styleOf(input, words)(draw.one(voice.signOff) ?? '')
  email.put(signature(signOff, input.sender, words), ['end', 0])
  email.add(greetingFor(facts, words, voice), ['greeting', 0])
  email.add(description, ['what', 0])
}

function greetingFor(facts: Facts, { greetings }: Language, voice: Language['byTone']['friendly']) {
  if (facts.sir) return greetings.sir
  if (facts.madam) return greetings.madam
  if (facts.firstName) return voice.greeting
  return facts.company ? voice.greetingOfTeam : [greetings.nobody]
}

/** Writes a brief email: an observation, its consequence for the company, and one question that is easy to answer. */
function writeBriefCore(context: LetterContext) {
  const { input, words, known, email } = context
  const { most } = wordBands.brief
  const middle = words.byFocus[input.focus]
  const hasRoom = input.focus === 'benefits' || input.focus === 'demo'
  const isAboutProblem = middle.before !== undefined
  const asks = middle.ask ?? [...known.kind.asks, ...(isAboutProblem ? [] : words.whoAsks)]
  writeFrame(context)
  if (!hasRoom) email.add(middle.point, ['point', 0])
  email.addIfRoom({ pool: asks, place: isAboutProblem ? ['before', 0] : ['ask', 1] }, most)
  const open = (pools: readonly (readonly string[])[], room: number) =>
    email.addFirst(pools, ['opening', 0], hasRoom ? most - room : most)
  const { withTruth, alone } = words.quotations
  const { whole, short } = ROOM_FOR_CONSEQUENCE
  if (!open([withTruth], whole) && !open([alone], short)) open(words.observations, whole)
  if (!isAboutProblem) email.addIfRoom({ pool: words.consequences, place: ['what', 3] }, most)
}

/** Writes the parts that every longer email has. */
function writeCore(context: LetterContext) {
  const { input, words, email } = context
  const middle = words.byFocus[input.focus]
  writeFrame(context)
  const { withTruth, alone } = words.quotations
  const observations = [withTruth, alone, ...words.observations]
  email.addFirst(observations, ['opening', 0], wordBands[input.length].most)
  if (middle.before) email.add(middle.before, ['before', 0])
  email.add(words.consequences, ['what', 3])
  email.add(middle.point, ['point', 0])
  email.add(words.byTone[input.tone].ask, ['ask', 1])
  email.add(words.byTone[input.tone].close, ['close', 0])
}

/** Adds optional sentences until the email has its target length. */
function grow(context: LetterContext) {
  const { input, draw, email } = context
  const { from, to } = aims[input.length]
  const target = draw.between(from, to)
  for (const extra of extrasOf(context)) {
    if (email.words >= target) break
    email.addIfRoom(extra, wordBands[input.length].most)
  }
}

/** The optional sentences, in the order in which they are added: facts first, then questions and offers. */
function extrasOf({ input, words, known, draw }: LetterContext): Extra[] {
  const voice = words.byTone[input.tone]
  const middle = words.byFocus[input.focus]
  const truth: Extra = { pool: words.truths, place: ['opening', 1] }
  const small: Extra[] = draw.shuffled([
    { pool: words.readings, place: ['ask', 3] },
    { pool: words.visits, place: ['ask', 4] },
    { pool: words.afters, place: ['after', 0] },
    { pool: words.wayOuts, place: ['after', 1] },
    { pool: words.colleagues, place: ['after', 2] },
  ])
  const more: Extra = { pool: middle.more, place: ['point', 1] }
  const further: Extra = { pool: middle.further, place: ['point', 2] }
  const push: Extra = { pool: voice.push, place: ['ask', 0] }
  if (input.length === 'brief') {
    const tail: Extra = { pool: voice.tail, place: ['ask', 2] }
    return [tail, truth, ...small, more, { pool: voice.close, place: ['close', 0] }, further]
  }
  const facts: Extra[] = [
    { pool: words.descriptions.rest, place: ['what', 1] },
    truth,
    { pool: words.particulars, place: ['what', 2] },
    { pool: words.consequences, place: ['what', 4] },
    { pool: words.prices, place: ['what', 5] },
  ]
  const steps: Extra[] = [
    { pool: words.starts, place: ['trial', 0] },
    { pool: [...known.kind.asks], place: ['questions', 1] },
    { pool: words.questions, place: ['questions', 0] },
    { pool: words.efforts, place: ['trial', 1] },
    { pool: words.rivals, place: ['rivals', 0] },
  ]
  const [brisk, slow] = input.length === 'short' ? [[more, push], []] : [[more], [push]]
  return [
    ...facts,
    ...brisk,
    ...steps,
    further,
    ...small,
    ...slow,
    { pool: words.particulars, place: ['what', 2] },
    { pool: words.wayOuts, place: ['after', 3] },
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
