import * as v from 'valibot'

/** Says that an erasure of a person's data keeps the field's value, because it is not about a person. */
export const KEPT = Symbol('kept')

/** The options of every field with values of type `T`. */
interface FieldOptions<T> {
  /** The value after an erasure of the person's data, or `KEPT`. */
  erased: T | typeof KEPT
}

/** The options of a field with a default, which may be left out when a row is created. */
interface DefaultedOptions<T> extends FieldOptions<T> {
  /** The default. */
  empty: T
  /** The version of the device's store that added the field (db/device/store.ts). Older rows get `empty`. */
  addedIn?: number
}

/** A field of an entity. */
interface Field<S extends v.GenericSchema = v.GenericSchema> extends FieldOptions<v.InferOutput<S>> {
  /** The schema of its values. The schema's title is the label; without one, the field's name in words is. */
  schema: S
}

type DefaultedField<S extends v.GenericSchema> = Field<S> & DefaultedOptions<v.InferOutput<S>>

/** A field with a default: a new row that does not give it has `empty`. */
export const field = <S extends v.GenericSchema>(
  schema: S,
  { empty, erased, addedIn }: DefaultedOptions<v.InferOutput<S>>,
): DefaultedField<S> => ({ schema, empty, erased, ...(addedIn !== undefined && { addedIn }) })

/** A field that must be given when a row is created. */
export const requiredField = <S extends v.GenericSchema>(
  schema: S,
  { erased }: FieldOptions<v.InferOutput<S>>,
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

/** The schemas of the fields of a stored row. */
export const schemasOf = <F extends Fields>(fields: F) => perField<Schemas<F>>(fields, ({ schema }) => schema)

/** The schemas of the fields that create a row. A field with a default may be left out. */
export const givenOf = <F extends Fields>(fields: F) =>
  perField<Given<F>>(fields, ({ schema, empty }) =>
    empty === undefined ? schema : v.optional(schema, () => empty),
  )

/** The defaults of the fields that have one. */
export const emptyOf = <F extends Fields>(fields: F) => perField<Empty<F>>(fields, ({ empty }) => empty)

/** The value of each field after an erasure of a person's data, or `KEPT`. */
export const erasedOf = <F extends Fields>(fields: F) => perField<Erased<F>>(fields, ({ erased }) => erased)

/** The values that older rows get for added fields, by the version of the device's store that added the fields. */
export function addedFieldsOf(fields: Fields): Readonly<Record<number, object>> {
  const added: Record<number, Record<string, unknown>> = {}
  for (const [name, { addedIn, empty }] of Object.entries(fields)) {
    if (addedIn !== undefined) added[addedIn] = { ...added[addedIn], [name]: empty }
  }
  return added
}

/** An object with the result of `take` for each field. A field for which `take` returns undefined is left out. */
function perField<V extends object>(fields: Fields, take: (field: Fields[string]) => unknown): V {
  const taken = Object.entries(fields).map(([name, field]): [string, unknown] => [name, take(field)])
  const made: object = Object.fromEntries(taken.filter(([, value]) => value !== undefined))
  if (isOf<V>(made)) return made
  throw new Error('Fields are an object.')
}
const isOf = <V extends object>(made: object): made is V => made !== null
