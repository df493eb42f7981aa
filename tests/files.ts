import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All files of a folder and its subfolders, with their bytes. */
export const filesOf = (folder: string): [name: string, bytes: Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name))])
