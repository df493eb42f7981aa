import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Looks on PATH for a program by its names, the preferred one first.
 * @returns its path, or undefined if there is none
 */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Whether there is an executable file at this path. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
