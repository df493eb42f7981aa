import type { Plugin } from 'vite'
import { placeNames } from './api/companies/query/places.ts'
import { choices } from './api/companies/trades/choices.ts'

const NAME = 'virtual:trades'

/**
 * The tree of trades and the names of places as a module of the app, with what a person needs to choose from them. It is
 * a chunk of its own, which is loaded when somebody chooses and is there offline.
 */
export const trades = (): Plugin => ({
  name: 'trades',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? module() : undefined),
})

const module = () =>
  `export const trades = ${JSON.stringify(choices())}\nexport const places = ${JSON.stringify(placeNames())}`
