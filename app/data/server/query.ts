import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { QUERIES_KEY } from './entrance.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Holds what only the server knows (the session's user, members); kept so that the shell opens offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      // A month in milliseconds would overflow a timer and drop everything at once.
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

let restored: Promise<void> | undefined

/** Resolves when what was kept is back; from then on what changes is kept. */
export function restoreQueries(): Promise<void> {
  restored ??= restore()
  return restored
}

async function restore() {
  const persister = createSyncStoragePersister({ storage: localStorage, key: QUERIES_KEY, throttleTime: 100 })
  const [, back] = persistQueryClient({ queryClient, persister, maxAge: MONTH_MS })
  await back
}

/** Forgets everything at once, so that the next load starts as the next person. */
export function forgetQueries(): void {
  queryClient.clear()
  localStorage.removeItem(QUERIES_KEY)
}
