import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  info: { Icon: Info, look: 'bg-blue-soft text-blue' },
  warn: { Icon: TriangleAlert, look: 'bg-yellow-soft text-yellow' },
  error: { Icon: CircleAlert, look: 'bg-red-soft text-red' },
}

export interface BannerProps {
  tone?: keyof typeof tones | undefined
  children: ReactNode
  action?: { label: string; onSelect: () => void } | undefined
  className?: string | undefined
}

/** A strip that stays as long as its message applies. Screen readers announce an error immediately. */
export function Banner({ tone = 'info', children, action, className }: BannerProps) {
  const { Icon, look } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('flex items-center gap-3 rounded-md px-4 py-1 text-sm', look, className)}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2">{children}</div>
      {action && (
        <button
          type="button"
          onClick={action.onSelect}
          className="min-h-control shrink-0 rounded-md px-2 font-semibold underline underline-offset-4 active:opacity-80"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
