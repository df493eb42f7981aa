import { Link } from '@tanstack/react-router'
import { MessageCircleQuestionMark, Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { CHAT, moreGroups } from './navigation.ts'
import { VERSION } from './version.ts'

export interface MoreSheetProps {
  /** The team switcher. */
  team: ReactNode
  onSearch: () => void
  onChat: () => void
  onClose: () => void
}

const tile =
  'flex min-h-12 w-full min-w-0 items-center gap-3 rounded-md px-3 py-1.5 text-left no-underline hover:bg-raised active:opacity-80 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted'

/** The entries that do not fit on a phone's bar, grouped under its names. */
export function MoreSheet({ team, onSearch, onChat, onClose }: MoreSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="More"
      footer={
        <div className="-m-2 grid gap-1">
          <div className="flex items-center gap-2">
            <div className="@container min-w-0 flex-1">{team}</div>
            <AvatarMenu />
          </div>
          <button type="button" aria-haspopup="dialog" onClick={onSearch} className={tile}>
            <Search aria-hidden />
            Search
          </button>
        </div>
      }
    >
      <nav aria-label="More" className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-2">
        {moreGroups.map(({ name, entries }) => (
          <Group key={name} name={name}>
            {entries.map(({ to, label, icon: Icon }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                onClick={onClose}
                className={tile}
              >
                <Icon aria-hidden />
                <span className="min-w-0">{label}</span>
                {to === '/attention' && <AttentionBadge />}
              </Link>
            ))}
            {name === 'Settings' && (
              <button type="button" aria-haspopup="dialog" onClick={onChat} className={tile}>
                <MessageCircleQuestionMark aria-hidden />
                {CHAT}
              </button>
            )}
          </Group>
        ))}
      </nav>
      <p className="px-3 text-muted text-xs">v{VERSION} (Production)</p>
    </Dialog>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-3 font-semibold text-muted text-xs">
        {name}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-1">{children}</div>
    </section>
  )
}

function AttentionBadge() {
  const count = useAttentionCount()
  if (count === 0) return null
  return (
    <Badge tone="red" className="ml-auto">
      {count}
    </Badge>
  )
}
