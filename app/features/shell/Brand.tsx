import { classes } from '#app/ui/classes.ts'
import { Logo } from '#app/ui/Logo.tsx'

/** The product's name and slogan. */
export function Brand({ className }: { className?: string }) {
  return (
    <div className={classes('items-center gap-3', className ?? 'flex')}>
      <Logo size={36} />
      <div>
        <p className="font-semibold leading-5">Rove</p>
        <p className="text-muted text-xs">Discover. Connect. Convert.</p>
      </div>
    </div>
  )
}
