import { useState } from 'react'
import { buyersIn, MOST_BUYERS } from '#db/model/entities/product.ts'
import { ChoicePicker } from './ChoicePicker.tsx'
import { choicesFor } from './tradeSearch.ts'
import { type DescribedProduct, useProposals, useTrades } from './useProposals.ts'

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
  const [typed, setTyped] = useState('')
  const trades = useTrades()
  const { buyers: proposed } = useProposals(about)
  const byId = new Map(trades?.map((trade) => [trade.id, trade]))
  const chosen = buyersIn(value)
  const isFree = (id: string) => byId.has(id) && !chosen.includes(id)
  const optionOf = (id: string) => ({ value: id, name: byId.get(id)?.name ?? id })
  const found = choicesFor(typed, trades ?? [])
    .map(({ id }) => id)
    .filter(isFree)
  const add = (id: string) => {
    setTyped('')
    onChange([...chosen, id].join(' '))
  }
  return (
    <ChoicePicker
      title="Who buys it?"
      hint={
        chosen.length > 0
          ? 'Companies of these trades are found.'
          : 'Tap the trades whose companies you want. Without any, Rove guesses.'
      }
      kind="trades"
      chosen={chosen.map(optionOf)}
      most={MOST_BUYERS}
      offered={(typed ? found : proposed.filter(isFree)).map(optionOf)}
      typed={typed}
      onType={setTyped}
      findLabel="Find a trade"
      placeholder="Find a trade: bakery, Zahnarzt, hôtel"
      nothing={typed && found.length === 0 ? `No trade is called “${typed}”.` : ''}
      onAdd={add}
      onEnter={() => found[0] && add(found[0])}
      onRemove={(id) => onChange(chosen.filter((other) => other !== id).join(' '))}
      className={className}
    />
  )
}
