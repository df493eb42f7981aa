// npm run test:kill [-- <how many kills> <seed>]
import { killAtDrawnMoments } from './kill-drawn.ts'

const [times = '200', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
console.log(`Killing the server ${times} times, seed ${seed} …`)
const began = performance.now()
const { kills, early, midPush, late, edits, confirmed } = await killAtDrawnMoments({
  times: Number(times),
  seed: Number(seed),
})
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${kills} kills: ${early} before the first commit, ${midPush} in the middle of a push, ${late} after it.`,
)
console.log(`${edits} edits typed, ${confirmed} confirmed; none lost, none doubled. ${seconds} s`)
