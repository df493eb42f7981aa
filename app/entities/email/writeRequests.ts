import type { Tone } from '#app/ui/Badge.tsx'
import type { Request } from '#db/model/entities/request.ts'

/** A request to the AI service to rewrite an email of My Emails. */
export type WriteRequest = Request & { task: Extract<Request['task'], { kind: 'write' }> }

const isWrite = (request: Request): request is WriteRequest => request.task.kind === 'write'

/** The last request for each email, by the email's id. */
export function newestByEmail(requests: readonly Request[]): Map<number, WriteRequest> {
  const newest = new Map<number, WriteRequest>()
  for (const request of requests.filter(isWrite)) {
    const { emailId } = request.task.args
    const other = newest.get(emailId)
    if (!other || other.createdAt <= request.createdAt) newest.set(emailId, request)
  }
  return newest
}

export const isUnderWay = ({ status }: Request): boolean => status === 'queued' || status === 'calling'

/** The id of the email with the new words, if that is not the email of the request. */
export function besideId({ result }: Request): number | undefined {
  return result && 'emailId' in result && result.beside ? result.emailId : undefined
}

/** The state of an email's last request in a word or two; undefined if there is nothing to say. */
export function markOf(request: WriteRequest): { label: string; tone: Tone } | undefined {
  if (request.status === 'done') {
    const beside = besideId(request) !== undefined
    return beside
      ? { label: 'AI draft beside it', tone: 'blue' }
      : { label: 'Improved with AI', tone: 'blue' }
  }
  return marks[request.status]
}

const marks = {
  queued: { label: 'Waiting for AI', tone: 'yellow' },
  calling: { label: 'AI is writing', tone: 'yellow' },
  failed: { label: 'AI failed', tone: 'red' },
  cancelled: undefined,
} as const
