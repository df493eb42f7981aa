import { useState } from 'react'
import { fold } from '#app/data/rows/searched.ts'
import { MOST_PLACES, placesIn } from '#db/model/entities/product.ts'
import { ChoicePicker } from './ChoicePicker.tsx'
import { choicesFor } from './tradeSearch.ts'
import { type DescribedProduct, usePlaceNames, useProposals } from './useProposals.ts'

interface PlacesPickerProps {
  /** The chosen places, separated by "; ". */
  value: string
  onChange: (value: string) => void
  /** The texts of the product. */
  about: DescribedProduct
  className?: string
}

/** "Where are they?": places that the product's texts name, or that are typed in any language, chosen by a tap. */
export function PlacesPicker({ value, onChange, about, className }: PlacesPickerProps) {
  const [typed, setTyped] = useState('')
  const names = usePlaceNames()
  const { places: proposed } = useProposals(about)
  const chosen = placesIn(value)
  const town = typed.replaceAll(';', ' ').trim()
  const found = choicesFor(typed, names ?? []).map(({ name }) => name)
  // A town is taken as it is typed: there are too many to list.
  const offered = town ? [...new Set([...found, town])] : proposed
  const add = (place: string) => {
    setTyped('')
    onChange([...chosen, place].join('; '))
  }
  const optionOf = (place: string) => ({ value: place, name: place })
  return (
    <ChoicePicker
      title="Where are they?"
      hint={chosen.length > 0 ? 'Companies there are found.' : 'Without any, Rove goes by the description.'}
      kind="places"
      chosen={chosen.map(optionOf)}
      most={MOST_PLACES}
      offered={offered.filter((place) => !chosen.includes(place)).map(optionOf)}
      typed={typed}
      onType={setTyped}
      findLabel="Find a place"
      placeholder="Find a place: Leeds, Bayern, Francia"
      nothing=""
      onAdd={add}
      onEnter={() => town && add(names?.find(({ words }) => words.includes(fold(town)))?.name ?? town)}
      onRemove={(place) => onChange(chosen.filter((other) => other !== place).join('; '))}
      className={className}
    />
  )
}
