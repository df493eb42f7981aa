import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

type RoundActionProps = {
  /** What the button does, for screen readers. */
  label: string
  icon: ReactNode
} & ({ to: NonNullable<LinkProps['to']> } | { onClick: () => void })

/**
 * The most frequent action of a screen on a phone: one round button above the bar, within reach of the thumb. It
 * is in the middle, because a row's own buttons are at its end.
 * The page leaves space for it at its end.
 */
export function RoundAction({ label, icon, ...action }: RoundActionProps) {
  useNoticesAbove()
  return (
    <>
      <div className="h-16 shrink-0 md:hidden" />
      {'to' in action ? (
        <Link to={action.to} aria-label={label} data-bar className={look}>
          {icon}
        </Link>
      ) : (
        <button type="button" aria-label={label} data-bar onClick={action.onClick} className={look}>
          {icon}
        </button>
      )}
    </>
  )
}

const look =
  'bottom-above-bars fixed left-1/2 z-20 grid -translate-x-1/2 size-14 place-items-center rounded-full bg-accent text-on-accent shadow-raised active:opacity-80 md:hidden [&_svg]:size-6'

function useNoticesAbove() {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--round-room', '4.5rem')
    return () => void style.removeProperty('--round-room')
  }, [])
}
