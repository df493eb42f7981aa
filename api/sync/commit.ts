import { hash } from 'node:crypto'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, noRoom, secondFactorMissing } from '#api/http/errors.ts'
import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { entities, knownMutation, mutationNamed } from '#db/model/entities/registry.ts'
import { roomOf, waitsForRoom } from '#db/model/storage.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { type Outcome, rowChangesOf, type SentMutation } from '#db/model/sync/protocol.ts'
import { changeEach } from '#db/server/change.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { isConstraint, isOfStore } from '#db/server/errors.ts'
import { followOptOuts } from '#db/server/optOuts.ts'
import { formerSpaceOf, keepViewsOwn } from '#db/server/ownViews.ts'
import { addReceipt, receiptOf } from '#db/server/receipts.ts'
import { noteReminders } from '#db/server/reminders.ts'
import { rowById } from '#db/server/rows.ts'
import { addRefusal } from '#db/server/storage.ts'
import { seatIn } from '#db/server/teams.ts'

interface Sender {
  userId: number
  deviceId: string
}

/**
 * Applies one mutation exactly once: a repeated mid gets the same outcome again.
 * @param sent the mutation, with the time of the tap by the server's clock
 * @param argsFor builds the arguments from the stored row, for a caller that knows only the new values
 * @throws ApiError if the caller exceeds a rate limit, the team requires a second factor or the team has no
 * room; also throws failures of the server itself, such as a full disk. Nothing took effect then, and the
 * call can be repeated.
 */
export type Commit = (
  sender: Sender,
  sent: SentMutation,
  argsFor?: (row: AnyRow | undefined) => unknown,
) => Promise<Outcome>

/** Applies mutations, and reports what they changed. */
export interface Commits {
  /** Applies a single mutation. */
  commit: Commit
  /**
   * Applies several mutations that belong together. Their changes are reported only when `work` has ended, so
   * that nothing is started that a later mutation cancels.
   */
  together<T>(work: (commit: Commit) => Promise<T>): Promise<T>
}

/**
 * @param hold prevents a team's requested work from being started, until the returned function is called
 * @param committed called after changes are on disk, with the team and the changed tables
 */
export function createCommits(
  deps: Deps,
  hold: (teamId: number) => () => void,
  committed: (teamId: number, tables: Set<Table>) => void,
): Commits {
  const together: Commits['together'] = async (work) => {
    const changed = new Map<number, Set<Table>>()
    const held = new Map<number, () => void>()
    const ask = (teamId: number) => {
      if (!held.has(teamId)) held.set(teamId, hold(teamId))
    }
    const note = (table: Table, teamId: number) =>
      changed.set(teamId, (changed.get(teamId) ?? new Set<Table>()).add(table))
    try {
      return await work(commitNoting(deps, ask, note))
    } finally {
      for (const [teamId, tables] of changed) committed(teamId, tables)
      for (const release of held.values()) release()
    }
  }
  return { together, commit: (...asked) => together((commit) => commit(...asked)) }
}

/**
 * @param ask called before a mutation that requests work for a team, or cancels it
 * @param committed called after a change is on disk, with the changed table and its team
 */
function commitNoting(
  { store, log, limits, quota, now }: Deps,
  ask: (teamId: number) => void,
  committed: (table: Table, teamId: number) => void,
): Commit {
  return async (sender, sent, argsFor) => {
    const at = now().toISOString()
    const happened = notLater(sent.at, now())
    const { mid, teamId } = sent
    const receipt = { userId: sender.userId, mid, teamId, bodyHash: hashOf(sent), at }
    let touched: Table | undefined
    const known = knownMutation(sent.name)
    if (known && entities[known.table].asksForWork) ask(teamId)

    const once = (work: (handle: Handle) => Promise<Outcome>) =>
      store.tx(async (handle) => {
        const before = await receiptOf(handle, receipt.userId, mid)
        if (before) return before.bodyHash === receipt.bodyHash ? before.outcome : reused(mid)
        const outcome = await work(handle)
        await addReceipt(handle, { ...receipt, outcome })
        return outcome
      }, teamId)

    const apply = async (handle: Handle): Promise<Outcome> => {
      const { membership, bytes } = await seatIn(handle, sender.userId, teamId)
      if (membership === 'none') throw new Refused('forbidden', 'You are not a member of this team.')
      if (membership === 'withheld') throw secondFactorMissing()
      const mutation = mutationNamed(sent.name)
      if (waitsForRoom(roomOf(bytes, quota), mutation.kind)) throw noRoom()
      const { asksForWork, stream } = entities[mutation.table]
      if (asksForWork && sent.each) throw new Refused('invalid', 'Work is asked for one by one.')
      if (asksForWork && mutation.kind === 'create') await limits.take('ask', sender.userId)
      if ((stream === 'own') !== (teamId === sender.userId)) throw Refused.missing()
      const changes = argsFor
        ? [{ args: argsFor(await rowOfTeam(handle, mutation.table, sent)) }]
        : rowChangesOf(sent)
      const { changed, ...effect } = await changeEach(handle, mutation, changes, {
        ...sender,
        name: sent.name,
        teamId,
        at: happened,
        arrivedAt: at,
      })
      if (changed) touched = mutation.table
      if (changed) await followOptOuts(handle, { mutation, changes, teamId, userId: sender.userId, at })
      if (changed) {
        await noteReminders(handle, { mutation, changes, teamId, userId: sender.userId, at })
      }
      if (changed && sent.name === 'view.create') await keepOwnIfOfSpace(handle, teamId, at)
      return { mid, ...effect, at: happened }
    }

    const outcome = await once(apply).catch((error: unknown) => {
      touched = undefined
      const { code, message } = refusalOf(error)
      if (code === 'failed') log.error({ err: error, name: sent.name }, 'a mutation failed')
      return once(async (handle) => {
        if ((await addRefusal(handle, sender.userId)) > quota) throw noRoom('Your account')
        return { mid, outcome: 'rejected', code, message }
      })
    })
    if (touched) committed(touched, teamId)
    return outcome
  }
}

/** A phone that was offline may send a view of the personal space that the team was when it was made. */
async function keepOwnIfOfSpace(handle: Handle, teamId: number, at: string): Promise<void> {
  const space = await formerSpaceOf(handle, teamId)
  if (space) await keepViewsOwn(handle, space, at)
}

/** The claimed time in UTC, but never later than now. */
function notLater(claimed: string, now: Date): string {
  const time = Date.parse(claimed)
  return (time < now.getTime() ? new Date(time) : now).toISOString()
}

const hashOf = ({ teamId, name, args, each }: SentMutation) =>
  hash('sha256', JSON.stringify([teamId, name, each?.map((one) => one.args) ?? args]), 'base64')

const reused = (mid: string): Outcome => ({
  mid,
  outcome: 'rejected',
  code: 'reused',
  message: 'This change was sent before with other content.',
})

async function rowOfTeam(handle: Handle, table: Table, { teamId, args }: SentMutation) {
  const id = args !== null && typeof args === 'object' && 'id' in args ? args.id : undefined
  const row = typeof id === 'number' ? await rowById(handle, table, id) : undefined
  return row?.teamId === teamId ? row : undefined
}

/**
 * The refusal of a mutation that can never be applied. Failures of the server itself are thrown again, so
 * that the client retries.
 */
function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof ApiError) throw error
  if (isConstraint(error)) return Refused.taken()
  if (isOfStore(error)) throw error
  return new Refused('failed', 'The server could not store this change.')
}
