import { LocateFixed } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { canDrawMaps } from './graphics.ts'
import { loadPinMap } from './startMap.ts'
import { useNearMe } from './useNearMe.ts'

const PinMap = lazy(() => loadPinMap().then((part) => ({ default: part.PinMap })))

interface MapRoomProps extends Omit<ComponentProps<typeof PinMap>, 'onFailed'> {
  /** The same as the map shows, as a list by distance. */
  list: ReactNode
}

/** A map and the list of what is on it: below each other on a phone, and side by side where there is room. */
export function MapRoom({ list, ...map }: MapRoomProps) {
  const [canDraw, setCanDraw] = useState(canDrawMaps)
  return (
    <div className="@container">
      <div className={ROOM}>
        {canDraw ? (
          <div className={MAP}>
            <Suspense fallback={<Skeleton className="size-full" />}>
              <PinMap {...map} onFailed={() => setCanDraw(false)} />
            </Suspense>
          </div>
        ) : (
          <WithoutMap />
        )}
        <div className="min-w-0">{list}</div>
      </div>
    </div>
  )
}

function WithoutMap() {
  const { busy, find } = useNearMe()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 self-start">
      <p role="status" className="py-2 text-muted text-sm">
        This device cannot draw the map. The list has the same, by distance.
      </p>
      <Button variant="secondary" icon={<LocateFixed />} busy={busy} onClick={find}>
        Near me
      </Button>
    </div>
  )
}

const ROOM =
  'grid grid-cols-[minmax(0,1fr)] lying:grid-cols-[minmax(0,1fr)_18rem] gap-3 @min-[58rem]:grid-cols-[minmax(0,1fr)_24rem]'
const MAP =
  'lying:sticky lying:top-14 h-[max(15rem,50dvh)] lying:h-[calc(100dvh-9rem)] overflow-hidden border-line max-md:-mx-4 lying:mr-0 max-md:border-y lying:border-r md:rounded-md md:border @min-[58rem]:sticky @min-[58rem]:top-18 @min-[58rem]:h-[calc(100dvh-56px-2rem)]'
