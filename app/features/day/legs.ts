import type { Point } from '#db/model/place.ts'

/** The maps app takes a way of up to so many places. */
const LEG_STOPS = 10

/** A part of a day's way, as a link that opens it in the phone's maps. */
export interface Leg {
  /** The first and the last place of the part, counted from 1. */
  from: number
  to: number
  href: string
}

/** The maps app that a link is for. */
type MapsApp = 'apple' | 'google'

/**
 * The way to all places in parts of ten. The first part begins where the phone is, each other one at the last place of
 * the part before it.
 */
export function legsOf(places: readonly Point[], app: MapsApp): Leg[] {
  const starts = [...places.keys()].filter((place) => place % LEG_STOPS === 0)
  const linkTo = app === 'apple' ? appleLink : googleLink
  return starts.map((first) => {
    const part = places.slice(first, first + LEG_STOPS)
    return { from: first + 1, to: first + part.length, href: linkTo(part, places[first - 1]) }
  })
}

/** Google's universal link, see `routeTo` of a lead's page. */
function googleLink(places: readonly Point[], origin: Point | undefined): string {
  const last = places.at(-1)
  const between = places.slice(0, -1)
  const parts = new URLSearchParams({ api: '1', travelmode: 'driving' })
  if (origin) parts.set('origin', text(origin))
  if (last) parts.set('destination', text(last))
  if (between.length > 0) parts.set('waypoints', between.map(text).join('|'))
  return `https://www.google.com/maps/dir/?${parts}`
}

/** Apple's link. Several destinations are joined by "+to:", whose plus sign must not be escaped. */
function appleLink(places: readonly Point[], origin: Point | undefined): string {
  const start = origin ? `saddr=${text(origin)}&` : ''
  return `https://maps.apple.com/?${start}daddr=${places.map(text).join('+to:')}&dirflg=d`
}

const text = ({ latitude, longitude }: Point) => `${latitude},${longitude}`
