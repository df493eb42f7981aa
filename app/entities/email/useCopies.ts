import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'
import { newId } from '#db/model/id.ts'

type Overrides = Partial<Pick<Email, 'subject' | 'body' | 'leadId' | 'productId' | 'template'>>

/** Makes drafts from existing emails. */
export function useCopies() {
  const { change } = useWorkspace()

  /** @returns the copy's id, or undefined if it could not be stored; the person is told */
  const copy = async (email: Email, over: Overrides = {}): Promise<number | undefined> => {
    const { subject, body, tone, length, focus, leadId, productId, template, writtenBy } = email
    const fields = { subject, body, tone, length, focus, leadId, productId, template, writtenBy, ...over }
    const id = newId()
    const isStored = await attempt(() => change({ name: 'email.create', args: { id, fields } }), {
      failed: changeFailed('Error Adding Email', 'Please try again.'),
    })
    return isStored ? id : undefined
  }

  /** Copies an email as a draft; the copy of a template is a template. */
  const duplicate = async (email: Email, open: (id: number) => void): Promise<void> => {
    const id = await copy(email)
    if (id === undefined) return
    notify({
      title: email.template ? 'Template duplicated' : 'Email duplicated',
      text: email.template ? undefined : 'The copy is a draft.',
      tone: 'success',
      action: { label: 'Open', onSelect: () => open(id) },
    })
  }

  return { copy, duplicate }
}
