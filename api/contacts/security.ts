import { contactEmail, type Published } from './extract.ts'

/** Where a site says whom to tell of security holes. */
export const SECURITY_PATH = '/.well-known/security.txt'

/** The mailboxes that a security.txt names (RFC 9116 section 2.5.3). */
export function readSecurityTxt(text: string): Published[] {
  return [...text.matchAll(/^Contact:[ \t]*mailto:([^\s?]{1,300})/gim)].flatMap(([, address = '']) => {
    const email = contactEmail(address)
    return email ? [{ email, how: 'security' as const }] : []
  })
}
