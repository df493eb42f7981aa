import type { HeldRow } from '#db/import/check.ts'
import type { ImportFile, ReadOptions } from '#db/import/import.ts'
import type { ImportPlan } from '#db/import/plan.ts'
import type { RefusalCode } from '#db/model/sync/mutation.ts'

/** What the page shows of a file: everything but the rows. */
export type FilePreview = Omit<ImportFile, 'table'>

/** The result of the check of all rows; the three add up to the rows. */
export interface CheckResult {
  rows: number
  added: number
  completed: number
  heldBack: number
  /** The first of the rows that are held back. */
  held: readonly HeldRow[]
  /** The first leads as they will be. */
  first: readonly { row: number; title: string; text: string }[]
}

/** The most rows that the page shows of each kind. */
export const MOST_SHOWN = { held: 100, first: 5 }

/** Whose leads, and the import that makes them. */
export interface ImportTarget {
  userId: number
  teamId: number
  importId: number
}

/** The page's requests to the worker, one at a time. */
export type ToWorker =
  | { type: 'open'; content: Blob | string; options: ReadOptions }
  | { type: 'check'; plan: ImportPlan; target: ImportTarget }
  | { type: 'held file' }
  | { type: 'write'; name: string }
  | { type: 'resume'; target: ImportTarget }
  | { type: 'stop' }

/** The worker's answers. Each request but "stop" ends with one that is not "progress". */
export type FromWorker =
  | { type: 'opened'; preview: FilePreview }
  | { type: 'progress'; done: number; total: number | undefined }
  | { type: 'checked'; result: CheckResult }
  | { type: 'held file'; text: string }
  | { type: 'written'; result: CheckResult }
  | { type: 'stopped' }
  | { type: 'refused'; code: RefusalCode | 'file'; message: string }
  | { type: 'failed'; name: string; message: string }
