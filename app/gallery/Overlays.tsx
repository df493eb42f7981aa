import { Plus, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '#app/ui/ConfirmDialog.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { PageDialog } from '#app/ui/PageDialog.tsx'
import { Panel } from '#app/ui/Panel.tsx'
import { PasswordDialog } from '#app/ui/PasswordDialog.tsx'
import { RoundAction } from '#app/ui/RoundAction.tsx'
import { SectionBar, sectionClass } from '#app/ui/SectionBar.tsx'
import { SheetButtons, SheetHandle } from '#app/ui/SheetParts.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type Notice, notify } from '#app/ui/toast.ts'
import { LONG, Sample } from './Sample.tsx'

/** Components that open over the page. */
export function Overlays() {
  return (
    <>
      <Sample
        of="Dialog"
        states={{
          small: <OpenDialog label="Small dialog" width="small" text="A sentence." />,
          medium: <OpenDialog label="Medium dialog" width="medium" text={`${LONG} `.repeat(20)} />,
          large: <OpenDialog label="Large dialog" width="large" text={LONG} />,
          page: <OpenDialog label="Dialog as a page" width="page" text={LONG} />,
        }}
      />
      <Sample of="PageDialog" states={{ 'without a description': <OpenPage /> }} />
      <Sample of="FormDialog" states={{ 'with a problem': <OpenFormDialog /> }} />
      <Sample
        of="ConfirmDialog"
        states={{
          plain: <OpenQuestion label="Question" />,
          danger: <OpenQuestion label="Dangerous question" danger />,
          busy: <OpenQuestion label="Busy question" onConfirm={() => new Promise(() => undefined)} />,
          blocked: <OpenQuestion label="Blocked question" danger word="erase" />,
        }}
      />
      <Sample of="PasswordDialog" states={{ password: <OpenPasswordDialog /> }} />
      <Sample of="SheetParts" states={{ handle: <Handle />, buttons: <Buttons /> }} />
      <Sample of="SectionBar" states={{ bar: <SomeSections /> }} />
      <Sample of="RoundAction" states={{ button: <Round /> }} />
      <Sample of="Panel" states={{ panel: <OpenPanel /> }} />
      <Sample of="ToastRegion" states={notices} />
    </>
  )
}

function OpenPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Page
      </Button>
      {open && (
        <PageDialog title="Page" onClose={() => setOpen(false)}>
          <p className="px-4">{LONG}</p>
        </PageDialog>
      )}
    </>
  )
}

type DialogWidth = NonNullable<Parameters<typeof Dialog>[0]['width']>

function OpenDialog({ label, width, text }: { label: string; width: DialogWidth; text: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        description={LONG}
        width={width}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save Changes</Button>
          </>
        }
      >
        <TextField label="Full Name" />
        <p className="mt-4">{text}</p>
      </Dialog>
    </>
  )
}

function OpenFormDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Form dialog
      </Button>
      <FormDialog
        open={open}
        onClose={close}
        form={{ busy: false, problem: 'The server is out of reach.', onSubmit: close }}
        title="Rename the passkey"
        submitLabel="Save"
      >
        <TextField label="Name" />
      </FormDialog>
    </>
  )
}

interface OpenQuestionProps extends Partial<Pick<ConfirmDialogProps, 'danger' | 'word' | 'onConfirm'>> {
  label: string
}

function OpenQuestion({ label, ...question }: OpenQuestionProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this lead?"
        text="It can be restored for 30 days."
        confirmLabel="Delete"
        onConfirm={() => setOpen(false)}
        {...question}
      />
    </>
  )
}

function OpenPasswordDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Password
      </Button>
      <PasswordDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete my account"
        text={LONG}
        confirmLabel="Delete"
        danger
        username="ana"
        onConfirm={async () => {
          throw new Error('The password is not right.')
        }}
        whyNot={String}
      />
    </>
  )
}

const nothing = () => undefined

function Handle() {
  return (
    <div className="relative h-8 rounded-t-xl bg-surface">
      <SheetHandle />
    </div>
  )
}

const Buttons = () => (
  <SheetButtons>
    <Button variant="secondary">Cancel</Button>
    <Button>Save Changes</Button>
  </SheetButtons>
)

/** Transformed, so that elements with position `fixed` are placed relative to this one. */
function SomeSections() {
  return (
    <div className="relative h-(--bar) transform-gpu">
      <SectionBar>
        {['Today', 'Leads', 'Find', 'Emails', 'More'].map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === 'Leads' || undefined}
            className={sectionClass}
          >
            <Users aria-hidden />
            <span className="max-w-full truncate">{name}</span>
          </button>
        ))}
      </SectionBar>
    </div>
  )
}

function Round() {
  return (
    <div className="relative h-40 transform-gpu">
      <RoundAction label="Add Lead" icon={<Plus aria-hidden />} onClick={nothing} />
    </div>
  )
}

function OpenPanel() {
  const [open, setOpen] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Chat
      </Button>
      <Panel open={open} onOpenChange={setOpen} title="Chat" description={LONG} firstFocus={first}>
        <div className="p-4">
          <TextField label="Your message" ref={first} />
        </div>
      </Panel>
    </>
  )
}

const undo = { label: 'Undo', onSelect: () => undefined }
const said: Record<string, Notice> = {
  success: { title: 'Lead deleted', tone: 'success', action: undo },
  info: { title: 'Dark mode activated', tone: 'info' },
  error: { title: 'Failed to update lead', text: LONG, tone: 'error', action: undo },
}
const notices = Object.fromEntries(
  Object.entries(said).map(([name, notice]) => [
    name,
    <Button key={name} variant="secondary" onClick={() => notify(notice)}>
      Notice of {name}
    </Button>,
  ]),
)
