import type { ReactNode } from 'react'
import { Badge, type Tone } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { labelOf } from '#db/model/entities/label.ts'
import type { Table } from '#db/model/entities/registry.ts'

interface ItemProps {
  /** The display name of the row. */
  title: string
  /** What happened, and in which team. */
  text: string
  badge: { tone: Tone; word: string }
  children: ReactNode
  actions: ReactNode
}

/** An entry that needs attention: the row, what happened, and what can be done. */
export function Item({ title, text, badge, children, actions }: ItemProps) {
  return (
    <Card
      title={<span className="wrap-anywhere">{title}</span>}
      text={text}
      actions={<Badge tone={badge.tone}>{badge.word}</Badge>}
    >
      <div className="grid gap-3">{children}</div>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:first:basis-full">{actions}</div>
    </Card>
  )
}

/** Fields with the values that were typed; the text can be selected and copied. */
export function Fields({
  table,
  fields,
  shown,
}: {
  table: Table
  fields: object
  shown: (field: string, value: unknown) => string
}) {
  const typed = Object.entries(fields).filter(([field, value]) => shown(field, value) !== '')
  if (typed.length === 0) return null
  return (
    <dl className="grid select-text gap-x-4 gap-y-1 rounded-md bg-raised p-3 text-sm sm:grid-cols-[auto_1fr]">
      {typed.map(([field, value]) => (
        <div key={field} className="contents">
          <dt className="text-muted">{labelOf(table, field)}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap max-sm:mb-1">{shown(field, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
