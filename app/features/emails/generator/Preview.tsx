import { Check, Copy, Eye, Pencil, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { bandShown, type Choices } from '#app/entities/email/choices.ts'
import { ImproveButton } from '#app/entities/email/ImproveButton.tsx'
import { placeholdersIn } from '#app/entities/email/placeholders.ts'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import { isEdited, plainText, type TemporaryEmail, type Words } from '#app/entities/email/temporaryEmail.ts'
import { useWriteRequest } from '#app/entities/email/useImprove.ts'
import { markOf } from '#app/entities/email/writeRequests.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { classes } from '#app/ui/classes.ts'
import { useCopied } from '#app/ui/copy.ts'
import { notify } from '#app/ui/toast.ts'
import { wordBands } from '#db/composer/compose.ts'
import { wordCount } from '#db/composer/words.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { EditWords } from './EditWords.tsx'

interface PreviewProps {
  email: TemporaryEmail
  lead: Lead
  /** Undefined if the product is gone. */
  product: Product | undefined
  /** Whether text that was typed earlier was restored. */
  cameBack: boolean
  /** Whether it is in My Emails, where work on it continues. */
  isAdded: boolean
  onEdit: (words: Words) => void
  onDiscard: () => void
  /** Undefined if its product is gone. */
  onAnother: (() => void) | undefined
  /** Adds it and requests better wording from the AI service; undefined without such a service. */
  onImprove: (() => void) | undefined
}

/** The email as it would be sent, to be read or edited. */
export function Preview(props: PreviewProps) {
  const { email, cameBack, isAdded, onEdit, onDiscard, onAnother, onImprove } = props
  const [editing, setEditing] = useState(() => isEdited(email))
  const [sought, seek] = useState(0)
  const mark = useMark(email.id)
  const open = placeholdersIn(email.words.subject, email.words.body)
  const isEditing = editing && !isAdded
  const choose = (edits: boolean) => {
    seek(0)
    setEditing(edits)
  }
  const fillIn = () => {
    setEditing(true)
    seek((count) => count + 1)
  }
  return (
    <Card title="Preview" actions={!isAdded && <ModeSwitch editing={editing} onChange={choose} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {cameBack && !isAdded && (
          <Banner action={{ label: 'Discard', onSelect: onDiscard }}>
            What you typed earlier is still here. It is not saved yet.
          </Banner>
        )}
        {open.length > 0 && (
          <Banner tone="warn" {...(!isAdded && { action: { label: 'Fill in', onSelect: fillIn } })}>
            Still to fill in: {open.join(', ')}
          </Banner>
        )}
        {isEditing ? (
          <EditWords words={email.words} sought={sought} onEdit={onEdit} />
        ) : (
          <ReadWords words={email.words} />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <WrittenBy email={email} />
          {isAdded && <Badge tone="green">In My Emails</Badge>}
          {isAdded && mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
          <WordCount body={email.words.body} length={email.length} />
          <div className="-mr-3 ml-auto flex flex-wrap justify-end">
            {onImprove && email.writtenBy === 'parts' && !mark && <ImproveButton onImprove={onImprove} />}
            {onAnother && (
              <Button variant="ghost" icon={<RefreshCw />} onClick={onAnother} className="px-3">
                Try another
              </Button>
            )}
            <CopyButton text={plainText(email.words)} />
          </div>
        </div>
      </div>
    </Card>
  )
}

/** The state of the request for better wording, if there is one. */
function useMark(emailId: number) {
  const request = useWriteRequest(emailId)
  return request && markOf(request)
}

/** Copies a text and confirms it for two seconds. */
function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopied()
  const copyAndSay = async () => {
    if (!(await copy(text))) notify({ title: 'Failed to copy', tone: 'error' })
  }
  return (
    <Button
      variant="ghost"
      icon={copied ? <Check /> : <Copy />}
      onClick={() => void copyAndSay()}
      className="px-3"
    >
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </Button>
  )
}

/** Who wrote the email, and whether it is complete. */
function WrittenBy({ email: { writtenBy, model, ending } }: { email: TemporaryEmail }) {
  if (writtenBy === 'parts') return <Badge>Written without AI</Badge>
  return (
    <>
      <Badge tone="blue">Written with AI</Badge>
      {model && <span className="wrap-anywhere text-muted text-sm">{model}</span>}
      {ending === 'stopped' && <Badge tone="yellow">Stopped early</Badge>}
      {ending === 'broken' && <Badge tone="yellow">Broken off</Badge>}
    </>
  )
}

/** The length of the email compared with the chosen length. */
function WordCount({ body, length }: { body: string; length: Choices['length'] }) {
  const count = wordCount(body)
  const { least, most } = wordBands[length]
  const fits = count >= least && count <= most
  return (
    <p className={fits ? 'text-muted text-sm' : 'text-sm text-yellow'}>
      {count} {count === 1 ? 'word' : 'words'}
      {!fits && `, ${count < least ? 'shorter' : 'longer'} than ${bandShown(length)}`}
    </p>
  )
}

interface ModeSwitchProps {
  editing: boolean
  onChange: (editing: boolean) => void
}

/** Switches between reading and editing. */
function ModeSwitch({ editing, onChange }: ModeSwitchProps) {
  return (
    <fieldset className="flex rounded-md border border-edge">
      <legend className="sr-only">Preview mode</legend>
      <Mode icon={<Eye aria-hidden />} chosen={!editing} onChoose={() => onChange(false)}>
        View
      </Mode>
      <Mode icon={<Pencil aria-hidden />} chosen={editing} onChoose={() => onChange(true)}>
        Edit
      </Mode>
    </fieldset>
  )
}

interface ModeProps {
  icon: ReactNode
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Mode({ icon, chosen, onChoose, children }: ModeProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'flex min-h-control items-center gap-2 rounded-md px-3 font-medium text-sm transition-colors active:opacity-80 [&_svg]:size-4.5',
        chosen ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-raised hover:text-ink',
      )}
    >
      {icon}
      {children}
    </button>
  )
}
