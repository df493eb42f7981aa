import type { Logger } from 'pino'
import type { Directory } from '#api/companies/directory/directory.ts'
import type { Store } from '#db/server/open.ts'
import type { Imported } from './companies/import/imports.ts'
import type { Config } from './config.ts'
import type { Limits } from './http/limits.ts'
import type { Trusts } from './http/proxies.ts'
import type { KeyDeps } from './keys/routes.ts'
import type { Outside } from './outbound.ts'
import type { Folder } from './uploads/folder.ts'

/** Everything the server is made of, entering once. */
export interface Deps extends Pick<Config, 'registration' | 'publicUrl' | 'budgets'> {
  store: Store
  directory: Directory
  imported: Imported
  outside: Outside
  uploads: Folder
  keys: KeyDeps
  limits: Limits
  /** Which proxies are believed. */
  trusts: Trusts
  log: Logger
  now(): Date
  /** The folder of the built app; without it the server answers /api alone. */
  dist?: string
}
