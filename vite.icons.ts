import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const IMPORT = /^import \{([^}]*)\} from '([^']+)'$/gm
const EXPORT = /^export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs';$/gm

/**
 * Imports each icon from a module of its own. The package's main module imports all icons, so that the first chunk,
 * which takes what its modules import (vite.config.ts), would carry the icons of every screen.
 */
export const icons = (): Plugin => {
  let files: Map<string, string> | undefined
  return {
    name: 'icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/app/') || !code.includes(PACKAGE)) return undefined
      files ??= filesByName()
      const known = files
      return code.replace(IMPORT, (statement: string, names: string, from: string) =>
        from === PACKAGE ? oneByOne(names, known) : statement,
      )
    },
  }
}

/** @param names what stands between the braces of an import */
function oneByOne(names: string, files: ReadonlyMap<string, string>): string {
  const all = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
  return all
    .map((each) => {
      const [name = '', local = name] = each.split(' as ')
      const file = files.get(name)
      if (!file) throw new Error(`There is no icon ${name} in ${PACKAGE}.`)
      return `import ${local} from '${PACKAGE}/icons/${file}'`
    })
    .join(';')
}

/** The file of each icon by its names. */
function filesByName(): Map<string, string> {
  const main = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs')
  const exported = [...readFileSync(main, 'utf8').matchAll(EXPORT)]
  return new Map(
    exported.flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim().replace('default as ', ''), file] as const),
    ),
  )
}
