import type { Email } from '#db/model/entities/email.ts'

/**
 * The number of encoded characters of subject and text beyond which mail apps truncate a link, or do not open
 * at all.
 */
const FITS = 1_800

/**
 * The link that passes an email to the person's mail app (RFC 6068).
 * @param address the recipient; '' leaves it to the mail app
 * @returns the link, and whether it contains the text: a long text has to be pasted
 */
export function mailtoOf({ subject, body }: Pick<Email, 'subject' | 'body'>, address: string) {
  const to = encodeURIComponent(address).replace('%40', '@')
  const withSubject = `subject=${encodeURIComponent(subject)}`
  const withBody = `${withSubject}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  const holdsText = withBody.length <= FITS
  return { href: `mailto:${to}?${holdsText ? withBody : withSubject}`, holdsText }
}
