import { createFileRoute, Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { inSlices } from '#app/data/rows/inSlices.ts'
import { fold } from '#app/data/rows/searched.ts'
import { useRows } from '#app/data/workspace.tsx'
import { leadCity } from '#app/entities/lead/city.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { grouped } from '#app/ui/grouped.ts'
import { LongList } from '#app/ui/LongList.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { compared } from '#db/model/order.ts'

export const Route = createFileRoute('/_app/cities')({ component: Cities })

const ROW_HEIGHT_PX = 48

interface City {
  /** Its place in the list. */
  id: number
  /** In the spelling of the first lead that is there. */
  name: string
  count: number
}

/** The cities of the team's leads, those with the most leads first; each opens the list of its leads. Works offline. */
function Cities() {
  const cities = useCities(useRows('leads'))
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Cities" subtitle={cities && counted(cities.length, 'city', 'cities')} />
      {!cities && <SkeletonList />}
      {cities?.length === 0 && (
        <EmptyState
          icon={<MapPin />}
          title="No cities"
          text="A lead with an address is counted in the city of that address."
        />
      )}
      {cities && cities.length > 0 && (
        <LongList
          label="Cities"
          rows={cities}
          rowHeight={ROW_HEIGHT_PX}
          rowClassName="border-line border-b"
          stateless
        >
          {({ name, count }) => (
            <Link
              to="/lead-management"
              search={{ city: [name] }}
              className="flex min-h-12 items-center justify-between gap-3 py-1 text-ink no-underline"
            >
              <span className="min-w-0 truncate font-semibold text-title">{name}</span>
              <span className="shrink-0 text-muted text-sm">{counted(count, 'lead', 'leads')}</span>
            </Link>
          )}
        </LongList>
      )}
    </div>
  )
}

const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`

/** Counts in slices while the page is idle. @returns undefined until it is done */
function useCities(leads: readonly Lead[] | undefined): readonly City[] | undefined {
  const [cities, setCities] = useState<readonly City[]>()
  useEffect(() => {
    if (!leads) return
    const ending = new AbortController()
    const found = new Map<string, Omit<City, 'id'>>()
    const add = (lead: Lead) => {
      const name = lead.saved ? leadCity(lead) : ''
      if (!name) return
      const known = found.get(fold(name))
      found.set(fold(name), { name: known?.name ?? name, count: (known?.count ?? 0) + 1 })
    }
    void inSlices(leads, add, ending.signal).then((isDone) => isDone && setCities(inOrder(found)))
    return () => ending.abort()
  }, [leads])
  return cities
}

const inOrder = (found: ReadonlyMap<string, Omit<City, 'id'>>): City[] =>
  [...found]
    .sort(([a, { count }], [b, other]) => other.count - count || compared(a, b))
    .map(([, city], id) => ({ id, ...city }))
