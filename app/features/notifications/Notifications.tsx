import { Link } from '@tanstack/react-router'
import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { useChangeOwn, useSettings } from '#app/data/useSettings.ts'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { type FeedEntry, unreadSince } from './feed.ts'
import { useFeed } from './useFeed.ts'

/**
 * The bell: a list of what team mates, the server and the person's other devices did; a dot marks unread
 * entries.
 */
export function Notifications({ onOpenLead }: { onOpenLead: (id: number) => void }) {
  const [open, setOpen] = useState(false)
  const { feed, refresh } = useFeed()
  const { seen, see } = useSeen()
  const news = seen === undefined ? 0 : unreadSince(feed, seen)
  const show = () => {
    setOpen(true)
    refresh()
    // If the device can't store it, another screen says so, and the dot appears again.
    see(feed[0]?.at ?? '').catch(() => undefined)
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
        description="What team mates did, what came of what you asked for, and what was done on your other devices."
      >
        <Trouble onLeave={() => setOpen(false)} />
        <Feed
          feed={feed}
          onLeave={() => setOpen(false)}
          onOpenLead={(id) => {
            setOpen(false)
            onOpenLead(id)
          }}
        />
      </Dialog>
    </>
  )
}

interface FeedProps {
  feed: readonly FeedEntry[]
  onOpenLead: (id: number) => void
  onLeave: () => void
}

function Feed({ feed, onOpenLead, onLeave }: FeedProps) {
  if (feed.length === 0) return <EmptyState icon={<BellOff />} title="Nothing new" />
  return (
    <ul className="divide-y divide-line">
      {feed.map(({ key, text, at, leadId, security }) => (
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
          <TimeAgo at={at} className="text-muted text-sm" />
          {security && (
            <Link
              to="/settings"
              search={{ tab: 'account' }}
              onClick={onLeave}
              className="inline-flex min-h-control items-center text-accent-ink text-sm hover:underline"
            >
              If this was not you, end that session
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The link to Attention. */
function Trouble({ onLeave }: { onLeave: () => void }) {
  const count = useAttentionCount()
  if (count === 0) return null
  return (
    <Link to="/attention" onClick={onLeave} className={buttonClass('secondary', 'wide')}>
      {count === 1 ? 'One change needs your attention' : `${count} changes need your attention`}
    </Link>
  )
}

/** Up to when the person has read, on any device; undefined until it has been read. */
function useSeen(): { seen: string | undefined; see: (until: string) => Promise<void> } {
  const { user } = useWorkspace()
  const changeOwn = useChangeOwn()
  const seen = useSettings()?.notificationsSeenAt
  const see = async (until: string) => {
    if (until <= (seen ?? '')) return
    await changeOwn({ name: 'settings.seeNotifications', args: { id: user.id, until } })
  }
  return { seen, see }
}
