import { LocateFixed, Navigation, Route } from 'lucide-react'
import { isIos } from '#app/data/device/install.ts'
import { placeNow } from '#app/data/device/place.ts'
import { bestPositions } from '#app/entities/day/positions.ts'
import { type PlannedDay, startingAt } from '#app/entities/day/useDay.ts'
import { useDayActions } from '#app/entities/day/useDayActions.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { notify } from '#app/ui/toast.ts'
import type { Point } from '#db/model/place.ts'
import { legsOf } from './legs.ts'

interface RouteButtonsProps {
  day: PlannedDay
  /** Called with the place from which the day goes on. */
  onHere: (here: Point) => void
}

/** The best order of the rest of the day, from its start or from here, and its way in the phone's maps. */
export function RouteButtons({ day, onHere }: RouteButtonsProps) {
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
  if (planned.length === 0) return null
  return (
    <>
      <Button variant="secondary" icon={<Route />} busy={busy} onClick={() => run(() => order(day))}>
        Best order
      </Button>
      <Button variant="secondary" icon={<LocateFixed />} busy={busy} onClick={() => run(fromHere)}>
        From here on anew
      </Button>
      <Legs day={day} />
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
