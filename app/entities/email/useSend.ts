import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { copyText } from '#app/ui/copy.ts'
import { notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { sentNoteId } from '#db/model/entities/note.ts'
import { emailName } from './labels.ts'
import { mailtoOf } from './mailto.ts'

/** Whether this browser can hand a text to any app, by the system's own sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Hands emails to the person's own apps, with or without a signal, and records that on the lead. */
export function useSend() {
  const { change } = useWorkspace()

  /** @returns whether it is on this device that the email was sent */
  const record = async (email: Email, lead: Lead | undefined): Promise<boolean> => {
    if (email.status === 'sent') return true
    const sent = { name: 'email.send', args: { id: email.id } } as const
    return attempt(() => (lead ? change(sent, noteOf(email, lead)) : change(sent)), {
      failed: changeFailed('Failed to record the email as sent', 'Please try again.'),
    })
  }

  /** Opens the mail app with it. What is too long for that goes by the clipboard. @returns whether it did */
  const mail = async (email: Email, lead: Lead | undefined): Promise<boolean> => {
    const { href, holdsText } = mailtoOf(email, lead?.email ?? '')
    if (!holdsText && !(await copyText(email.body))) {
      notify({
        title: 'Failed to copy',
        text: 'The text is too long for the mail app to take over. Select and copy it here, then paste it there.',
        tone: 'error',
      })
      return false
    }
    if (!(await record(email, lead))) return false
    location.assign(href)
    notify(holdsText ? handedOver : toPaste)
    return true
  }

  /** Lets the person choose an app for it; who turns back has not sent it. */
  const share = async (email: Email, lead: Lead | undefined): Promise<void> => {
    try {
      await navigator.share({ title: email.subject, text: email.body })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      return notify({ title: 'Failed to share', text: 'Please copy the text instead.', tone: 'error' })
    }
    if (await record(email, lead)) notify(shared)
  }

  return { mail, share }
}

const noteOf = (email: Email, { id }: Lead) =>
  ({
    name: 'note.sent',
    args: { id: sentNoteId(email.id), fields: { leadId: id, text: `Email sent: ${emailName(email)}` } },
  }) as const

const handedOver = {
  title: 'Marked as sent',
  text: 'It is in your mail app, ready to go.',
  tone: 'success',
} as const
const toPaste = {
  title: 'Copied!',
  text: 'The text is too long for the mail app to take over: paste it there. The email is marked as sent.',
  tone: 'info',
} as const
const shared = { title: 'Marked as sent', tone: 'success' } as const
