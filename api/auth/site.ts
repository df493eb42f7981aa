import type { Context } from 'hono'

/** The website for which passkeys are made and used (WebAuthn Level 3, 4: Relying Party). */
export interface Site {
  origin: string
  /** The host alone, without its port. */
  rpId: string
}

/** @returns the site as the browser that asks has it in its address bar */
export function siteOf(c: Context): Site {
  const scheme = c.get('client').secure ? 'https' : 'http'
  const { origin, hostname } = new URL(`${scheme}://${c.req.header('Host')}`)
  return { origin, rpId: hostname }
}
