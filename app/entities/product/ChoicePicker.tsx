import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Chip, RemovableChip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/TextField.tsx'

/** Something to choose, by its value and the name that is shown. */
export interface Option {
  value: string
  name: string
}

interface ChoicePickerProps {
  title: string
  hint: string
  chosen: readonly Option[]
  /** The largest number that can be chosen. */
  most: number
  /** Chips to tap: those that were found, or else those that are proposed. */
  offered: readonly Option[]
  /** What the chips are, in the plural: "trades". */
  kind: string
  typed: string
  onType(typed: string): void
  findLabel: string
  placeholder: string
  /** What is said when nothing was found; '' if something was. */
  nothing: string
  onAdd(value: string): void
  /** Chooses the first that was found, by the key Enter. */
  onEnter(): void
  onRemove(value: string): void
  className?: string | undefined
}

/** Choices that are proposed, or found by typing, and made or taken back by a tap. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { title, hint, chosen, most, offered, kind, typed, nothing, className } = props
  const titleId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    props.onEnter()
  }
  return (
    <fieldset aria-labelledby={titleId} className={className}>
      <p id={titleId} className="font-medium text-sm">
        {title} <span className="font-normal text-muted">(optional)</span>
      </p>
      <p className="text-muted text-sm">{hint}</p>
      {chosen.length > 0 && (
        <Chips label={`Chosen ${kind}`}>
          {chosen.map(({ value, name }) => (
            <li key={value} className="flex">
              <RemovableChip label={`Remove ${name}`} onRemove={() => props.onRemove(value)}>
                {name}
              </RemovableChip>
            </li>
          ))}
        </Chips>
      )}
      {chosen.length < most && offered.length > 0 && (
        <Chips label={typed ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} found` : `Proposed ${kind}`}>
          {offered.map(({ value, name }) => (
            <li key={value} className="flex">
              <Chip pressed={false} onPress={() => props.onAdd(value)}>
                {name}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      {chosen.length < most && (
        <TextField
          label={props.findLabel}
          hideLabel
          placeholder={props.placeholder}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => props.onType(target.value)}
          onKeyDown={onKeyDown}
          className="mt-2"
        />
      )}
      <p role="status" className="text-muted text-sm">
        {nothing}
      </p>
    </fieldset>
  )
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {children}
    </ul>
  )
}
