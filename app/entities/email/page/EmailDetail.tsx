import { Pencil } from 'lucide-react'
import { useHasAi } from '#app/data/server/sources.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { ContactedOffer } from '#app/entities/email/ContactedOffer.tsx'
import { EmailMarks } from '#app/entities/email/EmailMarks.tsx'
import { useHandedOver } from '#app/entities/email/handedOver.ts'
import { ImproveButton } from '#app/entities/email/ImproveButton.tsx'
import { placeholdersIn } from '#app/entities/email/placeholders.ts'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import { SendButton } from '#app/entities/email/SendButton.tsx'
import { useImprove, useWriteRequest } from '#app/entities/email/useImprove.ts'
import { useSend } from '#app/entities/email/useSend.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Email } from '#db/model/entities/email.ts'
import { EmailFacts } from './EmailFacts.tsx'
import { ImproveNotice } from './ImproveNotice.tsx'
import { type EmailActions, MoreMenu } from './MoreMenu.tsx'
import { type EmailContext, useEmailContext } from './useEmailContext.ts'

/** An email to read, send and change, with its recipient. */
export function EmailDetail({ email, actions }: { email: Email; actions: EmailActions }) {
  const context = useEmailContext(email)
  const better = useBetterWords(email, context)
  const { user } = useWorkspace()
  const { send: handOver, mail, record } = useSend()
  const isHandedOver = useHandedOver(user.id).some(({ emailId }) => emailId === email.id)
  const gaps = placeholdersIn(email.subject, email.body)
  return (
    <Dialog
      open
      onOpenChange={actions.close}
      hasAddress
      width="page"
      title={context?.lead ? `Email to ${leadName(context.lead)}` : 'Email'}
      description={
        <span className="mt-1 flex flex-wrap gap-2">
          <EmailMarks email={email} request={better.request} />
        </span>
      }
      footer={
        <>
          <MoreMenu email={email} actions={actions} onMail={() => void mail(email, context?.lead)} />
          <Button variant="secondary" icon={<Pencil />} onClick={actions.edit}>
            Edit
          </Button>
          <SendButton
            words={email}
            again={email.status === 'sent'}
            disabled={!context}
            onSend={() => void handOver(email, context?.lead)}
          />
        </>
      }
    >
      {isHandedOver && email.status !== 'sent' && (
        <Banner
          className="mb-4"
          action={{ label: 'It was sent', onSelect: () => void record(email, context?.lead) }}
        >
          Handed over. It counts as sent when you say so.
        </Banner>
      )}
      {context?.lead && email.status === 'sent' && <ContactedOffer lead={context.lead} />}
      {better.request && (
        <ImproveNotice request={better.request} onOpen={actions.open} onAgain={better.ask} />
      )}
      {gaps.length > 0 && (
        <Banner tone="warn" className="mb-4" action={{ label: 'Fill in', onSelect: actions.edit }}>
          Only you know this: {gaps.join(', ')}
        </Banner>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_14rem] md:gap-6">
        <div className="min-w-0">
          <ReadWords words={email} />
          {better.isOffered && better.ask && <ImproveButton onImprove={better.ask} />}
        </div>
        <EmailFacts email={email} lead={context?.lead} product={context?.product} />
      </div>
    </Dialog>
  )
}

/** The request to have the AI service rewrite an email of My Emails. */
function useBetterWords(email: Email, context: EmailContext | undefined) {
  const { team } = useWorkspace()
  const hasAi = useHasAi(team.id)
  const { improve } = useImprove()
  const request = useWriteRequest(email.id)
  const isDraftFromParts = email.writtenBy === 'parts' && email.status === 'draft'
  const isOver = request === undefined || request.status === 'cancelled'

  const { lead, product } = context ?? {}
  const about = lead && product && { emailId: email.id, leadId: lead.id, productId: product.id }
  const { tone, length, focus, subject, body } = email
  return {
    /** The last request, if there was one. */
    request,
    isOffered: hasAi !== false && isDraftFromParts && isOver,
    /** Undefined if the email's lead or product is gone. */
    ask: about && (() => void improve({ ...about, tone, length, focus, subject, body })),
  }
}
