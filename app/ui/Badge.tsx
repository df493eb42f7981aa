import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'green' | 'blue' | 'yellow' | 'red' | 'grey'

const tones: Record<Tone, string> = {
  green: 'bg-green-soft text-green',
  blue: 'bg-blue-soft text-blue',
  yellow: 'bg-yellow-soft text-yellow',
  red: 'bg-red-soft text-red',
  grey: 'bg-grey-soft text-grey',
}

const inks: Record<Tone, string> = {
  green: 'text-green',
  blue: 'text-blue',
  yellow: 'text-yellow',
  red: 'text-red',
  grey: 'text-grey',
}

export interface BadgeProps {
  tone?: Tone | undefined
  /** Always contains words, because the colour alone conveys nothing. */
  children: ReactNode
  /** For a line of small print: coloured words without a background. */
  bare?: boolean | undefined
  className?: string | undefined
}

/** A word or two about the state of something. */
export function Badge({ tone = 'grey', bare = false, children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap font-medium text-xs [&_svg]:size-3.5',
        bare ? classes('shrink-0', inks[tone]) : classes('rounded-full px-2 py-0.5', tones[tone]),
        className,
      )}
    >
      {children}
    </span>
  )
}
