import { useNavigate, useSearch } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import {
  type ComponentProps,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { areaIn, areaText } from '#app/entities/lead/list/area.ts'
import type { PointOfLead } from '#app/entities/lead/list/points.ts'
import type { LeadQuery } from '#app/entities/lead/list/query.ts'
import { AreaTools, type DrawnArea, withCorner } from '#app/features/map/AreaTools.tsx'
import { MapButton } from '#app/features/map/MapButton.tsx'
import { MapRoom } from '#app/features/map/MapRoom.tsx'
import { NearestList } from '#app/features/map/NearestList.tsx'
import { usePoints } from '#app/features/map/usePoints.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import type { Point } from '#db/model/place.ts'
import { boundsOf, boundsText } from '#db/pmtiles/bounds.ts'
import { LeadRows } from './LeadRows.tsx'

interface LeadMapProps extends Omit<ComponentProps<typeof LeadRows>, 'current'> {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
}

/** The leads of the list on a map, and as rows by distance: from this device, otherwise from the middle of the map. */
export function LeadMap({ leads, query, onQuery, reasonOf, ...rows }: LeadMapProps) {
  // A page that opens, and a map that is drawn, come before what is marked and listed beside them.
  const current = useDeferredValue(useSearch({ strict: false, select: ({ lead }) => lead }))
  const navigate = useNavigate()
  const pointOf = usePoints(true)
  const listedPointOf = useDeferredValue(pointOf)
  const [middle, setMiddle] = useState<Point>()
  const [group, setGroup] = useState<ReadonlySet<number>>()
  const [drawn, setDrawn] = useState<DrawnArea>()
  const pins = useMemo(() => pointOf && pinsOf(leads, pointOf), [leads, pointOf])
  const filter = useMemo(() => (query.area && areaIn(query.area)) || [], [query.area])
  const { selection, mode, actions } = rows
  const byId = useMemo(() => new Map(leads.map((lead) => [lead.id, lead])), [leads])
  const selected = useMemo(
    () =>
      selection.count === 0
        ? nobody
        : new Set(leads.filter(({ id }) => selection.has(id)).map(({ id }) => id)),
    [selection, leads],
  )
  const open = (id: number) => {
    const lead = byId.get(id)
    if (mode.on) selection.set(id, !selection.has(id))
    else if (lead) actions.view(lead)
  }
  useEscape(drawn !== undefined, () => setDrawn(undefined))
  const keep = (corners: Point[]) => {
    const bounds = boundsOf(corners)
    void navigate({ to: '/settings', search: { tab: 'offline-maps', area: bounds && boundsText(bounds) } })
  }
  return (
    <MapRoom
      label={`Map of ${counted(leads.length)}`}
      pins={pins}
      selected={selected}
      current={current}
      area={drawn ?? filter}
      drawing={drawn !== undefined}
      onOpen={open}
      onGroup={(ids) => setGroup(new Set(ids))}
      onPoint={(point) => setDrawn((area) => area && withCorner(area, point))}
      onMoved={(point) => startTransition(() => setMiddle(point))}
      tools={
        <MapButton
          label="Draw an area"
          icon={<PenLine />}
          pressed={drawn !== undefined}
          onClick={() => setDrawn(drawn ? undefined : [])}
        />
      }
      foot={(map) =>
        drawn && (
          <AreaTools
            area={drawn}
            visible={map.visible}
            onChange={setDrawn}
            onKeep={keep}
            onUse={(area) => {
              setDrawn(undefined)
              onQuery({ ...query, area: areaText(area) })
            }}
          />
        )
      }
      list={
        listedPointOf ? (
          <NearestList
            rows={leads}
            pointOf={listedPointOf}
            middle={middle}
            group={group}
            onUngroup={() => setGroup(undefined)}
            counted={counted}
          >
            {(nearest, whereOf) => (
              <LeadRows
                leads={nearest}
                reasonOf={(lead) => [whereOf(lead), reasonOf?.(lead)].filter(Boolean).join(' · ')}
                current={current}
                {...rows}
              />
            )}
          </NearestList>
        ) : (
          <SkeletonList flush rows={6} />
        )
      }
    />
  )
}

/** Calls when Escape is pressed and closes nothing else. */
function useEscape(isWanted: boolean, onEscape: () => void) {
  const escaped = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isWanted) return
    const pressed = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) escaped()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isWanted])
}

const nobody: ReadonlySet<number> = new Set()
const counted = (count: number) => (count === 1 ? '1 lead' : `${count} leads`)

const pinsOf = (leads: readonly Lead[], pointOf: PointOfLead) =>
  leads.flatMap((lead) => {
    const at = pointOf(lead)
    return at ? [{ id: lead.id, point: at.point, mark: shownStatus(lead) }] : []
  })
