import type { Feature } from 'geojson'
import type { FilterSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { MARK_PX } from './marks.ts'
import type { Palette } from './palette.ts'

/** Above this zoom, pins are grouped no more. It is the closest zoom, so that pins never cover one another. */
const GROUPED_UP_TO = 18

/** The sources of what the map shows above its ground. */
export type PinSource = 'pins' | 'around'

/** What a feature of the source `around` is. One source for all of these is loaded once. */
export type Around = 'area' | 'corner' | 'selected' | 'current' | 'here'

/** The source of a name with its features; pins are grouped. */
export function pinSource(name: string, features: Feature[]): SourceSpecification {
  const source = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features } }
  if (name !== 'pins') return source
  return {
    ...source,
    cluster: true,
    clusterRadius: MARK_PX,
    clusterMaxZoom: GROUPED_UP_TO,
    maxzoom: GROUPED_UP_TO + 1,
  }
}

/** The layers of pins, groups and everything else that is not the ground, from the bottom up. */
export const pinLayers = (colour: Palette): LayerSpecification[] => [
  {
    id: 'area',
    type: 'fill',
    ...around('area'),
    paint: { 'fill-color': colour('accent'), 'fill-opacity': 0.15 },
  },
  {
    id: 'area-edge',
    type: 'line',
    ...around('area'),
    paint: { 'line-color': colour('accent'), 'line-width': 2 },
  },
  {
    id: 'corners',
    type: 'circle',
    ...around('corner'),
    paint: { 'circle-color': colour('accent'), 'circle-radius': 5 },
  },
  ring('current', 20, colour('accent'), 4),
  ring('selected', 18, colour('ink'), 3),
  {
    id: 'groups',
    type: 'circle',
    source: 'pins',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': colour('accent'),
      'circle-radius': ['step', ['get', 'point_count'], 18, 100, 22, 1000, 26],
      'circle-stroke-color': colour('page'),
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'group-sizes',
    type: 'symbol',
    source: 'pins',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': ['sans-serif'],
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colour('on-accent') },
  },
  {
    id: 'pins',
    type: 'symbol',
    source: 'pins',
    filter: ['!', ['has', 'point_count']],
    layout: { 'icon-image': ['get', 'mark'], 'icon-allow-overlap': true, 'icon-ignore-placement': true },
  },
  {
    id: 'here',
    type: 'circle',
    ...around('here'),
    paint: {
      'circle-color': colour('blue'),
      'circle-radius': 7,
      'circle-stroke-color': colour('page'),
      'circle-stroke-width': 3,
    },
  },
]

const around = (is: Around) => ({
  source: 'around' satisfies PinSource,
  filter: ['==', ['get', 'is'], is] satisfies FilterSpecification,
})

const ring = (is: Around, radius: number, colour: string, width: number): LayerSpecification => ({
  id: is,
  type: 'circle',
  ...around(is),
  paint: {
    'circle-color': 'transparent',
    'circle-radius': radius,
    'circle-stroke-color': colour,
    'circle-stroke-width': width,
  },
})
