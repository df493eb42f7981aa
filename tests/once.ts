import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

/** The folder of this test run; '' outside of one, for example in a benchmark. */
const run = process.env.ROVE_TEST_RUN ?? ''
/** After this time, the other process that is making it is considered dead. */
const MADE_WITHIN_MS = 60_000
const LOOKED_EVERY_MS = 20
const Exists = v.object({ code: v.literal('EEXIST') })

/**
 * Shares a folder among all processes of a test run. The first process that needs it makes it while the
 * others wait.
 * @param make makes a folder on the same disk
 * @returns the folder of the run, which must not be changed; undefined outside of a run
 */
export async function oncePerRun(
  name: string,
  make: () => string | Promise<string>,
): Promise<string | undefined> {
  if (!run) return undefined
  const shared = join(run, name)
  const mark = `${shared}.begun`
  if (!isFirst(mark) && (await isMade(shared))) return shared
  try {
    const made = await make()
    if (existsSync(shared)) rmSync(made, { recursive: true })
    else renameSync(made, shared)
    return shared
  } catch (error) {
    rmdirSync(mark)
    throw error
  }
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark)
    return true
  } catch (error) {
    if (v.is(Exists, error)) return false
    throw error
  }
}

async function isMade(folder: string): Promise<boolean> {
  const end = Date.now() + MADE_WITHIN_MS
  while (!existsSync(folder) && Date.now() < end) await pause(LOOKED_EVERY_MS)
  return existsSync(folder)
}
