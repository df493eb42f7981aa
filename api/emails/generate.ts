import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ApiError, givenUp } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import type { EmailText } from './answer.ts'
import {
  composedDraft,
  type Draft,
  type DraftArgs,
  type EmailDeps,
  inputFor,
  modelAccessFor,
} from './draft.ts'
import {
  type EmailAbout,
  finished,
  type ModelAccess,
  type Step,
  whyNotWritten,
  writeEmail,
} from './writer.ts'

const HEARTBEAT_MS = 5_000

/**
 * Writes an email: with the AI service if the person has a key, otherwise from Rove's own templates. Answers
 * with JSON, or, if the client accepts them, with server-sent events: `start` { model }, the events of
 * `sendSteps`, and then `done` with the JSON answer or `failed` { message }; `alive` in between.
 * @throws ApiError 404; for JSON also 429 for the team's limit and 502 if the service failed
 */
export async function generate(c: Context<Guarded>, deps: EmailDeps, args: DraftArgs): Promise<Response> {
  const [user, teamId] = [c.get('user'), c.get('teamId')]
  const input = await inputFor(deps, user, { ...args, teamId })
  const writer = await modelAccessFor(deps, user.id, teamId)
  const { leadId, productId, tone, length, focus } = args
  const asked = { leadId, productId, tone, length, focus }
  const answerOf = (draft: Draft) => ({
    ...asked,
    ...draft,
    ...({ template: false, status: 'draft', isTemporary: true } as const),
    userId: user.id,
    createdAt: deps.now().toISOString(),
  })
  if (c.req.header('Accept')?.includes('text/event-stream'))
    return streamed(c, deps, { input, writer, answerOf })
  if (!writer) return c.json(answerOf(await composedDraft(input)))
  const { signal } = c.req.raw
  const email = await finished(writeEmail(writer, input, { signal })).catch((error: unknown) => {
    throw signal.aborted ? givenUp() : refusalOf(error)
  })
  return c.json(answerOf({ ...email, writtenBy: 'model', model: writer.access.model }))
}

function refusalOf(error: unknown): unknown {
  const message = whyNotWritten(error)
  return message === undefined ? error : new ApiError(error instanceof PermanentError ? 429 : 502, message)
}

interface Streamed {
  input: EmailAbout
  writer: ModelAccess | undefined
  answerOf(draft: Draft): object
}

/** If the client disconnects, the stream and the service's work end. */
function streamed(c: Context<Guarded>, { log }: EmailDeps, { input, writer, answerOf }: Streamed): Response {
  return streamSSE(c, async (stream) => {
    const end = new AbortController()
    stream.onAbort(() => end.abort())
    const send = (event: string, data: object = {}) => stream.writeSSE({ event, data: JSON.stringify(data) })
    const heartbeat = setInterval(() => void send('alive'), HEARTBEAT_MS)
    try {
      if (!writer) return await send('done', answerOf(await composedDraft(input)))
      const { model } = writer.access
      await send('start', { model })
      const email = await sendSteps(writeEmail(writer, input, { signal: end.signal }), send)
      await send('done', answerOf({ ...email, writtenBy: 'model', model }))
    } catch (error) {
      if (end.signal.aborted) return
      if (!(error instanceof PermanentError)) log.error({ err: error }, 'an email was not written')
      await send('failed', { message: whyNotWritten(error) ?? 'Failed to generate email' })
    } finally {
      clearInterval(heartbeat)
    }
  })
}

/**
 * Sends each step as an event: `words` { subject, keep, add }, where the new body is the first `keep`
 * characters of the previous one followed by `add`; `correcting` { words }.
 * @returns the email
 */
async function sendSteps(
  writing: AsyncGenerator<Step, EmailText>,
  send: (event: string, data: object) => Promise<void>,
): Promise<EmailText> {
  let body = ''
  for (;;) {
    const { done, value } = await writing.next()
    if (done) return value
    if (value.step === 'correcting') {
      await send('correcting', { words: value.words })
      continue
    }
    const { email } = value
    const keep = sameBeginning(body, email.body)
    await send('words', { subject: email.subject, keep, add: email.body.slice(keep) })
    body = email.body
  }
}

/** The length of the common prefix of two texts. */
function sameBeginning(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}
