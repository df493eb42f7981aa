import type { lengths } from '#db/model/entities/email.ts'
import { describing } from './description.ts'
import { type Draw, drawFrom } from './draw.ts'
import { extrasOf } from './extras.ts'
import { type Facts, factsOf } from './facts.ts'
import type { LetterInput } from './input.ts'
import { Letter, type Paragraph } from './letter.ts'
import { middles } from './middles.ts'
import * as passages from './passages.ts'
import { signature } from './signature.ts'
import { subjectOf } from './subject.ts'
import { voices } from './voices.ts'
import { briefName, wordCount } from './words.ts'
import { Writer } from './writer.ts'

/** The words of a body, by length (SPEC.md section 9). */
export const wordBands: Record<(typeof lengths)[number], { least: number; most: number }> = {
  short: { least: 150, most: 200 },
  medium: { least: 200, most: 300 },
  long: { least: 300, most: 500 },
}

/** Where within its band a letter stops growing, and how many words of the product's description it may take. */
const aims = {
  short: { from: 155, to: 175, description: 30 },
  medium: { from: 210, to: 245, description: 45 },
  long: { from: 310, to: 360, description: 60 },
}

/**
 * A draft from parts, without any service. It states only what the fields of the lead, the product and the sender
 * say; the rest are questions and offers. The same input gives the same letter. Its body's words are within
 * `wordBands`; a fact that only the sender can know is left as a [placeholder].
 */
export function composeEmail(input: LetterInput): Composed {
  const composed = compose(input)
  const fits = wordCount(composed.body) <= wordBands[input.length].most
  return fits ? composed : compose(withBriefNames(input))
}

interface Composed {
  subject: string
  body: string
}

/** Names of a dozen words each would burst a short letter. */
const withBriefNames = ({ lead, product, sender, ...manner }: LetterInput): LetterInput => ({
  ...manner,
  lead: { ...lead, company: briefName(lead.company) },
  product: { ...product, name: briefName(product.name) },
  sender: {
    fullName: briefName(sender.fullName),
    position: briefName(sender.position),
    company: briefName(sender.company),
  },
})

function compose(input: LetterInput): Composed {
  const { lead, product, sender, tone, length, focus, variant = 0 } = input
  const draw = drawFrom(`${lead.id}/${variant}`)
  const description = describing(product, aims[length].description)
  const facts = {
    ...factsOf(lead, product, sender),
    ...description.facts,
    ...meetingOf(draw, middles[focus].meetings),
  }
  const letter = new Letter(new Writer(draw, facts, tone === 'friendly'))
  writeCore(letter, input, facts, description.templates, draw)
  const target = draw.between(aims[length].from, aims[length].to)
  for (const extra of extrasOf(input, draw)) {
    if (letter.words >= target) break
    letter.addIfRoom(extra, wordBands[length].most)
  }
  const middle = draw.shuffled<Paragraph>(['trial', 'questions', 'rivals'])
  const body = letter.read([
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

/** What every letter has, whatever its length. */
function writeCore(
  letter: Letter,
  { tone, focus, sender }: LetterInput,
  facts: Facts,
  description: readonly string[],
  draw: Draw,
) {
  const voice = voices[tone]
  const middle = middles[focus]
  const greeting = facts.firstName ? voice.greeting : facts.company ? voice.greetingOfTeam : ['Hello,']
  letter.add(greeting, ['greeting', 0])
  letter.add(voice.opening, ['opening', 0])
  letter.add(passages.reasons, ['opening', 1])
  if (middle.before) letter.add(middle.before, ['before', 0])
  letter.add(description, ['what', 0])
  letter.add(middle.point, focus === 'problem' ? ['what', 5] : ['point', 0])
  letter.add(voice.ask, ['ask', 1])
  letter.add(voice.close, ['close', 0])
  letter.put(signature(draw.one(voice.signOff) ?? '', sender), ['end', 0])
}
