import * as v from 'valibot'

const MOST_COMPLAINTS = 5
/** In prose, how many braces are tried as the beginning of the answer. */
const MOST_BEGINNINGS = 20
/** How much prose is looked through for it, in characters: once from each beginning. */
const MOST_PROSE = 100_000

/**
 * Reads an answer that should be JSON of a given form; what stands around it, such as a code fence or a sentence, is
 * left out.
 * @returns the value, or what does not fit, in words for the one who wrote it
 */
export function readJson<T>(
  text: string,
  schema: v.GenericSchema<unknown, T>,
): { value: T } | { complaint: string } {
  let complaint: string | undefined
  for (const json of jsonIn(text)) {
    const result = v.safeParse(schema, json)
    if (result.success) return { value: result.output }
    complaint ??= result.issues
      .slice(0, MOST_COMPLAINTS)
      .map((issue) => `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}`)
      .join('\n')
  }
  return { complaint: complaint ?? 'It is not JSON.' }
}

/** The whole as JSON, or else each object in its beginning that is. */
function* jsonIn(answer: string): Generator<unknown> {
  const whole = parse(answer)
  if (whole) return yield whole.json
  const text = answer.slice(0, MOST_PROSE)
  let at = text.indexOf('{')
  for (let tried = 0; at >= 0 && tried < MOST_BEGINNINGS; tried++) {
    const end = endOfObject(text, at)
    const part = end === undefined ? null : parse(text.slice(at, end))
    if (part) yield part.json
    at = text.indexOf('{', part && end !== undefined ? end : at + 1)
  }
}

/** Where the object ends that begins at a brace; undefined where it never does. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
  }
  return undefined
}

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
