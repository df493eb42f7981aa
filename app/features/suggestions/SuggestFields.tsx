import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { placeNow } from '#app/data/device/place.ts'
import { useSources } from '#app/data/server/sources.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { SuggestArgs } from '#db/model/entities/request.ts'
import type { SourceName } from '#db/model/entities/source.ts'
import { ToImport } from './Elsewhere.tsx'
import { DEFAULT_COUNT, MOST_COMPANIES, radiusOptions, sizeOptions, takesCount } from './suggestForm.ts'

interface SuggestFieldsProps {
  errors: Readonly<Record<string, string>>
  /** The previous search, to be changed. */
  asked: Partial<SuggestArgs> | undefined
}

/** The optional parts of a search besides the product, where to search first. */
export function SuggestFields({ errors, asked = {} }: SuggestFieldsProps) {
  const { team } = useWorkspace()
  const { data: offered } = useSources(team.id)
  const names = offered?.names ?? ['directory' as const]
  const [count, setCount] = useState(String(asked.count ?? DEFAULT_COUNT))
  const [source, setSource] = useState<string>(asked.source ?? '')
  const [near, setNear] = useState(asked.near ? `${asked.near.latitude},${asked.near.longitude}` : '')
  const labelOf = (name: SourceName) =>
    name === 'directory' && offered ? directoryLabel(offered) : sourceLabels[name]
  const isOnMap = source === 'openstreetmap' || near !== ''
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex flex-wrap items-start gap-2 sm:col-span-2">
        {names.includes('openstreetmap') && (
          <NearMe
            near={near}
            onNear={(here) => {
              setNear(here)
              setSource(here ? 'openstreetmap' : '')
            }}
          />
        )}
        <ToImport />
      </div>
      <TextField
        label="Location"
        name="location"
        defaultValue={asked.location}
        placeholder="City or country"
        optional
        enterKeyHint="next"
        autoCapitalize="words"
        error={errors.location}
      />
      {isOnMap && (
        <SelectField
          label="Within"
          name="radiusKm"
          options={radiusOptions}
          defaultValue={String(asked.radiusKm ?? 5)}
        />
      )}
      {isOnMap && (
        <a
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-control items-center justify-self-start text-accent-ink text-sm underline sm:col-span-2"
        >
          © OpenStreetMap contributors
        </a>
      )}
      <TextField
        label="Keywords"
        name="keywords"
        defaultValue={asked.keywords}
        placeholder="organic, wholesale"
        optional
        enterKeyHint="next"
        autoCapitalize="none"
        error={errors.keywords}
      />
      <SelectField
        label="Target Company Size"
        name="companySize"
        options={sizeOptions}
        defaultValue={asked.companySize}
      />
      <SelectField
        label="Source"
        name="source"
        placeholder={names.length > 1 ? 'All that fit' : labelOf('directory')}
        options={names
          .filter((name) => name !== 'directory' || names.length > 1)
          .map((name) => ({ value: name, label: labelOf(name) }))}
        value={source}
        onChange={({ target }) => {
          setSource(target.value)
          if (target.value !== 'openstreetmap') setNear('')
        }}
        hint={names.includes('model') ? 'Your AI service ranks what is found.' : undefined}
      />
      <TextField
        label="Number of Companies"
        name="count"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        hint={`Up to ${MOST_COMPANIES}; left empty, it is ${DEFAULT_COUNT}`}
        value={count}
        onChange={({ target }) => {
          if (takesCount(target.value)) setCount(target.value)
        }}
      />
    </div>
  )
}

interface NearMeProps {
  /** The phone's position as "latitude,longitude"; '' if the search is not around it. */
  near: string
  onNear: (near: string) => void
}

/** Searches around the phone's position, or no longer. */
function NearMe({ near, onNear }: NearMeProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const locate = async () => {
    setProblem('')
    if (near) return onNear('')
    setBusy(true)
    const position = await placeNow()
    setBusy(false)
    if ('problem' in position) setProblem(position.problem)
    else onNear(`${position.latitude},${position.longitude}`)
  }
  return (
    <div className="grid gap-1">
      <input type="hidden" name="near" value={near} />
      <Button
        variant="secondary"
        icon={<LocateFixed />}
        busy={busy}
        aria-pressed={near !== ''}
        onClick={() => void locate()}
        className="justify-self-start"
      >
        Near me
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {problem || (near && 'Your position is used in place of the location.')}
      </p>
    </div>
  )
}

/** The name of the directory, which says what it is if it has nothing but the companies that ship with Rove. */
const directoryLabel = ({ wellKnown }: { wellKnown: number }) =>
  wellKnown > 0 ? `${wellKnown} well-known companies, to try Rove out` : sourceLabels.directory

/** The names of the sources on screen. */
const sourceLabels: Record<SourceName, string> = {
  directory: 'Company directory',
  imported: 'Imported companies',
  openstreetmap: 'OpenStreetMap, around a place',
  wikidata: 'Wikidata, larger companies',
  hunter: 'Hunter',
  model: 'AI service',
}
