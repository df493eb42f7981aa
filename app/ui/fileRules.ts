import type { Notice } from './toast.ts'

/** The types and the size that a file may have. */
export interface FileRules {
  /** Media types. */
  types: readonly string[]
  megabytes: number
}

const BYTES_PER_MEGABYTE = 1024 * 1024

/** @returns the notice that says why a file is refused; undefined for a valid file */
export function fileProblem(file: Pick<File, 'size' | 'type'>, rules: FileRules): Notice | undefined {
  if (!rules.types.includes(file.type)) {
    const text = `Please upload one of the following: ${typeNames(rules.types)}`
    return { title: 'Invalid file type', text, tone: 'error' }
  }
  if (file.size > rules.megabytes * BYTES_PER_MEGABYTE) {
    return { title: 'File too large', text: `Max file size is ${rules.megabytes}MB`, tone: 'error' }
  }
  return undefined
}

/** Media types for display, such as "pdf, jpeg, png, gif". */
export const typeNames = (types: readonly string[]): string =>
  types.map((type) => type.replace(/^.*\//, '')).join(', ')
