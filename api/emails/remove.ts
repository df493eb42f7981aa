import * as v from 'valibot'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import { Id } from '#db/model/id.ts'
import { mutationNamed } from '#db/model/sync/mutations.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import { form } from '#db/model/sync/row.ts'
import { change } from '#db/server/change.ts'
import { rowById } from '#db/server/rows.ts'

const MOST = 1000

/** Which emails to delete: the payload of POST /api/email-templates/batch-delete. */
export const RemoveArgs = form({
  ids: v.pipe(
    v.array(Id, 'Please select at least one email to delete.'),
    v.minLength(1, 'Please select at least one email to delete.'),
    v.maxLength(MOST, `Please delete at most ${MOST} emails at once`),
  ),
})

/**
 * Deletes all of these emails in one transaction, or none of them.
 * @returns how many there were
 * @throws ApiError 404 where the team does not have one of them
 */
export async function removeEmails(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { userId, teamId, ids }: { userId: number; teamId: number; ids: number[] },
): Promise<number> {
  const name = 'email.delete'
  const at = now().toISOString()
  const author = { userId, deviceId: notDevices.api, name, at }
  const wanted = new Set(ids)
  await store.tx(async (handle) => {
    for (const id of wanted) {
      const email = await rowById(handle, 'emails', id)
      if (email?.teamId !== teamId || email.deletedAt) {
        throw new ApiError(404, 'One of these emails no longer exists.')
      }
      await change(handle, mutationNamed(name), { ...author, teamId, args: { id }, arrivedAt: at })
    }
  })
  return wanted.size
}
