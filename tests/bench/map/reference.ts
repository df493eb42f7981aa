import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type LocalSite, serve } from '#tests/fakes/webServer.ts'
import { map } from '../../../vite.map.ts'
import { buildFiles } from '../page.ts'
import { placed } from './places.ts'

const WORKER = createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl-worker.mjs')

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0}section{height:422px}button{height:60px}</style>
<section aria-busy="true"></section><button>Map</button><script>
const points = fetch('/points').then((answer) => answer.json())
document.querySelector('button').addEventListener('click', () => {
  const script = document.createElement('script')
  script.src = '/bare.js'
  script.onload = async () => bare.draw(await points)
  document.body.append(script)
})
points.then(() => document.body.append('ready'))
</script></html>`

/** Serves a page with a button that draws a map of the leads that have a measured place. */
export async function openBareMap(leads: number): Promise<LocalSite> {
  const { script, assets } = await buildFiles(join(import.meta.dirname, 'bare.ts'), 'bare', [map()])
  const files: Record<string, [type: string, body: string]> = {
    ...Object.fromEntries(
      Object.entries(assets).map(([name, text]) => [`/${name}`, ['application/json', text]]),
    ),
    '/': ['text/html; charset=utf-8', PAGE],
    '/bare.js': ['text/javascript', script],
    '/worker.mjs': ['text/javascript', readFileSync(WORKER, 'utf8')],
    '/points': ['application/json', JSON.stringify(pointsOf(leads))],
  }
  return await serve(({ url = '' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', '']
    response.writeHead(files[url] ? 200 : 404, { 'content-type': type }).end(body)
  })
}

const pointsOf = (leads: number) => ({
  type: 'FeatureCollection',
  features: Array.from({ length: leads }, (_, at) => placed(at + 1)).flatMap(({ place }, at) =>
    place
      ? [
          {
            type: 'Feature',
            properties: { name: `Mia Berg the ${at + 1}th` },
            geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
          },
        ]
      : [],
  ),
})
