import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import type { DeviceStore } from '#db/device/store.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Choices, mergeChanges, undoChanges } from './plan.ts'

/** Returns functions that merge leads, with Undo, and that undo a merge. Both resolve to whether it is done. */
export function useMerge() {
  const { change, store } = useWorkspace()

  const undo = (loserIds: readonly number[]) =>
    attempt(async () => change(...(await undoOf(store, loserIds))), {
      done: { title: 'Merge undone', text: `${loserIds.length + 1} leads are apart again.` },
      failed: changeFailed('Failed to undo the merge', 'Please try again.'),
    })

  /** @param leads as `byFullness` returns them */
  const merge = (leads: readonly Lead[], choices: Choices) => {
    const losers = leads.slice(1).map(({ id }) => id)
    return attempt(() => change(...mergeChanges(leads, choices, new Date().toISOString())), {
      done: {
        title: 'Leads merged',
        text: `${leads.length} leads are one now.`,
        action: { label: 'Undo', onSelect: () => void undo(losers) },
      },
      failed: changeFailed('Failed to merge the leads', 'Please try again.'),
    })
  }
  return { merge, undo }
}

/** The changes that undo the merge of these leads, from the rows as they are now. */
async function undoOf(store: DeviceStore, loserIds: readonly number[]) {
  const losers = await there(store, loserIds)
  const winners = await there(
    store,
    losers.flatMap(({ mergedInto }) => mergedInto ?? []),
  )
  return undoChanges(losers, new Map(winners.map((lead) => [lead.id, lead])))
}

const there = async (store: DeviceStore, ids: readonly number[]): Promise<Lead[]> =>
  (await store.leads.bulkGet([...ids])).filter((lead) => lead !== undefined)
