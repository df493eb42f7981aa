/** A protocol such as "https:" or "javascript:"; in "acme.example:8080" the colon is before a port. */
const PROTOCOL = /^[a-z][a-z\d+.-]*:(?!\d)/i

/** A website for display: without protocol and trailing slash. */
export const withoutProtocol = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')

/**
 * A website as a link that is safe to follow; a bare domain gets https.
 * @returns undefined if it is empty or its protocol is not a web protocol
 */
export function websiteLink(website: string): string | undefined {
  const text = website.trim()
  if (!text) return undefined
  const address = PROTOCOL.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
