import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { IconButton } from './IconButton.tsx'

export interface SearchBoxProps {
  /** Also used as the placeholder, unless `placeholder` is set. */
  label: string
  value: string
  /** Called when typing pauses, and immediately on Enter and when the text is cleared. */
  onValueChange: (value: string) => void
  /**
   * Called on each keystroke, before `onValueChange`, so that results can be prepared while typing pauses.
   */
  onTyping?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  /** How long typing must pause, in milliseconds. */
  delay?: number | undefined
  className?: string | undefined
}

/** How long results wait for a finger on the page to be lifted, and how often that is looked at. */
const PRESSED_AT_MOST_MS = 2_000
const LOOK_MS = 30

/** A search box that reports its text when typing pauses, by default for 300 ms. */
export function SearchBox({
  label,
  value,
  onValueChange,
  onTyping,
  placeholder = label,
  delay = 300,
  className,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(value)

  // A value from outside, such as "clear filters", never overwrites text that is being typed.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const answer = (next: string, after: number) => {
    setText(next)
    clearTimeout(timer.current)
    if (after === 0) onValueChange(next)
    else {
      onTyping?.(next)
      timer.current = setTimeout(() => onceLifted(() => onValueChange(next)), after)
    }
  }
  /** Results that changed under a finger would lose its tap. */
  const onceLifted = (report: () => void, leftMs = PRESSED_AT_MOST_MS) => {
    if (leftMs <= 0 || !document.querySelector(':active')) report()
    else timer.current = setTimeout(() => onceLifted(report, leftMs - LOOK_MS), LOOK_MS)
  }
  const clear = () => {
    answer('', 0)
    input.current?.focus()
  }

  return (
    <div className={classes('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => answer(event.target.value, event.target.value ? delay : 0)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') answer(text, 0)
        }}
        className={classes(controlClass, 'min-h-control truncate pr-11 pl-10 placeholder:text-sm')}
      />
      {text && (
        <IconButton label="Clear search" icon={<X />} onClick={clear} className="absolute top-0 right-0" />
      )}
    </div>
  )
}
