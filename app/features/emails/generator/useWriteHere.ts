import { draftKeys } from '#app/data/device/draft.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import {
  type Asked,
  keptEmail,
  placeholderEmail,
  type TemporaryEmail,
  type Words,
  writeEmail,
} from '#app/entities/email/temporaryEmail.ts'
import { wordsToOthers } from '#app/entities/email/wordsToOthers.ts'
import { notify } from '#app/ui/toast.ts'
import { leadLanguage } from '#db/composer/compose.ts'
import { spokenBy } from '#db/composer/language.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { EMAIL_FORM, emailKey } from './useTemporaryEmail.ts'

/** Writes emails to a lead on this device, avoiding the sentences of the team's emails to others. */
export function useWriteHere(lead: Lead) {
  const { user: sender } = useWorkspace()
  const emails = useRows('emails')
  const suggestion = useRows('suggestions')?.find(({ id }) => id === lead.suggestionId)
  const write = async (
    { choices, product }: Pick<Asked, 'choices' | 'product'>,
    before?: TemporaryEmail,
  ): Promise<TemporaryEmail> => {
    const earlier = [...draftsToOthers(sender.id, lead.id), ...wordsToOthers(emails ?? [], lead.id)]
    const first = (emails ?? []).filter((email) => email.leadId === lead.id && !email.template).length
    try {
      return await writeEmail({ lead, product, sender, choices, before, first, suggestion, earlier })
    } catch {
      notify(notOnDevice)
      return placeholderEmail({ lead, product, choices })
    }
  }
  return {
    write,
    /** The language of a letter from this device. */
    ownLanguage: leadLanguage({ lead, suggestion }),
    /** The language of the lead's country, in which an AI service can write. */
    spoken: spokenBy({ ...lead, country: suggestion?.country ?? '' }),
  }
}

/** This person's unsaved emails to other leads. */
function draftsToOthers(userId: number, leadId: number): Words[] {
  const own = emailKey(userId, leadId)
  const others = draftKeys(userId, EMAIL_FORM).filter((key) => key !== own)
  return others.flatMap((key) => keptEmail(key)?.words ?? [])
}

const notOnDevice = {
  title: 'Failed to generate email',
  text: 'The words of this language are not on this device yet. A greeting stands in.',
  tone: 'error',
} as const
