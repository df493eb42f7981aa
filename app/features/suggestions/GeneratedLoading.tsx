import { Button } from '#app/ui/Button.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'

/** The results while they are read (SPEC.md section 2). */
export function GeneratedLoading({ titleId }: { titleId: string }) {
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="font-semibold text-lg">
          Web-Scanned Leads
        </h2>
        <div className="flex gap-2">
          {['Filter', 'Sort', 'Export'].map((label) => (
            <Button key={label} variant="secondary" disabled>
              {label}
            </Button>
          ))}
        </div>
      </header>
      <SkeletonList rows={3} />
    </>
  )
}
