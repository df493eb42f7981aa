import * as v from 'valibot'
import { hasOptedOut } from '#db/model/entities/lead.ts'
import type { RegisteredMutation } from '#db/model/entities/registry.ts'
import type { Handle } from './database/handle.ts'
import { rowsById } from './rows.ts'
import { addSuppression, suppressible } from './suppressions.ts'

interface Change {
  mutation: RegisteredMutation
  changes: readonly { args: unknown }[]
  teamId: number
  userId: number
  /** ISO 8601 in UTC. */
  at: string
}

/**
 * Adds the address of each lead that asked for no emails to the team's list "Do not contact", when its wish or its
 * address has just been written.
 */
export async function suppressOptedOut(
  handle: Handle,
  { mutation, changes, teamId, userId, at }: Change,
): Promise<void> {
  if (mutation.table !== 'leads') return
  const written = changes.filter(({ args }) => writesOptOut(args))
  if (written.length === 0) return
  const rows = await rowsById(
    handle,
    'leads',
    written.map(({ args }) => mutation.parse(args).id),
  )
  for (const row of rows.values()) {
    if (row.teamId !== teamId || !hasOptedOut(row, 'email') || suppressible(row.email) === undefined) continue
    const entry = { value: row.email, reason: 'Asked for no emails', forGood: false }
    await addSuppression(handle, { ...entry, teamId, createdBy: userId, createdAt: at })
  }
}

const Changed = v.array(v.unknown())
const WritesOptOut = v.union([
  v.object({ fields: v.object({ optOuts: v.pipe(v.array(v.string()), v.minLength(1)) }) }),
  v.object({ changes: v.object({ optOuts: Changed }) }),
  v.object({ changes: v.object({ email: Changed }) }),
])
/** Whether a mutation writes a wish not to be contacted, or an address to which an earlier wish may apply. */
const writesOptOut = (args: unknown): boolean => v.is(WritesOptOut, args)
