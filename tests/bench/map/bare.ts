import type { FeatureCollection } from 'geojson'
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import { styleOf } from '#app/features/map/style.ts'

// The least map of the same points: the library, the outlines and one source, without an app around them.

const GROUPED_PX = 44

/** Draws the points into the page, and a tap on one of them opens it. @param points named by their property `name` */
export function draw(points: FeatureCollection): void {
  const container = document.querySelector('section')
  if (!container) throw new Error('The page has no place for a map.')
  setWorkerUrl('/worker.mjs')
  const map = new MapLibre({
    container,
    style: styleOf([], () => '#888888'),
    attributionControl: false,
    fadeDuration: 0,
  })
  map.fitBounds(boundsOf(points), { padding: GROUPED_PX, animate: false })
  map.once('style.load', () => {
    map.addSource('points', {
      type: 'geojson',
      data: points,
      cluster: true,
      clusterRadius: GROUPED_PX,
      clusterMaxZoom: 18,
      maxzoom: 19,
    })
    map.addLayer({ id: 'points', type: 'circle', source: 'points', paint: { 'circle-radius': 11 } })
  })
  map.once('idle', () => container.setAttribute('aria-busy', 'false'))
  map.on('click', 'points', ({ features = [] }) => {
    const page = document.createElement('dialog')
    page.innerHTML = `<h2>${String(features[0]?.properties.name)}</h2>`
    document.body.append(page)
    page.showModal()
  })
}

function boundsOf({ features }: FeatureCollection): [number, number, number, number] {
  const positions = features.map(({ geometry }) => (geometry.type === 'Point' ? geometry.coordinates : []))
  const [xs, ys] = [0, 1].map((axis) => positions.map((position) => position[axis] ?? 0))
  const all = { xs: xs ?? [], ys: ys ?? [] }
  return [Math.min(...all.xs), Math.min(...all.ys), Math.max(...all.xs), Math.max(...all.ys)]
}
