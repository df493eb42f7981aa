import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { LeadQuery } from '#app/entities/lead/list/query.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { grouped } from '#app/ui/grouped.ts'

/** The look of the arrow of what leads on to another screen. */
export const ARROW = 'size-5 shrink-0 text-muted'

interface SectionProps {
  title: string
  /** The total; left out if the rows make it clear. */
  count?: number | undefined
  /** The query for the list that the heading links to, if there are rows. */
  query?: LeadQuery
  children: ReactNode
}

/** A part of Today with its heading. */
export function Section({ title, count = 0, query, children }: SectionProps) {
  const id = useId()
  const head = (
    <>
      <span id={id}>{title}</span>
      {count > 0 && <span className="font-normal text-muted tabular-nums">{grouped(count)}</span>}
    </>
  )
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 className="border-line border-b font-semibold text-heading text-muted">
        {query && count > 0 ? (
          <Link to="/lead-management" search={query} className="flex min-h-control items-center gap-2">
            {head}
            <ChevronRight aria-hidden className={classes(ARROW, 'ml-auto')} />
          </Link>
        ) : (
          <span className="flex items-baseline gap-2 pb-1 md:min-h-control md:items-center md:pb-0">
            {head}
          </span>
        )}
      </h2>
      {children}
    </section>
  )
}

const MORE = 10

interface RowsProps<Row> {
  rows: readonly Row[]
  /** How many rows are shown at first. */
  first: number
  keyOf: (row: Row) => number
  children: (row: Row) => ReactNode
}

/** Rows of which the first are shown, and more on demand. */
export function SectionRows<Row>({ rows, first, keyOf, children }: RowsProps<Row>) {
  const [shown, setShown] = useState(first)
  if (rows.length === 0) return null
  return (
    <>
      <ul className="-mx-4">
        {rows.slice(0, Math.max(shown, first)).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {rows.length > Math.max(shown, first) && (
        <Button variant="ghost" wide onClick={() => setShown(shown + MORE)}>
          Show more
        </Button>
      )}
    </>
  )
}
