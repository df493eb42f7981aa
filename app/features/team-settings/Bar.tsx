import { classes } from '#app/ui/classes.ts'

/** From this share on, the person is told that little is left. */
export const NEARLY_FULL = 0.8

/** How full something is, 0 to 1: hidden from screen readers, because the words beside it say the same. */
export function Bar({ share }: { share: number }) {
  const tone = share >= 1 ? 'bg-danger' : share >= NEARLY_FULL ? 'bg-yellow' : 'bg-accent'
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-grey-soft">
      <div className={classes('h-full rounded-full', tone)} style={{ width: `${share * 100}%` }} />
    </div>
  )
}
