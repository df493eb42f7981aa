import * as v from 'valibot'

/** A valibot object, with or without checks behind it. */
export type FormSchema = v.GenericSchema & { readonly entries: object }

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>

/** The values of the schema's fields, '' for what the form does not send; other fields are left alone. */
export function formValues(schema: FormSchema, sent: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries(Object.keys(schema.entries).map((name) => [name, sent.get(name) ?? '']))
}

/** The first message for each field; what concerns no field stands under ''. */
export function issueErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return firstByPath(issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })))
}

const Refusal = v.object({ issues: v.array(v.object({ path: v.string(), message: v.string() })) })

/** The field errors that something thrown carries as `issues`; none for any other error. */
export function thrownErrors(thrown: unknown): FieldErrors {
  const refusal = v.safeParse(Refusal, thrown)
  return refusal.success ? firstByPath(refusal.output.issues) : {}
}

function firstByPath(issues: { path: string; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]))
}
