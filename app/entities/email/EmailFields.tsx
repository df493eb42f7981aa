import { Braces } from 'lucide-react'
import { useRef } from 'react'
import type { Texts } from '#app/data/device/draft.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { variables } from '#db/composer/variables.ts'
import { toneOptions } from './choices.ts'

interface EmailFieldsProps {
  /** The initial content of the fields. */
  values: Texts
  errors: Readonly<Record<string, string>>
  /** Whether the texts may contain variables. */
  template: boolean
}

/** The fields of an email. */
export function EmailFields({ values, errors, template }: EmailFieldsProps) {
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <div className="grid gap-4">
      <TextField
        ref={subject}
        label="Subject"
        {...field('subject')}
        maxLength={300}
        autoComplete="off"
        enterKeyHint="next"
        onFocus={() => {
          last.current = subject.current
        }}
      />
      <TextArea
        ref={body}
        label="Body"
        {...field('body')}
        maxLength={20_000}
        rows={14}
        onFocus={() => {
          last.current = body.current
        }}
      />
      {template && <VariableMenu onChoose={(text) => insert(last.current ?? body.current, text)} />}
      <SelectField label="Tone" {...field('tone')} options={toneOptions} className="sm:max-w-xs" />
    </div>
  )
}

/** Inserts a text at the cursor, as if it had been typed. */
function insert(box: HTMLInputElement | HTMLTextAreaElement | null, text: string) {
  if (!box) return
  box.setRangeText(text, box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The variables of a template, to be inserted at the cursor. */
function VariableMenu({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Menu
        label="Insert a variable"
        variant="secondary"
        align="start"
        className="px-3"
        trigger={
          <>
            <Braces aria-hidden />
            Insert a variable
          </>
        }
      >
        {variables.map(({ name, label }) => (
          <MenuItem key={name} onSelect={() => onChoose(`{${name}}`)}>
            <span className="flex-1 first-letter:uppercase">{label}</span>
            <span className="text-muted">{`{${name}}`}</span>
          </MenuItem>
        ))}
      </Menu>
      <p className="text-muted text-sm">It is filled in for each lead.</p>
    </div>
  )
}
