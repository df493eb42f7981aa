import { serve } from './webServer.ts'

/** How the fake behaves: with a service of roads, or as one that fails in some way. */
type Mood = 'knows' | 'fails' | 'talks nonsense' | 'knows fewer places' | 'knows no way'

/** A routing service with the table service of OSRM, in which every way takes so many seconds a place. */
export interface FakeRouter extends AsyncDisposable {
  /** For ROUTER_URL. */
  url: string
  allow: string
  /** The paths that were asked for. */
  asked: string[]
  mood: Mood
}

/** @param secondsOf how long the way from one place to another takes, by the places' "lon,lat" */
export async function openRouter(secondsOf: (from: string, to: string) => number): Promise<FakeRouter> {
  const site = await serve(({ url = '' }, response) => {
    const [, list = ''] =
      /^\/osrm\/table\/v1\/driving\/([^?]+)\?annotations=duration,distance$/.exec(url) ?? []
    const places = list.split(';')
    const known = router.mood === 'knows fewer places' ? places.slice(1) : places
    const table = (each: (from: string, to: string) => number | null) =>
      known.map((from) => known.map((to) => (from === to ? 0 : each(from, to))))
    const isLost = router.mood === 'knows no way'
    const durations = table((from, to) => (isLost ? null : secondsOf(from, to)))
    const distances = table((from, to) => (isLost ? null : 10 * secondsOf(from, to)))
    const status = list === '' ? 400 : router.mood === 'fails' ? 503 : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      router.mood === 'talks nonsense'
        ? '{"code":"Ok","durations":[["soon"]]'
        : JSON.stringify({ code: 'Ok', durations, distances, sources: [], destinations: [] }),
    )
  })
  const allow = `127.0.0.1:${site.port}`
  const router: FakeRouter = {
    url: `http://${allow}/osrm`,
    allow,
    asked: site.asked,
    mood: 'knows',
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
  return router
}
