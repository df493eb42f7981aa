import type * as v from 'valibot'
import { type Kind, type Mutation, Refused } from '#db/model/sync/mutation.ts'
import { conflict } from './conflict.ts'
import { email } from './email.ts'
import type { Entity } from './entity.ts'
import { lead } from './lead.ts'
import { note } from './note.ts'
import { product } from './product.ts'
import { request } from './request.ts'
import { settings } from './settings.ts'
import { suggestion } from './suggestion.ts'
import { task } from './task.ts'
import { view } from './view.ts'

/**
 * All that is synced, each under the name of its table, on devices and on the server. Whatever is done for every
 * table is done for these; what must be said elsewhere of each does not compile without it.
 */
export const entities = {
  products: product,
  suggestions: suggestion,
  leads: lead,
  notes: note,
  tasks: task,
  views: view,
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

/** The one named cast: what was read from, or made for, table `T` is a row of table `T`. */
export function rowOf<T extends Table, R extends object | undefined>(
  _table: T,
  row: R,
): Rows[T] | Extract<R, undefined> {
  return row as unknown as Rows[T] | Extract<R, undefined>
}

/** What `make` gives for each table, under the table's name. */
export function perTable<V extends { [T in Table]: unknown }>(make: (table: Table) => V[Table]): V {
  const made = Object.fromEntries(tables.map((table) => [table, make(table)]))
  if (hasAll<V>(made)) return made
  throw new Error('A table was left out.')
}
const hasAll = <V extends object>(made: object): made is V => tables.every((table) => table in made)

type MutationsOf<T extends Table> = Entities[T]['mutations']
/** Every way synced data may change. */
export type MutationName = { [T in Table]: keyof MutationsOf<T> & string }[Table]
export type MutationArgs<N extends MutationName> = {
  [T in Table]: N extends keyof MutationsOf<T> ? Given<MutationsOf<T>[N]> : never
}[Table]
type Given<M> = M extends { readonly given?: infer G } ? NonNullable<G> : never

/** A mutation with its name and the table that it is of. */
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

/** undefined for a name that this version does not know. */
export const knownMutation = (name: string): RegisteredMutation | undefined => byName.get(name)

/** @throws Refused 'unknown' for a name that this version does not know */
export function mutationNamed(name: string): RegisteredMutation {
  const known = knownMutation(name)
  if (known) return known
  throw new Refused('unknown', 'This version of Rove does not know this change.')
}

/** A table's mutation of a kind, where it has one. */
export const mutationOf = (table: Table, kind: Kind): RegisteredMutation | undefined =>
  mutations.find((one) => one.table === table && one.kind === kind)

/** What a row is called, or what is being written as one; '' when nothing tells. */
export function nameOf(table: Table, row: object | undefined): string {
  return (row && entities[table].titleOf(row)) || ''
}
