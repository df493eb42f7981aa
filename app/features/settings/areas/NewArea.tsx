import { Download, Ruler } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { LONGEST_NAME, MOST_AREAS, useAreas } from '#app/data/device/areas/areaList.ts'
import { keepArea, measureArea } from '#app/data/device/areas/fetchArea.ts'
import { storageUse } from '#app/data/device/storage.ts'
import { changeFailed } from '#app/data/failure.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { sizeOf } from '#app/ui/size.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { MapFile } from '#db/model/mapFile.ts'
import type { Bounds } from '#db/pmtiles/bounds.ts'
import { type Found, findArea, radii, type Wanted } from './area.ts'

/** An area that was looked up, before it is fetched. */
interface Measured extends Found {
  bytes: number
  /** The bytes that the device has left; undefined if the browser does not say. */
  room: number | undefined
}

export interface NewAreaProps {
  /** The map files that can be read. */
  files: readonly MapFile[]
  /** The box that the map showed. */
  shown: Bounds | undefined
}

/** A form for another area. It says how large the area is and how much room is left before anything is fetched. */
export function NewArea({ files, shown }: NewAreaProps) {
  const areas = useAreas()
  const [wanted, setWanted] = useState<Wanted>({
    name: '',
    around: shown ? 'shown' : 'me',
    coordinates: '',
    radiusKm: radii[0],
  })
  const [measured, setMeasured] = useState<Measured | { problem: string }>()
  const [busy, setBusy] = useState(false)
  const change = (changes: Partial<Wanted>) => {
    setWanted({ ...wanted, ...changes })
    setMeasured(undefined)
  }
  const measure = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setMeasured(await measuredFor(wanted, files, shown))
    setBusy(false)
  }
  if (areas.length >= MOST_AREAS) {
    return <Banner>This device keeps {MOST_AREAS} areas at most. Remove one to get another.</Banner>
  }
  return (
    <form noValidate onSubmit={(event) => void measure(event)} className="grid gap-4">
      <WantedFields wanted={wanted} onChange={change} canBeShown={shown !== undefined} />
      <Button
        type="submit"
        variant="secondary"
        icon={<Ruler />}
        busy={busy}
        className="sm:justify-self-start"
      >
        {busy ? 'Measuring...' : 'How large is it?'}
      </Button>
      <div role="status" className="grid gap-4 empty:hidden">
        {measured && 'problem' in measured && <Banner tone="warn">{measured.problem}</Banner>}
        {measured && 'bytes' in measured && (
          <Offer measured={measured} onTaken={() => setMeasured(undefined)} />
        )}
      </div>
    </form>
  )
}

interface WantedFieldsProps {
  wanted: Wanted
  onChange(changes: Partial<Wanted>): void
  canBeShown: boolean
}

const arounds: Record<Wanted['around'], string> = {
  shown: 'What the map showed',
  me: 'Around where I am',
  coordinates: 'Around a place by its coordinates',
}
const isAround = (value: string): value is Wanted['around'] => value in arounds

function WantedFields({ wanted, onChange, canBeShown }: WantedFieldsProps) {
  const { name, around, coordinates, radiusKm } = wanted
  const options = Object.entries(arounds)
    .filter(([value]) => value !== 'shown' || canBeShown)
    .map(([value, label]) => ({ value, label }))
  return (
    <>
      <SelectField
        label="Which area"
        options={options}
        value={around}
        onChange={({ target }) => isAround(target.value) && onChange({ around: target.value })}
      />
      {around === 'coordinates' && (
        <TextField
          label="Latitude and longitude"
          hint="Such as 51.3155,9.4924"
          value={coordinates}
          onChange={({ target }) => onChange({ coordinates: target.value })}
          autoComplete="off"
        />
      )}
      {around !== 'shown' && (
        <SelectField
          label="How far"
          options={radii.map((km) => ({ value: String(km), label: `${km} km` }))}
          value={String(radiusKm)}
          onChange={({ target }) => onChange({ radiusKm: Number(target.value) })}
        />
      )}
      <TextField
        label="Name"
        optional
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
        autoComplete="off"
      />
    </>
  )
}

async function measuredFor(
  wanted: Wanted,
  files: readonly MapFile[],
  shown: Bounds | undefined,
): Promise<Measured | { problem: string }> {
  const found = await findArea(wanted, files, shown)
  if ('problem' in found) return found
  const size = await measureArea(found.file, found.bounds)
  if ('problem' in size) return size
  const use = await storageUse()
  return { ...found, bytes: size.bytes, room: use && Math.max(0, use.quota - use.used) }
}

/** The size of an area and the room that is left, and a button that fetches the area if it fits. */
function Offer({ measured, onTaken }: { measured: Measured; onTaken(): void }) {
  const { name, bounds, file, bytes, room } = measured
  const id = useId()
  const fits = room === undefined || bytes < room
  const take = () =>
    attempt(
      () => {
        keepArea({ name, bounds, file, bytes })
        onTaken()
      },
      { failed: changeFailed('The area could not be kept', 'This device has no room left.') },
    )
  return (
    <>
      <p id={id}>
        {name}: {sizeOf(bytes)}.{room !== undefined && ` This device has room for ${sizeOf(room)}.`}
      </p>
      {fits ? (
        <Button
          icon={<Download />}
          aria-describedby={id}
          onClick={() => void take()}
          className="sm:justify-self-start"
        >
          Get this area
        </Button>
      ) : (
        <Banner tone="warn">The area does not fit. Choose a smaller one, or make room on the device.</Banner>
      )}
    </>
  )
}
