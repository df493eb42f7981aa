import { cityOf } from './city.ts'
import { titledIn, withGreeting } from './greeting.ts'
import { languageOfText } from './language.ts'
import { namesIn } from './namesLeft.ts'
import { type FillInput, type Replaced, type VariableName, withVariables } from './variables.ts'

/** A letter with variables in place of the names that it holds. */
export interface Template {
  subject: string
  body: string
  /** What became a variable, each once. */
  replaced: Replaced[]
  /** Names that are still in it, because nobody but the person knows what they stand for. */
  left: string[]
}

interface TemplateOptions {
  /** The variables that the person chose for names. */
  chosen?: ReadonlyMap<string, VariableName>
  /** Further names that the letter may hold, such as those of other products. */
  others?: readonly string[]
}

/**
 * Makes a template of a letter: the greeting, the lead, the company, the product and the sender become variables.
 */
export function templateOf(
  { subject, body }: { subject: string; body: string },
  known: FillInput,
  { chosen = new Map(), others = [] }: TemplateOptions = {},
): Template {
  const greeted = withGreeting(body)
  const [letter, signature] = partsOf(greeted.text)
  const aboutSender = { lead: null, product: null, sender: known.sender }
  const own: Replaced[] = Array.from(chosen, ([said, name]) => ({ said, name }))
  const parts = [
    withVariables(subject, known, own),
    withVariables(letter, known, [...own, ...titledLead(letter, known)]),
    withVariables(signature, aboutSender, [...own, ...firstNameOfSender(known)]),
  ]
  const [head, text, end] = parts.map((part) => part.text)
  const whole = `${text}${end}`
  const replaced = new Map(parts.flatMap((part) => part.replaced).map((one) => [one.said, one]))
  if (greeted.said) replaced.set(greeted.said, { name: 'greeting', said: greeted.said })
  return {
    subject: head ?? '',
    body: whole,
    replaced: [...replaced.values()],
    left: namesIn(`${head}\n\n${whole}`, {
      capitalisesNouns: languageOfText(body) === 'de',
      known: [familyOf(known), cityOf(known.lead?.address ?? '') ?? '', ...others],
    }),
  }
}

/** A letter up to its last paragraph, and that paragraph, which has the signature. */
function partsOf(body: string): [letter: string, signature: string] {
  const at = body.trimEnd().lastIndexOf('\n\n')
  return at < 0 ? [body, ''] : [body.slice(0, at), body.slice(at)]
}

/** "Frau Sommer" within a letter to Anna Sommer. */
function titledLead(text: string, known: FillInput): Replaced[] {
  const names = [familyOf(known), known.lead?.fullName]
  return titledIn(text)
    .filter(({ name }) => names.includes(name))
    .map(({ said }) => ({ said, name: 'fullName' }))
}

/** The lead's last name, which may also be a common word: "Berg". */
const familyOf = ({ lead }: FillInput): string => lead?.fullName.trim().split(/\s+/).at(-1) ?? ''

/** "Mara", with which Mara Lind signs. */
function firstNameOfSender({ sender }: FillInput): Replaced[] {
  const [first = ''] = sender?.fullName.trim().split(/\s+/) ?? []
  return first ? [{ said: first, name: 'senderName' }] : []
}
