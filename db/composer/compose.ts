import type { lengths } from '#db/model/entities/email.ts'
import { Body, type Extra, type Paragraph, type Place } from './body.ts'
import { describing } from './description.ts'
import { type Draw, drawFrom } from './draw.ts'
import {
  type ComposerLead,
  type ComposerProduct,
  type ComposerSender,
  type EmailInput,
  type Facts,
  factsOf,
} from './facts.ts'
import { focusTemplates } from './focuses.ts'
import * as sentences from './sentences.ts'
import { subjectOf } from './subject.ts'
import { toneTemplates } from './tones.ts'
import { briefName, shortName, tidy, wordCount } from './words.ts'
import { Writer } from './writer.ts'

/** The words of a body, by length. */
export const wordBands: Record<(typeof lengths)[number], { least: number; most: number }> = {
  /** Fits into the link to any mail app. */
  brief: { least: 60, most: 100 },
  short: { least: 150, most: 200 },
  medium: { least: 200, most: 300 },
  long: { least: 300, most: 500 },
}

/** Where within its band an email stops growing, and how many words of the product's description it may take. */
const aims = {
  brief: { from: 66, to: 80, description: 20 },
  short: { from: 155, to: 175, description: 30 },
  medium: { from: 210, to: 245, description: 45 },
  long: { from: 310, to: 360, description: 60 },
}

/**
 * A draft from parts, without any service. It states only what the fields of the lead, the product and the sender
 * say; the rest are questions and offers. The same input gives the same email. Its body's words are within
 * `wordBands`; a fact that only the sender can know is left as a [placeholder].
 */
export function composeEmail(input: EmailInput): Composed {
  const composed = compose(input)
  const fits = wordCount(composed.body) <= wordBands[input.length].most
  return fits ? composed : compose(withBriefNames(input))
}

interface Composed {
  subject: string
  body: string
}

/** Names of a dozen words each would burst a short email. */
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

function compose(input: EmailInput): Composed {
  const { lead, product, sender, tone, length, focus, variant = 0 } = input
  const draw = drawFrom(`${lead.id}/${variant}`)
  const description = describing(product, aims[length].description)
  const facts = {
    ...factsOf(lead, product, sender),
    ...description.facts,
    ...meetingOf(draw, focusTemplates[focus].meetings),
  }
  const email = new Body(new Writer(draw, facts, tone === 'friendly'))
  if (length === 'brief') writeBriefCore(email, input, facts, description.templates, draw)
  else writeCore(email, input, facts, description.templates, draw)
  const target = draw.between(aims[length].from, aims[length].to)
  for (const extra of extrasOf(input, draw)) {
    if (email.words >= target) break
    email.addIfRoom(extra, wordBands[length].most)
  }
  const middle = draw.shuffled<Paragraph>(['trial', 'questions', 'rivals'])
  const body = email.read([
    'greeting',
    'opening',
    'before',
    'what',
    'point',
    ...middle,
    'ask',
    'after',
    'close',
    'end',
  ])
  return { subject: subjectOf(draw, facts, focus, tone), body }
}

function meetingOf(draw: Draw, meetings: readonly string[]): Facts {
  const minutes = draw.one(['fifteen minutes', 'twenty minutes', 'a quarter of an hour']) ?? ''
  const Minutes = minutes.charAt(0).toUpperCase() + minutes.slice(1)
  return { minutes, Minutes, meeting: draw.one(meetings) ?? '' }
}

const greetingFor = (facts: Facts, { tone }: EmailInput) => {
  const voice = toneTemplates[tone]
  return facts.firstName ? voice.greeting : facts.company ? voice.greetingOfTeam : ['Hello,']
}

/** What a brief email has: who writes why, what it is and what is asked, and of the focus what there is room for. */
function writeBriefCore(
  email: Body,
  input: EmailInput,
  facts: Facts,
  description: readonly string[],
  draw: Draw,
) {
  const { tone, focus, length, sender } = input
  const voice = toneTemplates[tone]
  const middle = focusTemplates[focus]
  email.add(greetingFor(facts, input), ['greeting', 0])
  email.put(signature(draw.one(voice.signOff) ?? '', sender), ['end', 0])
  email.add(voice.opening, ['opening', 0])
  email.add(voice.ask, ['ask', 1])
  const { most } = wordBands[length]
  email.addIfRoom({ pool: description, place: ['what', 0] }, most)
  email.addIfRoom({ pool: middle.point, place: focus === 'problem' ? ['what', 5] : ['point', 0] }, most)
}

/** What every longer email has, whatever its length. */
function writeCore(email: Body, input: EmailInput, facts: Facts, description: readonly string[], draw: Draw) {
  const { tone, focus, sender } = input
  const voice = toneTemplates[tone]
  const middle = focusTemplates[focus]
  email.add(greetingFor(facts, input), ['greeting', 0])
  email.add(voice.opening, ['opening', 0])
  email.add(sentences.reasons, ['opening', 1])
  if (middle.before) email.add(middle.before, ['before', 0])
  email.add(description, ['what', 0])
  email.add(middle.point, focus === 'problem' ? ['what', 5] : ['point', 0])
  email.add(voice.ask, ['ask', 1])
  email.add(voice.close, ['close', 0])
  email.put(signature(draw.one(voice.signOff) ?? '', sender), ['end', 0])
}

/** What an email grows by, in the order in which it does: what matters most to its focus and length first. */
function extrasOf({ tone, focus, length }: EmailInput, draw: Draw): Extra[] {
  const [paragraph, at]: Place = focusTemplates[focus].before ? ['before', 1] : ['point', 1]
  const more: Extra = { pool: focusTemplates[focus].more, place: [paragraph, at] }
  const further: Extra = { pool: focusTemplates[focus].further, place: [paragraph, at + 1] }
  const push: Extra = { pool: toneTemplates[tone].push, place: ['ask', 0] }
  const rest: Extra = { pool: sentences.descriptions.rest, place: ['what', 1] }
  const start: Extra = { pool: sentences.starts, place: ['trial', 0] }
  const effort: Extra = { pool: sentences.efforts, place: ['trial', 1] }
  const questions: Extra = { pool: sentences.questions, place: ['questions', 0] }
  const rivals: Extra = { pool: sentences.rivals, place: ['rivals', 0] }
  const particulars: Extra = { pool: sentences.particulars, place: ['what', 2] }
  const price: Extra = { pool: sentences.prices, place: ['what', 4] }
  const small: Extra[] = [
    { pool: sentences.readings, place: ['ask', 2] },
    { pool: sentences.visits, place: ['ask', 3] },
    { pool: sentences.afters, place: ['after', 0] },
    { pool: sentences.wayOuts, place: ['after', 1] },
    { pool: sentences.colleagues, place: ['after', 2] },
  ]
  const close: Extra = { pool: toneTemplates[tone].close, place: ['close', 0] }
  if (length === 'brief') return [close, push, more, ...draw.shuffled(small), further]
  if (length === 'short') return [more, push, ...draw.shuffled(small), further, effort, questions]
  if (length === 'medium') {
    return [
      more,
      push,
      rest,
      ...draw.shuffled([start, questions, rivals]),
      ...draw.shuffled([...small, further]),
    ]
  }
  const facts = [particulars, { ...particulars, place: ['what', 3] } satisfies Extra, price]
  return [more, rest, push, start, effort, questions, ...draw.shuffled([rivals, further, ...facts, ...small])]
}

/** How an email ends: the closing phrase, then who writes, a line each. */
function signature(signOff: string, { fullName, position, company }: ComposerSender): string {
  const lines = [shortName(fullName) || '[your name]', shortName(position), shortName(company)]
  return [signOff, ...lines.filter(Boolean)].join('\n')
}

/** The greeting that stands in where a draft could not be had. */
export function fallbackEmail({
  lead,
  product,
}: {
  lead: Pick<ComposerLead, 'fullName' | 'company'>
  product: Pick<ComposerProduct, 'name'>
}): { subject: string; body: string } {
  const [name, company, offer] = [tidy(lead.fullName), tidy(lead.company), tidy(product.name)]
  const greeting = name ? `Dear ${name},` : 'Hello,'
  const invitation = `I would like to introduce ${offer} to you${company ? ` and to ${company}` : ''}.`
  const question = 'May I tell you more about it? Please let me know when a short call would suit you.'
  return {
    subject: company ? `${offer} for ${company}` : offer,
    body: [greeting, tidy(invitation), question, 'Best regards,\nYour Sales Team'].join('\n\n'),
  }
}
