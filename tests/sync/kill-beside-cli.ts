import { count, flag, optionsOf } from '#tests/options.ts'
import { killBeside } from './kill-beside.ts'

const plan = optionsOf(
  'Kills one of several servers on one PostgreSQL after the other, and looks that no edit is lost, doubled or billed twice.',
  {
    servers: count('how many servers', 2),
    seconds: count('how long it goes on', 300),
    devices: count('how many devices', 200),
    every: count('seconds from one kill to the next', 5),
    pause: count('ms between the edits of a device, on average', 4000),
    billed: flag('searches that an AI service bills go on meanwhile; their end is waited for'),
  },
)
const { servers, devices, every, billed } = plan
console.log(`Killing one of ${servers} servers every ${every} s under ${devices} devices …`)
const { kills, edits, syncs, failed, inStep, searches } = await killBeside(plan)
console.log(`${kills} kills; ${edits} edits typed, all confirmed; none lost, none doubled.`)
console.log(`${syncs} syncs, ${failed} of them broken off by a dead server.`)
const sorted = inStep.toSorted((a, b) => a - b)
const at = (quantile: number) => Math.round(sorted[Math.floor((sorted.length - 1) * quantile)] ?? 0)
console.log(`In step again: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (${sorted.length} times).`)
if (billed) {
  const { asked, done, interrupted } = searches
  console.log(
    `${asked} searches, of which ${searches.billed} reached the AI service, each once; ${done} done, ${interrupted} told as interrupted.`,
  )
}
