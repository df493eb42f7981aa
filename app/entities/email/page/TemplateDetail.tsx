import { MailPlus, Pencil, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import { useCopies } from '#app/entities/email/useCopies.ts'
import { ChooseLead } from '#app/entities/lead/ChooseLead.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { EmailFacts } from './EmailFacts.tsx'
import { fillTemplate, speaksOf } from './fillTemplate.ts'
import { type EmailActions, MoreMenu } from './MoreMenu.tsx'
import { useEmailContext } from './useEmailContext.ts'

interface TemplateDetailProps {
  template: Email
  actions: EmailActions
  /** Opens the email that was made from the template. */
  onOpen: (id: number) => void
}

/** A template as it reads for a lead, with a button to make an email from it. */
export function TemplateDetail({ template, actions, onOpen }: TemplateDetailProps) {
  const [choosing, setChoosing] = useState(false)
  const preview = usePreview(template)
  const { lead, product, filled } = preview
  const make = useMakeEmail(template, onOpen)
  if (choosing) {
    const choose = (leadId: number) => {
      preview.choose(leadId)
      setChoosing(false)
    }
    return <ChooseLead onChoose={choose} onClose={() => setChoosing(false)} />
  }
  return (
    <Dialog
      open
      onOpenChange={actions.close}
      hasAddress
      width="page"
      title="Template"
      description={<>Kept to be used again, for any lead {template.sample && <Badge>Sample</Badge>}</>}
      footer={
        <>
          <MoreMenu email={template} actions={actions} />
          <Button variant="secondary" icon={<Pencil />} onClick={actions.edit}>
            Edit
          </Button>
          {filled && lead ? (
            <Button icon={<MailPlus className="max-sm:hidden" />} onClick={() => void make(filled, lead)}>
              Use for this lead
            </Button>
          ) : (
            <Button icon={<UserRound className="max-sm:hidden" />} onClick={() => setChoosing(true)}>
              Choose a lead
            </Button>
          )}
        </>
      }
    >
      <PreviewFor lead={lead} onChange={() => setChoosing(true)} />
      <TemplateWarnings empty={filled?.empty ?? []} stillNames={preview.stillNames} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_14rem] md:gap-6">
        <ReadWords words={filled ?? template} />
        <EmailFacts email={template} lead={undefined} product={product} />
      </div>
    </Dialog>
  )
}

/** Returns a function that makes a draft for a lead from a template's words, and opens it. */
function useMakeEmail(template: Email, onOpen: (id: number) => void) {
  const { copy } = useCopies()
  return async ({ subject, body }: Pick<Email, 'subject' | 'body'>, lead: Lead) => {
    const productId = template.productId ?? lead.productId
    const id = await copy(template, { subject, body, leadId: lead.id, productId, template: false })
    if (id !== undefined) onOpen(id)
  }
}

function PreviewFor({ lead, onChange }: { lead: Lead | undefined; onChange: () => void }) {
  if (!lead) return <p className="mb-4 text-muted">Choose a lead to see how it reads.</p>
  return (
    <div className="mb-4 flex items-center justify-between gap-3">
      <p className="wrap-anywhere min-w-0">
        <span className="text-muted">As it reads for </span>
        <span className="font-medium">{leadName(lead)}</span>
      </p>
      <Button variant="secondary" onClick={onChange} className="shrink-0">
        Change<span className="sr-only"> lead</span>
      </Button>
    </div>
  )
}

interface TemplateWarningsProps {
  /** Names of the variables whose value is unknown for this lead. */
  empty: readonly string[]
  /** Another lead whom the text names although it is filled in for this one. */
  stillNames: Lead | undefined
}

/** Problems to check before a template is used for a lead. */
function TemplateWarnings({ empty, stillNames }: TemplateWarningsProps) {
  return (
    <>
      {empty.length > 0 && (
        <Banner tone="warn" className="mb-4">
          Not known here, so left for you to fill in: {empty.join(', ')}
        </Banner>
      )}
      {stillNames && (
        <Banner tone="warn" className="mb-4">
          This was written for {leadName(stillNames)} and still says so.
        </Banner>
      )}
    </>
  )
}

/** A template as it reads for a lead: initially for the lead that it was written for, if any. */
function usePreview(template: Email) {
  const { user } = useWorkspace()
  const [leadId, setLeadId] = useState(template.leadId)
  const original = useEmailContext(template)?.lead
  const known = useEmailContext({ leadId, productId: template.productId })
  const { lead, product } = known ?? {}
  const isAnother = original !== undefined && lead !== undefined && lead.id !== original.id
  return {
    lead,
    product,
    /** Undefined until there is a lead to fill it in for. */
    filled: lead && fillTemplate(template, { lead, product, sender: user }),
    /** The original lead, if the text still names it although it is filled in for another. */
    stillNames: isAnother && speaksOf(template, original) ? original : undefined,
    choose: setLeadId,
  }
}
