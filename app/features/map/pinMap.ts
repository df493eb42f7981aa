import type { Feature, GeoJsonProperties, Geometry } from 'geojson'
import {
  addProtocol,
  type GeoJSONSource,
  type MapGeoJSONFeature,
  type Map as MapLibre,
  type MapOptions,
  type PointLike,
  prewarm,
  setWorkerUrl,
} from 'maplibre-gl'
import css from 'maplibre-gl/dist/maplibre-gl.css?inline'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { PMTiles, Protocol } from 'pmtiles'
import type { Point } from '#db/model/place.ts'
import { type Bounds, boundsOf } from '#db/pmtiles/bounds.ts'
import { MARK_DENSITY, MARK_PX, type Mark, markImages } from './marks.ts'
import { paletteNow } from './palette.ts'
import { type Around, type PinSource, pinLayers, pinSource } from './pinLayers.ts'
import { styleOf } from './style.ts'
import { TappedMap } from './tappedMap.ts'
import { type TileSource, tileSources } from './tiles.ts'

/** Something at a point of the map. */
export interface Pin {
  id: number
  point: Point
  mark: Mark
}

/** What the map shows above its ground. */
export interface Shown {
  pins: readonly Pin[]
  /** The ids of the pins that are selected. */
  selected: ReadonlySet<number>
  /** The pin that is open beside the map. */
  current: number | undefined
  /** Where this device is. */
  here: Point | undefined
  /** The corners of the area that is drawn or that is a filter. */
  area: readonly Point[]
}

/** What a person does on the map. */
export interface PinMapEvents {
  onOpen: (id: number) => void
  /** Several pins that no closer look separates. */
  onGroup: (ids: number[]) => void
  /** A tap beside all pins, or anywhere while an area is drawn. */
  onPoint: (point: Point) => void
  /** The middle of the map, once it has stopped moving. */
  onMoved: (middle: Point) => void
  /** A tile could not be read, which leaves a gap. */
  onTrouble: () => void
  /** The first complete picture is on screen. */
  onDrawn: () => void
}

/** A map that is on screen. */
export interface PinMap {
  /** Moves to other pins than before, too, unless the person moved the map and it shows one of them. */
  show: (shown: Shown) => void
  /** While an area is drawn, taps go to `onPoint` and not to pins. */
  setDrawing: (drawing: boolean) => void
  zoomBy: (levels: number) => void
  goTo: (point: Point) => void
  /** The corners of what is visible. */
  visible: () => Point[]
  /** Whose data the map shows. */
  credits: string
  remove: () => void
}

const CLOSEST = 18
/** How near the map goes to a few pins by itself: to streets, and without tiles to the towns around. */
const NEAR_WITH_TILES = 14
const NEAR_WITHOUT = 8
/** How many pins of a group are looked at. */
const MOST_IN_GROUP = 1000
/** Pins that are nearer to one another than this are not separated by a closer look, in degrees. */
const SAME_SPOT = 0.0001
const THUMB_PX = MARK_PX / 2

const protocol = new Protocol()
let isReady = false

/**
 * Begins what a map needs before its pins are known: the library's worker, which stays for the next map, and the list of
 * archives of tiles.
 * @returns the archives
 */
export function prepareMap(): Promise<TileSource[]> {
  prepare()
  return tileSources()
}

/** Sets up the library once: its worker, its styles, and the archives of tiles. */
function prepare() {
  if (isReady) return
  isReady = true
  setWorkerUrl(workerUrl)
  prewarm()
  addProtocol('pmtiles', protocol.tile)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Draws a map into an element. It starts where its pins are, because each place that a map shows takes time to draw.
 * @param label the name of the map, for screen readers
 * @param first what it shows at the beginning
 * @param prepared what prepareMap returned
 * @throws Error if the device cannot draw it
 */
export async function drawMap(
  container: HTMLElement,
  label: string,
  first: Shown,
  events: PinMapEvents,
  prepared: Promise<TileSource[]>,
): Promise<PinMap> {
  const tiles = await prepared
  for (const { source } of tiles) protocol.add(new PMTiles(source))
  const closest = tiles.length > 0 ? NEAR_WITH_TILES : NEAR_WITHOUT
  const colour = paletteNow()
  const map = new TappedMap({
    container,
    style: styleOf(tiles, colour),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    maxZoom: CLOSEST,
    locale: { 'Map.Title': label },
    ...cameraAt(first.pins, closest),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  let shown = first
  let drawing = false
  map.once('style.load', () => {
    for (const [name, image] of markImages(colour)) map.addImage(name, image, { pixelRatio: MARK_DENSITY })
    for (const [name, features] of Object.entries(featuresOf(shown)))
      map.addSource(name, pinSource(name, features))
    for (const layer of pinLayers(colour)) map.addLayer(layer)
  })
  map.once('idle', events.onDrawn)
  let isMoved = false
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) isMoved = true
  })
  map.on('error', events.onTrouble)
  map.on('moveend', () => events.onMoved(pointAt(map.getCenter())))
  map.on('click', ({ point, lngLat }) => {
    const pin = drawing ? undefined : nearest(map, point)
    if (!pin) return events.onPoint(pointAt(lngLat))
    if (pin.properties.cluster) void openGroup(map, pin, events.onGroup)
    else events.onOpen(Number(pin.properties.id))
  })
  const showAll = (pins: readonly Pin[]) => {
    const seen = map.getBounds()
    if (isMoved && pins.some(({ point }) => seen.contains(positionOf(point)))) return
    const { bounds, fitBoundsOptions } = cameraAt(pins, closest)
    if (bounds) map.fitBounds(bounds, { ...fitBoundsOptions, animate: false })
  }
  return {
    show(wanted) {
      const before = shown
      shown = wanted
      if (map.getSource('pins')) update(map, wanted, before)
      if (wanted.pins !== before.pins) showAll(wanted.pins)
    },
    setDrawing(on) {
      drawing = on
      map.getCanvas().style.cursor = on ? 'crosshair' : ''
    },
    zoomBy(levels) {
      isMoved = true
      map.zoomTo(map.getZoom() + levels)
    },
    goTo({ latitude, longitude }) {
      isMoved = true
      map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), closest) })
    },
    visible() {
      const bounds = map.getBounds()
      return [bounds.getNorthWest(), bounds.getNorthEast(), bounds.getSouthEast(), bounds.getSouthWest()].map(
        pointAt,
      )
    },
    credits: [...(tiles.length > 0 ? ['© OpenStreetMap'] : []), 'Natural Earth', 'GeoNames (CC BY 4.0)'].join(
      ' · ',
    ),
    remove: () => map.remove(),
  }
}

/** The camera of a map that shows all pins. */
function cameraAt(pins: readonly Pin[], closest: number): Pick<MapOptions, 'bounds' | 'fitBoundsOptions'> {
  const bounds = boundsOf(pins.map(({ point }) => point))
  return bounds ? { bounds: cornersOf(bounds), fitBoundsOptions: { padding: MARK_PX, maxZoom: closest } } : {}
}

const cornersOf = ({ west, south, east, north }: Bounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
]

/** Puts what is shown into the sources of the map; only what is different from before. */
function update(map: MapLibre, shown: Shown, before: Shown) {
  for (const [name, features] of Object.entries(featuresOf(shown, before)))
    map.getSource<GeoJSONSource>(name)?.setData({ type: 'FeatureCollection', features })
}

/** What the sources of the map contain, by their names. @param before what is as before is left out */
function featuresOf(shown: Shown, before?: Shown): Partial<Record<PinSource, Feature[]>> {
  const differs = (...parts: (keyof Shown)[]) =>
    parts.some((part) => shown[part] !== before?.[part]) || !before
  return {
    ...(differs('pins') && {
      pins: shown.pins.map(({ id, point, mark }) => pointFeature(point, { id, mark })),
    }),
    ...(differs('pins', 'selected', 'current', 'here', 'area') && { around: featuresAround(shown) }),
  }
}

function featuresAround({ pins, selected, current, here, area }: Shown): Feature[] {
  const marked = (points: readonly Point[], is: Around) => points.map((point) => pointFeature(point, { is }))
  const pointsOf = (isMeant: (id: number) => boolean) =>
    pins.filter(({ id }) => isMeant(id)).map(({ point }) => point)
  return [
    ...(area.length < 2 ? [] : [featureOf(shapeOf(area), { is: 'area' satisfies Around })]),
    ...marked(area, 'corner'),
    ...marked(
      pointsOf((id) => id === current),
      'current',
    ),
    ...marked(
      pointsOf((id) => selected.has(id)),
      'selected',
    ),
    ...marked(here ? [here] : [], 'here'),
  ]
}

const shapeOf = (area: readonly Point[]): Geometry => {
  const ring = [...area, ...area.slice(0, 1)].map(positionOf)
  return area.length < 3
    ? { type: 'LineString', coordinates: ring }
    : { type: 'Polygon', coordinates: [ring] }
}

const featureOf = (geometry: Geometry, properties: GeoJsonProperties = null): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

const pointFeature = (point: Point, properties: GeoJsonProperties = null): Feature =>
  featureOf({ type: 'Point', coordinates: positionOf(point) }, properties)

const positionOf = ({ latitude, longitude }: Point): [number, number] => [longitude, latitude]
const pointAt = ({ lng, lat }: { lng: number; lat: number }): Point => ({
  latitude: Math.max(-90, Math.min(90, lat)),
  longitude: ((((lng + 180) % 360) + 360) % 360) - 180,
})

/** The pin or group that is nearest to a tap, if one is within a thumb's reach of it. */
function nearest(map: MapLibre, at: { x: number; y: number }): MapGeoJSONFeature | undefined {
  const around: [PointLike, PointLike] = [
    [at.x - THUMB_PX, at.y - THUMB_PX],
    [at.x + THUMB_PX, at.y + THUMB_PX],
  ]
  const distance = ({ geometry }: MapGeoJSONFeature) => {
    if (geometry.type !== 'Point') return Number.POSITIVE_INFINITY
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const { x, y } = map.project([longitude, latitude])
    return Math.hypot(x - at.x, y - at.y)
  }
  const found = map.queryRenderedFeatures(around, { layers: ['pins', 'groups'] })
  return found.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** Moves closer until the group falls apart, or says which pins are in it if it never does. */
async function openGroup(map: MapLibre, group: MapGeoJSONFeature, onGroup: (ids: number[]) => void) {
  const source = map.getSource<GeoJSONSource>('pins')
  if (!source) return
  const leaves = await source.getClusterLeaves(Number(group.properties.cluster_id), MOST_IN_GROUP, 0)
  const points = leaves.flatMap(({ geometry }) => {
    if (geometry.type !== 'Point') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    return [{ latitude, longitude }]
  })
  const bounds = boundsOf(points)
  if (!bounds) return
  const { west, south, east, north } = bounds
  if (map.getZoom() >= CLOSEST || Math.max(east - west, north - south) < SAME_SPOT)
    return onGroup(leaves.map(({ properties }) => Number(properties?.id)))
  map.fitBounds(cornersOf(bounds), { padding: 2 * MARK_PX, maxZoom: CLOSEST })
}
