import { type FillInput, fillVariables } from '#db/composer/variables.ts'

/** What an email says. */
export interface EmailText {
  subject: string
  body: string
}

const SUBJECT_CHARS = 200
const BODY_CHARS = 12_000

const SUBJECT = /^[\s*_#]*subject[\s*_]*:[\s*_]*(.*?)[\s*_]*$/i
const FENCE = /^\s*```[a-z]*[ \t]*\n?|\n?```\s*$/gi
const HIDDEN_ELEMENT = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const LINE_END = /<br\b[^<>]*>|<\/(?:p|div|li|h\d)\s*>/gi
const TAG = /<\/?[a-z][^<>]{0,1000}>/gi
const BEGUN_TAG = /<\/?[a-z][^<>\n]{0,60}$/i
const UNSEEN = /[^\P{C}\n]/gu
const BOLD = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g
const HEADING = /^#{1,6}\s+/gm

/**
 * Reads what a model wrote, or has written so far: the subject from its first line, the rest as plain text.
 * @param ended false while more may come; then a first line that may still become the subject is no body yet
 */
export function readAnswer(raw: string, ended: boolean): EmailText {
  const text = plain(ended ? raw : raw.replace(BEGUN_TAG, ''))
  const [first = '', ...rest] = text.split('\n')
  const [, subject] = first.match(SUBJECT) ?? []
  if (subject !== undefined) {
    return { subject: subject.slice(0, SUBJECT_CHARS), body: rest.join('\n').trim().slice(0, BODY_CHARS) }
  }
  const mayBeSubject = !ended && rest.length === 0
  return { subject: '', body: mayBeSubject ? '' : text.slice(0, BODY_CHARS) }
}

function plain(raw: string): string {
  return raw
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(FENCE, '')
    .replace(HIDDEN_ELEMENT, '')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(UNSEEN, '')
    .replace(BOLD, '$2')
    .replace(HEADING, '')
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const ADDRESS = /[^\s<>@"'(),;:[\]]+@[^\s<>@"'(),;:[\]]+\.\p{L}{2,}/gu
const LINK = /\b(?:[a-z][a-z+.-]*:\/\/|www\.)[^\s<>"'()[\]]+/gi
const DOMAIN =
  /\b(?:[A-Za-z\d-]+\.)+(?:com|net|org|io|co|eu|uk|de|no|app|dev|ai|info|biz|example)\b(?:\/[^\s<>"'()[\]]*)?/g
const BRACED = /\{+\s*(\p{L}[^{}\n]{0,60}?)\s*\}+/gu

/**
 * An email as it may be shown: variables are filled in, and anything else in braces, or a web or mail address that
 * nobody gave, becomes a [placeholder].
 * @param given what may hold such addresses
 */
export function grounded({ subject, body }: EmailText, known: FillInput, given: string): EmailText {
  const unlessGiven = (placeholder: string) => (found: string) =>
    given.toLowerCase().includes(found.toLowerCase().replace(/[.,!?]+$/, '')) ? found : placeholder
  const rendered = (text: string) =>
    fillVariables(text, known)
      .text.replace(BRACED, '[$1]')
      .replace(ADDRESS, unlessGiven('[email address]'))
      .replace(LINK, unlessGiven('[link]'))
      .replace(DOMAIN, unlessGiven('[link]'))
  return { subject: rendered(subject), body: rendered(body) }
}
