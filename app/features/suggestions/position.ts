const WITHIN_MS = 15_000
const OLD_MS = 5 * 60_000

/** Where this device is, in degrees; or why that is not known, in a sentence. Works without a connection. */
export function positionNow(): Promise<{ latitude: number; longitude: number } | { problem: string }> {
  if (!navigator.geolocation) return Promise.resolve({ problem: 'This device gives no position.' })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({
          problem:
            code === PERMISSION_DENIED
              ? 'The position is not allowed for Rove. Allow it in the browser, or enter a town.'
              : 'The position could not be found. Please try again outside, or enter a town.',
        }),
      { timeout: WITHIN_MS, maximumAge: OLD_MS },
    )
  })
}
