import { useMemo, useState } from 'react'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import type { Words } from '#app/entities/email/temporaryEmail.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { type FillInput, type Replaced, withVariables } from '#db/composer/variables.ts'

interface SaveTemplateProps {
  words: Words
  /** The people and things whose names can become variables. */
  known: FillInput
  onSave: (words: Words) => void
  onClose: () => void
}

/** Asks whether to replace the names in an email with variables, so that it can be used for any lead. */
export function SaveTemplate({ words, known, onSave, onClose }: SaveTemplateProps) {
  const [replacing, setReplacing] = useState(true)
  const general = useMemo(() => templateOf(words, known), [words, known])
  const shown = replacing ? general.words : words
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
          <Button onClick={() => onSave(shown)}>Save Template</Button>
        </>
      }
    >
      <Switch
        label="Replace names by variables"
        hint={general.replaced.map(({ said, name }) => `${said} → {${name}}`).join(', ')}
        checked={replacing}
        onCheckedChange={setReplacing}
      />
      <div className="mt-3">
        <ReadWords words={shown} />
      </div>
    </Dialog>
  )
}

/** An email's words with variables for names, and the list of these variables. */
export function templateOf({ subject, body }: Words, known: FillInput) {
  const [head, text] = [withVariables(subject, known), withVariables(body, known)]
  const replaced = new Map<string, Replaced>()
  for (const one of [...head.replaced, ...text.replaced]) replaced.set(one.said, one)
  return { words: { subject: head.text, body: text.text }, replaced: [...replaced.values()] }
}
