import { Link } from '@tanstack/react-router'
import { Badge } from '#app/ui/Badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { navigation } from './navigation.ts'
import { useAttentionCount } from './syncState.ts'

const entry =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-muted transition-colors hover:bg-raised hover:text-ink [&.active]:bg-accent-soft [&.active]:font-medium [&.active]:text-accent-ink'

/** The entries with their submenus; minimised they are icons with names for the ear. */
export function Navigation({
  minimised = false,
  onNavigate,
}: {
  minimised?: boolean
  onNavigate?: () => void
}) {
  return (
    <nav aria-label="Main" className="grid gap-1 p-3">
      {navigation.map(({ to, label, icon: Icon, submenu }) => (
        <div key={to}>
          <Link
            to={to}
            activeOptions={{ exact: true }}
            onClick={onNavigate}
            title={minimised ? label : undefined}
            className={classes(entry, minimised && 'justify-center')}
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className={minimised ? 'sr-only' : undefined}>{label}</span>
            {to === '/attention' && <AttentionBadge />}
          </Link>
          {!minimised &&
            submenu?.map((item) => (
              <Link
                key={item.to}
                to={item.to}
                onClick={onNavigate}
                className={classes(entry, 'pl-11 text-sm')}
              >
                {item.label}
              </Link>
            ))}
        </div>
      ))}
    </nav>
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
