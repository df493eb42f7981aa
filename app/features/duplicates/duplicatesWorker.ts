import { storeOf } from '#db/device/engine.ts'
import { DuplicateIndex } from '#db/duplicates/duplicateIndex.ts'
import { groupsOf } from '#db/duplicates/groups.ts'
import { combinedId } from '#db/model/id.ts'
import { standing } from '#db/model/merged.ts'
import type { FromWorker, ToWorker } from './messages.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  find(data).catch((error: unknown) => answer({ type: 'failed', message: String(error) }))
}

const answer = (message: FromWorker) => self.postMessage(message)

async function find({ userId, teamId }: ToWorker): Promise<void> {
  const store = storeOf(userId)
  const [all, told] = await Promise.all([
    store.leads.where('teamId').equals(teamId).toArray(),
    store.distinctLeads.where('teamId').equals(teamId).toArray(),
  ])
  const leads = standing(all).filter(({ deletedAt, saved }) => saved && deletedAt === null)
  const distinct = new Set(told.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])))
  const index = new DuplicateIndex()
  leads.forEach((lead, at) => {
    index.add(lead.id, lead)
    if (at % PROGRESS === 0) answer({ type: 'progress', done: at / 2, total: leads.length })
  })
  const areDistinct = (a: number, b: number) => distinct.has(combinedId(a, b))
  const onProgress = (done: number) =>
    answer({ type: 'progress', done: (leads.length + done) / 2, total: leads.length })
  answer({
    type: 'found',
    groups: groupsOf(
      index,
      leads.map(({ id }) => id),
      areDistinct,
      onProgress,
    ),
  })
}
const PROGRESS = 1_000
