import { type ComponentProps, useState } from 'react'
import * as v from 'valibot'
import { draftKey, type Texts, useDraft } from '#app/data/device/draft.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'

type Draft = ReturnType<typeof useDraft>

/**
 * A row that is being edited. Changes are computed against the row as the person saw it when they began to
 * type, which may be a reload and a team mate's edit ago.
 * @param row undefined for a new row
 * @param schema the fields of its form, all of them texts
 * @param form identifies the draft, such as "lead-17"
 * @param proposed the initial content of the fields of a new row
 */
export function useEditing<Row extends object | undefined, Fields extends v.ObjectEntries>(
  row: Row,
  schema: v.ObjectSchema<Fields, undefined>,
  form: string,
  proposed: Texts = {},
) {
  const { user } = useWorkspace()
  const [opened] = useState(row)
  const draft = useDraft(
    draftKey(user.id, form),
    opened ? textsOf(opened, Object.keys(schema.entries)) : proposed,
  )
  const start = v.safeParse(schema, draft.start)
  const seen: Row = opened && start.success ? Object.assign({}, opened, start.output) : opened
  return { draft, seen }
}

/** A list of texts is shown with commas; any other list and any object is for a hidden field. */
function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) {
    return value.join(', ')
  }
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
}

function textsOf(row: object, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, textOf(Reflect.get(row, field))]))
}

interface EditDialogProps extends ComponentProps<typeof FormDialog> {
  draft: Draft
  /** The notice that the fields hold text typed earlier. */
  cameBack?: string
}

/** A row's form in a dialog. What is typed is stored until it is saved. */
export function EditDialog({ draft, cameBack, children, ...dialog }: EditDialogProps) {
  return (
    <FormDialog {...dialog}>
      {draft.cameBack && <DraftNotice text={cameBack} onDiscard={draft.discard} />}
      <div key={draft.fieldsKey} onInput={draft.keep}>
        {children}
      </div>
    </FormDialog>
  )
}

interface DraftNoticeProps {
  text?: string | undefined
  onDiscard: () => void
}

/** The notice that the fields hold text that was typed earlier and never saved. */
export const DraftNotice = ({
  text = 'What you typed earlier is still here. It is not saved yet.',
  onDiscard,
}: DraftNoticeProps) => (
  <Banner className="mb-4" action={{ label: 'Discard', onSelect: onDiscard }}>
    {text}
  </Banner>
)
