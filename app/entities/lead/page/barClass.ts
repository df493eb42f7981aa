import { classes } from '#app/ui/classes.ts'

/** The style of an entry in the bar of a lead's page: an icon above its word; a word that is too long wraps. */
export const barClass = (disabled = false): string =>
  classes(
    'flex min-h-13 min-w-11 flex-col items-center justify-center gap-1 rounded-lg py-1 text-center font-medium text-xs leading-tight no-underline transition-colors hover:bg-raised active:opacity-80 [&_svg]:size-5',
    disabled ? 'text-muted [&_svg]:opacity-50' : 'text-ink',
  )
