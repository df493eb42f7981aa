import { CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RowTextProps {
  name: ReactNode
  /** Where they work, or whom it is for. */
  detail: ReactNode
  /** Its state: a few words in small print. */
  foot?: ReactNode
  /** Whether the row has changes that exist only on this device. */
  unsent?: boolean | undefined
}

/** The text of a row, in three lines. */
export function RowText({ name, detail, foot, unsent = false }: RowTextProps) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="min-w-0 truncate font-semibold text-title">{name}</span>
        {unsent && <Unsent />}
      </span>
      <span data-detail className="block truncate text-muted text-sm">
        {detail || '-'}
      </span>
      {foot && <span className="flex min-w-0 items-center gap-1.5 text-muted text-xs">{foot}</span>}
    </>
  )
}

/** Marks a row with changes that exist only on this device. */
export function Unsent() {
  return (
    <span className="shrink-0 text-muted">
      <CloudUpload aria-hidden className="size-4" />
      <span className="sr-only">Not sent yet</span>
    </span>
  )
}
