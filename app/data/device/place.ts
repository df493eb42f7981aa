import type { Place, Point } from '#db/model/place.ts'

const WITHIN_MS = 15_000

/**
 * The current position of this device, or a sentence that says why it is unknown. Works without a connection.
 */
export function placeNow(): Promise<Place | { problem: string }> {
  if (!navigator.geolocation) return Promise.resolve({ problem: 'This device gives no position.' })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyMetres: Math.round(accuracy) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({
          problem:
            code === PERMISSION_DENIED
              ? 'The position is not allowed for Rove. Allow it in the browser, or go without.'
              : 'The position could not be found. Please try again outside, or go without.',
        }),
      { timeout: WITHIN_MS, enableHighAccuracy: true },
    )
  })
}

/** A link that shows a place on a map: in the maps app if there is one, otherwise as a web page. */
export const mapLink = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
