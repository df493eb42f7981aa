import { CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RowTextProps {
  /** Who or what it is. */
  name: ReactNode
  /** Where they work, whom it is for. */
  detail: ReactNode
  /** How it stands: a few words in a line of small print. */
  foot?: ReactNode
  /** Whether it holds something that is on this device alone. */
  unsent?: boolean | undefined
}

/** What a row says, in three lines. */
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

/** Marks what is on this device alone. */
export function Unsent() {
  return (
    <span className="shrink-0 text-muted">
      <CloudUpload aria-hidden className="size-4" />
      <span className="sr-only">Not sent yet</span>
    </span>
  )
}
