import { useLiveQuery } from 'dexie-react-hooks'
import { useWorkspace } from '#app/data/workspace.tsx'
import { standingLead } from '#app/entities/lead/standing.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'

export interface EmailContext {
  lead: Lead | undefined
  /** The email's own product, otherwise the lead's. */
  product: Product | undefined
}

/**
 * The recipient and the product of an email, live, as far as this device has them.
 * @returns undefined until they have been read
 */
export function useEmailContext({ leadId, productId }: Pick<Email, 'leadId' | 'productId'>) {
  const { store, team } = useWorkspace()
  return useLiveQuery(async (): Promise<EmailContext> => {
    const isHere = (row: Lead | Product | undefined) => row && !row.deletedAt && row.teamId === team.id
    const lead = leadId ? await standingLead(store, leadId) : undefined
    const sold = productId ?? lead?.productId
    const product = sold ? await store.products.get(sold) : undefined
    return { lead: isHere(lead) ? lead : undefined, product: isHere(product) ? product : undefined }
  }, [store, team.id, leadId, productId])
}
