import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WorkerOptions } from 'node:worker_threads'
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

// Every server reads sites in threads of its own, each of which would compile the sources again, for seconds.
// api/reading/reader.test.ts starts one from the sources.
vi.mock('node:worker_threads', async (original) => {
  const threads = await original<typeof import('node:worker_threads')>()
  const { bundleServer } = await import('./bundle.ts')
  const { file } = await bundleServer()
  const bundled = pathToFileURL(join(dirname(file), 'thread.mjs'))
  class Worker extends threads.Worker {
    constructor(module: string | URL, options?: WorkerOptions) {
      super(String(module).endsWith('/api/reading/thread.mjs') ? bundled : module, options)
    }
  }
  return { ...threads, Worker }
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
