import * as v from 'valibot'
import { addressOf } from './address.ts'
import { form, line } from './schema.ts'

/** The services that need a key. */
export const providers = ['openai', 'hunter'] as const
export const Provider = v.picklist(providers)
export type Provider = v.InferOutput<typeof Provider>

/**
 * The base address of a service. Paths are appended, so it must not contain a query or a fragment. It must
 * not contain credentials, because the key has its own field.
 */
const BaseUrl = v.pipe(
  line(500),
  v.check((text) => text === '' || addressOf(text) !== undefined, 'Please enter a web address'),
  v.check((text) => !/[?#]/.test(text), 'Please enter the address without ? and #'),
  v.check((text) => {
    const url = addressOf(text)
    return !url?.username && !url?.password
  }, 'Please enter the address without a user name and a password'),
)

/**
 * A key as a person enters it. `baseUrl` and `model` are for OpenAI-compatible services; '' means the
 * default.
 */
export const NewKey = form({
  key: v.pipe(line(500), v.minLength(1, 'Please enter a key')),
  baseUrl: v.optional(BaseUrl, ''),
  model: v.optional(line(100), ''),
})
export type NewKey = v.InferOutput<typeof NewKey>
