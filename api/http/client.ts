import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import { type Client, clientOf, type Trusts } from './proxies.ts'

declare module 'hono' {
  interface ContextVariableMap {
    client: Client
  }
}

/**
 * Tells every route who is at the other end, as far as `trusts` allows to believe it. Where people reach Rove by https
 * alone, whatever comes came over TLS.
 */
export const knowClient = ({ trusts, publicUrl }: { trusts: Trusts; publicUrl: string }) =>
  createMiddleware(async (c, next) => {
    // A call that a test hands to the routes comes over no connection.
    const peer = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
    const said = {
      peer: peer ?? '',
      forwardedFor: c.req.header('X-Forwarded-For') ?? '',
      forwardedProto: c.req.header('X-Forwarded-Proto') ?? '',
    }
    const client = clientOf(said, trusts)
    c.set('client', { ...client, secure: client.secure || publicUrl.startsWith('https:') })
    await next()
  })
