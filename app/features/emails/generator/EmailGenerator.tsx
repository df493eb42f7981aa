import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useToastLift } from '#app/lib/useToastLift.ts'
import { useRows, useWorkspace } from '#app/lib/workspace.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { ChoicesForm } from './ChoicesForm.tsx'
import { ChosenLead } from './ChosenLead.tsx'
import { type Choices, defaultChoices } from './choices.ts'
import { EmailActions } from './EmailActions.tsx'
import { Preview } from './Preview.tsx'
import { isEdited, type TemporaryEmail, writeEmail } from './temporaryEmail.ts'
import { useKeepEmail } from './useKeepEmail.ts'
import { useTemporaryEmail } from './useTemporaryEmail.ts'

interface EmailGeneratorProps {
  lead: Lead
  /** The way to another lead. */
  onOther: () => void
}

/** Writes an email to a lead on this device, to be changed, copied and added to My Emails. */
export function EmailGenerator({ lead, onOther }: EmailGeneratorProps) {
  const products = useRows('products')
  if (!products) return <SkeletonList rows={2} />
  return <Generator lead={lead} products={products} onOther={onOther} />
}

function Generator({ lead, products, onOther }: EmailGeneratorProps & { products: readonly Product[] }) {
  const { user } = useWorkspace()
  const { email, cameBack, replace, edit, discard, forget } = useTemporaryEmail(lead)
  const keeping = useKeepEmail(lead, forget)
  const [waiting, setWaiting] = useState<TemporaryEmail>()
  const preview = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<TemporaryEmail>()
  const isAdded = email !== undefined && keeping.isAdded(email)
  useToastLift(true)
  useEffect(() => {
    if (!shown) return
    preview.current?.focus({ preventScroll: true })
    preview.current?.scrollIntoView()
  }, [shown])

  const show = (next: TemporaryEmail) => {
    setWaiting(undefined)
    replace(next)
    setShown(next)
  }
  const write = (choices: Choices, product: Product) => {
    const next = writeEmail({ lead, product, sender: user, choices, before: email })
    if (email && isEdited(email) && !isAdded) setWaiting(next)
    else show(next)
  }
  const product = products.find(({ id }) => id === email?.productId)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ChosenLead lead={lead} onOther={onOther} />
          <ChoicesForm
            products={products}
            initial={email ?? { ...defaultChoices, productId: productFor(lead, products) }}
            isNext={!email}
            onGenerate={write}
          />
        </div>
        <div ref={preview} tabIndex={-1} className="min-w-0 rounded-lg outline-none">
          {email ? (
            <Preview
              key={email.id}
              email={email}
              cameBack={cameBack}
              isAdded={isAdded}
              onEdit={edit}
              onDiscard={discard}
              onAnother={product && (() => write(email, product))}
            />
          ) : (
            <NothingYet />
          )}
        </div>
      </div>
      {email && <EmailActions email={email} isAdded={isAdded} keeping={keeping} />}
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={() => setWaiting(undefined)}
        title="Replace your text?"
        text="You changed this email and did not add it to My Emails. The new one takes its place."
        cancelLabel="Keep Mine"
        confirmLabel="Replace"
        danger
        onConfirm={() => waiting && show(waiting)}
      />
    </>
  )
}

/** The lead's own, else the only one there is. */
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
