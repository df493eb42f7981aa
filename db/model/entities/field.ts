import * as v from 'valibot'

/** Left as it is where a person's data is erased, as it tells of nobody. */
export const KEPT = Symbol('kept')

/** What must be said of a field whose values are `T`. */
interface Said<T> {
  /** What is left of it where the data of the person that it tells of is erased, or `KEPT`. */
  erased: T | typeof KEPT
}

/** The same of a field that may be left out of what makes a row. */
interface SaidWithEmpty<T> extends Said<T> {
  /** What it is where nobody says anything. */
  empty: T
  /** The version of the device's store that brought it (db/device/store.ts): rows from before have `empty`. */
  addedIn?: number
}

/** A field of an entity. */
interface Field<S extends v.GenericSchema = v.GenericSchema> extends Said<v.InferOutput<S>> {
  /** What values it takes; its label is the title, else its name in words. */
  schema: S
}

type FieldWithEmpty<S extends v.GenericSchema> = Field<S> & SaidWithEmpty<v.InferOutput<S>>

/** A field that is `empty` in a new row where nobody says it. */
export const field = <S extends v.GenericSchema>(
  schema: S,
  { empty, erased, addedIn }: SaidWithEmpty<v.InferOutput<S>>,
): FieldWithEmpty<S> => ({ schema, empty, erased, ...(addedIn !== undefined && { addedIn }) })

/** A field that whoever makes a row must say. */
export const requiredField = <S extends v.GenericSchema>(
  schema: S,
  { erased }: Said<v.InferOutput<S>>,
): Field<S> => ({ schema, erased })

type Fields = Readonly<Record<string, Field & { empty?: unknown; addedIn?: number }>>
type WithEmpty<F extends Fields> = { [N in keyof F]: F[N] extends { empty: unknown } ? N : never }[keyof F]

type Schemas<F extends Fields> = { [N in keyof F]: F[N]['schema'] }
type Empty<F extends Fields> = { [N in WithEmpty<F>]: v.InferOutput<F[N]['schema']> }
type Given<F extends Fields> = {
  [N in keyof F]: N extends WithEmpty<F>
    ? v.OptionalSchema<F[N]['schema'], () => v.InferInput<F[N]['schema']>>
    : F[N]['schema']
}
type Erased<F extends Fields> = { [N in keyof F]: F[N]['erased'] }

/** The schemas of fields, for a row. */
export const schemasOf = <F extends Fields>(fields: F) => perField<Schemas<F>>(fields, ({ schema }) => schema)

/** The schemas of fields, for what makes a row: a field that has an `empty` may be left out. */
export const givenOf = <F extends Fields>(fields: F) =>
  perField<Given<F>>(fields, ({ schema, empty }) =>
    empty === undefined ? schema : v.optional(schema, () => empty),
  )

/** What a row has where nobody says anything. */
export const emptyOf = <F extends Fields>(fields: F) => perField<Empty<F>>(fields, ({ empty }) => empty)

/** What is left of each field where a person's data is erased, or `KEPT`. */
export const erasedOf = <F extends Fields>(fields: F) => perField<Erased<F>>(fields, ({ erased }) => erased)

/** What rows had before fields came, by the version of the device's store that brought these. */
export function addedFieldsOf(fields: Fields): Readonly<Record<number, object>> {
  const added: Record<number, Record<string, unknown>> = {}
  for (const [name, { addedIn, empty }] of Object.entries(fields)) {
    if (addedIn !== undefined) added[addedIn] = { ...added[addedIn], [name]: empty }
  }
  return added
}

/** What `take` gives of each field, under its name; a field of which it is undefined is left out. */
function perField<V extends object>(fields: Fields, take: (field: Fields[string]) => unknown): V {
  const taken = Object.entries(fields).map(([name, field]): [string, unknown] => [name, take(field)])
  const made: object = Object.fromEntries(taken.filter(([, value]) => value !== undefined))
  if (isOf<V>(made)) return made
  throw new Error('Fields are an object.')
}
const isOf = <V extends object>(made: object): made is V => made !== null
