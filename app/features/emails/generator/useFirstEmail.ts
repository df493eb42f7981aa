import { useEffect, useRef } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { defaultChoices } from '#app/entities/email/choices.ts'
import { fromDraft, ownEmail, type TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { compared } from '#db/model/order.ts'
import type { User } from '#db/model/user.ts'
import { useWriteHere } from './useWriteHere.ts'

interface FirstEmail {
  lead: Lead
  products: readonly Product[]
  emails: readonly Email[]
  /** The email that is being written; nothing is begun while there is one. */
  email: TemporaryEmail | undefined
  /** Receives the email to begin with. */
  show: (email: TemporaryEmail) => void
}

/**
 * Begins an email as soon as the screen opens: with the person's last draft to the lead, otherwise with a letter
 * that this device writes about the lead's product, otherwise with empty fields.
 */
export function useFirstEmail({ lead, products, emails, email, show }: FirstEmail): void {
  const { user } = useWorkspace()
  const wide = useWide()
  const { write } = useWriteHere(lead)
  const isBegun = useRef(email !== undefined)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const draft = lastDraft(emails, lead, user)
    if (draft) return show(fromDraft(draft))
    const manner = defaultChoices(wide)
    const product = productFor(lead, products, emails, user)
    if (!product) return show(ownEmail({ ...manner, productId: null }))
    void write({ choices: { ...manner, productId: product.id }, product }).then(show)
  })
}

/** The person's newest draft to a lead. */
function lastDraft(emails: readonly Email[], { id }: Lead, user: User): Email | undefined {
  return newestOf(
    emails.filter(
      ({ leadId, template, status, sample, createdBy }) =>
        leadId === id && createdBy === user.id && status === 'draft' && !template && !sample,
    ),
  )
}

/** The lead's own product, or the only one there is, or the one that the person wrote about last. */
function productFor(
  { productId }: Lead,
  products: readonly Product[],
  emails: readonly Email[],
  user: User,
): Product | undefined {
  const own = products.find(({ id }) => id === productId)
  if (own || products.length < 2) return own ?? products[0]
  const last = newestOf(emails.filter(({ createdBy, productId }) => createdBy === user.id && productId))
  return products.find(({ id }) => id === last?.productId)
}

const newestOf = (emails: readonly Email[]): Email | undefined =>
  emails.toSorted((a, b) => compared(b.createdAt, a.createdAt))[0]
