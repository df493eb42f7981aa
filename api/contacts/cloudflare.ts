const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i

/**
 * The text that Cloudflare's email protection hides from robots and its script shows to people.
 * @param hex data-cfemail: the key as two digits, then each byte of UTF-8 combined with it
 * @returns '' for what is not of that form
 */
export function revealed(hex: string): string {
  if (!/^(?:[\da-f]{2}){4,300}$/i.test(hex)) return ''
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8')
}

/** What a link to /cdn-cgi/l/email-protection#… hides, '' for any other link. */
export const revealedLink = (href: string) => revealed(LINK.exec(href)?.[1] ?? '')
