import { useMemo, useState } from 'react'
import { emailName } from '#app/entities/email/labels.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { PickList } from '#app/ui/PickList.tsx'
import { RowText } from '#app/ui/RowText.tsx'
import type { Email } from '#db/model/entities/email.ts'

interface PickTemplateProps {
  /** The team's templates. */
  templates: readonly Email[]
  onPick: (template: Email) => void
  onClose: () => void
}

/** A search for the template with whose words the email begins. */
export function PickTemplate({ templates, onPick, onClose }: PickTemplateProps) {
  const [text, setText] = useState('')
  const shown = useMemo(() => found(templates, text), [templates, text])
  return (
    <Dialog open onOpenChange={onClose} title="Choose a template">
      <PickList
        className="min-h-[50dvh] sm:min-h-96"
        label="Search by subject or text"
        placeholder="Subject or text"
        text={text}
        onTextChange={setText}
        groups={[{ heading: 'Templates', items: shown }]}
        keyOf={({ id }) => id}
        onPick={onPick}
        empty={<p className="px-3 py-6 text-center text-muted text-sm">No matching templates found</p>}
      >
        {(template) => (
          <span className="min-w-0">
            <RowText name={emailName(template)} detail={template.body.replace(/\s+/g, ' ').slice(0, 100)} />
          </span>
        )}
      </PickList>
    </Dialog>
  )
}

function found(templates: readonly Email[], text: string): readonly Email[] {
  const sought = text.trim().toLowerCase()
  return templates.filter(({ subject, body }) => `${subject}\n${body}`.toLowerCase().includes(sought))
}
