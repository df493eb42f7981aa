import { Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { LeadStop, PlacedStop } from '#app/entities/day/plan.ts'
import type { PlannedDay } from '#app/entities/day/useDay.ts'
import { useDayActions } from '#app/entities/day/useDayActions.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { useTaskSheets } from '#app/entities/task/useTaskSheets.tsx'
import { DragOrder } from '#app/ui/DragOrder.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { ListRow } from '#app/ui/ListRow.tsx'
import { clock } from '#db/route/clock.ts'
import { PlannedRow } from './PlannedRow.tsx'
import { StopMenu } from './StopMenu.tsx'

const StopSettings = lazy(() => import('./StopSettings.tsx').then((part) => ({ default: part.StopSettings })))
const OnTheWay = lazy(() => import('./OnTheWay.tsx').then((part) => ({ default: part.OnTheWay })))

interface StopListsProps {
  day: PlannedDay
  /** Whether it is the day of the person who looks at it. */
  isOwn: boolean
}

/** All stops of a day: those visited, those to come in their order, those without a place, and those left out. */
export function StopLists({ day, isOwn }: StopListsProps) {
  const { checkIn, sheets } = useTaskSheets()
  const [open, setOpen] = useState<{ is: 'settings' | 'cancelled'; of: LeadStop }>()
  const { edit } = useDayActions(day)
  const { visited, unplaced, left } = day.stops
  const menuOf = (of: LeadStop, index?: number) => (
    <StopMenu
      day={day}
      of={of}
      index={index}
      onSettings={() => setOpen({ is: 'settings', of })}
      onCancelled={() => setOpen({ is: 'cancelled', of })}
    />
  )
  const onCheckIn = isOwn ? checkIn : undefined
  return (
    <>
      {visited.length > 0 && (
        <Section title="Visited">
          <ul>
            {visited.map((of) => (
              <StopRow key={of.stop.id} of={of} foot="Visited" end={menuOf(of)} />
            ))}
          </ul>
        </Section>
      )}
      <PlannedStops day={day} menuOf={menuOf} onCheckIn={onCheckIn} />
      {unplaced.length > 0 && (
        <Section title="No place yet">
          <ul>
            {unplaced.map((of) => (
              <StopRow
                key={of.stop.id}
                of={of}
                foot="No place yet, so it is in no order. An address that is looked up or a check-in gives it one."
                end={menuOf(of)}
              />
            ))}
          </ul>
        </Section>
      )}
      {left.length > 0 && (
        <Section title="Left out">
          <ul>
            {left.map((of) => (
              <StopRow
                key={of.stop.id}
                of={of}
                foot={of.stop.state === 'cancelled' ? 'Cancelled' : 'Skipped'}
                end={
                  <IconButton
                    label={`Visit ${leadName(of.lead)} after all`}
                    icon={<Undo2 />}
                    onClick={() => void edit([{ stop: of.stop, to: { state: 'planned' } }])}
                  />
                }
              />
            ))}
          </ul>
        </Section>
      )}
      {sheets}
      <Suspense>
        {open?.is === 'settings' && (
          <StopSettings day={day} of={open.of} onClose={() => setOpen(undefined)} />
        )}
        {open?.is === 'cancelled' && <OnTheWay day={day} of={open.of} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  )
}

interface PlannedStopsProps {
  day: PlannedDay
  menuOf: (of: PlacedStop, index: number) => ReactNode
  onCheckIn: ((lead: PlacedStop['lead']) => void) | undefined
}

function PlannedStops({ day, menuOf, onCheckIn }: PlannedStopsProps) {
  const { move } = useDayActions(day)
  const { habits, schedule, begin } = day
  const { planned } = day.stops
  const ids = planned.map(({ stop }) => String(stop.id))
  const nameOf = (id: string) => {
    const found = planned[ids.indexOf(id)]
    return found ? leadName(found.lead) : ''
  }
  if (planned.length === 0) return null
  return (
    <Section title="To visit">
      <DragOrder
        ids={ids}
        nameOf={nameOf}
        direction="down"
        onMove={(id, to) => void move(ids.indexOf(id), ids.indexOf(to))}
      >
        <ul>
          <li className={STATION}>
            {clock(begin.at)}{' '}
            {begin.point === habits.start ? `Start${nameAfter(habits.start)}` : 'On the way'}
          </li>
          {planned.map((of, index) => (
            <PlannedRow
              key={of.stop.id}
              of={of}
              visit={schedule.visits[index]}
              lunchAt={schedule.lunch?.after === index ? schedule.lunch.start : undefined}
              end={menuOf(of, index)}
              onCheckIn={onCheckIn}
            />
          ))}

          <li className={STATION}>
            {clock(schedule.end)} End{nameAfter(habits.end)}
            {schedule.drive > 0 && `, about ${schedule.drive} min drive`}
          </li>
        </ul>
      </DragOrder>
    </Section>
  )
}

const STATION = 'border-line border-b py-3 text-muted text-sm tabular-nums'

const nameAfter = (spot: { label: string } | null) => (spot ? `: ${spot.label}` : '')

function StopRow({ of: { lead }, foot, end }: { of: LeadStop; foot: string; end: ReactNode }) {
  const openLead = useOpenLead()
  return (
    <li className="-mx-4">
      <ListRow
        name={leadName(lead)}
        detail={leadRole(lead)}
        foot={foot}
        onOpen={() => openLead(lead.id)}
        opens={lead.id}
        end={end}
      />
    </li>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6 min-w-0">
      <h2 id={id} className="border-line border-b pb-1 font-semibold text-heading text-muted">
        {title}
      </h2>
      {children}
    </section>
  )
}
