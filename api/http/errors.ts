import { IncomingMessage, STATUS_CODES } from 'node:http'
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { type AnswerCode, codeOfStatus, type RefusingStatus } from '#db/model/answerCode.ts'
import type { RefusalCode } from '#db/model/sync/mutation.ts'
import { isOutage } from '#db/server/errors.ts'
import { routeOf } from './log.ts'

/** One fault in what was sent: which field, and a sentence for the person. */
export interface Issue {
  path: string
  message: string
}

/** An answer other than 2xx: `{ message, code, issues? }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: RefusingStatus
  readonly issues: Issue[] | undefined
  readonly code: AnswerCode
  /** @param code what the status alone does not say */
  constructor(status: RefusingStatus, message: string, issues?: Issue[], code = codeOfStatus(status)) {
    super(message)
    this.status = status
    this.issues = issues
    this.code = code
  }
}

const MINUTE_S = 60

/** Cannot be answered before a while has passed, which is told as Retry-After. */
export class Later extends ApiError {
  readonly retryAfterS: number
  constructor(status: 429 | 503, message: string, retryAfterS: number) {
    super(status, message)
    this.retryAfterS = retryAfterS
  }
}

/** Asked too often: 429, with the time to wait in words, too. */
export class TooMany extends Later {
  constructor(waitS: number) {
    const seconds = Math.max(1, Math.ceil(waitS))
    const wait =
      seconds > MINUTE_S ? count(Math.ceil(seconds / MINUTE_S), 'minute') : count(seconds, 'second')
    super(429, `Too many attempts. Please try again in ${wait}.`, seconds)
  }
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

export const unauthenticated = () => new ApiError(401, 'Please sign in.')
/** Somebody ended this session from another device, or by a new password. */
export const sessionEnded = () =>
  new ApiError(401, 'This session was ended. Please sign in.', undefined, 'ended')
/** The team asks for a second factor, which this person does not have yet: nothing is lost, it waits. */
export const secondFactorMissing = () =>
  new ApiError(403, 'This team asks for two-step sign-in: set it up.', undefined, 'second-factor')
/** There is no room for what would be added: nothing is lost, it waits. @param whose "This team" or "Your account" */
export const noRoom = (whose = 'This team') =>
  new ApiError(507, `${whose} has used all of its storage. Its settings say what takes the room.`)
export const notFound = () => new ApiError(404, 'Not found')
/** Nobody reads this any more. */
export const givenUp = () => new ApiError(408, 'The call was given up.')

const statusOf: Record<RefusalCode, RefusingStatus> = {
  invalid: 400,
  missing: 404,
  taken: 409,
  forbidden: 404,
  reused: 409,
  unknown: 400,
  failed: 500,
}

/** The answer of a REST call whose mutation was refused. */
export function refused(code: string, message: string): ApiError {
  const known = Object.entries(statusOf).find(([name]) => name === code)
  return new ApiError(known?.[1] ?? 400, message)
}

/** Whether who called was gone before all of the call had come in, as is a phone that loses its signal. */
export const brokeOff = ({ env }: Context): boolean =>
  env !== null &&
  typeof env === 'object' &&
  'incoming' in env &&
  env.incoming instanceof IncomingMessage &&
  env.incoming.destroyed &&
  !env.incoming.complete

/** What the operating system says of a disk that takes or gives nothing just now, and of too many open files. */
const DISK_OUTAGE = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EFBIG|EMFILE|ENFILE)$/

const isDiskOutage = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && DISK_OUTAGE.test(error.code)

/** After so long it is worth asking again: soon enough for a database that came back, seldom for a disk that is full. */
const OUTAGE_RETRY_S = 10

/** Turns what a route threw into an answer; the cause of a 500 or a 503 goes to the log alone. */
export function errorAnswers(log: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof Later) c.header('Retry-After', String(error.retryAfterS))
    if (error instanceof ApiError) return c.json(bodyOf(error), error.status)
    if (error instanceof HTTPException) {
      const message = error.message || STATUS_CODES[error.status]
      return c.json({ message, code: codeOfStatus(error.status) }, error.status)
    }
    if (brokeOff(c)) return c.json(bodyOf(givenUp()), givenUp().status)
    log.error(
      { err: error, id: c.get('requestId'), method: c.req.method, route: routeOf(c) },
      'request failed',
    )
    const isPassing = isOutage(error) || isDiskOutage(error)
    if (isPassing) c.header('Retry-After', String(OUTAGE_RETRY_S))
    const answer = isPassing ? unavailable() : failed()
    return c.json(bodyOf(answer), answer.status)
  }
}

const bodyOf = ({ message, code, issues }: ApiError) => ({ message, code, ...(issues && { issues }) })

const unavailable = () =>
  new ApiError(503, 'The server cannot do this just now. Please try again in a while.')
const failed = () => new ApiError(500, 'Something went wrong. Please try again.')
