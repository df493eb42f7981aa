import * as v from 'valibot'

/** How many of the app's files this device has stored for offline use, and how many there are. */
export const OfflineFiles = v.object({ kept: v.number(), total: v.number() })
export type OfflineFiles = v.InferOutput<typeof OfflineFiles>

/** The broadcast channel on which the worker reports to all tabs after each stored file. */
export const OFFLINE_FILES = 'rove-offline-files'
