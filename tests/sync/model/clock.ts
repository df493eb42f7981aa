/** The true time of a run, in milliseconds since 1970; a device's own clock may be off. */
export interface Clock {
  now: number
}

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
export const YEAR_MS = 365 * DAY_MS
export const START_MS = Date.UTC(2026, 2, 2, 8)
