import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from '#api/metrics/metrics.ts'
import { securityEventOf } from '#api/metrics/securityEvents.ts'
import type { Guarded } from './guarded.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Identifies this call in the log, and for a person who reports a problem: X-Request-Id. */
    requestId: string
  }
}

/**
 * The pattern of a call's path, "/api/leads/:id": the path itself and its query may contain personal data.
 */
export const routeOf = (c: Context): string => routePath(c)

/** Requested by monitoring every few seconds, by the server's address. */
export const WATCHED: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/metrics'])

/** Logs one line for each call: the route, the status and the duration; also passes them to metrics. */
export const requestLog = ({ log, metrics }: { log: Logger; metrics?: Metrics }) =>
  createMiddleware<Guarded>(async (c, next) => {
    const id = randomUUID()
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    const began = performance.now()
    await next()
    const ms = performance.now() - began
    const call = { method: c.req.method, route: routeOf(c), status: c.res.status }
    if (metrics) count(metrics, c, call, ms)
    const isOfPeople = c.req.path.startsWith('/api/') && !WATCHED.has(c.req.path)
    log[isOfPeople ? 'info' : 'debug']({ id, ...call, ms: Math.round(ms) }, 'answered')
  })

function count(
  metrics: Metrics,
  c: Context<Guarded>,
  call: { method: string; route: string; status: number },
  ms: number,
) {
  metrics.answered(call, ms / 1000)
  const passwordProven = c.get('passwordProven') === true
  const event = securityEventOf({ ...call, signedIn: c.get('user') !== undefined, passwordProven })
  if (event) metrics.happened(event)
}

interface LoggedError {
  name: string
  code?: string
  message?: string
  frames: string[]
  cause?: LoggedError
}

/** Codes of the store and of the operating system; other errors may repeat what a person typed. */
const PLAIN_CODE = /^(?:SQLITE_\w+|E[A-Z0-9]+)$/

/** An error for the log: type and location, without messages that may contain personal data or secrets. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = error.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? []
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    ...(code !== undefined && PLAIN_CODE.test(code) && { message: error.message }),
    frames: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}
