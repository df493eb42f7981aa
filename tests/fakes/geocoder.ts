import { serve } from './webServer.ts'

/** A service that answers as Nominatim's search does. */
export interface FakeGeocoder extends AsyncDisposable {
  /** For GEOCODER_URL. */
  url: string
  allow: string
  /** The addresses that it was asked for, with the time in ms. */
  asked: { address: string; at: number }[]
  mood: 'knows' | 'is busy' | 'fails' | 'talks nonsense'
}

/** @param places latitude and longitude by address */
export async function openGeocoder(
  places: Readonly<Record<string, readonly [number, number]>>,
): Promise<FakeGeocoder> {
  const site = await serve(({ url = '' }, response) => {
    const address = new URL(url, 'http://geocoder').searchParams.get('q') ?? ''
    geocoder.asked.push({ address, at: performance.now() })
    const [lat, lon] = places[address] ?? []
    const found =
      lat === undefined || lon === undefined
        ? []
        : [
            {
              lat: String(lat),
              lon: String(lon),
              boundingbox: [lat - 0.0005, lat + 0.0005, lon - 0.0005, lon + 0.0005].map(String),
              display_name: address,
            },
          ]
    const status = { knows: 200, 'is busy': 429, fails: 503, 'talks nonsense': 200 }[geocoder.mood]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(geocoder.mood === 'talks nonsense' ? '[{"lat":"north"}]' : JSON.stringify(found))
  })
  const allow = `127.0.0.1:${site.port}`
  const geocoder: FakeGeocoder = {
    url: `http://${allow}/nominatim`,
    allow,
    asked: [],
    mood: 'knows',
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
  return geocoder
}
