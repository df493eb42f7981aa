import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tree = readFileSync(join(import.meta.dirname, '../app/routes.gen.ts'), 'utf8')

/** Addresses that lead on to another. */
const redirects = ['/profile']

/** The addresses of all screens behind the sign-in, from the tree that the router makes of app/routes. */
export const screenAddresses: readonly string[] = [...tree.matchAll(/^ {6}id: '\/_app(\/[^']*)'$/gm)]
  .map(([, address = '']) => address)
  .filter((address) => !redirects.includes(address))

/** Whether there is such an address, signed in or not. */
export const isAddress = (address: string): boolean => tree.includes(`fullPath: '${address}'`)
