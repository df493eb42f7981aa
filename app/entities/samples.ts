import { useMemo, useState } from 'react'
import { failureOf } from '#app/data/failure.ts'
import { useRows, useWorkspace, type Workspace } from '#app/data/workspace.tsx'
import type { Change } from '#db/device/mutate.ts'
import { sampleCounts } from '#db/model/entities/sample.ts'
import { newId } from '#db/model/id.ts'

/** A row of the sample data, as the person saw it. */
export interface Sample {
  noun: 'product' | 'suggestion' | 'lead' | 'email'
  id: number
  version: number
}

interface Notice {
  title: string
  text?: string | undefined
  tone: 'success' | 'error'
  action?: { label: string; onSelect: () => void }
}
type Say = (notice: Notice) => void

/** The current team's sample rows (DECISIONS.md, sample data); undefined while they are read. */
export function useSamples(): Sample[] | undefined {
  const products = useRows('products')
  const suggestions = useRows('suggestions')
  const leads = useRows('leads')
  const emails = useRows('emails')
  return useMemo(() => {
    if (!products || !suggestions || !leads || !emails) return undefined
    return samplesOf({ products, suggestions, leads, emails })
  }, [products, suggestions, leads, emails])
}

type Rows = readonly { id: number; version: number; sample: boolean }[]

/** The samples among a team's rows. */
export const samplesOf = (rows: Record<'products' | 'suggestions' | 'leads' | 'emails', Rows>): Sample[] => [
  ...samplesIn('product', rows.products),
  ...samplesIn('suggestion', rows.suggestions),
  ...samplesIn('lead', rows.leads),
  ...samplesIn('email', rows.emails),
]

const samplesIn = (noun: Sample['noun'], rows: Rows): Sample[] =>
  rows.filter(({ sample }) => sample).map(({ id, version }) => ({ noun, id, version }))

/**
 * Loads the sample data when it is asked for.
 * @param say gets what came of it, for the person
 * @returns whether to offer it: never beside samples that are there
 */
export function useSampleLoader(say: Say) {
  const { change } = useWorkspace()
  const samples = useSamples()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    await loadSamples(change, say)
    setBusy(false)
  }
  return { offered: samples?.length === 0, busy, load: () => void load() }
}

/** Stores the sample data, all of it or nothing. */
export async function loadSamples(change: Workspace['change'], say: Say): Promise<void> {
  try {
    await change(...newSamples())
  } catch (error) {
    return say(failureOf(error, 'Error', 'Failed to load sample data. Please try again.'))
  }
  say({ title: 'Sample data loaded', tone: 'success' })
}

/** What makes the sample data: one product and all that belongs to it. */
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

/** Removes samples, edited ones too, all or none, and offers to put exactly those back. */
export async function removeSamples(
  change: Workspace['change'],
  samples: readonly Sample[],
  say: Say,
): Promise<void> {
  try {
    await change(...samples.map(removalOf))
  } catch (error) {
    return say(failureOf(error, 'Error', 'Failed to remove sample data. Please try again.'))
  }
  const undo = { label: 'Undo', onSelect: () => void restoreSamples(change, samples, say) }
  say({ title: 'Sample data removed', tone: 'success', action: undo })
}

async function restoreSamples(
  change: Workspace['change'],
  samples: readonly Sample[],
  say: Say,
): Promise<void> {
  try {
    await change(...samples.map(restoralOf))
  } catch (error) {
    return say(failureOf(error, 'Error', 'Failed to restore sample data. Please try again.'))
  }
  say({ title: 'Sample data restored', tone: 'success' })
}

const removalOf = ({ noun, id, version }: Sample): Change => ({
  name: `${noun}.delete`,
  args: { id, seen: version },
})

const restoralOf = ({ noun, id }: Sample): Change => ({ name: `${noun}.restore`, args: { id } })
