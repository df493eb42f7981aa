import { GripVertical, Lock, MapPinCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlacedStop } from '#app/entities/day/plan.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { ListRow } from '#app/ui/ListRow.tsx'
import { useMovable } from '#app/ui/useMovable.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { clock } from '#db/route/clock.ts'
import type { ScheduledVisit } from '#db/route/schedule.ts'
import { visitWords } from './words.ts'

interface PlannedRowProps {
  of: PlacedStop
  visit: ScheduledVisit | undefined
  /** When lunch starts, if it comes before this visit. */
  lunchAt: number | undefined
  end: ReactNode
  /** Undefined on another person's day. */
  onCheckIn: ((lead: Lead) => void) | undefined
}

/** A visit to come: when, where, how long; its handle moves it by finger, mouse or keyboard. */
export function PlannedRow({ of: { stop, lead }, visit, lunchAt, end, onCheckIn }: PlannedRowProps) {
  const { ref, handle, listeners, isDragging, style } = useMovable(String(stop.id))
  const openLead = useOpenLead()
  const name = leadName(lead)
  return (
    <li
      ref={ref}
      style={style}
      className={classes('relative -mx-4 bg-page', isDragging && 'z-10 bg-raised shadow-raised')}
    >
      {lunchAt !== undefined && (
        <p className="border-line border-b px-4 py-2 text-muted text-sm tabular-nums">
          {clock(lunchAt)} Lunch
        </p>
      )}
      <div className="flex items-center">
        <div className="flex min-w-16 shrink-0 flex-col items-center px-1">
          <span className={classes('text-sm tabular-nums', visit && visit.late > 0 && 'text-yellow')}>
            {visit && clock(visit.start)}
          </span>
          <button
            type="button"
            {...handle}
            {...listeners}
            aria-label={`Move ${name}`}
            className="grid size-control cursor-grab touch-none place-items-center rounded-md text-muted hover:text-ink active:cursor-grabbing"
          >
            <GripVertical aria-hidden className="size-4.5" />
          </button>
        </div>
        <div className="min-w-0 flex-1 [&>article]:pl-0">
          <ListRow
            name={name}
            detail={leadRole(lead)}
            foot={
              <span className="min-w-0">
                {stop.locked && (
                  <>
                    <Lock aria-hidden className="mr-1 inline size-3.5" />
                    <span className="sr-only">Keeps its place. </span>
                  </>
                )}
                {[
                  stop.fixedAt && `Appointment ${stop.fixedAt}`,
                  visit && visitWords(visit),
                  lead.openingHours && `Open ${lead.openingHours}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            }
            onOpen={() => openLead(lead.id)}
            opens={lead.id}
            end={
              <>
                {onCheckIn && (
                  <IconButton
                    label={`Check in at ${name}`}
                    icon={<MapPinCheck />}
                    className="[&_svg]:text-accent-ink"
                    onClick={() => onCheckIn(lead)}
                  />
                )}
                {end}
              </>
            }
          />
        </div>
      </div>
    </li>
  )
}
