import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const app = join(import.meta.dirname, '../app')
const tree = readFileSync(join(app, 'routes.gen.ts'), 'utf8')

/** The files of app/routes that the generated tree lacks, without their endings. Those that begin with "-" are no routes. */
export const missingRoutes: readonly string[] = readdirSync(join(app, 'routes'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.tsx') && !/(^|\/)-/.test(path))
  .map((path) => path.replace(/\.tsx$/, ''))
  .filter((path) => !tree.includes(`from './routes/${path}'`))

/** Addresses that lead on to another. */
const redirects = ['/profile']

/** The addresses of all screens behind the sign-in, from the tree that the router makes of app/routes. */
export const screenAddresses: readonly string[] = [...tree.matchAll(/^ {6}id: '\/_app(\/[^']*)'$/gm)]
  .map(([, address = '']) => address)
  .filter((address) => !redirects.includes(address))

/** Whether there is such an address, signed in or not. */
export const isAddress = (address: string): boolean => tree.includes(`fullPath: '${address}'`)
