import { helpQuestion } from '#api/ai/help.ts'
import type { Deps } from '#api/http/deps.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import type { Access } from '#api/keys/access.ts'
import type { Meter } from '#api/keys/meter.ts'
import { ServiceError } from '#api/net/errors.ts'
import type { Model } from '#api/net/model.ts'
import { answerFromHelp, textsFor } from '#db/help/answer.ts'
import { type Held, heldTo } from './held.ts'

/** The dependencies of answering questions about Rove. */
export interface HelpDeps extends Pick<Deps, 'log'> {
  access: Access
  meter: Meter
  outbound: { model: Pick<Model, 'answer'> }
}

/** The answer of POST /api/help. */
export interface HelpSaid {
  /** '' if help does not cover the question. */
  text: string
  /** The ids of the help texts that it is based on, the most important first. */
  topics: string[]
  /** Whether a model worded it, or it is an unchanged help text. */
  writtenBy: 'help' | 'model'
}

/** Nobody waits longer than this in a chat. */
const WITHIN_MS = 15_000

/** The person who asks, and the team whose budget is used. */
interface Asker {
  userId: number
  teamId: number
}

/**
 * Answers a question about Rove: in the words of the AI service if there is a key for it, checked against the
 * help texts, otherwise with the text that fits best. Nothing is stored.
 * @param signal stops it, with its own reason
 */
export async function answerHelp(
  deps: HelpDeps,
  asker: Asker,
  question: string,
  signal: AbortSignal,
): Promise<HelpSaid> {
  const held = await wordedByModel(deps, asker, question, signal)
  if (held) return { text: held.text, topics: held.topics.map(({ id }) => id), writtenBy: 'model' }
  const { topic } = await answerFromHelp(question)
  return { text: topic?.text ?? '', topics: topic ? [topic.id] : [], writtenBy: 'help' }
}

/** @returns undefined if there is no service, if it failed, or if its answer is not supported by the texts */
async function wordedByModel(
  { access, meter, outbound, log }: HelpDeps,
  { userId, teamId }: Asker,
  question: string,
  stop: AbortSignal,
): Promise<Held | undefined> {
  const texts = await textsFor(question)
  const given = texts.length > 0 && (await access.openaiFor(userId))
  if (!given) return undefined
  const timeout = AbortSignal.timeout(WITHIN_MS)
  const signal = AbortSignal.any([stop, timeout])
  try {
    const asked = { ...helpQuestion(question, texts), signal }
    return heldTo(texts, question, await outbound.model.answer(meter(teamId, 'openai', given), asked))
  } catch (error) {
    const isFailure = error instanceof ServiceError || error instanceof PermanentError
    if (stop.aborted || !(isFailure || timeout.aborted)) throw error
    log.info({ err: error }, 'help was answered without the AI service')
    return undefined
  }
}
