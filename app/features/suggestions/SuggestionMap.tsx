import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react'
import { companyPoint } from '#app/entities/lead/list/points.ts'
import { MapRoom } from '#app/features/map/MapRoom.tsx'
import type { Mark } from '#app/features/map/marks.ts'
import { NearestList } from '#app/features/map/NearestList.tsx'
import { useTowns } from '#app/features/map/usePoints.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { SelectMode } from '#app/ui/useSelectMode.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import type { Point } from '#db/model/place.ts'
import type { Stage } from './progress.ts'

interface SuggestionMapProps {
  suggestions: readonly Suggestion[]
  selection: Selection
  mode: SelectMode
  stepOf: (suggestion: Suggestion) => Stage['step']
  /**
   * The rows, in this order.
   * @param opened the suggestion whose pin was tapped
   * @param whereOf where a suggestion is, in a few words
   */
  rows: (
    suggestions: readonly Suggestion[],
    opened: number | undefined,
    whereOf: (suggestion: Suggestion) => string,
  ) => ReactNode
}

/** The suggested companies on a map, and as rows by distance. A tap on a pin opens the row of its company. */
export function SuggestionMap({ suggestions, selection, mode, stepOf, rows }: SuggestionMapProps) {
  const { findTown, isAwaited } = useTowns(true)
  const [middle, setMiddle] = useState<Point>()
  const [group, setGroup] = useState<ReadonlySet<number>>()
  const [opened, setOpened] = useState<number>()
  const points = useMemo(
    () => new Map(suggestions.map((company) => [company.id, companyPoint(company, findTown)])),
    [suggestions, findTown],
  )
  const pointOf = useCallback(({ id }: Suggestion) => points.get(id), [points])
  const pins = useMemo(() => {
    if (isAwaited) return undefined
    return suggestions.flatMap((company) => {
      const at = points.get(company.id)
      return at ? [{ id: company.id, point: at.point, mark: marks[stepOf(company)] }] : []
    })
  }, [isAwaited, suggestions, points, stepOf])
  const selected = useMemo(
    () => new Set(suggestions.filter(({ id }) => selection.has(id)).map(({ id }) => id)),
    [suggestions, selection],
  )
  const open = (id: number) => {
    if (mode.on) return selection.set(id, !selection.has(id))
    setGroup(undefined)
    setOpened(id)
  }
  return (
    <MapRoom
      label={`Map of ${counted(suggestions.length)}`}
      pins={pins}
      selected={selected}
      current={opened}
      area={noArea}
      drawing={false}
      onOpen={open}
      onGroup={(ids) => setGroup(new Set(ids))}
      onPoint={() => setOpened(undefined)}
      onMoved={(point) => startTransition(() => setMiddle(point))}
      list={
        isAwaited ? (
          <SkeletonList flush rows={6} />
        ) : (
          <NearestList
            rows={suggestions}
            pointOf={pointOf}
            middle={middle}
            group={group}
            onUngroup={() => setGroup(undefined)}
            counted={counted}
          >
            {(nearest, whereOf) => rows(nearest, opened, whereOf)}
          </NearestList>
        )
      }
    />
  )
}

const noArea: readonly Point[] = []

const counted = (count: number) => (count === 1 ? '1 company' : `${count} companies`)

/** The marks have the colours that the rows have. */
const marks: Record<Stage['step'], Mark> = {
  open: 'company',
  waits: 'qualified',
  'looked up': 'qualified',
  approved: 'converted',
  'no contact': 'contacted',
}
