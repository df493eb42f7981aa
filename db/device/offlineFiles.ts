import * as v from 'valibot'

/** How many of the app's files this device keeps for offline, of how many. */
export const OfflineFiles = v.object({ kept: v.number(), total: v.number() })
export type OfflineFiles = v.InferOutput<typeof OfflineFiles>

/** The channel on which the worker tells each tab after each file. */
export const OFFLINE_FILES = 'rove-offline-files'
