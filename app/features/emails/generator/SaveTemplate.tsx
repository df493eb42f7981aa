import { useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import type { Words } from '#app/entities/email/temporaryEmail.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { templateOf } from '#db/composer/template.ts'
import { type FillInput, type VariableName, variables } from '#db/composer/variables.ts'
import { sortedByName } from '#db/model/order.ts'

interface SaveTemplateProps {
  words: Words
  /** The people and things whose names can become variables. */
  known: FillInput
  onSave: (words: Words) => void
  onClose: () => void
}

/** Shows the names in an email that become variables, so that it can be used for any lead, and asks about the others. */
export function SaveTemplate({ words, known, onSave, onClose }: SaveTemplateProps) {
  const [replacing, setReplacing] = useState(true)
  const [chosen, setChosen] = useState<ReadonlyMap<string, VariableName>>(new Map())
  const products = useRows('products')
  const others = useMemo(() => (products ?? []).map(({ name }) => name), [products])
  const general = useMemo(() => templateOf(words, known, { chosen, others }), [words, known, chosen, others])
  const shown = replacing ? general : words
  const choose = (name: string, variable: VariableName | undefined) => {
    const next = new Map(chosen)
    if (variable) next.set(name, variable)
    else next.delete(name)
    setChosen(next)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="page"
      title="Save template"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onSave({ subject: shown.subject, body: shown.body })}>Save Template</Button>
        </>
      }
    >
      <Switch
        label="Replace names by variables"
        hint={general.replaced.map(({ said, name }) => `${said} → {${name}}`).join(', ')}
        checked={replacing}
        onCheckedChange={setReplacing}
      />
      {replacing && (
        <Undecided names={[...chosen.keys(), ...general.left]} chosen={chosen} onChoose={choose} />
      )}
      <div className="mt-3">
        <ReadWords words={shown} />
      </div>
    </Dialog>
  )
}

interface UndecidedProps {
  names: readonly string[]
  chosen: ReadonlyMap<string, VariableName>
  /** Receives the variable for a name, or undefined to keep the name. */
  onChoose: (name: string, variable: VariableName | undefined) => void
}

/** The names of which only the person knows what they stand for. */
function Undecided({ names, chosen, onChoose }: UndecidedProps) {
  if (names.length === 0) return null
  const choose = (name: string, value: string) =>
    onChoose(name, variables.find((variable) => variable.name === value)?.name)
  return (
    <section aria-label="Names that are still in it" className="mt-3">
      <p className="mb-2 text-muted text-sm">These names are still in it. Tap one to make it a variable.</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {sortedByName(names, (name) => name).map((name) => (
          <li key={name}>
            <SelectField
              label={name}
              placeholder="Keep as it is"
              options={options}
              value={chosen.get(name) ?? ''}
              onChange={({ target }) => choose(name, target.value)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const options = variables.map(({ name, label }) => ({
  value: name,
  label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
}))
