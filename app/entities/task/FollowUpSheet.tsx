import { format } from 'date-fns/format'
import { CalendarPlus, MapPin, Phone, SquareCheck } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { saveFile } from '#app/ui/saveFile.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { calendarText, followUpEvent } from '#db/model/calendar.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { nameOf } from '#db/model/entities/registry.ts'
import { NewTask, type Task, type TaskKind } from '#db/model/entities/task.ts'
import { dayOf, dueWords, isDay, momentOf } from './due.ts'
import { useTaskActions } from './useTaskActions.ts'
import { kindWord, usualTitle } from './words.ts'

interface FollowUpSheetProps {
  lead: Lead
  /** The task to change; undefined for a new one. */
  task?: Task | undefined
  onClose: () => void
}

/** What to do about a lead, and when: one tap on a day is enough. */
export function FollowUpSheet({ lead, task, onClose }: FollowUpSheetProps) {
  const [kind, setKind] = useState<TaskKind>(task?.kind ?? (lead.phoneNumber ? 'call' : 'todo'))
  const [typed, setTyped] = useState(task?.title)
  const [error, setError] = useState<string>()
  const [choosing, setChoosing] = useState(task !== undefined)
  const title = typed ?? usualTitle(kind, lead)
  const save = useSave(lead, task)

  const keep = async (dueAt: string | null) => {
    const checked = v.safeParse(NewTask.entries.title, title)
    if (!checked.success) return setError(checked.issues[0].message)
    if (await save({ kind, title: checked.output, dueAt })) onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    void keep(chosenIn(new FormData(event.currentTarget)))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={task ? 'Change follow-up' : 'Follow up'}
      description={nameOf('leads', lead)}
      width="small"
      {...(choosing && {
        onSubmit: submit,
        footer: (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </>
        ),
      })}
    >
      <div className={classes('grid gap-4', !choosing && 'pb-4')}>
        <KindChoice kind={kind} onChoose={setKind} />
        <TextField
          label="What is to be done"
          value={title}
          error={error}
          maxLength={300}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
        <fieldset>
          <legend className="mb-1 font-medium text-sm">When</legend>
          <div
            className={classes(
              'grid gap-2 max-[16rem]:grid-cols-1',
              choosing ? 'grid-cols-3' : 'grid-cols-2',
            )}
          >
            {quickDays().map(({ label, day }) => (
              <DayButton key={label} label={label} day={day} onChoose={() => void keep(dayOf(day))} />
            ))}
            {!choosing && (
              <Button variant="secondary" className="min-h-14" onClick={() => setChoosing(true)}>
                A day and time…
              </Button>
            )}
          </div>
        </fieldset>
        {choosing && <DayAndTime dueAt={task ? task.dueAt : dayOf(new Date())} />}
        {task && task.dueAt !== null && (
          <Button variant="secondary" wide icon={<CalendarPlus />} onClick={() => saveToCalendar(task, lead)}>
            Add to calendar
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** @returns a function that stores the task and returns whether it is on the device */
function useSave(lead: Lead, task: Task | undefined) {
  const { add, edit } = useTaskActions()
  return (wanted: Pick<Task, 'kind' | 'title' | 'dueAt'>): Promise<boolean> => {
    const text = `${wanted.title}, ${dueWords(wanted.dueAt, new Date())}`
    if (task) return edit(task, wanted, { title: 'Follow-up changed', text })
    return add({ leadId: lead.id, ...wanted }, { title: 'Follow-up added', text })
  }
}

function quickDays() {
  const inDays = (count: number) => {
    const day = new Date()
    day.setDate(day.getDate() + count)
    return day
  }
  return [
    { label: 'Today', day: inDays(0) },
    { label: 'Tomorrow', day: inDays(1) },
    { label: 'In a week', day: inDays(7) },
  ]
}

function DayButton({ label, day, onChoose }: { label: string; day: Date; onChoose: () => void }) {
  return (
    <Button variant="secondary" className="min-h-14 flex-col gap-0 px-1" onClick={onChoose}>
      {label}
      <span className="font-normal text-muted text-xs">{format(day, 'EEE, MMM d')}</span>
    </Button>
  )
}

const kinds: readonly { kind: TaskKind; icon: ReactNode }[] = [
  { kind: 'call', icon: <Phone aria-hidden /> },
  { kind: 'visit', icon: <MapPin aria-hidden /> },
  { kind: 'todo', icon: <SquareCheck aria-hidden /> },
]

function KindChoice({ kind: chosen, onChoose }: { kind: TaskKind; onChoose: (kind: TaskKind) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">What it is</legend>
      <div className="grid grid-cols-3 gap-2 max-[16rem]:grid-cols-1">
        {kinds.map(({ kind, icon }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
            className={classes(
              'flex min-h-11 items-center justify-center gap-2 rounded-md border px-1 font-medium text-sm active:opacity-80 [&_svg]:size-4.5',
              kind === chosen ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line text-muted',
            )}
          >
            {icon}
            {kindWord(kind)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function DayAndTime({ dueAt }: { dueAt: string | null }) {
  const moment = dueAt === null ? undefined : momentOf(dueAt)
  return (
    <div className="grid grid-cols-2 gap-2 max-[16rem]:grid-cols-1">
      <TextField label="Day" type="date" name="day" defaultValue={moment && dayOf(moment)} />
      <TextField
        label="Time"
        optional
        type="time"
        name="time"
        defaultValue={dueAt && moment && !isDay(dueAt) ? format(moment, 'HH:mm') : ''}
      />
    </div>
  )
}

/** Hands a follow-up to the device's calendar, as a file that calendar apps open. */
function saveToCalendar(task: Task, { fullName, company, address }: Lead) {
  const event = followUpEvent({ ...task, fullName, company, address })
  const text = calendarText('Rove', [event], new Date())
  saveFile('follow-up.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
}

/** A day, or a time on a day; null if no day was chosen. */
function chosenIn(form: FormData): string | null {
  const [day, time] = [form.get('day'), form.get('time')]
  if (typeof day !== 'string' || day === '') return null
  return time ? new Date(`${day}T${time}`).toISOString() : day
}
