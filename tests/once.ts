import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of this run of tests; '' outside of one, in a bench say. */
const run = process.env.ROVE_TEST_RUN ?? ''

/**
 * What all processes of a run of tests need, made by the first that asks for it.
 * @param make makes a folder on the same disk
 * @returns the folder of the run, which nobody changes; undefined outside of a run
 */
export async function oncePerRun(
  name: string,
  make: () => string | Promise<string>,
): Promise<string | undefined> {
  if (!run) return undefined
  const shared = join(run, name)
  if (existsSync(shared)) return shared
  const made = await make()
  try {
    renameSync(made, shared)
  } catch (error) {
    // Another process was faster.
    rmSync(made, { recursive: true })
    if (!existsSync(shared)) throw error
  }
  return shared
}
