import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { reasonOf } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { type NewKey, type Provider, providers } from '#db/model/key.ts'

const StoredKey = v.object({
  provider: v.picklist(providers),
  /** The last four characters; '' for a key too short to show any of it. */
  ending: v.string(),
  baseUrl: v.string(),
  model: v.string(),
  /** ISO 8601 in UTC; null = no key is stored. */
  checkedAt: v.nullable(v.string()),
  /** The server has a key of its own. */
  server: v.boolean(),
  /** Whether the server can still decrypt the stored key. */
  readable: v.boolean(),
})
export type StoredKey = v.InferOutput<typeof StoredKey>

const KEYS = ['keys'] as const
const path = (provider: Provider) => `/api/keys/${provider}`

/** The server's data about the person's keys, one entry for each service. */
export const useKeys = () =>
  useQuery({
    queryKey: KEYS,
    queryFn: () => call(v.array(StoredKey), 'GET', '/api/keys'),
    refetchOnMount: 'always',
  })

/** Has the server check and store a key. @throws CallError, TypeError when the server is unreachable */
export async function saveKey(provider: Provider, key: NewKey): Promise<void> {
  const saved = await call(StoredKey, 'PUT', path(provider), key)
  queryClient.setQueryData<StoredKey[]>(KEYS, (keys) =>
    keys?.map((before) => (before.provider === provider ? saved : before)),
  )
}

/** @throws CallError, TypeError when the server is unreachable */
export async function removeKey(provider: Provider): Promise<void> {
  await call(v.undefined(), 'DELETE', path(provider))
  await queryClient.invalidateQueries({ queryKey: KEYS })
}

/** Explains to the person why a call about keys failed. */
export const whyNot = (error: unknown): string => reasonOf(error, 'API keys need a connection.')
