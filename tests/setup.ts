import { afterAll, afterEach, expect } from 'vitest'

const errors: string[] = []
const print = console.error

console.error = (...args: unknown[]) => {
  errors.push(args.map(String).join(' '))
  print(...args)
}

/** What a person would find in the console as an error is a failure of the test that caused it. */
function expectNoErrors() {
  expect(errors.splice(0), 'console.error was called').toEqual([])
}

afterEach(expectNoErrors)
afterAll(() => {
  console.error = print
  expectNoErrors()
})
