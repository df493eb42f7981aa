import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Chip, RemovableChip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { buyersIn, MOST_BUYERS } from '#db/model/entities/product.ts'
import type { Trade } from '#db/model/trade.ts'
import { tradesFor } from './tradeSearch.ts'
import { type DescribedProduct, useProposals, useTrades } from './useBuyers.ts'

interface BuyersPickerProps {
  /** The ids of the chosen trades, separated by blanks. */
  value: string
  onChange: (value: string) => void
  /** The texts of the product. */
  about: DescribedProduct
  className?: string
}

/** "Who buys it?": trades that are proposed from the product's texts, or found by typing, and chosen by a tap. */
export function BuyersPicker({ value, onChange, about, className }: BuyersPickerProps) {
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const trades = useTrades()
  const proposed = useProposals(about, trades)
  const byId = new Map(trades?.map((trade) => [trade.id, trade]))
  const chosen = buyersIn(value)
  const isFree = (id: string) => byId.has(id) && !chosen.includes(id)
  const add = (id: string) => {
    setTyped('')
    onChange([...chosen, id].join(' '))
  }
  const remove = (id: string) => onChange(chosen.filter((other) => other !== id).join(' '))
  const found = tradesFor(typed, trades ?? []).filter(({ id }) => isFree(id))
  const offered = typed ? found.map(({ id }) => id) : proposed.filter(isFree)
  const addFirst = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (first) add(first.id)
  }
  return (
    <fieldset aria-labelledby={titleId} className={className}>
      <p id={titleId} className="font-medium text-sm">
        Who buys it? <span className="font-normal text-muted">(optional)</span>
      </p>
      <p className="text-muted text-sm">
        {chosen.length > 0
          ? 'Companies of these trades are found.'
          : 'Tap the trades whose companies you want. Without any, Rove guesses.'}
      </p>
      {chosen.length > 0 && (
        <Chips label="Chosen trades">
          {chosen.map((id) => (
            <li key={id} className="flex">
              <RemovableChip label={`Remove ${nameOf(byId, id)}`} onRemove={() => remove(id)}>
                {nameOf(byId, id)}
              </RemovableChip>
            </li>
          ))}
        </Chips>
      )}
      {chosen.length < MOST_BUYERS && offered.length > 0 && (
        <Chips label={typed ? 'Trades found' : 'Proposed trades'}>
          {offered.map((id) => (
            <li key={id} className="flex">
              <Chip pressed={false} onPress={() => add(id)}>
                {nameOf(byId, id)}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      {chosen.length < MOST_BUYERS && (
        <TextField
          label="Find a trade"
          hideLabel
          placeholder="Find a trade: bakery, Zahnarzt, hôtel"
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={addFirst}
          className="mt-2"
        />
      )}
      <p role="status" className="text-muted text-sm">
        {typed && found.length === 0 && `No trade is called “${typed}”.`}
      </p>
    </fieldset>
  )
}

const nameOf = (trades: ReadonlyMap<string, Trade>, id: string) => trades.get(id)?.name ?? id

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {children}
    </ul>
  )
}
