import { movesStatus } from '#app/data/device/movesStatus.ts'
import { changeFailed } from '#app/data/failure.ts'
import { type Connection, useConnection } from '#app/data/useConnection.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { finishStep, type Step, statusStep } from '#app/entities/task/NextStep.tsx'
import { settledBy } from '#app/entities/task/settled.ts'
import { usualTitle } from '#app/entities/task/words.ts'
import { attempt } from '#app/ui/attempt.ts'
import { copyText } from '#app/ui/copy.ts'
import { type Notice, notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { sentNoteId, sentText } from '#db/model/entities/note.ts'
import { forgetHandedOver, rememberHandedOver } from './handedOver.ts'
import { emailName } from './labels.ts'
import { mailtoOf } from './mailto.ts'

/** Whether this browser can pass a text to any app through the share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/**
 * Passes emails to the person's own apps, with or without a signal, and records on the lead that they were
 * sent when the person says so.
 */
export function useSend() {
  const { user, store, change } = useWorkspace()
  const connection = useConnection()
  const tasks = useRows('tasks')

  /**
   * Called when the person says that it was sent.
   * @param isMoved whether it sets a new lead to contacted; by default as this device is set
   * @returns whether that is stored on this device
   */
  const record = async (email: Email, lead: Lead | undefined, isMoved = movesStatus()): Promise<boolean> => {
    const sent = { name: 'email.send', args: { id: email.id } } as const
    const steps = lead ? stepsOf(lead, isMoved) : []
    const mark = async () => {
      if (!lead) return change(sent)
      const earlier = await store.notes.get(sentNoteId(email.id))
      const noted = earlier?.deletedAt ? noteBack(email) : noteOf(email, lead)
      await change(sent, noted, ...steps.map(({ make }) => make))
    }
    const isStored = await attempt(mark, {
      done: {
        title: 'Marked as sent',
        text: [emailName(email), ...steps.map(({ said }) => said)].join('. '),
        action: { label: 'Undo', onSelect: () => void takeBack(email, lead, steps) },
      },
      failed: changeFailed('Failed to record the email as sent', 'Please try again.'),
    })
    if (isStored) forgetHandedOver(user.id, email.id)
    return isStored
  }

  /** Makes it a draft again, without the note on the lead, and takes back what followed from it. */
  const takeBack = async ({ id }: Email, lead: Lead | undefined, steps: readonly Step[]): Promise<void> => {
    const unsent = { name: 'email.unsend', args: { id } } as const
    const noted = { name: 'note.delete', args: { id: sentNoteId(id) } } as const
    const back = steps.map((step) => step.back)
    await attempt(() => (lead ? change(...back, unsent, noted) : change(unsent)), {
      done: { title: 'Not sent', text: 'The email is a draft again.' },
      failed: changeFailed('Failed to record that the email was not sent', 'Please try again.'),
    })
  }

  /** What follows from a mail to a lead: the follow-up that it completes, and the status of a new lead. */
  const stepsOf = (lead: Lead, isMoved: boolean): Step[] => {
    const mail = {
      leadId: lead.id,
      kind: 'mail',
      userId: user.id,
      usualToDo: usualTitle('todo', lead),
    } as const
    const due = settledBy(tasks ?? [], mail, new Date())
    const isFirst = isMoved && shownStatus(lead) === 'new'
    return [...(due ? [finishStep(due)] : []), ...(isFirst ? [statusStep(lead, 'contacted')] : [])]
  }

  const remember = ({ id, status }: Email, lead: Lead | undefined, isLeft: boolean) => {
    if (status === 'sent') return
    rememberHandedOver(user.id, { emailId: id, leadId: lead?.id ?? null, isLeft })
  }

  /**
   * Opens the mail app with the email. A text that is too long for the link is copied to the clipboard.
   * @returns whether it did
   */
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
    remember(email, lead, false)
    location.assign(href)
    notify(holdsText ? inMailApp(connection) : toPaste)
    return true
  }

  /**
   * Lets the person choose an app for the email, and copies the lead's address. If they cancel, nothing was
   * handed over.
   */
  const share = async (email: Email, lead: Lead | undefined): Promise<boolean> => {
    const isCopied = Boolean(lead?.email) && (await copyText(lead?.email ?? ''))
    try {
      await navigator.share({ title: email.subject, text: email.body })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false
      notify({
        title: 'Failed to share',
        text: 'Please use the mail app, or copy the text instead.',
        tone: 'error',
      })
      return false
    }
    remember(email, lead, true)
    if (isCopied) notify({ title: 'Copied!', text: `Paste ${lead?.email} as the recipient.`, tone: 'info' })
    return true
  }

  return { send: canShare() ? share : mail, mail, record }
}

const noteOf = (email: Email, { id }: Lead) =>
  ({
    name: 'note.sent',
    args: { id: sentNoteId(email.id), fields: { leadId: id, text: sentText(emailName(email)) } },
  }) as const

/** Restores the note that was deleted when the person took back that the email was sent. */
const noteBack = ({ id }: Email) => ({ name: 'note.restore', args: { id: sentNoteId(id) } }) as const

const inMailApp = (connection: Connection): Notice => ({
  title: 'It is in your mail app, ready to go',
  text:
    connection === 'offline'
      ? 'Tap Send there: the mail app sends it once there is a signal. Rove asks when you are back.'
      : 'Rove asks when you are back whether it was sent.',
  tone: 'info',
})
const toPaste = {
  title: 'Copied!',
  text: 'The text is too long for the mail app to take over: paste it there.',
  tone: 'info',
} as const
