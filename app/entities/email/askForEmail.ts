import * as v from 'valibot'
import { CallError } from '#app/data/server/call.ts'
import { callStream } from '#app/data/server/callStream.ts'
import type { Choices } from './choices.ts'
import type { Words } from './temporaryEmail.ts'

/** The written email: by the AI service, or from templates if the server has no key for it. */
export interface Written {
  words: Words
  writtenBy: 'parts' | 'model'
  /** The AI service's model; '' if written from templates. */
  model: string
}

export interface Hearing {
  /** Aborts the writing. */
  signal: AbortSignal
  onStart(model: string): void
  /** Receives all words so far. */
  onWords(words: Words): void
  /** Called when the email has too few or too many words and is being written again; `words` is its count. */
  onCorrecting(words: number): void
}

const Start = v.object({ model: v.string() })
const More = v.object({ subject: v.string(), keep: v.number(), add: v.string() })
const Correcting = v.object({ words: v.number() })
const Failed = v.object({ message: v.string() })
const Done = v.object({
  subject: v.string(),
  body: v.string(),
  writtenBy: v.picklist(['parts', 'model']),
  model: v.optional(v.string(), ''),
})

/** The server tried and failed; the message is the sentence for the person. */
class NotWritten extends Error {}

/**
 * Has the server write an email.
 * @throws an error that `whyNotWritten` can explain, or the signal's reason
 */
export async function askForEmail(
  query: Choices & { leadId: number },
  { signal, ...hear }: Hearing,
): Promise<Written> {
  let body = ''
  for await (const { event, data } of callStream('/api/generate-email', { body: query, signal })) {
    if (event === 'start') hear.onStart(v.parse(Start, data).model)
    if (event === 'words') {
      const { subject, keep, add } = v.parse(More, data)
      body = body.slice(0, keep) + add
      hear.onWords({ subject, body })
    }
    if (event === 'correcting') hear.onCorrecting(v.parse(Correcting, data).words)
    if (event === 'failed') throw new NotWritten(v.parse(Failed, data).message)
    if (event === 'done') {
      const { subject, body, ...by } = v.parse(Done, data)
      return { words: { subject, body }, ...by }
    }
  }
  throw new TypeError('The answer broke off.')
}

/** Explains to the person why no email was written. */
export function whyNotWritten(error: unknown): string {
  if (error instanceof NotWritten) return error.message
  if (error instanceof CallError) return error.said || 'Failed to generate email'
  return 'Failed to connect to the AI service. Please try again later.'
}

/** Whether the message should link to the settings of API keys. */
export const isAboutKey = (message: string): boolean => /API key/.test(message)
