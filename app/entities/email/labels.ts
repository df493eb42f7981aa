import type { Email } from '#db/model/entities/email.ts'
import { nameOf } from '#db/model/entities/registry.ts'

/** The display name of an email: its subject. */
export const emailName = (email: Pick<Email, 'subject'>): string => nameOf('emails', email)

/** The state of an email, or that it is a template. */
export function emailState({ template, status }: Pick<Email, 'template' | 'status'>) {
  if (template) return 'Template'
  return status === 'sent' ? 'Sent' : 'Draft'
}

/** Whether the email still has to be sent. */
export const isWaiting = ({ template, status }: Pick<Email, 'template' | 'status'>): boolean =>
  !template && status === 'draft'
