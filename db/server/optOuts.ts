import * as v from 'valibot'
import { hasOptedOut, type Lead } from '#db/model/entities/lead.ts'
import type { RegisteredMutation } from '#db/model/entities/registry.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from './database/handle.ts'
import { mergedLeads } from './merged.ts'
import { rowById, rowsById } from './rows.ts'
import { addSuppression, suppressible } from './suppressions.ts'
import { write } from './write.ts'

interface Change {
  mutation: RegisteredMutation
  changes: readonly { args: unknown }[]
  teamId: number
  userId: number
  /** ISO 8601 in UTC. */
  at: string
}

/**
 * Follows the wishes not to be contacted of leads whose wish, address or merge has just been written: the address of a
 * lead that asked for no emails gets into the team's list "Do not contact", and the lead that stands for a merged one
 * gets its wishes, also those that somebody notes on the merged one later.
 */
export async function followOptOuts(
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
  await passToWinners(handle, [...rows.values()], { teamId, userId, at })
  for (const row of rows.values()) {
    if (row.teamId !== teamId || !hasOptedOut(row, 'email') || suppressible(row.email) === undefined) continue
    const entry = { value: row.email, reason: 'Asked for no emails', forGood: false }
    await addSuppression(handle, { ...entry, teamId, createdBy: userId, createdAt: at })
  }
}

async function passToWinners(
  handle: Handle,
  rows: readonly Lead[],
  { teamId, userId, at }: Pick<Change, 'teamId' | 'userId' | 'at'>,
): Promise<void> {
  const wishing = rows.filter(
    (row) => row.teamId === teamId && row.mergedInto !== null && row.optOuts.length > 0,
  )
  if (wishing.length === 0) return
  const winners = await mergedLeads(handle, teamId)
  for (const { id, optOuts } of wishing) {
    const winner = await rowById(handle, 'leads', winners.get(id) ?? id)
    const missing = optOuts.filter((kind) => winner && !winner.optOuts.includes(kind))
    if (!winner || missing.length === 0) continue
    const after = { ...winner, optOuts: [...winner.optOuts, ...missing] }
    await write(handle, 'leads', winner, after, {
      userId,
      deviceId: notDevices.server,
      name: 'lead.edit',
      at,
    })
  }
}

const Changed = v.array(v.unknown())
const WritesOptOut = v.union([
  v.object({ fields: v.object({ optOuts: v.pipe(v.array(v.string()), v.minLength(1)) }) }),
  v.object({ changes: v.object({ optOuts: Changed }) }),
  v.object({ changes: v.object({ email: Changed }) }),
  v.object({ changes: v.object({ mergedInto: Changed }) }),
])
/** Whether a mutation writes a wish not to be contacted, or an address or a merge to which an earlier wish may apply. */
const writesOptOut = (args: unknown): boolean => v.is(WritesOptOut, args)
