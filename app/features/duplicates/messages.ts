import type { DuplicateGroup } from '#db/duplicates/groups.ts'

/** The page's request to the worker: to look through the leads of a team. */
export interface ToWorker {
  userId: number
  teamId: number
}

/** The worker's answers. */
export type FromWorker =
  | { type: 'progress'; done: number; total: number }
  | { type: 'found'; groups: DuplicateGroup[] }
  | { type: 'failed'; message: string }
