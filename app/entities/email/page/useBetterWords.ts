import { useHasAi } from '#app/data/server/sources.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { useImprove, useWriteRequest } from '#app/entities/email/useImprove.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { EmailContext } from './useEmailContext.ts'

/** Having the AI service write an email of My Emails anew. */
export function useBetterWords(email: Email, known: EmailContext | undefined) {
  const { team } = useWorkspace()
  const hasAi = useHasAi(team.id)
  const { improve } = useImprove()
  const request = useWriteRequest(email.id)
  const isDraftFromParts = email.writtenBy === 'parts' && email.status === 'draft'
  const isOver = request === undefined || request.status === 'cancelled'

  const { lead, product } = known ?? {}
  const about = lead && product && { emailId: email.id, leadId: lead.id, productId: product.id }
  const { tone, length, focus, subject, body } = email
  return {
    /** The last one, if there was any. */
    request,
    isOffered: hasAi !== false && isDraftFromParts && isOver,
    /** Undefined where the email's lead or product is gone. */
    ask: about && (() => void improve({ ...about, tone, length, focus, subject, body })),
  }
}
