import { LocateFixed, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { placeNow } from '#app/data/device/place.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { PhotoButton } from '#app/entities/PhotoButton.tsx'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { longDate } from '#app/ui/dates.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Change, NewFile } from '#db/device/mutate.ts'
import { dayPlanId } from '#db/model/entities/dayPlan.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { nameOf } from '#db/model/entities/registry.ts'
import type { Stop, StopState } from '#db/model/entities/stop.ts'
import { fileUrl } from '#db/model/file.ts'
import type { Place } from '#db/model/place.ts'
import { dayOf } from './due.ts'
import { finishStep, type Step, useNextStep } from './NextStep.tsx'
import { type Noted, NoteField } from './NoteField.tsx'
import { settledBy, withMore } from './settled.ts'
import { useTaskActions } from './useTaskActions.ts'
import { usualTitle } from './words.ts'

/**
 * The form for a visit, filled in on site: time, outcome, a photo, and the place only if the person shares
 * it.
 */
export function CheckInSheet({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const [at] = useState(() => new Date().toISOString())
  const [place, setPlace] = useState<Place | null>(null)
  const [isLeads, setIsLeads] = useState(false)
  const [photo, setPhoto] = useState<NewFile>()
  const note = useRef<Noted>(null)
  const checkIn = useCheckIn(lead)
  const keepPlace = useKeepPlace(lead)
  const next = useNextStep(lead)
  const { busy, attempt } = useAttempt()
  const save = () =>
    attempt(
      async () => {
        const visit = { at, place, photo, note: note.current?.text() ?? '', steps: next.steps(true) }
        if (!(await checkIn(visit))) return
        if (place && isLeads) await keepPlace(place)
        note.current?.forget()
        onClose()
      },
      { failed: () => undefined },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Check in at ${nameOf('leads', lead)}`}
      description={longDate(at)}
      width="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            Check in
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {next.choice}
        <NoteField ref={note} of={`visit-${lead.id}`} />
        <PlaceChoice place={place} onChange={setPlace} />
        {place && !lead.place && (
          <Checkbox label="Keep it as the lead's place" checked={isLeads} onCheckedChange={setIsLeads} />
        )}
        <PhotoChoice photo={photo} onChange={setPhoto} />
      </div>
    </Dialog>
  )
}

/** @returns a function that makes a place the lead's own, at the address that it has now */
function useKeepPlace({ id, address, placeAddress }: Lead) {
  const { change } = useWorkspace()
  return (place: Place) => {
    return change({
      name: 'lead.edit',
      args: { id, changes: { place: [null, place], placeAddress: [placeAddress, address] } },
    })
  }
}

interface Visit {
  /** ISO 8601 in UTC. */
  at: string
  note: string
  place: Place | null
  photo: NewFile | undefined
  steps: readonly Step[]
}

/** @returns a function that stores a visit and returns whether it is on the device */
function useCheckIn(lead: Lead) {
  const { user } = useWorkspace()
  const tasks = useRows('tasks')
  const stops = useRows('stops')
  const { add, edit } = useTaskActions()
  return ({ at, note, place, photo, steps: next }: Visit): Promise<boolean> => {
    const planId = dayPlanId(user.id, dayOf(new Date(at)))
    const steps = [...next, ...visitedSteps(stops ?? [], planId, lead.id)]
    const usualToDo = usualTitle('todo', lead)
    const visit = { leadId: lead.id, kind: 'visit', userId: user.id, usualToDo } as const
    const said = { title: 'Checked in', text: nameOf('leads', lead) }
    const photoUrl = photo ? fileUrl(photo.id) : ''
    const files = photo ? [photo] : []
    const due = settledBy(tasks ?? [], visit, new Date())
    if (due?.kind === 'visit') {
      const done = { done: true, place, photoUrl, note: withMore(due.note, note) }
      return edit(due, done, said, { files, steps })
    }
    const title = usualTitle('visit', lead)
    return add(
      { leadId: lead.id, kind: 'visit', title, done: true, doneAt: at, note, place, photoUrl },
      said,
      { files, steps: due ? [finishStep(due), ...steps] : steps },
    )
  }
}

/** Marks the lead's stop in the plan of the day as visited. */
function visitedSteps(stops: readonly Stop[], planId: number, leadId: number): Step[] {
  const planned = stops.filter(
    (stop) => stop.planId === planId && stop.leadId === leadId && stop.state === 'planned',
  )
  const edit = (id: number, from: StopState, to: StopState): Change => ({
    name: 'stop.edit',
    args: { id, changes: { state: [from, to] } },
  })
  return planned.map(({ id }) => ({
    make: edit(id, 'planned', 'visited'),
    back: edit(id, 'visited', 'planned'),
    said: '',
  }))
}

interface PlaceChoiceProps {
  place: Place | null
  onChange: (place: Place | null) => void
}

/** The place is requested once, by a tap, and can be removed again. */
function PlaceChoice({ place, onChange }: PlaceChoiceProps) {
  const [problem, setProblem] = useState('')
  const { busy, attempt } = useAttempt()
  const ask = () =>
    attempt(
      async () => {
        const found = await placeNow()
        if ('problem' in found) return setProblem(found.problem)
        setProblem('')
        onChange(found)
      },
      { failed: () => undefined },
    )
  if (place) {
    return (
      <div className="flex min-h-control items-center justify-between gap-2 rounded-md border border-line pl-3">
        <span className="flex items-center gap-2 text-sm">
          <LocateFixed aria-hidden className="size-4.5 text-accent-ink" />
          Place added, to about {place.accuracyMetres} m
        </span>
        <IconButton label="Leave out the place" icon={<X />} onClick={() => onChange(null)} />
      </div>
    )
  }
  return (
    <div className="grid gap-1">
      <Button variant="secondary" icon={<LocateFixed />} busy={busy} onClick={() => void ask()}>
        Add where I am
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}

interface PhotoChoiceProps {
  photo: NewFile | undefined
  onChange: (photo: NewFile | undefined) => void
}

function PhotoChoice({ photo, onChange }: PhotoChoiceProps) {
  const source = usePreview(photo)
  if (!source) return <PhotoButton label="Add photo" wide onTake={onChange} />
  return (
    <div className="flex items-center justify-between gap-2 rounded-md border border-line p-1 pl-2">
      <img src={source} alt="What was taken" className="h-20 max-w-[70%] rounded-sm object-cover" />
      <IconButton label="Leave out the photo" icon={<X />} onClick={() => onChange(undefined)} />
    </div>
  )
}

/** An address for a photo that exists only in the page so far. */
function usePreview(photo: NewFile | undefined): string | undefined {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!photo) return setSource(undefined)
    const url = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [photo])
  return source
}
