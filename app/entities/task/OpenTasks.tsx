import { Check, Pencil, Trash2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useNames } from '#app/data/server/members.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Task } from '#db/model/entities/task.ts'
import { DueWords } from './DueWords.tsx'
import { byDue } from './due.ts'
import { useTaskActions } from './useTaskActions.ts'

interface OpenTasksProps {
  leadId: number
  onChange: (task: Task) => void
}

/** The open tasks of a lead, the next first; renders nothing if there are none. */
export function OpenTasks({ leadId, onChange }: OpenTasksProps) {
  const headingId = useId()
  const rows = useRows('tasks')
  const open = useMemo(
    () => rows?.filter((task) => task.leadId === leadId && !task.done).sort(byDue),
    [rows, leadId],
  )
  if (!open || open.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mb-4">
      <h3 id={headingId} className="mb-1 font-semibold text-heading">
        Follow-ups
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {open.map((task) => (
          <OpenTask key={task.id} task={task} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function OpenTask({ task, onChange }: { task: Task; onChange: (task: Task) => void }) {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  const { finish, remove } = useTaskActions()
  const forWhom = task.userId === user.id ? '' : `, ${names.get(task.userId) ?? 'a team mate'}`
  return (
    <li className="flex items-center py-1">
      <IconButton
        label={`Done: ${task.title}`}
        icon={<Check />}
        onClick={() => void finish(task)}
        className="[&_svg]:text-accent-ink"
      />
      <div className="min-w-0 flex-1 px-1">
        <p className="wrap-anywhere font-medium">{task.title}</p>
        <p className="text-muted text-sm">
          <DueWords dueAt={task.dueAt} />
          {forWhom}
        </p>
        {task.note && <p className="wrap-anywhere whitespace-pre-wrap text-sm">{task.note}</p>}
      </div>
      <IconButton label={`Change ${task.title}`} icon={<Pencil />} onClick={() => onChange(task)} />
      <IconButton label={`Delete ${task.title}`} icon={<Trash2 />} onClick={() => void remove(task)} />
    </li>
  )
}
