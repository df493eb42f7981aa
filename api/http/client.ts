import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import { type Client, clientOf, type Trusts } from './proxies.ts'

declare module 'hono' {
  interface ContextVariableMap {
    client: Client
  }
}

/** Tells every route who is at the other end, as far as `trusts` allows to believe it. */
export const knowClient = (trusts: Trusts) =>
  createMiddleware(async (c, next) => {
    // A call that a test hands to the routes comes over no connection.
    const peer = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
    const said = {
      peer: peer ?? '',
      forwardedFor: c.req.header('X-Forwarded-For') ?? '',
      forwardedProto: c.req.header('X-Forwarded-Proto') ?? '',
    }
    c.set('client', clientOf(said, trusts))
    await next()
  })
