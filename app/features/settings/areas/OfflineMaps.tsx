import { useEffect, useState } from 'react'
import { canKeepAreas } from '#app/data/device/areas/areaFiles.ts'
import { useAreas } from '#app/data/device/areas/areaList.ts'
import { checkAreas, useFetching } from '#app/data/device/areas/fetchArea.ts'
import { reasonOf } from '#app/data/failure.ts'
import { useMapFiles } from '#app/data/server/mapFiles.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Bounds } from '#db/pmtiles/bounds.ts'
import { AreaRow } from './AreaRow.tsx'
import { NewArea } from './NewArea.tsx'

/** The areas of the map that this device keeps, and a form for another one. @param shown the box that the map showed */
export function OfflineMaps({ shown }: { shown: Bounds | undefined }) {
  if (!canKeepAreas())
    return <Banner tone="warn">This browser cannot keep maps for use without a signal.</Banner>
  return <AreasOfDevice shown={shown} />
}

function AreasOfDevice({ shown }: { shown: Bounds | undefined }) {
  const [isRefused, setRefused] = useState(false)
  // The files of a private window may be refused only when they are used.
  useEffect(() => void checkAreas().catch(() => setRefused(true)), [])
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Areas isRefused={isRefused} />
      {!isRefused && <Getting shown={shown} />}
    </div>
  )
}

function Areas({ isRefused }: { isRefused: boolean }) {
  const areas = useAreas()
  const fetching = useFetching()
  return (
    <Card title="On this device" text="A sign-out removes them.">
      {isRefused && (
        <Banner tone="warn">
          This window cannot keep maps. A private window keeps nothing; open Rove in an ordinary one.
        </Banner>
      )}
      {areas.length === 0 && !isRefused && <p className="text-muted text-sm">No areas yet.</p>}
      <ul className="divide-y divide-line">
        {areas.map((area) => (
          <AreaRow key={area.id} area={area} isFetching={fetching.has(area.id)} />
        ))}
      </ul>
    </Card>
  )
}

function Getting({ shown }: { shown: Bounds | undefined }) {
  const { data, error } = useMapFiles()
  const usable = data?.filter(({ bounds }) => bounds !== null) ?? []
  const broken = data?.filter(({ bounds }) => bounds === null) ?? []
  return (
    <Card
      title="Get an area"
      text="Streets and places of an area, for where there is no signal. Get it while you have a good connection."
    >
      {!data && error && (
        <Banner tone="warn">{reasonOf(error, 'Getting an area needs a connection.')}</Banner>
      )}
      {!data && !error && <SkeletonList rows={2} />}
      {data && usable.length === 0 && (
        <p className="text-muted text-sm">This server has no map. Whoever runs it can add one.</p>
      )}
      {broken.map(({ name, problem }) => (
        <Banner key={name} tone="warn" className="mb-2">
          {name}: {problem}
        </Banner>
      ))}
      {usable.length > 0 && <NewArea files={usable} shown={shown} />}
    </Card>
  )
}
