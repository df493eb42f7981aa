import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:bg-raised',
  ghost: 'text-ink hover:bg-raised',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
}

/** `wide` fills its row; `snug` fits tightly around its content, such as an icon or a picture. */
type ButtonFit = 'wide' | 'snug'

/** The style of a button, also for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', fit?: ButtonFit): string =>
  classes(
    'inline-flex min-h-control min-w-control select-none items-center justify-center gap-2 rounded-md py-1.5',
    'text-center font-medium text-sm no-underline transition-colors active:opacity-80',
    'disabled:pointer-events-none not-aria-busy:disabled:opacity-50',
    '[&_svg]:size-4.5 [&_svg]:shrink-0',
    variants[variant],
    fit === 'snug' ? 'px-2' : 'px-4',
    fit === 'wide' && 'w-full',
  )
