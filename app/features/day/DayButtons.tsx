import { EllipsisVertical, LocateFixed, Navigation, Route, SlidersHorizontal } from 'lucide-react'
import { isIos } from '#app/data/device/install.ts'
import { placeNow } from '#app/data/device/place.ts'
import { bestPositions } from '#app/entities/day/positions.ts'
import { type PlannedDay, startingAt } from '#app/entities/day/useDay.ts'
import { useDayActions } from '#app/entities/day/useDayActions.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Point } from '#db/model/place.ts'
import { legsOf } from './legs.ts'

interface DayButtonsProps {
  day: PlannedDay
  /** Called with the place from which the day goes on. */
  onHere: (here: Point) => void
  onSettings: () => void
}

/**
 * The best order of the rest of the day, from its start or from here, its way in the phone's maps, and its settings. On a
 * phone they are one row.
 */
export function DayButtons({ day, onHere, onSettings }: DayButtonsProps) {
  const { edit } = useDayActions(day)
  const { busy, attempt } = useAttempt()
  const { planned } = day.stops
  const order = async (from: PlannedDay) => {
    const moved = await bestPositions(from)
    if (moved.length === 0) notify({ title: 'This is the best order', tone: 'info' })
    else await edit(moved, { title: 'Order planned anew' })
  }
  const fromHere = async () => {
    const here = await placeNow()
    if ('problem' in here) return notify({ title: here.problem, tone: 'error' })
    onHere(here)
    await order(startingAt(day, here))
  }
  const run = (work: () => Promise<unknown>) => void attempt(work, { failed: () => undefined })
  if (planned.length === 0) {
    return (
      <Button variant="secondary" icon={<SlidersHorizontal />} onClick={onSettings}>
        Start, end, lunch
      </Button>
    )
  }
  return (
    <>
      <Button variant="secondary" icon={<Route />} busy={busy} onClick={() => run(() => order(day))}>
        Best order
      </Button>
      <Legs day={day} />
      <Menu label="More for this day" trigger={<EllipsisVertical aria-hidden />}>
        <MenuItem icon={<LocateFixed />} disabled={busy} onSelect={() => run(fromHere)}>
          From here on anew
        </MenuItem>
        <MenuItem icon={<SlidersHorizontal />} onSelect={onSettings}>
          Start, end, lunch
        </MenuItem>
      </Menu>
    </>
  )
}

function Legs({ day: { stops, habits } }: { day: PlannedDay }) {
  const end = habits.end ? [habits.end] : []
  const app = isIos(navigator) ? 'apple' : 'google'
  const legs = legsOf([...stops.planned.map(({ point }) => point), ...end], app)
  return legs.map(({ from, to, href }) => (
    <a key={href} href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
      <Navigation aria-hidden />
      {legs.length === 1 ? 'Open in maps' : `Stops ${from} to ${to} in maps`}
    </a>
  ))
}
