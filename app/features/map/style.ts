import { borders, land, largeTowns } from 'virtual:outlines'
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Palette } from './palette.ts'
import type { TileSource } from './tiles.ts'

/** Labels are drawn with the fonts of the device: the map has no server of fonts. */
const FONT = ['sans-serif']

/** How the map looks below the leads: outlines and larger towns, and the tiles that there are above them. */
export function styleOf(tiles: readonly TileSource[], colour: Palette): StyleSpecification {
  const archives = tiles.map(({ source, bounds }, at) => ({
    name: `tiles-${at}`,
    key: source.getKey(),
    bounds,
  }))
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2 },
      borders: { type: 'geojson', data: borders, tolerance: 0.2 },
      towns: { type: 'geojson', data: largeTowns },
      ...Object.fromEntries(archives.map(({ name, key, bounds }) => [name, archive(key, bounds)])),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour('raised') } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('surface') } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colour('edge'), 'line-width': 1 },
      },
      townNames(archives.length > 0, colour),
      ...archives.flatMap(({ name }) => groundLayers(name, colour)),
      ...archives.flatMap(({ name }) => nameLayers(name, colour)),
    ],
  }
}

const archive = (key: string, [west, south, east, north]: TileSource['bounds']): SourceSpecification => ({
  type: 'vector',
  url: `pmtiles://${key}`,
  bounds: [west, south, east, north],
})

/** The larger towns; where tiles have the names of towns, only for an overview. */
const townNames = (beside: boolean, colour: Palette): LayerSpecification => ({
  id: 'towns',
  type: 'symbol',
  source: 'towns',
  ...(beside && { maxzoom: 6 }),
  filter: ['>=', ['get', 'thousands'], ['step', ['zoom'], 3000, 4, 1000, 5, 500, 6, 200, 7, 100]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': 12,
    'symbol-sort-key': ['-', ['get', 'thousands']],
  },
  paint: nameIn(colour),
})

const nameIn = (colour: Palette) => ({
  'text-color': colour('muted'),
  'text-halo-color': colour('surface'),
  'text-halo-width': 1.5,
})

const kindIn = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

/** The width of a road in pixels by zoom: at zoom 10, and at zoom 18. */
const widthOf = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  10,
  far,
  18,
  near,
]

/** What tiles of the Protomaps basemap draw, without names. */
function groundLayers(source: string, colour: Palette): LayerSpecification[] {
  const of = (layer: string) => ({
    id: `${source}-${layer}`,
    source,
    'source-layer': layer.split(' ')[0] ?? layer,
  })
  const road = (name: string, filter: FilterSpecification, minzoom: number, far: number, near: number) => ({
    ...of(`roads ${name}`),
    type: 'line' as const,
    filter,
    minzoom,
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
    paint: { 'line-color': colour('edge'), 'line-opacity': 0.6, 'line-width': widthOf(far, near) },
  })
  return [
    { ...of('earth'), type: 'fill', paint: { 'fill-color': colour('surface') } },
    {
      ...of('landuse'),
      type: 'fill',
      filter: kindIn(
        'park',
        'forest',
        'wood',
        'nature_reserve',
        'grass',
        'meadow',
        'cemetery',
        'national_park',
      ),
      paint: { 'fill-color': colour('green'), 'fill-opacity': 0.1 },
    },
    {
      ...of('water'),
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour('blue'), 'fill-opacity': 0.25 },
    },
    {
      ...of('water lines'),
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colour('blue'), 'line-opacity': 0.3 },
    },
    { ...of('buildings'), type: 'fill', minzoom: 14, paint: { 'fill-color': colour('line') } },
    road('paths', kindIn('path', 'other'), 15, 0.3, 2),
    road('streets', kindIn('minor_road'), 12, 0.4, 10),
    road('main', kindIn('major_road', 'medium_road'), 8, 1, 16),
    road('motorways', kindIn('highway'), 5, 1.6, 20),
    {
      ...of('boundaries'),
      type: 'line',
      paint: { 'line-color': colour('edge'), 'line-dasharray': [3, 2] },
    },
  ]
}

function nameLayers(source: string, colour: Palette): LayerSpecification[] {
  const name = {
    'text-field': ['coalesce', ['get', 'name'], ''] satisfies ExpressionSpecification,
    'text-font': FONT,
    'text-size': 12,
  }
  return [
    {
      id: `${source}-road-names`,
      type: 'symbol',
      source,
      'source-layer': 'roads',
      minzoom: 14,
      layout: { ...name, 'symbol-placement': 'line' },
      paint: nameIn(colour),
    },
    {
      id: `${source}-place-names`,
      type: 'symbol',
      source,
      'source-layer': 'places',
      filter: kindIn('locality', 'neighbourhood', 'macrohood'),
      layout: name,
      paint: nameIn(colour),
    },
  ]
}
