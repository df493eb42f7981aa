import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { QUERIES_KEY } from './entrance.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Caches what only the server knows (the session's user, members); stored, so that the shell opens offline.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      // A month in milliseconds would overflow the timer, and everything would be dropped at once.
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

let restored: Promise<void> | undefined

/** Resolves when the stored cache has been restored; from then on changes are stored. */
export function restoreQueries(): Promise<void> {
  restored ??= restore()
  return restored
}

async function restore() {
  const persister = createSyncStoragePersister({ storage: localStorage, key: QUERIES_KEY, throttleTime: 100 })
  const [, back] = persistQueryClient({ queryClient, persister, maxAge: MONTH_MS })
  await back
}

/** Clears the cache and its stored copy, so that the next load does not start with another person's data. */
export function forgetQueries(): void {
  queryClient.clear()
  localStorage.removeItem(QUERIES_KEY)
}
