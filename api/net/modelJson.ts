import * as v from 'valibot'

const MOST_COMPLAINTS = 5

/**
 * Reads an answer that should be JSON of a given form; a code fence around it is taken off.
 * @returns the value, or what does not fit, in words for the one who wrote it
 */
export function readJson<T>(
  text: string,
  schema: v.GenericSchema<unknown, T>,
): { value: T } | { complaint: string } {
  const parsed = parse(text.replace(/^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/, '$1'))
  if (!parsed) return { complaint: 'It is not JSON.' }
  const result = v.safeParse(schema, parsed.json)
  if (result.success) return { value: result.output }
  const issues = result.issues.slice(0, MOST_COMPLAINTS)
  return {
    complaint: issues.map((issue) => `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}`).join('\n'),
  }
}

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
