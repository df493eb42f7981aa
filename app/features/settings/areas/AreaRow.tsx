import type { Area } from '#app/data/device/areas/areaList.ts'
import { fetchArea, pauseArea, removeArea } from '#app/data/device/areas/fetchArea.ts'
import { changeFailed } from '#app/data/failure.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { sizeOf } from '#app/ui/size.ts'

export interface AreaRowProps {
  area: Area
  isFetching: boolean
}

/** One area: its name, how much of it is here, and what can be done with it. */
export function AreaRow({ area, isFetching }: AreaRowProps) {
  const { id, name, state, share, problem } = area
  const isPartial = state === 'partial'
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="wrap-anywhere min-w-0 flex-1 basis-40">
          <p className="font-medium">{name}</p>
          <p className="text-muted text-sm">{stateOf(area, isFetching)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isFetching && (
            <Button variant="secondary" aria-label={`Pause ${name}`} onClick={() => pauseArea(id)}>
              Pause
            </Button>
          )}
          {!isFetching && isPartial && (
            <Button aria-label={`Go on with ${name}`} onClick={() => fetchArea(id)}>
              Go on
            </Button>
          )}
          {state === 'gone' && (
            <Button aria-label={`Get ${name} again`} onClick={() => fetchArea(id)}>
              Get it again
            </Button>
          )}
          <Remove area={area} />
        </div>
      </div>
      {isPartial && (
        <progress aria-label={`${name}: fetched`} value={share} className="h-2 w-full accent-accent" />
      )}
      {isPartial && problem && <Banner tone="warn">{problem}</Banner>}
      {state === 'gone' && (
        <Banner tone="warn">The map of {name} was removed by the phone. Get it again.</Banner>
      )}
    </li>
  )
}

function stateOf({ state, bytes, share }: Area, isFetching: boolean): string {
  if (state === 'whole') return `${sizeOf(bytes)}, works without a signal`
  if (state === 'gone') return 'Not on this device any more'
  const part = `${sizeOf(Math.round(share * bytes))} of ${sizeOf(bytes)}`
  return isFetching ? `Fetching: ${part}` : `Not whole yet: ${part}`
}

function Remove({ area: { id, name, bytes } }: { area: Area }) {
  const remove = () =>
    attempt(() => removeArea(id), {
      done: { title: 'Area removed', text: name },
      failed: changeFailed('The area could not be removed'),
    })
  return (
    <ConfirmFirst
      trigger={(ask) => (
        <Button variant="secondary" aria-label={`Remove ${name}`} onClick={ask}>
          Remove
        </Button>
      )}
      title={`Remove ${name}?`}
      text={`This frees ${sizeOf(bytes)} on this device. You can get the area again at any time.`}
      confirmLabel="Remove"
      danger
      onConfirm={remove}
    />
  )
}
