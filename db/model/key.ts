import * as v from 'valibot'
import { form, line } from './schema.ts'

/** Services that take a key. */
export const providers = ['openai', 'hunter'] as const
export const Provider = v.picklist(providers)
export type Provider = v.InferOutput<typeof Provider>

/** A key as a person enters it; `baseUrl` and `model` are an OpenAI-compatible service's own, '' for the usual. */
export const NewKey = form({
  key: v.pipe(line(500), v.minLength(1, 'Please enter a key')),
  baseUrl: v.optional(
    v.union([v.pipe(line(500), v.literal('')), v.pipe(line(500), v.url('Please enter a web address'))]),
    '',
  ),
  model: v.optional(line(100), ''),
})
export type NewKey = v.InferOutput<typeof NewKey>
