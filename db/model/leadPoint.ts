import { kilometresBetween, type Located, type Place, type Point } from './place.ts'

/** What is stored about where a lead is. */
export interface Whereabouts {
  address: string
  /** Measured by a phone on the spot. */
  place: Place | null
  /** The address that the lead had when the place was measured; '' if that is not known. */
  placeAddress: string
  located: Located | null
}

/** A town from the tables that ship with the app, or the area of its postcode. */
export interface Town extends Point {
  /** How far off the point may be, in metres. */
  metres: number
}

/** Finds the town of an address; undefined if the address names none that the table has. */
export type FindTown = (address: string) => Town | undefined

/** Where a lead is, and how far that can be relied on. */
export interface LeadPoint {
  point: Point
  source: 'measured' | Located['source'] | 'town'
  /** Whether somebody measured it on the spot, at the address that the lead has now. */
  exact: boolean
  /** How far off the point may be, in metres. */
  metres: number
  /** Whether the lead has had another address since. */
  stale: boolean
}

/** A point farther than this from the town of the new address belongs to an old address elsewhere. */
const SAME_TOWN_KM = 30

/**
 * Where a lead is: as measured on the spot, as looked up for its address, or its town, in this order. A point that was
 * measured or looked up for an earlier address counts only while no better one is known, and only if it is not in
 * another town than the address now.
 * @param findTown looks an address up in the table of towns; without it, no lead has only a town
 * @returns undefined if nothing says where it is
 */
export function pointOf(lead: Whereabouts, findTown?: FindTown): LeadPoint | undefined {
  const { address, place, placeAddress, located } = lead
  const measured =
    place && pointAt(place, 'measured', placeAddress !== '' && !isSameAddress(placeAddress, address))
  const lookedUp = located && pointAt(located, located.source, !isSameAddress(located.address, address))
  const fresh = [measured, lookedUp].find((known) => known?.stale === false)
  if (fresh) return fresh
  const town = address === '' ? undefined : findTown?.(address)
  const old = measured ?? lookedUp ?? undefined
  if (!town) return old
  if (old && kilometresBetween(old.point, town) < SAME_TOWN_KM) return old
  return pointAt({ ...toPoint(town), accuracyMetres: town.metres }, 'town', false)
}

/** What a form says about where a lead is. */
type Placed = Pick<Whereabouts, 'address' | 'place'>

/**
 * The address that belongs to the place of a lead after an edit: the one at which the place was measured.
 * @param before undefined for a new lead
 */
export function placeAddressOf(now: Placed, before?: Pick<Whereabouts, 'place' | 'placeAddress'>): string {
  if (!now.place) return ''
  return before && JSON.stringify(before.place) === JSON.stringify(now.place)
    ? before.placeAddress
    : now.address
}

/** Whether two addresses differ in nothing but case, spaces and punctuation. */
export const isSameAddress = (one: string, other: string): boolean =>
  one === other || bare(one) === bare(other)

const bare = (address: string) =>
  address
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const toPoint = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

const pointAt = (place: Place, source: LeadPoint['source'], stale: boolean): LeadPoint => ({
  point: toPoint(place),
  source,
  exact: source === 'measured' && !stale,
  metres: place.accuracyMetres,
  stale,
})
