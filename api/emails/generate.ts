import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ApiError, givenUp } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import { askedBy, type Draft, type DraftArgs, draftFromParts, type EmailDeps, penFor } from './draft.ts'
import type { Asked } from './prompt.ts'
import { told } from './told.ts'
import { type Pen, wholeLetter, whyNotWritten, writeLetter } from './writer.ts'

const HEARTBEAT_MS = 5_000

/**
 * Writes an email: with the AI service where the person has a key, else from Rove's own parts. Answered as JSON once
 * it is whole, or to who accepts them as server-sent events (told.ts): what `told` tells, after
 * `start` { model }, then `done` with the JSON answer or `failed` { message }; `alive` in between.
 * @throws ApiError 404; of JSON also 429 for the team's cap and 502 for a service that failed
 */
export async function generate(c: Context<Guarded>, deps: EmailDeps, args: DraftArgs): Promise<Response> {
  const [user, teamId] = [c.get('user'), c.get('teamId')]
  const asked = await askedBy(deps, user, { ...args, teamId })
  const pen = await penFor(deps, user.id, teamId)
  const answerOf = (draft: Draft) => ({
    ...args,
    ...draft,
    ...({ template: false, status: 'draft', isTemporary: true } as const),
    userId: user.id,
    createdAt: deps.now().toISOString(),
  })
  if (c.req.header('Accept')?.includes('text/event-stream'))
    return streamed(c, deps, { asked, pen, answerOf })
  if (!pen) return c.json(answerOf(draftFromParts(asked)))
  const { signal } = c.req.raw
  const letter = await wholeLetter(writeLetter(pen, asked, { signal })).catch((error: unknown) => {
    throw signal.aborted ? givenUp() : refusalOf(error)
  })
  return c.json(answerOf({ ...letter, writtenBy: 'model', model: pen.access.model }))
}

function refusalOf(error: unknown): unknown {
  const message = whyNotWritten(error)
  return message === undefined ? error : new ApiError(error instanceof PermanentError ? 429 : 502, message)
}

interface Streamed {
  asked: Asked
  pen: Pen | undefined
  answerOf(draft: Draft): object
}

/** Ends, and the service's work with it, when the person goes. */
function streamed(c: Context<Guarded>, { log }: EmailDeps, { asked, pen, answerOf }: Streamed): Response {
  return streamSSE(c, async (stream) => {
    const end = new AbortController()
    stream.onAbort(() => end.abort())
    const tell = (event: string, data: object = {}) => stream.writeSSE({ event, data: JSON.stringify(data) })
    const heartbeat = setInterval(() => void tell('alive'), HEARTBEAT_MS)
    try {
      if (!pen) return await tell('done', answerOf(draftFromParts(asked)))
      const { model } = pen.access
      await tell('start', { model })
      const letter = await told(writeLetter(pen, asked, { signal: end.signal }), tell)
      await tell('done', answerOf({ ...letter, writtenBy: 'model', model }))
    } catch (error) {
      if (end.signal.aborted) return
      if (!(error instanceof PermanentError)) log.error({ err: error }, 'an email was not written')
      await tell('failed', { message: whyNotWritten(error) ?? 'Failed to generate email' })
    } finally {
      clearInterval(heartbeat)
    }
  })
}
