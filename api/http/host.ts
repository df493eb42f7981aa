import { createMiddleware } from 'hono/factory'
import { ApiError } from './errors.ts'

/** Asked by whatever watches over the server, by its address. */
const WATCHED = '/api/health'

/**
 * Refuses calls to another name than people reach Rove by: 421 (RFC 9110 section 15.5.20). A page elsewhere whose name
 * is made to lead here, say, gets no answer.
 * @param publicUrl "https://rove.example.com"; '' lets every name through
 */
export function ownHost(publicUrl: string) {
  const own = publicUrl && new URL(publicUrl)
  return createMiddleware(async (c, next) => {
    if (own && c.req.path !== WATCHED && !isHost(own, c.req.header('Host') ?? '')) {
      throw new ApiError(421, `Rove is at ${publicUrl}.`)
    }
    await next()
  })
}

/** @param host a Host header, which may name the usual port */
function isHost({ protocol, host: own }: URL, host: string): boolean {
  const url = `${protocol}//${host}`
  return URL.canParse(url) && new URL(url).host === own
}
