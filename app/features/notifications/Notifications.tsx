import { Bell, BellOff } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { longDate } from '#app/lib/format.ts'
import { useNames } from '#app/lib/members.ts'
import { useRows, useWorkspace } from '#app/lib/workspace.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { type Happening, happeningsIn, newsSince } from './happenings.ts'

/** What team mates and the server did, in a list that the bell opens; a dot says that there is news. */
export function Notifications({ onOpenLead }: { onOpenLead: (id: number) => void }) {
  const [open, setOpen] = useState(false)
  const happenings = useHappenings()
  const { seen, see } = useSeen()
  const news = newsSince(happenings, seen)
  const show = () => {
    setOpen(true)
    see(happenings[0]?.at ?? seen)
  }
  return (
    <>
      <span className="relative">
        <IconButton
          label={news > 0 ? `Notifications, ${news} new` : 'Notifications'}
          icon={<Bell />}
          onClick={show}
        />
        {news > 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-2 right-2 size-2.5 rounded-full bg-accent"
          />
        )}
      </span>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Notifications"
        description="What team mates did, and what came of what you asked for."
      >
        <Happenings
          happenings={happenings}
          onOpenLead={(id) => {
            setOpen(false)
            onOpenLead(id)
          }}
        />
      </Dialog>
    </>
  )
}

interface HappeningsProps {
  happenings: readonly Happening[]
  onOpenLead: (id: number) => void
}

function Happenings({ happenings, onOpenLead }: HappeningsProps) {
  if (happenings.length === 0) return <EmptyState icon={<BellOff />} title="Nothing new" />
  return (
    <ul className="divide-y divide-line">
      {happenings.map(({ key, text, at, leadId }) => (
        <li key={key} className="relative py-2">
          {leadId === undefined ? (
            <p className="wrap-anywhere line-clamp-3">{text}</p>
          ) : (
            <button
              type="button"
              onClick={() => onOpenLead(leadId)}
              className="wrap-anywhere line-clamp-3 text-left after:absolute after:inset-0 hover:underline"
            >
              {text}
            </button>
          )}
          <time dateTime={at} className="text-muted text-sm">
            {longDate(at)}
          </time>
        </li>
      ))}
    </ul>
  )
}

const noRows: never[] = []

function useHappenings(): Happening[] {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  const leads = useDeferredValue(useRows('leads')) ?? noRows
  const notes = useRows('notes') ?? noRows
  const products = useRows('products') ?? noRows
  const emails = useRows('emails') ?? noRows
  const requests = useRows('requests') ?? noRows
  return useMemo(
    () =>
      happeningsIn(
        { leads, notes, products, emails, requests },
        user.id,
        (id) => names.get(id) ?? 'A team mate',
      ),
    [leads, notes, products, emails, requests, user.id, names],
  )
}

/** When the person last looked, on this device. */
function useSeen() {
  const { user, team } = useWorkspace()
  const key = `rove-seen-${user.id}-${team.id}`
  const [seen, setSeen] = useState(() => localStorage.getItem(key) ?? '')
  const see = (at: string) => {
    localStorage.setItem(key, at)
    setSeen(at)
  }
  return { seen, see }
}
