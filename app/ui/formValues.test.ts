import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { formValues, issueErrors, thrownErrors } from './formValues.ts'

const Password = v.pipe(v.string(), v.minLength(6, 'too short'), v.regex(/\d/, 'no digit'))
const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.nonEmpty('Name is required')),
    password: Password,
    again: v.string(),
  }),
  v.forward(
    v.partialCheck([['password'], ['again']], ({ password, again }) => password === again, 'not the same'),
    ['again'],
  ),
)

function sent(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('what a form sends', () => {
  test('is read by the names of the schema, other fields are left alone', () => {
    expect(formValues(schema, sent({ name: 'Ada', password: 'x', again: 'x', csrf: '1' }))).toEqual({
      name: 'Ada',
      password: 'x',
      again: 'x',
    })
  })

  test('is empty for a field that is missing, so that its own message shows', () => {
    const parsed = v.safeParse(schema, formValues(schema, sent({ password: 'secret1', again: 'secret1' })))
    expect(issueErrors(parsed.issues ?? [])).toEqual({ name: 'Name is required' })
  })
})

describe('what is wrong', () => {
  test('is said once a field, the first thing first, also where two fields are compared', () => {
    const parsed = v.safeParse(schema, { name: '', password: 'x', again: 'y' })
    expect(issueErrors(parsed.issues ?? [])).toEqual({
      name: 'Name is required',
      password: 'too short',
      again: 'not the same',
    })
    const differing = v.safeParse(schema, { name: 'Ada', password: 'secret1', again: 'secret2' })
    expect(issueErrors(differing.issues ?? [])).toEqual({ again: 'not the same' })
  })

  test('may come from the server with the error that a call throws', () => {
    const refusal = Object.assign(new Error('400'), { issues: [{ path: 'email', message: 'Already taken' }] })
    expect(thrownErrors(refusal)).toEqual({ email: 'Already taken' })
  })

  test('is nothing about a field when the network is gone', () => {
    expect(thrownErrors(new TypeError('Failed to fetch'))).toEqual({})
    expect(thrownErrors('no')).toEqual({})
  })
})
