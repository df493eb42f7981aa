import { borders, land, largeTowns, transform } from 'virtual:outlines'
import type { Feature, FeatureCollection, Position } from 'geojson'

const [stepEast, stepNorth, west, south] = transform

/** The land of the world, and the borders between countries. */
export const outlines = (): { land: FeatureCollection; borders: FeatureCollection } => ({
  land: collectionOf(
    land.split('\n').map((rings) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: rings.split('|').map(positionsIn) },
    })),
  ),
  borders: collectionOf([
    {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: borders.split('\n').map(positionsIn) },
    },
  ]),
})

/** The larger towns with their names, and their inhabitants in thousands. */
export const largerTowns = (): FeatureCollection =>
  collectionOf(
    largeTowns.split('\n').map((line) => {
      const [name = '', latitude, longitude, thousands] = line.split(';')
      return {
        type: 'Feature',
        properties: { name, thousands: Number(thousands) },
        geometry: { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
      }
    }),
  )

const collectionOf = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

/** The positions of a line, from its first one and the steps to the next ones. */
function positionsIn(text: string): Position[] {
  const steps = text.split(' ').map(Number)
  const positions: Position[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    positions.push([x * stepEast + west, y * stepNorth + south])
  }
  return positions
}
