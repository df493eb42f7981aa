import type { ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { classes } from './classes.ts'
import { RowText, type RowTextProps } from './RowText.tsx'

/** The minimum height of a row in CSS pixels, including the line below it. */
export const ROW_PX = 72

export interface ListRowProps extends Omit<RowTextProps, 'name'> {
  name: string
  onOpen: () => void
  /**
   * The id of the lead whose page the row opens. Before the app runs, boot.ts shows the head of that page at
   * once.
   */
  opens?: number | undefined
  /** Whether what it opens is open beside the list. */
  current?: boolean | undefined
  /** Controls at the end of the row, with their own tap target: 44 px wide each. */
  end?: ReactNode
  /** In select mode, whether this row is selected; a tap then toggles it. */
  selected?: boolean | undefined
  onSelect?: ((selected: boolean) => void) | undefined
}

/** A row of a list on a phone: who it is, its state, and what is next. A tap anywhere on it opens it. */
export function ListRow({ name, onOpen, opens, current, end, selected, onSelect, ...text }: ListRowProps) {
  const look = 'relative flex min-h-18 items-center border-line border-b py-1'
  if (selected !== undefined) {
    return (
      <article className={classes(look, 'gap-1 pr-4 pl-1', selected ? 'bg-accent-soft' : 'bg-page')}>
        <Checkbox
          label={`Select ${name}`}
          hideLabel
          checked={selected}
          onCheckedChange={onSelect}
          // The box's label covers the whole row.
          className="static shrink-0 *:relative before:absolute before:inset-0"
        />
        <div className="min-w-0 flex-1">
          <RowText name={name} {...text} />
        </div>
      </article>
    )
  }
  return (
    <article
      aria-current={current || undefined}
      className={classes(look, current ? 'bg-raised' : 'bg-page', 'pl-4', !end && 'pr-4')}
    >
      <div className="min-w-0 flex-1">
        <RowText
          {...text}
          name={
            <button
              type="button"
              data-opens={opens}
              onClick={onOpen}
              className="max-w-full truncate after:absolute after:inset-0"
            >
              {name}
            </button>
          }
        />
      </div>
      {end && <div className="relative flex shrink-0 items-center pr-1">{end}</div>}
    </article>
  )
}
