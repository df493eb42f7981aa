import { batchChanges } from '#app/features/leads/batchEdit.ts'
import { type Change, mutate, mutateMany } from '#db/device/mutate.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { standing } from '#db/model/merged.ts'
import type { ListStep } from './actions.ts'
import { makeInSteps } from './make.ts'
import { at, leadsOn, type ModelDevice, type ModelWorld, token } from './world.ts'

type SetForMany = Extract<ListStep, { do: 'set for many' }>

const statuses = ['contacted', 'qualified', 'converted', 'rejected'] as const
const tags = ['fair', 'north', 'Fair', 'south'] as const

/** A person sets something for several leads in one step; few leads are changed one by one, many in batches. */
export async function setForMany(world: ModelWorld, device: ModelDevice, action: SetForMany): Promise<void> {
  const leads = standing(await leadsOn(device))
  const first = at(leads, action.pick)
  if (!first) return
  const { teamId } = first
  const ofTeam = leads.filter((lead) => lead.teamId === teamId)
  const from = ofTeam.indexOf(first)
  const chosen = [...ofTeam.slice(from), ...ofTeam.slice(0, from)].slice(0, action.count)
  const { lists, undo } = await changesFor(world, device, chosen, action)
  if (lists.flat().length === 0) return
  world.tally.count(`set for many: ${action.what}`)
  world.sets.push({ device: device.index, teamId, isBatch: action.isBatch, undo })
  await makeLists(world, device, { teamId, isBatch: action.isBatch, lists })
}

/** The undo of the notice that follows. */
export async function undoSet(
  world: ModelWorld,
  device: ModelDevice,
  { pick }: { pick: number },
): Promise<void> {
  const set = at(
    world.sets.filter((one) => one.device === device.index),
    pick,
  )
  if (!set) return
  world.sets.splice(world.sets.indexOf(set), 1)
  world.tally.count('made: set undone')
  await makeLists(world, device, { ...set, lists: set.undo })
}

async function makeLists(
  world: ModelWorld,
  device: ModelDevice,
  { teamId, isBatch, lists }: { teamId: number; isBatch: boolean; lists: readonly Change[][] },
) {
  const { store } = device.disk
  await makeInSteps(world, device, async (now) => {
    for (const changes of lists) {
      if (isBatch) await mutateMany(store, teamId, changes, { now })
      else await mutate(store, teamId, changes, { now })
    }
  })
}

async function changesFor(
  world: ModelWorld,
  device: ModelDevice,
  leads: readonly Lead[],
  { what, how }: SetForMany,
): Promise<{ lists: Change[][]; undo: Change[][] }> {
  if (what === 'status') return fieldSet(leads, 'status', at(statuses, how) ?? 'contacted')
  if (what === 'owner') {
    return fieldSet(leads, 'ownerId', at([null, ...world.people.users.map(({ id }) => id)], how) ?? null)
  }
  const isProduct = what === 'product'
  const products = isProduct ? await device.disk.store.products.toArray() : []
  const ofTeam = products.filter(({ teamId, deletedAt }) => teamId === leads[0]?.teamId && deletedAt === null)
  const { edits, tasks, undoEdits, undoTasks } = batchChanges(
    leads,
    {
      productId: isProduct ? (at([...ofTeam.map(({ id }) => id), null], how) ?? null) : undefined,
      addedTag: what === 'tag' ? (at(tags, how) ?? '') : '',
      removedTag: what === 'tag' ? (at(tags, how + 1) ?? '') : '',
      followUp: what === 'follow-up' ? `Call ${token(world)}` : '',
      day: '2026-03-04',
    },
    device.userId,
    () => 1_000_000 + world.next++,
  )
  return { lists: [edits, tasks], undo: [undoEdits, undoTasks] }
}

function fieldSet<F extends 'status' | 'ownerId'>(leads: readonly Lead[], field: F, to: Lead[F]) {
  const changed = leads.filter((lead) => lead[field] !== to)
  const edit = (id: number, pair: [unknown, unknown]): Change => ({
    name: 'lead.edit',
    args: { id, changes: { [field]: pair } },
  })
  return {
    lists: [changed.map((lead) => edit(lead.id, [lead[field], to]))],
    undo: [changed.map((lead) => edit(lead.id, [to, lead[field]]))],
  }
}
