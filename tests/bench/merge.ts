import fc from 'fast-check'
import { mergeTexts } from '#db/model/sync/text.ts'
import { hostileTexts, TEXT_CHARS } from '#tests/hostileTexts.ts'
import { count, optionsOf } from '#tests/options.ts'

const GOAL_MS = 50
const { runs, seed } = optionsOf(
  'How long the slowest merge of two edits of a long text takes, hostile ones most of them, beside a mere pass over the same texts.',
  { runs: count('how many merges', 1000), seed: count('what they are drawn from', 1) },
)

/** One word after another, as any program must that looks at them. */
const pass = (text: string) => text.match(/\s+|[^\s]+/g)?.length ?? 0

interface Took {
  /** Of this process alone: what others on the machine take does not count. */
  cpuMs: number
  ms: number
}

function timed(work: () => unknown): Took {
  const cpu = process.cpuUsage()
  const began = performance.now()
  work()
  const ms = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  return { ms, cpuMs: (user + system) / 1000 }
}

const texts = fc.sample(hostileTexts, { numRuns: runs, seed })
for (const { mine, base, theirs } of texts.slice(0, 20)) mergeTexts(mine, base, theirs)
const merges: Took[] = []
const passes: Took[] = []
let merged = 0
for (const { mine, base, theirs } of texts) {
  merges.push(
    timed(() => {
      if (mergeTexts(mine, base, theirs) !== undefined) merged++
    }),
  )
  passes.push(timed(() => pass(mine) + pass(base) + pass(theirs)))
}

const slowest = (all: Took[], of: keyof Took) => Math.max(...all.map((took) => took[of]))
const mean = (all: Took[], of: keyof Took) => all.reduce((sum, took) => sum + took[of], 0) / all.length
const ms = (number: number) => `${number.toFixed(2)} ms`
const over = merges.filter(({ cpuMs }) => cpuMs > GOAL_MS).length
console.log(
  `${texts.length} merges of texts up to ${TEXT_CHARS} characters, ${merged} of them without a conflict`,
)
console.log(
  `slowest ${ms(slowest(merges, 'cpuMs'))} of CPU (${ms(slowest(merges, 'ms'))} on the clock), ${over} over ${GOAL_MS} ms`,
)
console.log(
  `mean ${ms(mean(merges, 'cpuMs'))}; a pass over the words of the same texts ${ms(mean(passes, 'cpuMs'))}: ${(
    mean(merges, 'cpuMs') / mean(passes, 'cpuMs')
  ).toFixed(1)} times that`,
)
