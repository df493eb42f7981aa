import type * as v from 'valibot'
import { type Kind, type Mutation, Refused } from '#db/model/sync/mutation.ts'
import { conflict } from './conflict.ts'
import { dayPlan } from './dayPlan.ts'
import { distinctLeads } from './distinctLeads.ts'
import { email } from './email.ts'
import type { Entity } from './entity.ts'
import { importEntity } from './import.ts'
import { lead } from './lead.ts'
import { note } from './note.ts'
import { product } from './product.ts'
import { request } from './request.ts'
import { settings } from './settings.ts'
import { stop } from './stop.ts'
import { suggestion } from './suggestion.ts'
import { task } from './task.ts'
import { view } from './view.ts'

/**
 * All synced entities, by the name of their table on devices and on the server. Code that handles every table takes the
 * tables from here. Code that needs an entry for each table does not compile while one is missing.
 */
export const entities = {
  products: product,
  suggestions: suggestion,
  leads: lead,
  notes: note,
  tasks: task,
  views: view,
  imports: importEntity,
  distinctLeads,
  dayPlans: dayPlan,
  stops: stop,
  emails: email,
  requests: request,
  conflicts: conflict,
  settings,
} satisfies Record<string, Entity>

type Entities = typeof entities
export type Table = keyof Entities
export type Rows = { [T in Table]: v.InferOutput<Entities[T]['row']> }
export type AnyRow = Rows[Table]

/** Whether this version knows the table. */
export const isTable = (name: string): name is Table => Object.hasOwn(entities, name)
export const tables: readonly Table[] = Object.keys(entities).filter(isTable)

/** The only named cast: a row that was read from or made for table `T` gets the type of that table's rows. */
export function rowOf<T extends Table, R extends object | undefined>(
  _table: T,
  row: R,
): Rows[T] | Extract<R, undefined> {
  return row as unknown as Rows[T] | Extract<R, undefined>
}

/** An object with the result of `make` for each table. */
export function perTable<V extends { [T in Table]: unknown }>(make: (table: Table) => V[Table]): V {
  const made = Object.fromEntries(tables.map((table) => [table, make(table)]))
  if (hasAll<V>(made)) return made
  throw new Error('A table was left out.')
}
const hasAll = <V extends object>(made: object): made is V => tables.every((table) => table in made)

/** The field with the id of the lead to which the rows of a table belong; undefined if they belong to none. */
export function leadFieldOf(table: Table): string | undefined {
  const { parent } = entities[table]
  return parent?.entity === lead ? parent.field : undefined
}

/** The tables of what people add to a lead. That two leads are distinct is a fact about both and no addition. */
export const tablesOfLeads: readonly Table[] = tables.filter(
  (table) => table !== 'distinctLeads' && leadFieldOf(table) !== undefined,
)

type MutationsOf<T extends Table> = Entities[T]['mutations']
/** The name of any mutation of synced data. */
export type MutationName = { [T in Table]: keyof MutationsOf<T> & string }[Table]
export type MutationArgs<N extends MutationName> = {
  [T in Table]: N extends keyof MutationsOf<T> ? Given<MutationsOf<T>[N]> : never
}[Table]
type Given<M> = M extends { readonly given?: infer G } ? NonNullable<G> : never

/** A mutation with its name and its table. */
export interface RegisteredMutation extends Omit<Mutation<AnyRow>, 'given'> {
  name: MutationName
  table: Table
}

const isMutationOf = (table: Table, name: string): name is MutationName =>
  Object.hasOwn(entities[table].mutations, name)

export const mutations: readonly RegisteredMutation[] = tables.flatMap((table) => {
  const all: Readonly<Record<string, Mutation<AnyRow>>> = entities[table].mutations
  return Object.entries(all).flatMap(([name, mutation]) =>
    isMutationOf(table, name) ? { ...mutation, name, table } : [],
  )
})
const byName: ReadonlyMap<string, RegisteredMutation> = new Map(
  mutations.map((mutation) => [mutation.name, mutation]),
)

/** The mutation with this name; undefined if this version does not know it. */
export const knownMutation = (name: string): RegisteredMutation | undefined => byName.get(name)

/** The mutation with this name. @throws Refused 'unknown' if this version does not know it */
export function mutationNamed(name: string): RegisteredMutation {
  const known = knownMutation(name)
  if (known) return known
  throw new Refused('unknown', 'This version of Rove does not know this change.')
}

/** The first mutation of a kind in a table; undefined if the table has none. */
export const mutationOf = (table: Table, kind: Kind): RegisteredMutation | undefined =>
  mutations.find((one) => one.table === table && one.kind === kind)

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether devices keep only newer rows of a table (`keptDays`). */
export const isKeptInPart = (table: Table): boolean => Number.isFinite(entities[table].keptDays)

export const tablesKeptInPart: readonly Table[] = tables.filter(isKeptInPart)

/** The creation time from which a device has the rows of tables that it keeps in part, by table: ISO 8601 in UTC. */
export type KeptFrom = Record<string, string>

/**
 * The creation time from which devices keep the rows of a table that they keep in part, if these are not too many bytes.
 * @param now ISO 8601 in UTC, as the result
 */
export const keptSince = (table: Table, now: string): string =>
  new Date(Date.parse(now) - entities[table].keptDays * DAY_MS).toISOString()

/** Whether devices keep a row whatever its age (`keptAlways`). */
export function isKeptAlways(table: Table, row: AnyRow): boolean {
  const always = Object.entries(entities[table].keptAlways)
  return always.length > 0 && always.every(([field, value]) => Reflect.get(row, field) === value)
}

/**
 * The creation time from which rows fit into the bytes that devices keep of a table (`keptBytes`).
 * @param newest rows that begin with the newest, and their bytes
 * @returns undefined if all of them fit
 */
export function fittingSince(
  table: Table,
  newest: Iterable<{ createdAt: string; bytes: number }>,
): string | undefined {
  let left = entities[table].keptBytes
  let since: string | undefined
  for (const { createdAt, bytes } of newest) {
    left -= bytes
    if (left < 0) return since ?? createdAt
    since = createdAt
  }
  return undefined
}

/** The name of a row, or of one that is still being written; '' if it has none. */
export function nameOf(table: Table, row: object | undefined): string {
  return (row && entities[table].titleOf(row)) || ''
}
