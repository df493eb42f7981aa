import { classes } from '#app/ui/classes.ts'

/**
 * The style of an entry in the bar of a lead's page: an icon above its word; the entries share the width of
 * the row.
 */
export const barClass = (accent = false): string =>
  classes(
    'flex min-h-13 min-w-11 flex-auto flex-col items-center justify-center gap-1 whitespace-nowrap rounded-lg px-0.5 font-medium text-xs no-underline transition-colors hover:bg-raised active:opacity-80 [&_svg]:size-5',
    accent ? 'bg-accent-soft text-accent-ink' : 'text-ink',
  )
