import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Looks on PATH for a program by its names, the best first. @returns its path, or undefined where there is none */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Whether there is a file at this path that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
