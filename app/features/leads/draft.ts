import * as v from 'valibot'

/** The texts of a form's fields, by their names. */
export type Texts = Readonly<Record<string, string>>

const Draft = v.object({
  /** What the fields held when the person began to type: what the changes are measured against. */
  start: v.record(v.string(), v.string()),
  /** The fields that the person changed. */
  typed: v.record(v.string(), v.string()),
})
/** What was typed into a form and is not saved yet. */
export type Draft = v.InferOutput<typeof Draft>

const Stored = v.pipe(v.string(), v.parseJson(), Draft)

/** Where this person's draft of this form is kept on this device. */
export const draftKey = (userId: number, form: string) => `rove-draft-${userId}-${form}`

/** The draft that a crash, a reload or a closed sheet left behind, if there is one. */
export function keptDraft(key: string): Draft | undefined {
  const stored = v.safeParse(Stored, localStorage.getItem(key))
  return stored.success ? stored.output : undefined
}

/** Keeps what was typed; a form that is as it started leaves nothing. */
export function keepDraft(key: string, form: HTMLFormElement, start: Texts): void {
  const typed = typedIn(new FormData(form), start)
  if (Object.keys(typed).length === 0) forgetDraft(key)
  else localStorage.setItem(key, JSON.stringify({ start, typed } satisfies Draft))
}

export const forgetDraft = (key: string): void => localStorage.removeItem(key)

/** The fields whose text differs from what the form started with. */
export function typedIn(form: FormData, start: Texts): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== (start[name] ?? '')) typed[name] = value
  }
  return typed
}
