import type { Lead } from '#db/model/entities/lead.ts'
import { middleOf } from '#db/pmtiles/bounds.ts'

/** What the points of the leads lie within, in degrees. */
const [WEST, SOUTH, EAST, NORTH] = [0, 44, 20, 55]
/** How wide the strip of towns is on either side, in degrees: only the first lead is between them. */
const STRIP = 3.5
const TOWNS = 60
/** How far leads are from the middle of their town at most, in degrees. */
const AROUND = 0.1
/** Of so many leads, one has no measured place but only the town of its address. */
const TOWN_ONLY = 5
const KNOWN_TOWNS = ['Paris', 'Lille', 'Rouen', 'Wrocław', 'Bratislava', 'Katowice', 'Gdańsk', 'Budapest']
const statuses = ['new', 'contacted', 'qualified', 'converted', 'rejected'] as const

/**
 * Where the nth lead is, from 1 on. The first one is alone in the middle of all, where a map that shows all of them
 * has its middle, too; the next two are in opposite corners.
 */
export function placed(n: number): Partial<Lead> {
  const status = statuses[n % statuses.length] ?? 'new'
  if (n > 3 && n % TOWN_ONLY === 0) {
    return { status, address: `Market ${n}, ${KNOWN_TOWNS[n % KNOWN_TOWNS.length]}` }
  }
  const address = `Main Street ${n}`
  return { status, address, placeAddress: address, place: { ...pointOf(n), accuracyMetres: 8 } }
}

function pointOf(n: number) {
  if (n === 1) return middleOf({ west: WEST, south: SOUTH, east: EAST, north: NORTH })
  if (n === 2) return { latitude: SOUTH, longitude: WEST }
  if (n === 3) return { latitude: NORTH, longitude: EAST }
  const town = n % TOWNS
  const side = town % 2 === 0 ? WEST : EAST - STRIP
  return {
    latitude:
      between(SOUTH + AROUND, NORTH - AROUND, spread(town, 0.618)) + AROUND * (2 * spread(n, 0.414) - 1),
    longitude:
      between(side + AROUND, side + STRIP - AROUND, spread(town, 0.732)) +
      AROUND * (2 * spread(n, 0.236) - 1),
  }
}

/** A number from 0 to 1; those of successive numbers are spread evenly. */
const spread = (n: number, step: number) => (n * step) % 1

const between = (low: number, high: number, part: number) => low + (high - low) * part
