import { useNavigate, useSearch } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { type ComponentProps, startTransition, useMemo, useState } from 'react'
import { useHere } from '#app/data/device/here.ts'
import { areaIn, areaText } from '#app/entities/lead/list/area.ts'
import { distanceWords } from '#app/entities/lead/list/distance.ts'
import type { PointOfLead } from '#app/entities/lead/list/points.ts'
import type { LeadQuery } from '#app/entities/lead/list/query.ts'
import { pointWords } from '#app/entities/lead/pointWords.ts'
import { AreaTools, type DrawnArea, withCorner } from '#app/features/map/AreaTools.tsx'
import { MapButton } from '#app/features/map/MapButton.tsx'
import { MapRoom } from '#app/features/map/MapRoom.tsx'
import { usePoints } from '#app/features/map/usePoints.ts'
import { Button } from '#app/ui/Button.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'
import { boundsOf, boundsText } from '#db/pmtiles/bounds.ts'
import { LeadRows } from './LeadRows.tsx'

interface LeadMapProps extends Omit<ComponentProps<typeof LeadRows>, 'current'> {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
}

/** The leads of the list on a map, and as rows by distance: from this device, otherwise from the middle of the map. */
export function LeadMap({ leads, query, onQuery, reasonOf, ...rows }: LeadMapProps) {
  const current = useSearch({ strict: false, select: ({ lead }) => lead })
  const navigate = useNavigate()
  const pointOf = usePoints(true)
  const here = useHere()
  const [middle, setMiddle] = useState<Point>()
  const [group, setGroup] = useState<ReadonlySet<number>>()
  const [drawn, setDrawn] = useState<DrawnArea>()
  const pins = useMemo(() => (pointOf ? pinsOf(leads, pointOf) : []), [leads, pointOf])
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
  const keep = (corners: Point[]) => {
    const bounds = boundsOf(corners)
    void navigate({ to: '/settings', search: { tab: 'offline-maps', area: bounds && boundsText(bounds) } })
  }
  return (
    <MapRoom
      label={`Map of ${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`}
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
        pointOf ? (
          <NearestLeads
            leads={leads}
            pointOf={pointOf}
            from={here ?? middle}
            isHere={here !== undefined}
            group={group}
            onUngroup={() => setGroup(undefined)}
            reasonOf={reasonOf}
            current={current}
            {...rows}
          />
        ) : (
          <SkeletonList flush rows={6} />
        )
      }
    />
  )
}

const nobody: ReadonlySet<number> = new Set()
/** In kilometres, for what has no known place. */
const FARTHER_THAN_ANY = Number.MAX_VALUE

const pinsOf = (leads: readonly Lead[], pointOf: PointOfLead) =>
  leads.flatMap((lead) => {
    const at = pointOf(lead)
    return at ? [{ id: lead.id, point: at.point, mark: shownStatus(lead) }] : []
  })

interface NearestLeadsProps extends ComponentProps<typeof LeadRows> {
  pointOf: PointOfLead
  from: Point | undefined
  /** Whether distances are from this device. */
  isHere: boolean
  /** The leads of a group on the map that is shown alone. */
  group: ReadonlySet<number> | undefined
  onUngroup: () => void
}

/** Leads as rows, the nearest first; those without a known place come last. */
function NearestLeads({
  leads,
  pointOf,
  from,
  isHere,
  group,
  onUngroup,
  reasonOf,
  ...rows
}: NearestLeadsProps) {
  const kilometres = useMemo(() => kilometresOf(leads, pointOf, from), [leads, pointOf, from])
  const nearest = useMemo(() => {
    const shown = group ? leads.filter(({ id }) => group.has(id)) : leads
    return nearestFirst(shown, kilometres)
  }, [leads, group, kilometres])
  const where = (lead: Lead) => {
    const at = pointOf(lead)
    const away = isHere ? kilometres.get(lead.id) : undefined
    const words = at ? pointWords(at) : 'No place known'
    return [away !== undefined && distanceWords(away), words, reasonOf?.(lead)].filter(Boolean).join(' · ')
  }
  return (
    <>
      {group ? (
        <div className="flex items-center justify-between gap-2 text-sm">
          <p role="status">
            {nearest.length} {nearest.length === 1 ? 'lead' : 'leads'} at one place
          </p>
          <Button variant="ghost" onClick={onUngroup}>
            Show all
          </Button>
        </div>
      ) : (
        <p className="py-2 text-muted text-xs">
          {isHere ? 'By distance from you' : 'By distance from the middle of the map'}
        </p>
      )}
      <LeadRows leads={nearest} reasonOf={where} {...rows} />
    </>
  )
}

/** The nearest first; the order of leads that are equally far away stays. */
const nearestFirst = (leads: readonly Lead[], kilometres: ReadonlyMap<number, number>): Lead[] =>
  leads
    .map((lead) => ({ lead, away: kilometres.get(lead.id) ?? FARTHER_THAN_ANY }))
    .sort((one, other) => one.away - other.away)
    .map(({ lead }) => lead)

function kilometresOf(
  leads: readonly Lead[],
  pointOf: PointOfLead,
  from: Point | undefined,
): ReadonlyMap<number, number> {
  if (!from) return new Map()
  return new Map(
    leads.flatMap((lead): [number, number][] => {
      const at = pointOf(lead)
      return at ? [[lead.id, kilometresBetween(from, at.point)]] : []
    }),
  )
}
