import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { defaultChoices } from '#app/entities/email/choices.ts'
import { isEdited } from '#app/entities/email/temporaryEmail.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { initials } from '#app/ui/initials.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { BeingWritten, NotWritten, StopBar } from './AiWriting.tsx'
import { ChoicesForm } from './ChoicesForm.tsx'
import { EmailActions } from './EmailActions.tsx'
import { Preview } from './Preview.tsx'
import { type Ask, useAiWriter, useWayOfWriting } from './useAiWriter.ts'
import { useKeepEmail } from './useKeepEmail.ts'
import { useTemporaryEmail } from './useTemporaryEmail.ts'
import { useWriteHere } from './useWriteHere.ts'

interface EmailGeneratorProps {
  lead: Lead
  /** Returns to the choice of a lead. */
  onOther: () => void
}

/** Generates an email to a lead, which can be edited, copied and added to My Emails. */
export function EmailGenerator({ lead, onOther }: EmailGeneratorProps) {
  const products = useRows('products')
  if (!products) return <SkeletonList rows={2} />
  return <Generator lead={lead} products={products} onOther={onOther} />
}

function Generator({ lead, products, onOther }: EmailGeneratorProps & { products: readonly Product[] }) {
  const wide = useWide()
  const { email, cameBack, replace, edit, discard, forget } = useTemporaryEmail(lead)
  const keeping = useKeepEmail(lead, forget)
  const ai = useAiWriter(lead, email, replace)
  const way = useWayOfWriting(lead)
  const here = useWriteHere(lead)
  const [waiting, setWaiting] = useState<Ask>()
  const isAdded = email !== undefined && keeping.isAdded(email)
  const { preview, show } = useShownPreview()
  useToastLift(true)

  const writeWithoutAi = async (ask: Ask) => {
    ai.forgetFailure()
    replace(await here.write(ask, email))
    show()
  }
  const begin = (ask: Ask) => {
    setWaiting(undefined)
    if (!way.asksAi(ask.product)) return void writeWithoutAi(ask)
    void ai.write(ask)
    show()
  }
  const write = (ask: Ask) => {
    if (email && isEdited(email) && !isAdded) setWaiting(ask)
    else begin(ask)
  }
  const product = products.find(({ id }) => id === email?.productId)
  const { writing, failure } = ai
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ChosenLead lead={lead} onOther={onOther} />
          <ChoicesForm
            products={products}
            initial={email ?? { ...defaultChoices(wide), productId: productFor(lead, products) }}
            isNext={!email && !writing}
            busy={writing !== undefined}
            hint={way.hint}
            ownLanguage={way.writesHere ? here.ownLanguage : undefined}
            onGenerate={(choices, product) => write({ choices, product })}
          />
        </div>
        <div ref={preview} tabIndex={-1} className="min-w-0 rounded-lg outline-none">
          {failure && !writing && (
            <NotWritten
              message={failure.message}
              onAgain={() => begin(failure.ask)}
              onWithoutAi={() => void writeWithoutAi(failure.ask)}
            />
          )}
          {writing && <BeingWritten writing={writing} />}
          {!writing && email && (
            <Preview
              key={email.id}
              email={email}
              lead={lead}
              product={product}
              cameBack={cameBack}
              isAdded={isAdded}
              onEdit={edit}
              onDiscard={discard}
              onAnother={product && (() => write({ choices: email, product }))}
              onImprove={way.canImprove ? () => void keeping.improve(email) : undefined}
            />
          )}
          {!writing && !email && <NothingYet />}
        </div>
      </div>
      {writing && <StopBar onStop={ai.stop} />}
      {!writing && email && (
        <EmailActions email={email} lead={lead} product={product} isAdded={isAdded} keeping={keeping} />
      )}
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={() => setWaiting(undefined)}
        title="Replace your text?"
        text="You changed this email and did not add it to My Emails. The new one takes its place."
        cancelLabel="Keep Mine"
        confirmLabel="Replace"
        danger
        onConfirm={() => waiting && begin(waiting)}
      />
    </>
  )
}

/** The lead's own product, or the only one there is. */
function productFor({ productId }: Lead, products: readonly Product[]): number | null {
  const [only, ...others] = products
  return productId ?? (others.length === 0 ? (only?.id ?? null) : null)
}

function NothingYet() {
  return (
    <Card className="grid min-h-80 place-content-center max-lg:hidden">
      <EmptyState
        icon={<Mail />}
        title="No email generated yet"
        text="Choose how it shall sound; it is written from what you know of the lead and the product."
      />
    </Card>
  )
}

/** Scrolls to the preview and gives it the focus when its content is new. */
function useShownPreview() {
  const preview = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return
    preview.current?.focus({ preventScroll: true })
    preview.current?.scrollIntoView()
  }, [shown])
  return { preview, show: () => setShown((count) => count + 1) }
}

/** The recipient of the email, with a button to choose another. */
function ChosenLead({ lead, onOther }: { lead: Lead; onOther: () => void }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
      <div className="flex items-center gap-3">
        <Avatar src={lead.avatarUrl} initials={initials(leadName(lead))} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold text-heading">{leadName(lead)}</h2>
          <p className="truncate text-muted text-sm">{leadRole(lead) || '-'}</p>
          <p className="truncate text-muted text-sm">{lead.email || 'No email address'}</p>
        </div>
        <Button variant="secondary" onClick={onOther} className="shrink-0">
          Change<span className="sr-only"> lead</span>
        </Button>
      </div>
      {lead.deletedAt && <Banner tone="warn">This lead was deleted. What you wrote is still here.</Banner>}
    </Card>
  )
}
