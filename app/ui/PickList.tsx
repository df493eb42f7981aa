import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { positionAfter } from './pickPosition.ts'

export interface PickGroup<Item> {
  heading: string
  items: readonly Item[]
}

export interface PickListProps<Item> {
  /** The accessible name of the search box. */
  label: string
  placeholder: string
  text: string
  onTextChange: (text: string) => void
  /** The items that match the text; a group without items is not shown. */
  groups: readonly PickGroup<Item>[]
  keyOf: (item: Item) => string | number
  /** Renders an item. */
  children: (item: Item) => ReactNode
  onPick: (item: Item) => void
  /** The first match for the current text, while `groups` still belong to an earlier text. */
  firstNow?: (() => Item | undefined) | undefined
  /** Shown when nothing matches. */
  empty: ReactNode
  /** Shown below the items. */
  foot?: ReactNode
  className?: string | undefined
}

/** A list that is searched by typing: the arrow keys move, Enter picks, and the focus stays in the box. */
export function PickList<Item>({
  label,
  groups,
  text,
  empty,
  foot,
  className,
  ...list
}: PickListProps<Item>) {
  const id = useId()
  const [wanted, setPosition] = useState(0)
  const items = groups.flatMap((group) => group.items)
  const position = Math.min(wanted, Math.max(0, items.length - 1))
  const active = items[position]

  const type = (next: string) => {
    setPosition(0)
    list.onTextChange(next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = positionAfter(event.key, position, items.length)
    const picked = event.key === 'Enter' ? (list.firstNow ? list.firstNow() : active) : undefined
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) setPosition(next)
    if (picked !== undefined) list.onPick(picked)
  }

  return (
    <div className={className}>
      <div className="sticky top-0 z-10 bg-surface pb-2">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4.5 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-activedescendant={active === undefined ? undefined : `${id}-${position}`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={list.placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          className={classes(controlClass, 'min-h-11 truncate pl-10 placeholder:text-sm')}
        />
      </div>
      <div id={id} role="listbox" aria-label={label}>
        <Groups id={id} groups={groups} position={position} {...list} />
      </div>
      <div role="status">{items.length === 0 && empty}</div>
      {foot}
    </div>
  )
}

interface GroupsProps<Item> extends Pick<PickListProps<Item>, 'groups' | 'keyOf' | 'children' | 'onPick'> {
  id: string
  position: number
}

function Groups<Item>({ id, groups, position, keyOf, children, onPick }: GroupsProps<Item>) {
  let before = 0
  return groups.map(({ heading, items }) => {
    const start = before
    before += items.length
    if (items.length === 0) return null
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
      <div key={heading} role="group" aria-label={heading}>
        <p aria-hidden className="px-3 pt-2 pb-1 font-medium text-muted text-xs">
          {heading}
        </p>
        {items.map((item, at) => (
          <Option
            key={keyOf(item)}
            id={`${id}-${start + at}`}
            active={start + at === position}
            onPick={() => onPick(item)}
          >
            {children(item)}
          </Option>
        ))}
      </div>
    )
  })
}

interface OptionProps {
  id: string
  active: boolean
  onPick: () => void
  children: ReactNode
}

function Option({ id, active, onPick, children }: OptionProps) {
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <button
      ref={option}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={onPick}
      className="flex min-h-control w-full scroll-mt-16 items-center gap-3 rounded-md px-3 py-1.5 text-left text-sm hover:bg-raised max-md:rounded-none max-md:border-line max-md:border-b aria-selected:bg-raised aria-selected:inset-shadow-[3px_0_0_var(--accent)]"
    >
      {children}
    </button>
  )
}
