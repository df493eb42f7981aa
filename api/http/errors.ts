import { IncomingMessage, STATUS_CODES } from 'node:http'
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { type AnswerCode, codeOfStatus, type RefusingStatus } from '#db/model/answerCode.ts'
import type { RefusalCode } from '#db/model/sync/mutation.ts'
import { isOutage } from '#db/server/errors.ts'
import { routeOf } from './log.ts'

/** One problem in the request: the field, and a sentence for the person. */
export interface Issue {
  path: string
  message: string
}

/** A response other than 2xx: `{ message, code, issues? }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: RefusingStatus
  readonly issues: Issue[] | undefined
  readonly code: AnswerCode
  /** @param code more specific than the status */
  constructor(status: RefusingStatus, message: string, issues?: Issue[], code = codeOfStatus(status)) {
    super(message)
    this.status = status
    this.issues = issues
    this.code = code
  }
}

const MINUTE_S = 60

/** The call can only be answered after a while, which is sent as Retry-After. */
export class Later extends ApiError {
  readonly retryAfterS: number
  constructor(status: 429 | 503, message: string, retryAfterS: number) {
    super(status, message)
    this.retryAfterS = retryAfterS
  }
}

/** Too many calls: 429, with the time to wait also in words. */
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
/** The session was ended from another device, or by a new password. */
export const sessionEnded = () =>
  new ApiError(401, 'This session was ended. Please sign in.', undefined, 'ended')
/** The team requires a second factor, which this person does not have yet: nothing is lost, changes wait. */
export const secondFactorMissing = () =>
  new ApiError(403, 'This team asks for two-step sign-in: set it up.', undefined, 'second-factor')
/** The quota is used up: nothing is lost, additions wait. @param whose "This team" or "Your account" */
export const noRoom = (whose = 'This team') =>
  new ApiError(507, `${whose} has used all of its storage. Its settings say what takes the room.`)
export const notFound = () => new ApiError(404, 'Not found')
/** The client has disconnected, so nobody reads this response. */
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

/** The error for a REST call whose mutation was refused. */
export function refused(code: string, message: string): ApiError {
  const known = Object.entries(statusOf).find(([name]) => name === code)
  return new ApiError(known?.[1] ?? 400, message)
}

/**
 * Whether the client disconnected before the whole call had arrived, as a phone does that loses its signal.
 */
export const brokeOff = ({ env }: Context): boolean =>
  env !== null &&
  typeof env === 'object' &&
  'incoming' in env &&
  env.incoming instanceof IncomingMessage &&
  env.incoming.destroyed &&
  !env.incoming.complete

/**
 * Error codes of the operating system for a disk that cannot be read or written now, and for too many open
 * files.
 */
const DISK_OUTAGE = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EFBIG|EMFILE|ENFILE)$/

const isDiskOutage = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && DISK_OUTAGE.test(error.code)

/**
 * When to retry after an outage: soon enough for a database that came back, not too often for a disk that is
 * full.
 */
const OUTAGE_RETRY_S = 10

/** Converts errors of routes into responses; the cause of a 500 or a 503 is only logged. */
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
