import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { rowById } from '#db/server/rows.ts'
import type { Handle } from '#db/server/sqlite/handle.ts'

/** To whom an email is written, and about what. */
export interface About {
  lead: Lead
  product: Product
}

/** @returns a team's lead and product, or a sentence saying which of them is not there */
export async function aboutOf(
  handle: Handle,
  { teamId, leadId, productId }: { teamId: number; leadId: number; productId: number },
): Promise<About | { gone: string }> {
  const lead = await rowById(handle, 'leads', leadId)
  if (lead?.teamId !== teamId || lead.deletedAt) return { gone: 'This lead no longer exists.' }
  const product = await rowById(handle, 'products', productId)
  if (product?.teamId !== teamId || product.deletedAt) return { gone: 'This product no longer exists.' }
  return { lead, product }
}
