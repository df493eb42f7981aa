import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { CalendarDays, ChevronLeft, ChevronRight, Plus, Route } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { type PlannedDay, useDay } from '#app/entities/day/useDay.ts'
import { type Owners, useOwners } from '#app/entities/lead/owners.ts'
import { dayOf } from '#app/entities/task/due.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { RoundAction } from '#app/ui/RoundAction.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useWide } from '#app/ui/useWide.ts'
import type { Point } from '#db/model/place.ts'
import { DayButtons } from './DayButtons.tsx'
import { StopLists } from './StopLists.tsx'
import { dayWords, obstacleSentences } from './words.ts'

const AddVisits = lazy(() => import('./AddVisits.tsx').then((part) => ({ default: part.AddVisits })))
const DaySettings = lazy(() => import('./DaySettings.tsx').then((part) => ({ default: part.DaySettings })))

interface MyDayProps {
  /** '2026-03-04'. */
  day: string
  /** Whose day it is. */
  userId: number
  onChoose: (day: string, userId: number) => void
}

/** The visits of a person's day in their order, with the times at which they are likely to take place. */
export function MyDay({ day, userId, onChoose }: MyDayProps) {
  const { user } = useWorkspace()
  const owners = useOwners()
  const [here, setHere] = useState<Point>()
  const planned = useDay(userId, day, here)
  const [open, setOpen] = useState<'add' | 'settings'>()
  const close = () => setOpen(undefined)
  const add = () => setOpen('add')
  const wide = useWide()
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="My day" subtitle={planned && dayWords(planned)} />
      <DayChoice day={day} onChange={(chosen) => onChoose(chosen, userId)}>
        {owners && owners.ids.length > 1 && (
          <WhoseDay owners={owners} userId={userId} onChange={(chosen) => onChoose(day, chosen)} />
        )}
      </DayChoice>
      <div className="my-3 flex flex-wrap gap-2">
        {wide && (
          <Button icon={<Plus />} onClick={add}>
            Add visits
          </Button>
        )}
        {planned && <DayButtons day={planned} onHere={setHere} onSettings={() => setOpen('settings')} />}
      </div>
      {planned ? <DayContent day={planned} isOwn={userId === user.id} /> : <SkeletonList />}
      {!wide && <RoundAction label="Add visits" icon={<Plus aria-hidden />} onClick={add} />}
      <Suspense>
        {planned && open === 'add' && <AddVisits day={planned} onClose={close} />}
        {planned && open === 'settings' && <DaySettings day={planned} onClose={close} />}
      </Suspense>
    </div>
  )
}

function DayContent({ day, isOwn }: { day: PlannedDay; isOwn: boolean }) {
  const { visited, planned, unplaced, left } = day.stops
  if (visited.length + planned.length + unplaced.length + left.length === 0) {
    return (
      <EmptyState
        icon={<Route />}
        title="Nothing planned yet"
        text="Add the visits that are due, leads by their rhythm, leads near you, or any lead. Rove puts them in the best order, also with no signal."
      />
    )
  }
  return (
    <>
      <Obstacles sentences={obstacleSentences(day)} />
      <StopLists day={day} isOwn={isOwn} />
    </>
  )
}

function Obstacles({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Banner tone="warn" className="mb-3">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  )
}

interface DayChoiceProps {
  day: string
  onChange: (day: string) => void
  children: ReactNode
}

/** One day back, one day on, or any day. */
function DayChoice({ day, onChange, children }: DayChoiceProps) {
  const moment = new Date(`${day}T00:00`)
  const step = (days: number) => onChange(dayOf(addDays(moment, days)))
  const isToday = day === dayOf(new Date())
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label="The day before" icon={<ChevronLeft />} onClick={() => step(-1)} />
      <TextField
        label="Day"
        hideLabel
        type="date"
        value={day}
        onChange={({ target }) => target.value && onChange(target.value)}
      />
      <IconButton label="The day after" icon={<ChevronRight />} onClick={() => step(1)} />
      <span className="text-muted text-sm">{isToday ? 'Today' : format(moment, 'EEEE')}</span>
      {children}
      {!isToday && (
        <Button variant="ghost" icon={<CalendarDays />} onClick={() => onChange(dayOf(new Date()))}>
          Today
        </Button>
      )}
    </div>
  )
}

interface WhoseDayProps {
  owners: Owners
  userId: number
  onChange: (userId: number) => void
}

function WhoseDay({ owners: { ids, names, me }, userId, onChange }: WhoseDayProps) {
  return (
    <SelectField
      label="Whose day"
      hideLabel
      className="max-w-48"
      value={String(userId)}
      options={ids.map((id) => ({
        value: String(id),
        label: id === me ? `${names.get(id)} (you)` : (names.get(id) ?? 'A team mate'),
      }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
