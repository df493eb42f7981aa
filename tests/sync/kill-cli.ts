import { count, optionsOf } from '#tests/options.ts'
import { killAtDrawnMoments } from './kill-drawn.ts'

const { times, seed } = optionsOf(
  'Kills the server at drawn moments while phones push, and looks that no confirmed edit is lost or doubled.',
  {
    times: count('how many kills', 200),
    seed: count('what the moments are drawn from; drawn itself unless given', Date.now() % 2 ** 31),
  },
)
console.log(`Killing the server ${times} times, seed ${seed} …`)
const began = performance.now()
const { kills, early, midPush, late, edits, confirmed } = await killAtDrawnMoments({
  times,
  seed,
})
// Kills in the middle of a push are the ones that matter.
if (times >= 20 && midPush === 0) process.exitCode = 1
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${kills} kills: ${early} before the first commit, ${midPush} in the middle of a push, ${late} after it.`,
)
console.log(`${edits} edits typed, ${confirmed} confirmed; none lost, none doubled. ${seconds} s`)
