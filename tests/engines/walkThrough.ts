import { count, optionsOf, text } from '#tests/options.ts'
import type { Engine } from './browser.ts'
import { openStage, type Setting, type Stage } from './stage.ts'
import { leaveWhileSyncing, walks } from './walks.ts'

/** The walks that an engine supports. */
export const walksIn = ({ name: engine }: Engine) =>
  Object.entries(walks).filter(([, walk]) => !walk.engine || walk.engine === engine)

/** Defines a command that walks through Rove in a browser engine, and exits with code 1 if a walk failed. */
export async function walkThrough(engine: Engine, about: string): Promise<void> {
  const { times, left, within, only } = optionsOf(about, {
    times: count(`rounds of all walks: ${Object.keys(walks).join(', ')}`, 1),
    left: count('new devices that are left while they sync, and opened again', 10),
    within: count('the longest that such a page is there before it is left, ms', 900),
    only: text('the one walk to do; left: only devices that are left'),
  })
  const taken: Record<string, number[]> = {}
  let failed = 0

  for (let n = 0; n < times; n++) {
    for (const [name, { setting, walk }] of walksIn(engine)) {
      if (!only || only === name) await tried(name, name, walk, setting)
    }
  }
  for (let n = 0; n < left && (!only || only === 'left'); n++) {
    const afterMs = Math.round(Math.random() * within)
    await tried('left', `left after ${afterMs} ms`, (stage) => leaveWhileSyncing(stage, afterMs))
  }
  for (const [name, ms] of Object.entries(taken)) console.log(lineOf(name, ms))
  const passed = Object.values(taken).flat().length
  console.log(`${passed} walks in ${engine.name} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)

  async function tried(kind: string, name: string, walk: (stage: Stage) => Promise<void>, setting?: Setting) {
    const stage = await openStage(engine, setting)
    const began = Date.now()
    try {
      await walk(stage)
      const ms = Date.now() - began
      taken[kind] = [...(taken[kind] ?? []), ms]
      console.log(`${name}: ${ms} ms`)
    } catch (error) {
      failed++
      console.log(`${name}: failed, ${error instanceof Error ? error.message : error}`)
    } finally {
      await stage.close()
    }
  }
}

function lineOf(name: string, ms: number[]): string {
  const about = walks[name]?.about ?? 'left while it syncs, and opened again'
  const sorted = ms.toSorted((a, b) => a - b)
  const [least, median, most] = [0, Math.floor(sorted.length / 2), -1].map((at) => sorted.at(at))
  return `${name} (${about}): ${sorted.length} passed, ${least} to ${most} ms, median ${median}`
}
