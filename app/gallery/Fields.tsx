import { Eye } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { controlClass } from '#app/ui/controlClass.ts'
import { Field } from '#app/ui/Field.tsx'
import { FileDrop } from '#app/ui/FileDrop.tsx'
import { FileInput } from '#app/ui/FileInput.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { PickList } from '#app/ui/PickList.tsx'
import { SearchBox } from '#app/ui/SearchBox.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { FileValue } from '#app/ui/useUpload.ts'
import { LONG, Sample } from './Sample.tsx'

const ERROR = 'Please enter a valid email address'
const HINT = 'Only your team sees it'

/** Components for input. */
export function Fields() {
  return (
    <>
      <Sample of="Field" states={fields} />
      <Sample of="TextField" states={textFields} />
      <Sample of="TextArea" states={textAreas} />
      <Sample of="SelectField" states={selects} />
      <Sample of="Checkbox" states={checkboxes} />
      <Sample of="Switch" states={switches} />
      <Sample of="SearchBox" states={{ empty: <Searching start="" />, filled: <Searching start={LONG} /> }} />
      <Sample of="FileDrop" states={files} />
      <Sample of="FileInput" states={{ 'opened by a button': <Choosing /> }} />
      <Sample
        of="PickList"
        states={{ filled: <Picking start="" />, 'nothing found': <Picking start="x" /> }}
      />
    </>
  )
}

const fields = {
  'a control of your own': (
    <Field label="Percent" hint={HINT} optional>
      {(wiring) => <input {...wiring} type="range" className="w-full accent-accent" />}
    </Field>
  ),
  error: (
    <Field label="Colour" error="Please choose a colour">
      {(wiring) => <input {...wiring} className={`${controlClass} min-h-control`} />}
    </Field>
  ),
}

const textFields: Record<string, ReactNode> = {
  empty: <TextField label="Full Name" placeholder="Mia Berg" />,
  filled: <TextField label="Full Name" defaultValue={LONG} hint={HINT} />,
  'with a button': (
    <TextField
      label="Password"
      type="password"
      defaultValue="secret"
      trailing={<IconButton label="Show password" icon={<Eye />} />}
    />
  ),
  error: <TextField label="Email" defaultValue="mia" error={ERROR} />,
  'optional, read only': <TextField label="Created On" defaultValue="Jun 1, 2025" readOnly optional />,
  disabled: <TextField label="Email" defaultValue="mia@berg.example" disabled />,
  'label heard, not seen': <TextField label="Avatar URL" hideLabel placeholder="https://" />,
}

const textAreas = {
  empty: <TextArea label="Notes" placeholder="What was said" optional />,
  'long text': <TextArea label="Notes" defaultValue={`${LONG}\n`.repeat(6)} hint={HINT} />,
  error: <TextArea label="Description" error="Description must be at least 10 characters" />,
  disabled: <TextArea label="Notes" defaultValue="Met at the fair" disabled />,
}

const options = [
  { value: 'new', label: 'New' },
  { value: 'long', label: LONG },
]
const selects = {
  empty: <SelectField label="Status" options={options} placeholder="Any status" />,
  'long text': <SelectField label="Status" options={options} defaultValue="long" hint={HINT} />,
  error: <SelectField label="Status" options={options} placeholder="" error="Please choose a status" />,
  disabled: <SelectField label="Status" options={options} disabled />,
}

const checkboxes = {
  off: <Checkbox label="Email Notifications" />,
  on: <Checkbox label={LONG} defaultChecked />,
  some: <Checkbox label="Select all" indeterminate />,
  disabled: <Checkbox label="Select all" disabled defaultChecked />,
  'label heard, not seen': <Checkbox label="Select Mia Berg" hideLabel />,
}

const switches = {
  off: <Switching />,
  on: <Switching start />,
  'long text': <Switching label={LONG} />,
}

function Switching({ label = 'Light Mode', start = false }: { label?: string; start?: boolean }) {
  const [on, setOn] = useState(start)
  return <Switch label={label} hint={HINT} checked={on} onCheckedChange={setOn} />
}

function Searching({ start }: { start: string }) {
  const [text, setText] = useState(start)
  return <SearchBox label="Search by name" value={text} onValueChange={setText} />
}

const uploaded = { url: '/icon-192.png', name: `${LONG}.png`, type: 'image/png' }

const files = {
  empty: <Dropping start={undefined} />,
  uploading: <Dropping start="uploading" />,
  picture: <Dropping start={uploaded} />,
  document: <Dropping start={{ ...uploaded, name: 'prices.pdf', type: 'application/pdf' }} />,
  'with the camera': <Dropping start={undefined} camera />,
  disabled: <Dropping start={undefined} disabled />,
}

interface DroppingProps {
  start: FileValue
  camera?: boolean
  disabled?: boolean
}

function Dropping({ start, camera = false, disabled = false }: DroppingProps) {
  const [value, setValue] = useState(start)
  return (
    <FileDrop
      label="Drag & drop team logo here"
      value={value}
      onChange={setValue}
      upload={async (file) => URL.createObjectURL(file)}
      shrinkPhoto={camera ? async (photo) => photo : undefined}
      disabled={disabled}
    />
  )
}

function Choosing() {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  return (
    <>
      <Button onClick={() => input.current?.click()}>{name || 'Choose a file'}</Button>
      <FileInput ref={input} label="Any file" accept="*" onFile={(file) => setName(file.name)} />
    </>
  )
}

const names = ['Fjord Foods', LONG]

function Picking({ start }: { start: string }) {
  const [text, setText] = useState(start)
  const found = names.filter((name) => start === '' || name.startsWith(text))
  return (
    <PickList
      label={`Search companies${start}`}
      placeholder="Search company..."
      text={text}
      onTextChange={setText}
      groups={[{ heading: 'Companies', items: found }]}
      keyOf={(name) => name}
      onPick={setText}
      empty={<p className="p-3 text-muted text-sm">No company found.</p>}
    >
      {(name) => <span className="truncate">{name}</span>}
    </PickList>
  )
}
