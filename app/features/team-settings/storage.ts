import { useQuery } from '@tanstack/react-query'
import { call } from '#app/data/server/call.ts'
import { sizeOf } from '#app/ui/size.ts'
import { Storage, type StorageKind, storageKinds } from '#db/model/storage.ts'

/** The storage that a team uses. */
export const useStorage = (teamId: number) =>
  useQuery({
    queryKey: ['storage', teamId],
    queryFn: () => call(Storage, 'GET', `/api/teams/${teamId}/storage`),
    refetchOnMount: 'always',
  })

const names: Record<StorageKind, string> = {
  rows: 'Leads, notes, emails and other items',
  history: 'Their history',
  uploads: 'Photos and files',
  imports: 'Imported lists of companies',
}

/** How full a storage is: the share, 0 to 1, with its words, and what uses the space, the largest first. */
export function storageUse({ quota, bytes }: Storage, whose: string) {
  const used = storageKinds.reduce((sum, kind) => sum + bytes[kind], 0)
  const kinds = storageKinds
    .map((kind) => ({ name: names[kind], bytes: bytes[kind] }))
    .sort((a, b) => b.bytes - a.bytes)
    .map((each) => ({ name: each.name, size: sizeOf(each.bytes) }))
  const of = quota === null ? '' : ` of ${sizeOf(quota)}`
  return {
    share: quota === null ? 0 : Math.min(1, used / quota),
    words: `${whose} has used ${sizeOf(used)}${of}`,
    kinds,
  }
}
