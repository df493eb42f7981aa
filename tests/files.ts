import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a folder and of those in it, with its bytes. */
export const filesOf = (folder: string): [name: string, bytes: Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name))])
