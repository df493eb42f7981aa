import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

const none = ["'none'"]
const self = ["'self'"]

/**
 * The Content-Security-Policy of a page of Rove: only its own files, and no other scripts.
 * @param scripts the hashes of the page's inline scripts
 */
export const pageHeaders = (scripts: readonly string[] = []) =>
  secureHeaders({
    // Headers that a response sets itself, for example an uploaded file, are stricter.
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: [...self, ...scripts],
      // Layers over a page lock its scrolling with a style element that they insert.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // A picture on another server would tell its owner who views it. A photo on the device is a blob until
      // it is sent.
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
    // With this header a browser starts a separate process before it draws; without it agents are keyed by
    // origin anyway (https://html.spec.whatwg.org/multipage/document-sequences.html, the Origin-Agent-Cluster
    // header).
    originAgentCluster: false,
    strictTransportSecurity: false,
  })

const A_YEAR = 'max-age=31536000; includeSubDomains'

/** A browser that once came over TLS must never connect without it. */
const staysSecure = createMiddleware(async (c, next) => {
  if (c.get('client').secure) c.header('Strict-Transport-Security', A_YEAR)
  await next()
})

/** For API responses: never cached, and saved as a file when opened as a page. */
export const apiHeaders = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Disposition', 'attachment; filename="api.json"')
  await next()
})

/** Headers that restrict what a browser may do with a response. */
export const securityHeaders = [pageHeaders(), staysSecure] as const
