import { useMemo, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useRows, useWorkspace, type Workspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import type { Change } from '#db/device/mutate.ts'
import type { Rows, Table } from '#db/model/entities/registry.ts'
import { sampleCounts } from '#db/model/entities/sample.ts'
import { newId } from '#db/model/id.ts'
import { deleteRows, type SeenRow } from './deletion.ts'

/** The tables that can contain sample data. */
type SampleTable = { [T in Table]: Rows[T] extends { sample: boolean } ? T : never }[Table]

/** The current team's sample rows; undefined until they have been read. */
export function useSamples(): SeenRow[] | undefined {
  const products = useRows('products')
  const suggestions = useRows('suggestions')
  const leads = useRows('leads')
  const emails = useRows('emails')
  return useMemo(() => {
    if (!products || !suggestions || !leads || !emails) return undefined
    return samplesOf({ products, suggestions, leads, emails })
  }, [products, suggestions, leads, emails])
}

type Listed = readonly { id: number; version: number; sample: boolean }[]

/** The sample rows among a team's rows. */
export const samplesOf = (rows: Record<SampleTable, Listed>): SeenRow[] => [
  ...samplesIn('products', rows),
  ...samplesIn('suggestions', rows),
  ...samplesIn('leads', rows),
  ...samplesIn('emails', rows),
]

const samplesIn = (table: SampleTable, rows: Record<SampleTable, Listed>): SeenRow[] =>
  rows[table].filter(({ sample }) => sample).map(({ id, version }) => ({ table, id, version }))

/** Returns the action that loads the sample data; offered only if there is none. */
export function useSampleLoader() {
  const { change } = useWorkspace()
  const samples = useSamples()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    await loadSamples(change)
    setBusy(false)
  }
  return { offered: samples?.length === 0, busy, load: () => void load() }
}

/** Stores the sample data, all of it or nothing. */
export const loadSamples = (change: Workspace['change']): Promise<boolean> =>
  attempt(() => change(...newSamples()), {
    done: { title: 'Sample data loaded' },
    failed: changeFailed('Error', 'Failed to load sample data. Please try again.'),
  })

/** The changes that create the sample data: one product and everything that belongs to it. */
function newSamples(): Change[] {
  const productId = newId()
  const leadId = newId()
  return [
    { name: 'sample.product', args: { id: productId, fields: {} } },
    ...numbered(sampleCounts.suggestions, (n) => ({
      name: 'sample.suggestion' as const,
      args: { id: newId(), fields: { n, productId } },
    })),
    ...numbered(sampleCounts.leads, (n) => ({
      name: 'sample.lead' as const,
      args: { id: n === 0 ? leadId : newId(), fields: { n, productId } },
    })),
    ...numbered(sampleCounts.emails, (n) => ({
      name: 'sample.email' as const,
      args: { id: newId(), fields: { n, productId, leadId } },
    })),
  ]
}

const numbered = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** Removes sample rows, including edited ones, all or none, and offers to restore them. */
export const removeSamples = (change: Workspace['change'], samples: readonly SeenRow[]): Promise<boolean> =>
  deleteRows(change, samples, {
    deleted: () => ({ title: 'Sample data removed' }),
    notDeleted: changeFailed('Error', 'Failed to remove sample data. Please try again.'),
    restored: () => ({ title: 'Sample data restored' }),
    notRestored: changeFailed('Error', 'Failed to restore sample data. Please try again.'),
  })
