import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'

// Runs the commands that it reads, one per line, in this one process: commands.test.ts.

/** A test module, with its arguments. */
const Asked = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.array(v.string())]))

for await (const line of createInterface({ input: process.stdin })) {
  const [run, args] = v.parse(Asked, line)
  const module = join(import.meta.dirname, run)
  process.argv = [process.execPath, module, ...args]
  process.exitCode = 0
  try {
    await import(module)
  } catch (error) {
    console.log(error)
    process.exitCode = 1
  }
  console.log(JSON.stringify({ ended: run, code: process.exitCode }))
}
process.exitCode = 0
