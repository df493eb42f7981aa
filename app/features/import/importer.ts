import type { ReadOptions } from '#db/import/import.ts'
import type { ImportPlan } from '#db/import/plan.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { CheckResult, FilePreview, FromWorker, ImportTarget, ToWorker } from './messages.ts'

/** The file cannot be imported; the message tells the person why. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/** The person stopped the work. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

type Progress = (done: number, total: number | undefined) => void
type Result = Exclude<FromWorker, { type: 'progress' | 'stopped' | 'refused' | 'failed' }>

/**
 * Reads, checks and writes one file in a worker of its own, so that the page stays responsive.
 * All methods throw FileRefused, Refused, Stopped, or an error of the device's store.
 */
export class Importer {
  readonly #worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
  #problem: Error | undefined
  #fail: (error: Error) => void = () => undefined

  constructor() {
    this.#worker.onerror = ({ message }) => {
      this.#problem = new Error(message || 'The worker could not be started.')
      this.#fail(this.#problem)
    }
  }

  /** Whether the worker could not be started, or ended with an error. */
  get isBroken(): boolean {
    return this.#problem !== undefined
  }

  /** Reads the beginning of a file, or of a pasted text. */
  async open(content: Blob | string, options: ReadOptions): Promise<FilePreview> {
    return (await this.#ask('opened', { type: 'open', content, options })).preview
  }

  /** Checks every row; nothing is written. */
  async check(plan: ImportPlan, target: ImportTarget, onProgress: Progress): Promise<CheckResult> {
    return (await this.#ask('checked', { type: 'check', plan, target }, onProgress)).result
  }

  /** The rows that are held back, with the reasons, as a file that can be corrected and imported. */
  async heldFile(): Promise<string> {
    return (await this.#ask('held file', { type: 'held file' })).text
  }

  /** Writes what was checked. @param name the file's name */
  async write(name: string, onProgress: Progress): Promise<CheckResult> {
    return (await this.#ask('written', { type: 'write', name }, onProgress)).result
  }

  /** Goes on with an import that was interrupted while it was written. */
  async resume(target: ImportTarget, onProgress: Progress): Promise<CheckResult> {
    return (await this.#ask('written', { type: 'resume', target }, onProgress)).result
  }

  /** Ends what is under way, after the current batch. */
  stop(): void {
    this.#post({ type: 'stop' })
  }

  end(): void {
    this.#worker.terminate()
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #ask<T extends Result['type']>(
    type: T,
    request: ToWorker,
    onProgress?: Progress,
  ): Promise<Extract<Result, { type: T }>> {
    return new Promise((resolve, reject) => {
      if (this.#problem) return reject(this.#problem)
      this.#fail = reject
      const isWanted = (answer: FromWorker): answer is Extract<Result, { type: T }> => answer.type === type
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (isWanted(data)) resolve(data)
        else if (data.type === 'progress') onProgress?.(data.done, data.total)
        else reject(errorOf(data))
      }
      this.#post(request)
    })
  }
}

function errorOf(answer: FromWorker): Error {
  if (answer.type === 'stopped') return new Stopped('It was stopped.')
  if (answer.type === 'refused') {
    return answer.code === 'file' ? new FileRefused(answer.message) : new Refused(answer.code, answer.message)
  }
  const error = new Error(answer.type === 'failed' ? answer.message : 'The worker answered something else.')
  // The name tells a full disk from a closed store.
  if (answer.type === 'failed') error.name = answer.name
  return error
}
