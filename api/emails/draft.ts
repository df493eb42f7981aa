import * as v from 'valibot'
import type { Deps } from '#api/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import { type Email, NewEmail } from '#db/model/email.ts'
import { Id } from '#db/model/id.ts'
import { composeEmail } from '#db/model/letter/compose.ts'
import { form } from '#db/model/row.ts'
import { rowById } from '#db/server/rows.ts'
import type { UserRow } from '#db/server/users.ts'

const { tone, length, focus } = NewEmail.entries

/** What to write: the payload of POST /api/generate-email (SPEC.md section 7; its words: section 5). */
export const DraftArgs = form({
  leadId: v.pipe(v.number('Please select a lead first'), Id),
  productId: v.pipe(v.number('Please select a product first'), Id),
  tone,
  length,
  focus,
})
export type DraftArgs = v.InferOutput<typeof DraftArgs>

/** A first text, and who wrote it. */
export type Draft = Pick<Email, 'subject' | 'body' | 'writtenBy'>

/**
 * Writes to a team's lead about one of the team's products, from Rove's own parts.
 * @param user who sends it
 * @throws ApiError 404 where the team has no such lead or product
 */
export async function draftOf(
  { store }: Pick<Deps, 'store'>,
  user: UserRow,
  { teamId, leadId, productId, ...style }: DraftArgs & { teamId: number },
): Promise<Draft> {
  const lead = await rowById(store.read, 'leads', leadId)
  if (lead?.teamId !== teamId || lead.deletedAt) throw new ApiError(404, 'This lead no longer exists.')
  const product = await rowById(store.read, 'products', productId)
  if (product?.teamId !== teamId || product.deletedAt) {
    throw new ApiError(404, 'This product no longer exists.')
  }
  return { ...composeEmail({ lead, product, sender: user, ...style }), writtenBy: 'parts' }
}
