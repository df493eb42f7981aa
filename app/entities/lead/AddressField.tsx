import { LocateFixed, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import type { Texts } from '#app/data/device/draft.ts'
import { placeNow } from '#app/data/device/place.ts'
import { addressAt } from '#app/data/server/address.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { type Place, PlaceText } from '#db/model/place.ts'

interface AddressFieldProps {
  /** The initial content of the form's fields. */
  values: Texts
  error: string | undefined
  optional: boolean
  className?: string
}

/**
 * The address of a lead, and the person's current place if they share it. On site the person need not type
 * the address if the map knows it; without a network the place itself is stored.
 */
export function AddressField({ values, error, optional, className }: AddressFieldProps) {
  const address = useRef<HTMLInputElement>(null)
  const [place, setPlace] = useState(() => placeIn(values.place ?? ''))
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  const keep = (next: Place | undefined, text: string) => {
    const box = address.current
    if (!box) return
    flushSync(() => setPlace(next))
    if (text) box.value = text
    // Dispatches the event as if the address had been typed, so that the draft stores it; by now the value is
    // in the form.
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const locate = async () => {
    setBusy(true)
    setSaid('')
    const found = await placeNow()
    if ('problem' in found) setSaid(found.problem)
    else {
      keep(found, '')
      const text = address.current?.value ? '' : await addressAt(found)
      // An address that was typed meanwhile is kept.
      if (text && !address.current?.value) keep(found, text)
      setSaid(text && 'The address is OpenStreetMap’s. Please check the number.')
    }
    setBusy(false)
  }
  return (
    <div className={classes('grid gap-1', className)}>
      <TextField
        ref={address}
        label="Address"
        name="address"
        defaultValue={values.address ?? ''}
        error={error}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        optional={optional}
      />
      <input type="hidden" name="place" value={place ? JSON.stringify(place) : ''} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" icon={<LocateFixed />} busy={busy} onClick={() => void locate()}>
          Use my location
        </Button>
        {place && (
          <Button variant="ghost" icon={<X />} onClick={() => keep(undefined, '')}>
            Forget the place
          </Button>
        )}
        <p role="status" className="min-w-0 text-muted text-sm">
          {[place && `Place kept, to ${Math.max(1, Math.round(place.accuracyMetres))} m.`, said]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </div>
  )
}

function placeIn(text: string): Place | undefined {
  const read = v.safeParse(PlaceText, text)
  return read.success ? (read.output ?? undefined) : undefined
}
