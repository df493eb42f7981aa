import * as v from 'valibot'

/** A valibot object schema, with or without further checks. */
export type FormSchema = v.GenericSchema & { readonly entries: object }

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * The values of the schema's fields; '' for fields that the form did not send. Fields that are not in the
 * schema are ignored.
 */
export function formValues(schema: FormSchema, sent: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries(Object.keys(schema.entries).map((name) => [name, sent.get(name) ?? '']))
}

/** The first message for each field; messages that belong to no field are under ''. */
export function issueErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return firstByPath(issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })))
}

const Refusal = v.object({ issues: v.array(v.object({ path: v.string(), message: v.string() })) })

/** The field errors of a thrown error with `issues`; none for any other error. */
export function thrownErrors(thrown: unknown): FieldErrors {
  const refusal = v.safeParse(Refusal, thrown)
  return refusal.success ? firstByPath(refusal.output.issues) : {}
}

function firstByPath(issues: { path: string; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]))
}
