import { BookmarkCheck, BookmarkPlus, Check, Copy, Eye, FilePlus, Pencil, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { bandShown } from '#app/entities/email/choices.ts'
import { ImproveButton } from '#app/entities/email/ImproveButton.tsx'
import { placeholdersIn } from '#app/entities/email/placeholders.ts'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import {
  isEdited,
  isStored,
  isUnsaved,
  plainText,
  type TemporaryEmail,
  type Words,
} from '#app/entities/email/temporaryEmail.ts'
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
import { EditWords } from './EditWords.tsx'

interface PreviewProps {
  email: TemporaryEmail
  /** Whether text that was typed earlier was restored. */
  cameBack: boolean
  onEdit: (words: Words) => void
  onDiscard: () => void
  /** Undefined if it was not written by generating, or its product is gone. */
  onAnother: (() => void) | undefined
  /** Undefined if the team has no template. */
  onTemplate: (() => void) | undefined
  onBlank: () => void
  onSaveTemplate: () => void
  /** Adds it and requests better wording from the AI service; undefined without such a service. */
  onImprove: (() => void) | undefined
}

/** The email as it would be sent, to be edited or read. */
export function Preview(props: PreviewProps) {
  const { email, cameBack, onEdit, onDiscard } = props
  const [editing, setEditing] = useState(true)
  const [sought, seek] = useState(0)
  const open = placeholdersIn(email.words.subject, email.words.body)
  const choose = (edits: boolean) => {
    seek(0)
    setEditing(edits)
  }
  const fillIn = () => {
    setEditing(true)
    seek((count) => count + 1)
  }
  return (
    <Card
      title={editing ? 'Email' : 'Preview'}
      actions={<ModeSwitch editing={editing} onChange={choose} />}
      className="max-sm:p-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {cameBack && isUnsaved(email) && (
          <Banner action={{ label: 'Discard', onSelect: onDiscard }}>
            What you typed earlier is still here. It is not saved yet.
          </Banner>
        )}
        {open.length > 0 && (
          <Banner tone="warn" action={{ label: 'Fill in', onSelect: fillIn }}>
            Still to fill in: {open.join(', ')}
          </Banner>
        )}
        {editing ? (
          <EditWords words={email.words} sought={sought} onEdit={onEdit} />
        ) : (
          <ReadWords words={email.words} />
        )}
        <Foot {...props} />
      </div>
    </Card>
  )
}

/** What is known of the email, and what else can be done with its words. */
function Foot({ email, onAnother, onTemplate, onBlank, onSaveTemplate, onImprove }: PreviewProps) {
  const mark = useMark(email.id)
  const isEmpty = email.words.subject === '' && email.words.body === ''
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <WrittenBy email={email} />
        {isStored(email) && <Badge tone="green">In My Emails</Badge>}
        {mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
        <WordCount email={email} />
      </div>
      <div className="-mx-2 flex flex-wrap">
        {onImprove && email.writtenBy === 'parts' && !mark && <ImproveButton onImprove={onImprove} />}
        {onAnother && (
          <Tool icon={<RefreshCw />} onClick={onAnother}>
            Try another
          </Tool>
        )}
        {onTemplate && (
          <Tool icon={<BookmarkCheck />} onClick={onTemplate}>
            Use a template
          </Tool>
        )}
        {!isEmpty && (
          <>
            <Tool icon={<FilePlus />} onClick={onBlank}>
              Start blank
            </Tool>
            <Tool icon={<BookmarkPlus />} onClick={onSaveTemplate}>
              Save template
            </Tool>
            <CopyButton text={plainText(email.words)} />
          </>
        )}
      </div>
    </>
  )
}

interface ToolProps {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}

function Tool(button: ToolProps) {
  return <Button variant="ghost" className="px-2" {...button} />
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
    <Tool icon={copied ? <Check /> : <Copy />} onClick={() => void copyAndSay()}>
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </Tool>
  )
}

/** Who wrote the email, and whether it is complete. */
function WrittenBy({ email: { writtenBy, model, ending } }: { email: TemporaryEmail }) {
  if (writtenBy === 'person') return null
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

/** The length of the email; of a generated one, compared with the chosen length, and why it is shorter. */
function WordCount({ email }: { email: TemporaryEmail }) {
  const { words, length, writtenBy } = email
  const count = wordCount(words.body)
  const { least, most } = wordBands[length]
  const fits = writtenBy === 'person' || (count >= least && count <= most)
  const lacksMatter = count < least && writtenBy === 'parts' && !isEdited(email)
  if (lacksMatter) {
    return (
      <p className="text-muted text-sm">
        {count} words: there is not enough about the product and the company for {bandShown(length)}.
      </p>
    )
  }
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
