/** Something other than the web's, such as "javascript:"; "acme.example:8080" is a host with its port. */
const PROTOCOL = /^[a-z][a-z\d+.-]*:(?!\d)/i

/** A website as a text to read: without protocol and closing slash. */
export const withoutProtocol = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')

/**
 * A website as a link that is safe to follow; a bare domain gets https.
 * @returns undefined when it is empty or leads to anything but the web
 */
export function websiteLink(website: string): string | undefined {
  const text = website.trim()
  if (!text) return undefined
  const address = PROTOCOL.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
