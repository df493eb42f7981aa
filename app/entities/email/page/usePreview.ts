import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import type { Email } from '#db/model/entities/email.ts'
import { fillTemplate, speaksOf } from './fillTemplate.ts'
import { useEmailContext } from './useEmailContext.ts'

/** A template as it reads for a lead: at first the one that it was written for, if it was for one. */
export function usePreview(template: Email) {
  const { user } = useWorkspace()
  const [leadId, setLeadId] = useState(template.leadId)
  const original = useEmailContext(template)?.lead
  const known = useEmailContext({ leadId, productId: template.productId })
  const { lead, product } = known ?? {}
  const isAnother = original !== undefined && lead !== undefined && lead.id !== original.id
  return {
    lead,
    product,
    /** Undefined until there is a lead to read it for. */
    filled: lead && fillTemplate(template, { lead, product, sender: user }),
    /** The lead that its words still name though they are read for another. */
    stillNames: isAnother && speaksOf(template, original) ? original : undefined,
    choose: setLeadId,
  }
}
