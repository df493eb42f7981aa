import * as v from 'valibot'
import { readJson } from '#api/ai/json.ts'
import { type FillInput, fillVariables } from '#db/composer/variables.ts'
import { type Grounds, marked } from './claims.ts'

/** The subject and body of an email. */
export interface EmailText {
  subject: string
  body: string
}

const SUBJECT_CHARS = 200
const BODY_CHARS = 12_000

/** "Subject:" in the languages of emails, also "Betreff :" and "**Objet :**". */
const SUBJECT =
  /^[\s*_#]*(?:subject(?: line)?|betreff(?:zeile)?|objet|sujet|asunto|oggetto|onderwerp|temat|tytuł|assunto|emne|ämne|aihe|předmět)[\s*_]*:[\s*_]*(.*?)[\s*_]*$/i
/** "Body:" on a separate line. */
const BODY_LABEL =
  /^[\s*_#]*(?:(?:email )?(?:body|text|message)|(?:e-mail-)?text|nachricht|corps(?: du (?:mail|message))?|message|cuerpo(?: del (?:correo|mensaje))?|testo|corpo|tekst|bericht|treść)[\s*_]*:[\s*_]*$/i
/** A sentence of the model before the email: "Here is your email:". */
const PREFACE = /:[\s*_]*$/
const ANNOUNCEMENT =
  /^.{0,120}(?:e-?mail|letter|draft|message|entwurf|nachricht|courriel|correo|bozza|messaggio|concept|bericht|wiadomoś).{0,60}:[\s*_]*$/i
const MOST_PREFACE_LINES = 4
/** A comment of the model after the email, below a line of dashes. */
const AFTERWORD = /\n\s*(?:-{3,}|\*{3,}|_{3,})\s*\n[\s\S]*$/
const AFTERWORD_CHARS = 400
const FENCE = /^\s*```[a-z]*[ \t]*\n?|\n?```\s*$/gi
const HIDDEN_ELEMENT = /<(script|style|think|thinking)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const LINE_END = /<br\b[^<>]*>|<\/(?:p|div|li|h\d)\s*>/gi
const TAG = /<\/?[a-z][^<>]{0,1000}>/gi
const BEGUN_TAG = /<\/?[a-z][^<>\n]{0,60}$/i
const UNSEEN = /[^\P{C}\n]/gu
const BOLD = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g
const HEADING = /^#{1,6}\s+/gm

/**
 * Parses a model's text, complete or incomplete: the subject from its first line, the rest as plain text.
 * @param ended false while more may arrive; then a first line that may still become the subject does not
 * count as body
 */
export function readAnswer(raw: string, ended: boolean): EmailText {
  if (raw.trimStart().startsWith('{')) return inJson(raw)
  const text = withoutAfterword(plain(ended ? raw : raw.replace(BEGUN_TAG, '')))
  const lines = text.split('\n')
  const at = lines.slice(0, MOST_PREFACE_LINES).findIndex((line) => SUBJECT.test(line))
  const [, subject] = lines[at]?.match(SUBJECT) ?? []
  if (subject !== undefined) {
    return { subject: subject.slice(0, SUBJECT_CHARS), body: bodyOf(lines.slice(at + 1)) }
  }
  const isBegun = lines.length > 1 && !(PREFACE.test(lines[0] ?? '') && lines.length <= MOST_PREFACE_LINES)
  return { subject: '', body: ended || isBegun ? bodyOf(lines) : '' }
}

const Written = v.object({ subject: v.optional(v.string(), ''), body: v.string() })

/** Some models answer in JSON, requested or not; incomplete JSON is ignored. */
function inJson(raw: string): EmailText {
  const read = readJson(raw, Written)
  if (!('value' in read)) return { subject: '', body: '' }
  const { subject, body } = read.value
  return { subject: plain(subject).slice(0, SUBJECT_CHARS), body: bodyOf(plain(body).split('\n')) }
}

/** The body without the labels that some models write before it, and without a repeated subject. */
function bodyOf(lines: readonly string[]): string {
  const isLabel = (line: string) => SUBJECT.test(line) || BODY_LABEL.test(line) || ANNOUNCEMENT.test(line)
  const start = lines.findIndex((line) => line.trim() && !isLabel(line))
  return start < 0 ? '' : lines.slice(start).join('\n').slice(0, BODY_CHARS)
}

function withoutAfterword(text: string): string {
  const [afterword = ''] = AFTERWORD.exec(text) ?? []
  return afterword && afterword.length <= AFTERWORD_CHARS && afterword.length < text.length / 2
    ? text.slice(0, -afterword.length).trimEnd()
    : text
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
 * An email that may be shown: variables are filled in, and any other text in braces, and every web or mail
 * address that was not in the input, becomes a [placeholder].
 * @param given the texts that may contain such addresses
 * @param grounds what the email may state: other figures and names are marked
 * @param ended false while more may arrive
 */
export function grounded(
  { subject, body }: EmailText,
  { known, given, grounds }: { known: FillInput; given: string; grounds: Grounds },
  ended = true,
): EmailText {
  const unlessGiven = (placeholder: string) => (found: string) =>
    given.toLowerCase().includes(found.toLowerCase().replace(/[.,!?]+$/, '')) ? found : placeholder
  const rendered = (text: string) =>
    fillVariables(text, known)
      .text.replace(BRACED, '[$1]')
      .replace(ADDRESS, unlessGiven('[email address]'))
      .replace(LINK, unlessGiven('[link]'))
      .replace(DOMAIN, unlessGiven('[link]'))
  return {
    subject: marked(rendered(subject), grounds, ended || body !== ''),
    body: marked(rendered(body), grounds, ended),
  }
}
