import { MapPin, Phone, PhoneMissed, SquareCheck, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { mapLink } from '#app/data/device/place.ts'
import { useFileSource } from '#app/data/useFileSource.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import type { Task } from '#db/model/entities/task.ts'
import { useTaskActions } from './useTaskActions.ts'
import { outcomeWords } from './words.ts'

/** A call, a visit or another finished task, as it is shown among the notes. @param who did it */
export function DoneTask({ task, who }: { task: Task; who: string }) {
  const { user } = useWorkspace()
  const { remove } = useTaskActions()
  const { title, note, place, photoUrl } = task
  const outcome = outcomeWords(task)
  return (
    <li className="pb-2">
      <div className="flex min-h-11 items-center gap-2">
        <p className="min-w-0 flex-1 text-muted text-sm">
          <span className="font-medium text-ink">{who}</span> <TimeAgo at={task.doneAt ?? task.createdAt} />
        </p>
        {task.userId === user.id && (
          <IconButton label={`Delete ${title}`} icon={<Trash2 />} onClick={() => void remove(task)} />
        )}
      </div>
      <p className="wrap-anywhere flex items-start gap-2 font-medium [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
        {iconOf(task)}
        <span className="min-w-0">{[title, outcome].filter(Boolean).join(' · ')}</span>
      </p>
      {note && <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{note}</p>}
      {place && (
        <a
          href={mapLink(place)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-control items-center text-accent-ink text-sm hover:underline"
        >
          Where it was, to about {place.accuracyMetres} m
        </a>
      )}
      {photoUrl && <Photo url={photoUrl} title={title} />}
    </li>
  )
}

function iconOf({ kind, outcome }: Task): ReactNode {
  if (outcome === 'no-answer') return <PhoneMissed aria-hidden />
  if (kind === 'call') return <Phone aria-hidden />
  return kind === 'visit' ? <MapPin aria-hidden /> : <SquareCheck aria-hidden />
}

function Photo({ url, title }: { url: string; title: string }) {
  const source = useFileSource(url)
  return <img src={source} alt={`Taken at: ${title}`} className="mt-2 max-h-60 max-w-full rounded-md" />
}
