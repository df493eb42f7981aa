import * as v from 'valibot'

const MOST_COMPLAINTS = 5
/** The maximum number of braces in prose that are tried as the beginning of the answer. */
const MOST_BEGINNINGS = 20
/** The number of characters of prose that are searched for the answer, from each beginning. */
const MOST_PROSE = 100_000

/**
 * Parses an answer that should be JSON of a given schema. Text around it, such as a code fence or a sentence,
 * is ignored.
 * @returns the value, or a description of the mismatch, addressed to the author of the answer
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

/** The whole text as JSON, otherwise each JSON object near its beginning. */
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

/** The end of the object that begins at a brace; undefined if it is never closed. */
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
