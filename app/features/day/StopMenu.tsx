import {
  ArrowDown,
  ArrowUp,
  CalendarX,
  Clock,
  EllipsisVertical,
  Lock,
  LockOpen,
  Navigation,
  SkipForward,
  Trash2,
} from 'lucide-react'
import type { LeadStop } from '#app/entities/day/plan.ts'
import type { PlannedDay } from '#app/entities/day/useDay.ts'
import { useDayActions } from '#app/entities/day/useDayActions.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { directionsLink } from '#app/entities/lead/page/reach.ts'
import { Menu, MenuItem, MenuLine } from '#app/ui/Menu.tsx'

interface StopMenuProps {
  day: PlannedDay
  of: LeadStop
  /** Its place among the visits to come; undefined if it has none. */
  index: number | undefined
  onSettings: () => void
  /** Called after the visit was cancelled. */
  onCancelled: () => void
}

/** What can be done with a stop. */
export function StopMenu({ day, of: { stop, lead }, index, onSettings, onCancelled }: StopMenuProps) {
  const { edit, move, remove } = useDayActions(day)
  const name = leadName(lead)
  const isPlanned = stop.state === 'planned'
  const link = directionsLink(lead)
  const last = day.stops.planned.length - 1
  const cancel = async () => {
    const isCancelled = await edit([{ stop, to: { state: 'cancelled' } }], { title: 'Cancelled', text: name })
    if (isCancelled) onCancelled()
  }
  return (
    <Menu of={stop.id} label={`Actions for the visit to ${name}`} trigger={<EllipsisVertical aria-hidden />}>
      {link && (
        <MenuItem icon={<Navigation />} onSelect={() => window.open(link, '_blank', 'noopener')}>
          Directions
        </MenuItem>
      )}
      {isPlanned && (
        <>
          <MenuItem icon={<Clock />} onSelect={onSettings}>
            Time and length
          </MenuItem>
          {index !== undefined && (
            <>
              <MenuItem
                icon={stop.locked ? <LockOpen /> : <Lock />}
                onSelect={() => void edit([{ stop, to: { locked: !stop.locked } }])}
              >
                {stop.locked ? 'May be moved' : 'Keep its place'}
              </MenuItem>
              <MenuItem
                icon={<ArrowUp />}
                disabled={index === 0}
                onSelect={() => void move(index, index - 1)}
              >
                Move up
              </MenuItem>
              <MenuItem
                icon={<ArrowDown />}
                disabled={index === last}
                onSelect={() => void move(index, index + 1)}
              >
                Move down
              </MenuItem>
            </>
          )}
          <MenuLine />
          <MenuItem
            icon={<SkipForward />}
            onSelect={() => void edit([{ stop, to: { state: 'skipped' } }], { title: 'Skipped', text: name })}
          >
            Skip
          </MenuItem>
          <MenuItem icon={<CalendarX />} onSelect={() => void cancel()}>
            They cancelled
          </MenuItem>
        </>
      )}
      <MenuItem
        danger
        icon={<Trash2 />}
        onSelect={() => void remove(stop, { title: 'Taken out of the day', text: name })}
      >
        Take out of the day
      </MenuItem>
    </Menu>
  )
}
