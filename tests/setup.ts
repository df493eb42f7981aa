import { afterAll, afterEach, expect, vi } from 'vitest'

// Hashing a password is slow on purpose. The processes of the server, which operating.test checks, do it at
// full cost.
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof import('@node-rs/argon2')>()
  return {
    ...argon,
    hash: (text: string) => argon.hash(text, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  }
})

const errors: string[] = []
const print = console.error

console.error = (...args: unknown[]) => {
  errors.push(args.map(String).join(' '))
  print(...args)
}

/** An error in the console fails the test that caused it. */
function expectNoErrors() {
  expect(errors.splice(0), 'console.error was called').toEqual([])
}

afterEach(expectNoErrors)
afterAll(() => {
  console.error = print
  expectNoErrors()
})
