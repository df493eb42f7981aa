import { useState } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { useHandedOver } from '#app/entities/email/handedOver.ts'
import { isEdited, isStored, type TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { useSend } from '#app/entities/email/useSend.ts'
import { productNotUpdated } from '#app/entities/product/notUpdated.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useToastLift } from '#app/ui/useToastLift.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { BeingWritten, NotWritten, StopBar } from './AiWriting.tsx'
import { ChosenLead } from './ChosenLead.tsx'
import { EmailActions } from './EmailActions.tsx'
import { Manner } from './Manner.tsx'
import { PickTemplate } from './PickTemplate.tsx'
import { Preview } from './Preview.tsx'
import { SaveTemplate } from './SaveTemplate.tsx'
import { SayInLanguage } from './SayInLanguage.tsx'
import { SentEmail } from './SentEmail.tsx'
import { useKeepEmail } from './useKeepEmail.ts'
import { useSaveOnLeave } from './useSaveOnLeave.ts'
import { useStoredEmail } from './useStoredEmail.ts'
import { useWriting, type WritingInput } from './useWriting.ts'

interface EmailGeneratorProps {
  lead: Lead
  /** Returns to the choice of a lead. */
  onOther: () => void
}

/** The place where an email to a lead is written and sent. */
export function EmailGenerator({ lead, onOther }: EmailGeneratorProps) {
  const products = useRows('products')
  const emails = useRows('emails')
  if (!products || !emails) return <SkeletonList rows={2} />
  return <Generator lead={lead} products={products} emails={emails} onOther={onOther} />
}

function Generator({ onOther, ...rows }: WritingInput & Pick<EmailGeneratorProps, 'onOther'>) {
  const { lead } = rows
  const writing = useWriting(rows)
  const { ai, temporary } = writing
  const { email } = temporary
  const keeping = useKeepEmail(lead, temporary.noteStored)
  const row = useStoredEmail(email, temporary.show)
  useSaveOnLeave(ai.writing ? undefined : email, keeping.save)
  useToastLift(true)
  const isSent = email !== undefined && row?.status === 'sent' && isStored(email)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
          <ChosenLead lead={lead} onOther={onOther} />
          {email && !isSent && (
            <Manner
              key={email.id}
              email={email}
              products={rows.products}
              busy={ai.writing !== undefined}
              hint={writing.hint}
              ownLanguage={writing.language}
              onGenerate={writing.generate}
            />
          )}
        </div>
        <div ref={writing.preview} tabIndex={-1} className="min-w-0 rounded-lg outline-none">
          {ai.failure && !ai.writing && (
            <NotWritten
              message={ai.failure.message}
              standsIn={email?.writtenBy === 'parts' && !isEdited(email)}
              onAgain={writing.again}
              onWithoutAi={writing.withoutAi}
            />
          )}
          {ai.writing && <BeingWritten writing={ai.writing} />}
          {isSent && <SentEmail email={row} lead={lead} onNext={() => void writing.next()} />}
          {!email && <SkeletonList rows={2} />}
          {!ai.writing && email && !isSent && (
            <Written email={email} lead={lead} emails={rows.emails} writing={writing} keeping={keeping} />
          )}
        </div>
      </div>
      {ai.writing && <StopBar onStop={ai.stop} />}
      {!ai.writing && email && !isSent && <SendBar email={email} row={row} lead={lead} keeping={keeping} />}
      <ConfirmDialog
        open={writing.replacing.isAsking}
        onOpenChange={writing.replacing.cancel}
        title="Replace your text?"
        text="You changed this email and did not add it to My Emails. The new one takes its place."
        cancelLabel="Keep Mine"
        confirmLabel="Replace"
        danger
        onConfirm={writing.replacing.confirm}
      />
    </>
  )
}

interface WrittenProps {
  email: TemporaryEmail
  lead: Lead
  emails: readonly Email[]
  writing: ReturnType<typeof useWriting>
  keeping: ReturnType<typeof useKeepEmail>
}

/** The email's words, and the dialogs for templates. */
function Written({ email, lead, emails, writing, keeping }: WrittenProps) {
  const { user } = useWorkspace()
  const [open, setOpen] = useState<'pick' | 'save'>()
  const { busy, attempt } = useAttempt()
  const { unsaid } = writing
  const templates = emails.filter(({ template }) => template)
  const close = () => setOpen(undefined)
  return (
    <>
      {unsaid && (
        <SayInLanguage
          key={unsaid.language}
          {...unsaid}
          busy={busy}
          onSaid={(text) => void attempt(() => unsaid.say(text), { failed: productNotUpdated })}
        />
      )}
      <Preview
        key={email.id}
        email={email}
        cameBack={writing.temporary.cameBack}
        onEdit={writing.temporary.edit}
        onDiscard={writing.temporary.discard}
        onAnother={writing.another}
        onTemplate={templates.length > 0 ? () => setOpen('pick') : undefined}
        onBlank={writing.startBlank}
        onSaveTemplate={() => setOpen('save')}
        onImprove={writing.canImprove ? () => void keeping.improve(email) : undefined}
      />
      {open === 'pick' && (
        <PickTemplate
          templates={templates}
          onPick={(template) => {
            close()
            writing.startFrom(template)
          }}
          onClose={close}
        />
      )}
      {open === 'save' && (
        <SaveTemplate
          words={email.words}
          known={{ lead, product: writing.product ?? null, sender: user }}
          onSave={(words) => {
            close()
            void keeping.saveTemplate(email, words)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface SendBarProps extends Pick<WrittenProps, 'email' | 'lead' | 'keeping'> {
  /** The email in My Emails. */
  row: Email | undefined
}

/** The actions on the email. It is saved before another app gets it. */
function SendBar({ email, row, lead, keeping }: SendBarProps) {
  const { user } = useWorkspace()
  const { send, record } = useSend()
  const isHandedOver = useHandedOver(user.id).some(({ emailId }) => emailId === email.id)
  const saveAndSend = async () => {
    const saved = await keeping.save(email)
    if (saved) await send(saved, lead)
  }
  const to = lead.deletedAt ? undefined : lead
  return (
    <EmailActions
      email={email}
      onAdd={() => void keeping.add(email)}
      onSend={() => void saveAndSend()}
      onSent={isHandedOver && row && isStored(email) ? () => void record(row, to) : undefined}
    />
  )
}
