import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useSources } from '#app/data/server/sources.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { SourceName } from '#db/model/entities/source.ts'
import { DEFAULT_COUNT, MOST_COMPANIES, radiusOptions, sizeOptions, takesCount } from './suggestForm.ts'

/** What may be asked beside a product: all of it can stay as it is. */
export function SuggestFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const [count, setCount] = useState(String(DEFAULT_COUNT))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Keywords"
        name="keywords"
        placeholder="organic, wholesale"
        optional
        enterKeyHint="next"
        autoCapitalize="none"
        error={errors.keywords}
      />
      <SelectField label="Target Company Size" name="companySize" options={sizeOptions} />
      <TextField
        label="Location"
        name="location"
        placeholder="City or country"
        optional
        enterKeyHint="next"
        autoCapitalize="words"
        error={errors.location}
      />
      <SourceFields />
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

/** Where to look for companies; around a place, also which and how far. */
function SourceFields() {
  const { team } = useWorkspace()
  const { data: offered } = useSources(team.id)
  const [source, setSource] = useState('')
  const nearby = source === 'openstreetmap'
  const names = offered?.names ?? ['directory' as const]
  const ai = names.includes('model')
  return (
    <>
      <SelectField
        label="Source"
        name="source"
        placeholder={names.includes('imported') ? 'Directory and imported companies' : 'Company directory'}
        options={names
          .filter((name) => name !== 'directory' || names.includes('imported'))
          .map((name) => ({ value: name, label: sourceLabels[name] }))}
        value={source}
        onChange={({ target }) => setSource(target.value)}
        hint={ai ? 'Your AI service ranks what is found.' : undefined}
      />
      {nearby && <SelectField label="Within" name="radiusKm" options={radiusOptions} defaultValue="5" />}
      {nearby && <Here />}
    </>
  )
}

/** The phone's position as the centre, and whose map it is. */
function Here() {
  const [near, setNear] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const locate = async () => {
    setBusy(true)
    setProblem('')
    const position = await positionNow()
    setBusy(false)
    if ('problem' in position) setProblem(position.problem)
    else setNear(`${position.latitude},${position.longitude}`)
  }
  return (
    <div className="grid gap-1 sm:col-span-2">
      <input type="hidden" name="near" value={near} />
      <Button
        variant="secondary"
        icon={<LocateFixed />}
        busy={busy}
        onClick={() => void locate()}
        className="justify-self-start"
      >
        {near ? 'Around my position' : 'Use my position'}
      </Button>
      <p role="status" className="text-muted text-sm">
        {problem ||
          (near ? 'Your position is used in place of the location.' : 'Or enter a town as the location.')}
      </p>
      <p className="text-sm">
        <a
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-control items-center text-accent-ink underline"
        >
          © OpenStreetMap contributors
        </a>
      </p>
    </div>
  )
}

/** What a source is called on screen. */
const sourceLabels: Record<SourceName, string> = {
  directory: 'Company directory',
  imported: 'Imported companies',
  openstreetmap: 'OpenStreetMap, around a place',
  hunter: 'Hunter',
  model: 'AI service',
}

const WITHIN_MS = 15_000
const OLD_MS = 5 * 60_000

/** Where this device is, in degrees; or why that is not known, in a sentence. Works without a connection. */
function positionNow(): Promise<{ latitude: number; longitude: number } | { problem: string }> {
  if (!navigator.geolocation) return Promise.resolve({ problem: 'This device gives no position.' })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({
          problem:
            code === PERMISSION_DENIED
              ? 'The position is not allowed for Rove. Allow it in the browser, or enter a town.'
              : 'The position could not be found. Please try again outside, or enter a town.',
        }),
      { timeout: WITHIN_MS, maximumAge: OLD_MS },
    )
  })
}
