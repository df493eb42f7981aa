import type { Email } from '#db/model/entities/email.ts'
import { nameOf } from '#db/model/entities/registry.ts'

/** What an email is called: its subject. */
export const emailName = (email: Pick<Email, 'subject'>): string => nameOf('emails', email)

/** What has become of an email, or that it is a template. */
export function emailState({ template, status }: Pick<Email, 'template' | 'status'>) {
  if (template) return 'Template'
  return status === 'sent' ? 'Sent' : 'Draft'
}

/** Whether somebody is still to send it. */
export const isWaiting = ({ template, status }: Pick<Email, 'template' | 'status'>): boolean =>
  !template && status === 'draft'
