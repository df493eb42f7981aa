import { useId } from 'react'

/** How much of the file is sent; after that the server sorts it in. */
export function ImportProgress({ sent }: { sent: number }) {
  const id = useId()
  const percent = Math.floor(sent * 100)
  return (
    <div className="grid gap-2 py-4">
      <label htmlFor={id} className="font-medium text-sm">
        {sent < 1 ? `Sending the file: ${percent}%` : 'Sorting the companies in...'}
      </label>
      <progress id={id} max={1} {...(sent < 1 && { value: sent })} className="h-2 w-full accent-accent" />
      <p className="text-muted text-sm">Please keep this open. Large files take a few minutes.</p>
    </div>
  )
}
