import * as v from 'valibot'

/** A point on earth in degrees, WGS 84. */
export const Point = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})
export type Point = v.InferOutput<typeof Point>

/** A point as text: "51.3155,9.4924", exact to about 10 m. */
export const pointText = ({ latitude, longitude }: Point): string =>
  `${Number(latitude.toFixed(4))},${Number(longitude.toFixed(4))}`

/** The point that a text gives as latitude and longitude, separated by a comma; undefined for any other text. */
export function pointIn(text: string): Point | undefined {
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  const parsed = v.safeParse(Point, { latitude: Number(latitude), longitude: Number(longitude) })
  return parsed.success ? parsed.output : undefined
}

const EARTH_KM = 6371

/** The great-circle distance (haversine formula). */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** The position of something, which a phone measured once when the person asked for it. */
export const Place = v.object({ ...Point.entries, accuracyMetres: v.pipe(v.number(), v.minValue(0)) })
export type Place = v.InferOutput<typeof Place>

/** Where a map service says that an address is. */
export const Located = v.object({
  ...Point.entries,
  accuracyMetres: v.pipe(v.number(), v.minValue(0), v.maxValue(20_000_000)),
  source: v.picklist(['openstreetmap', 'geocoder']),
  /** The address that was looked up. If the lead's address is another one now, the point is out of date. */
  address: v.pipe(v.string(), v.maxLength(300)),
})
export type Located = v.InferOutput<typeof Located>

/** A place in a form: as JSON, or ''. */
export const PlaceText = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  v.pipe(v.string(), v.parseJson(), Place),
])
