import type { Email } from '#db/model/entities/email.ts'

/** Encoded characters of subject and text beyond which mail apps cut a link, or don't open at all. */
const FITS = 1_800

/**
 * The link that hands an email to the person's own mail app (RFC 6068).
 * @param address whom it is for; '' leaves that to the mail app
 * @returns the link, and whether the text is in it: one that is too long has to be pasted
 */
export function mailtoOf({ subject, body }: Pick<Email, 'subject' | 'body'>, address: string) {
  const to = encodeURIComponent(address).replace('%40', '@')
  const withSubject = `subject=${encodeURIComponent(subject)}`
  const withBody = `${withSubject}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  const holdsText = withBody.length <= FITS
  return { href: `mailto:${to}?${holdsText ? withBody : withSubject}`, holdsText }
}
