import * as v from 'valibot'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type RefusedItem, sendAgain, typedOf } from '#db/device/attention.ts'
import type { Entity } from '#db/model/entities/entity.ts'
import { labelOf } from '#db/model/entities/label.ts'
import { leadStatuses } from '#db/model/entities/lead.ts'
import { entities, mutationOf, type Table } from '#db/model/entities/registry.ts'
import { isMultiline } from '#db/model/schema.ts'
import { useAct } from './useAct.ts'
import { refusedName } from './words.ts'

interface SendAgainProps {
  item: RefusedItem
  /** The team in which the change is made again. */
  teamId: number
  onClose: () => void
}

/** Edits a refused change, and sends it as a new one. */
export function SendAgain({ item, teamId, onClose }: SendAgainProps) {
  const { user, store } = useWorkspace()
  const { act } = useAct()
  const typed = typedOf(item.entries)
  const texts = Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  )
  const draft = useDraft(draftKey(user.id, `again-${item.rowId}`), texts)
  const { errors, ...form } = useForm({
    schema: schemaFor(item.table, Object.keys(texts)),
    onSubmit: async (values) => {
      const wanted = { ...typed, ...values }
      if (!(await act('Sent again', () => sendAgain(store, item, { teamId, typed: wanted })))) return
      draft.forget()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Edit and send again"
      description={refusedName(item)}
      submitLabel="Send again"
      onClose={onClose}
    >
      <div onInput={draft.keep} className="grid gap-4 sm:grid-cols-2">
        {Object.keys(texts).map((name) => (
          <TypedField
            key={name}
            table={item.table}
            name={name}
            text={draft.values[name] ?? ''}
            error={errors[name]}
          />
        ))}
      </div>
    </FormDialog>
  )
}

interface TypedFieldProps {
  table: Table
  name: string
  text: string
  error: string | undefined
}

function TypedField({ table, name, text, error }: TypedFieldProps) {
  const field = { name, label: labelOf(table, name), defaultValue: text, error }
  if (name === 'status') return <SelectField {...field} options={statuses(text)} />
  if (isLong(table, name)) return <TextArea {...field} className="sm:col-span-2" />
  return <TextField {...field} autoComplete="off" enterKeyHint="next" />
}

const statuses = (now: string) =>
  (now === 'approved' ? [now, ...leadStatuses.filter((status) => status !== 'new')] : leadStatuses).map(
    (value) => ({ value, label: valueShown('status', value) }),
  )

/** The fields that a person fills in for a new row. */
const formOf = (table: Table): v.ObjectEntries => mutationOf(table, 'create')?.fields ?? {}

function isLong(table: Table, field: string): boolean {
  const { fields }: Entity = entities[table]
  const schema = fields[field] ?? formOf(table)[field]
  return schema !== undefined && isMultiline(schema)
}

/** The validation of the row's own form, for the fields that were typed. */
function schemaFor(table: Table, fields: readonly string[]) {
  const known = Object.entries(formOf(table))
  return v.object(Object.fromEntries(known.filter(([field]) => fields.includes(field))))
}
