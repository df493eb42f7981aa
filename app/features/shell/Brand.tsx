import { classes } from '#app/ui/classes.ts'

/** The product's name and what it is for. */
export function Brand({ className }: { className?: string }) {
  return (
    <div className={classes('items-center gap-3', className ?? 'flex')}>
      <img src="/favicon.svg" alt="" width={36} height={36} />
      <div>
        <p className="font-semibold leading-5">Rove</p>
        <p className="text-muted text-xs">Discover. Connect. Convert.</p>
      </div>
    </div>
  )
}
