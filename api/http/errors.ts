import { STATUS_CODES } from 'node:http'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { RefusalCode } from '#db/model/mutation.ts'

/** One fault in what was sent: which field, and a sentence for the person. */
export interface Issue {
  path: string
  message: string
}

/** An answer other than 2xx: `{ message, issues? }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ContentfulStatusCode
  readonly issues: Issue[] | undefined
  constructor(status: ContentfulStatusCode, message: string, issues?: Issue[]) {
    super(message)
    this.status = status
    this.issues = issues
  }
}

export const unauthenticated = () => new ApiError(401, 'Please sign in.')
export const notFound = () => new ApiError(404, 'Not found')

const statusOf: Record<RefusalCode, ContentfulStatusCode> = {
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

/** Turns what a route threw into an answer; the cause of a 500 goes to the log alone. */
export function errorAnswers(log: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof ApiError) {
      return c.json({ message: error.message, ...(error.issues && { issues: error.issues }) }, error.status)
    }
    if (error instanceof HTTPException) {
      return c.json({ message: error.message || STATUS_CODES[error.status] }, error.status)
    }
    log.error({ err: error, method: c.req.method, path: c.req.routePath }, 'request failed')
    return c.json({ message: 'Something went wrong. Please try again.' }, 500)
  }
}
