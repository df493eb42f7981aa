import type { Archive } from '#db/server/sqlite/archive.ts'

/** The content of a backup, for the person who made or restored it. */
export interface Summary {
  people: number
  leads: number
  /** Uploads and imported directories. */
  files: number
  hasKey: boolean
  bytes: number
}

export function summaryOf({ counts, entries }: Archive, bytes: number): Summary {
  return {
    people: counts.users ?? 0,
    leads: counts.leads ?? 0,
    files: entries.filter(({ path }) => path.includes('/')).length,
    hasKey: entries.some(({ path }) => path === 'secret.key'),
    bytes,
  }
}

const MEGABYTE = 1024 * 1024

export const inWords = ({ people, leads, files, bytes }: Summary): string =>
  `${people} people, ${leads} leads, ${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB`
