import { failureOf } from '#app/data/failure.ts'
import type { Workspace } from '#app/data/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'

type Change = Workspace['change']

/**
 * Deletes emails, all or none, and offers to put them back.
 * @returns whether they are deleted
 */
export async function deleteEmails(change: Change, emails: readonly Email[]): Promise<boolean> {
  try {
    await change(
      ...emails.map(({ id, version }) => ({ name: 'email.delete', args: { id, seen: version } }) as const),
    )
  } catch (error) {
    notify(failureOf(error, 'Failed to delete email templates', 'Please try again.'))
    return false
  }
  notify({
    title: 'Emails deleted',
    text: `${emails.length} email(s) successfully deleted.`,
    tone: 'success',
    action: { label: 'Undo', onSelect: () => void restoreEmails(change, emails) },
  })
  return true
}

async function restoreEmails(change: Change, emails: readonly Email[]): Promise<void> {
  try {
    await change(...emails.map(({ id }) => ({ name: 'email.restore', args: { id } }) as const))
  } catch (error) {
    return notify(failureOf(error, 'Error', 'Failed to restore emails. Please try again.'))
  }
  notify({
    title: 'Emails restored',
    text: emails.length === 1 ? '1 email is back.' : `${emails.length} emails are back.`,
    tone: 'success',
  })
}
