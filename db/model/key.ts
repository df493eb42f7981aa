import * as v from 'valibot'
import { addressOf } from './address.ts'
import { form, line } from './schema.ts'

/** Services that take a key. */
export const providers = ['openai', 'hunter'] as const
export const Provider = v.picklist(providers)
export type Provider = v.InferOutput<typeof Provider>

/** Paths are put behind it: nothing of it may make them a part of a query, and a key has a field of its own. */
const BaseUrl = v.pipe(
  line(500),
  v.check((text) => text === '' || addressOf(text) !== undefined, 'Please enter a web address'),
  v.check((text) => !/[?#]/.test(text), 'Please enter the address without ? and #'),
  v.check((text) => {
    const url = addressOf(text)
    return !url?.username && !url?.password
  }, 'Please enter the address without a user name and a password'),
)

/** A key as a person enters it; `baseUrl` and `model` are an OpenAI-compatible service's own, '' for the usual. */
export const NewKey = form({
  key: v.pipe(line(500), v.minLength(1, 'Please enter a key')),
  baseUrl: v.optional(BaseUrl, ''),
  model: v.optional(line(100), ''),
})
export type NewKey = v.InferOutput<typeof NewKey>
