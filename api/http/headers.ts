import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

const none = ["'none'"]
const self = ["'self'"]

/**
 * What a page of Rove may load and do: its own files alone, no script but those.
 * @param scripts the hashes of those that stand in the page itself
 */
export const pageHeaders = (scripts: readonly string[] = []) =>
  secureHeaders({
    // What an answer sets itself, an uploaded file say, is stricter.
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: [...self, ...scripts],
      // The layers over a page lock its scrolling by a style element that they make.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // A picture elsewhere would tell its owner who looks at it. A photo waits on the device as a blob.
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: self,
      connectSrc: self,
      workerSrc: self,
      manifestSrc: self,
      formAction: self,
      baseUri: none,
      objectSrc: none,
      frameAncestors: none,
    },
    permissionsPolicy: {
      geolocation: ['self'],
      camera: ['self'],
      microphone: [],
      payment: [],
      usb: [],
    },
    xFrameOptions: 'DENY',
    // A browser that is asked for a process of our own starts one before it draws; agents are keyed by origin without
    // (https://html.spec.whatwg.org/multipage/document-sequences.html, the Origin-Agent-Cluster header).
    originAgentCluster: false,
    strictTransportSecurity: false,
  })

const A_YEAR = 'max-age=31536000; includeSubDomains'

/** A browser that came over TLS once must never come without. */
const staysSecure = createMiddleware(async (c, next) => {
  if (c.get('client').secure) c.header('Strict-Transport-Security', A_YEAR)
  await next()
})

/** For what the API answers: kept nowhere, and opened as a page it is a file to save. */
export const apiHeaders = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Disposition', 'attachment; filename="api.json"')
  await next()
})

/** The headers that keep a browser from doing more with an answer than Rove needs. */
export const securityHeaders = [pageHeaders(), staysSecure] as const
