import { useState } from 'react'
import { findHere, useHere } from '#app/data/device/here.ts'
import type { Counts } from '#app/entities/lead/list/counts.ts'
import { type Distance, distances, type LeadQuery } from '#app/entities/lead/list/query.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Choices } from './Choices.tsx'
import { withinName } from './names.ts'

interface DistanceChoicesProps {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
  /** Undefined while leads are being counted. */
  counts: Counts | undefined
}

/** The distances from this device. Choosing one asks the device where it is, if nobody has asked yet. */
export function DistanceChoices({ query, onQuery, counts }: DistanceChoicesProps) {
  const here = useHere()
  const [problem, setProblem] = useState<string>()
  const [finding, setFinding] = useState<Distance>()
  const choose = async (within: Distance, on: boolean) => {
    setProblem(undefined)
    if (on && !here) {
      setFinding(within)
      const unknown = await findHere()
      setFinding(undefined)
      if (unknown) return setProblem(unknown)
    }
    onQuery({ ...query, within: on ? within : undefined })
  }
  return (
    <Choices label="Distance">
      {distances.map((within) => (
        <Chip
          key={within}
          pressed={query.within === within || finding === within}
          count={counts?.within && (counts.within.get(within) ?? 0)}
          onPress={(on) => void choose(within, on)}
        >
          {withinName(within)}
        </Chip>
      ))}
      <p role="status" className="w-full text-muted text-sm">
        {problem ?? (finding ? 'Looking for where you are…' : aboutPlaces(counts))}
      </p>
    </Choices>
  )
}

/** What a distance needs, or which leads none is known of. */
function aboutPlaces(counts: Counts | undefined): string {
  if (!counts?.within) return 'From where you are now. Your place is asked for once you choose one.'
  const { placeless } = counts
  if (placeless === 0) return 'From where you are now.'
  return placeless === 1
    ? '1 lead has no known place and is left out.'
    : `${placeless} leads have no known place and are left out.`
}
