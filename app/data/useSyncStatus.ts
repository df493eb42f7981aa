import { sharedQuery } from './sharedQuery.ts'

/** How the last sync ended, and whether one runs; undefined before the first. */
export const useSyncStatus = sharedQuery((store) => store.status.get('sync'))
