import { LocateFixed, Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHere } from '#app/data/device/here.ts'
import { useMode } from '#app/ui/useTheme.ts'
import type { Point } from '#db/model/place.ts'
import { MapButton } from './MapButton.tsx'
import {
  type PinMap as DrawnMap,
  drawMap,
  type Pin,
  type PinMapEvents,
  prepareMap,
  type Shown,
} from './pinMap.ts'
import { useNearMe } from './useNearMe.ts'

/** What the buttons above the map can ask of it. */
export type MapView = Pick<DrawnMap, 'visible'>

interface PinMapProps extends Omit<Shown, 'here' | 'pins'>, Omit<PinMapEvents, 'onDrawn' | 'onTrouble'> {
  /** The name of the map, for screen readers. */
  label: string
  /** Undefined until they are known; the map is drawn then. */
  pins: readonly Pin[] | undefined
  /** Whether taps draw an area. */
  drawing: boolean
  /** Buttons below those that every map has. */
  tools?: ReactNode
  /** What is shown above the lower edge of the map. */
  foot?: (view: MapView) => ReactNode
  /** The device could not draw the map after all. */
  onFailed: () => void
}

/** A map of pins with its buttons. Everything on it is also in the list that it is shown with. */
export function PinMap(props: PinMapProps) {
  // The map has the colours of the theme with which it was drawn.
  return <ThemedMap key={useMode()} {...props} />
}

function ThemedMap({ label, drawing, tools, foot, onFailed, ...props }: PinMapProps) {
  const { pins, selected, current, area } = props
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<DrawnMap>()
  const [isDrawn, setDrawn] = useState(false)
  const [isIncomplete, setIncomplete] = useState(false)
  const here = useHere()
  const onOpen = useEffectEvent(props.onOpen)
  const onGroup = useEffectEvent(props.onGroup)
  const onPoint = useEffectEvent(props.onPoint)
  const onMoved = useEffectEvent(props.onMoved)
  const failed = useEffectEvent(onFailed)
  const [name] = useState(label)
  const prepared = useRef<ReturnType<typeof prepareMap>>(undefined)
  useEffect(() => {
    prepared.current = prepareMap()
  }, [])
  const draw = useEffectEvent((into: HTMLElement, events: PinMapEvents) => {
    const first = { pins: pins ?? [], selected, current, here, area }
    return drawMap(into, name, first, events, prepared.current ?? prepareMap())
  })
  const isKnown = pins !== undefined
  useEffect(() => {
    if (!container.current || !isKnown) return
    let isGone = false
    let made: DrawnMap | undefined
    const events: PinMapEvents = {
      onOpen: (id) => onOpen(id),
      onGroup: (ids) => onGroup(ids),
      onPoint: (point) => onPoint(point),
      onMoved: (middle) => onMoved(middle),
      onTrouble: () => setIncomplete(true),
      onDrawn: () => setDrawn(true),
    }
    draw(container.current, events).then(
      (drawn) => {
        if (isGone) return drawn.remove()
        made = drawn
        setMap(drawn)
      },
      () => failed(),
    )
    return () => {
      isGone = true
      made?.remove()
    }
  }, [isKnown])
  useEffect(() => {
    if (pins) map?.show({ pins, selected, current, here, area })
  }, [map, pins, selected, current, here, area])
  useEffect(() => map?.setDrawing(drawing), [map, drawing])
  return (
    <section aria-label={label} aria-busy={!isDrawn} className="relative size-full">
      <div ref={container} className="size-full" />
      <div className="absolute top-2 right-2 grid gap-2">
        <MapButton label="Zoom in" icon={<Plus />} onClick={() => map?.zoomBy(1)} />
        <MapButton label="Zoom out" icon={<Minus />} onClick={() => map?.zoomBy(-1)} />
        <NearMe onFound={(point) => map?.goTo(point)} />
        {tools}
      </div>
      <div className="pointer-events-none absolute inset-x-2 bottom-1 grid gap-2 [&>*]:pointer-events-auto">
        {map && foot?.(map)}
        <p className="pointer-events-none truncate text-muted text-xs">
          {isIncomplete ? 'Parts of the map could not be read.' : map?.credits}
        </p>
      </div>
    </section>
  )
}

/** Asks the device where it is, and moves the map there. */
function NearMe({ onFound }: { onFound: (here: Point) => void }) {
  const here = useHere()
  const [isAsked, setAsked] = useState(false)
  const { busy, find } = useNearMe(() => setAsked(true))
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (!isAsked || !here) return
    setAsked(false)
    found(here)
  }, [isAsked, here])
  return <MapButton label="Near me" icon={<LocateFixed />} disabled={busy} onClick={find} />
}
