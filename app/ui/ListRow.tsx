import type { ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { classes } from './classes.ts'
import { RowText, type RowTextProps } from './RowText.tsx'

/** What a row is high at least, in CSS pixels, with the line under it. */
export const ROW_PX = 72

export interface ListRowProps extends Omit<RowTextProps, 'name'> {
  name: string
  onOpen: () => void
  /** The lead whose page that is: the page before the app shows the head of it at once (boot.ts). */
  opens?: number | undefined
  /** What stands at its end, and is hit beside it: 44 px wide each. */
  end?: ReactNode
  /** While rows are selected: whether this one is; a tap then selects it. */
  selected?: boolean | undefined
  onSelect?: ((selected: boolean) => void) | undefined
}

/** A row of a list on a phone: who it is, how it stands, what is next. A tap anywhere opens it. */
export function ListRow({ name, onOpen, opens, end, selected, onSelect, ...text }: ListRowProps) {
  const look = 'relative flex min-h-18 items-center border-line border-b py-1'
  if (selected !== undefined) {
    return (
      <article className={classes(look, 'gap-1 pr-4 pl-1', selected ? 'bg-accent-soft' : 'bg-page')}>
        <Checkbox
          label={`Select ${name}`}
          hideLabel
          checked={selected}
          onCheckedChange={onSelect}
          // All of the row is its label, which lies under the box.
          className="static shrink-0 *:relative before:absolute before:inset-0"
        />
        <div className="min-w-0 flex-1">
          <RowText name={name} {...text} />
        </div>
      </article>
    )
  }
  return (
    <article className={classes(look, 'bg-page pl-4', !end && 'pr-4')}>
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
