import fc from 'fast-check'
import { compareCosts, type Day } from '#db/route/day.ts'
import { type Schedule, scheduleOf } from '#db/route/schedule.ts'
import { searchOrder } from '#db/route/search.ts'
import { solve } from '#db/route/solve.ts'
import { count, flag, optionsOf } from '#tests/options.ts'
import { days, possibleDays } from '#tests/visitDays.ts'

/** How long 12 stops may take on a phone, and how much slower than this machine a phone is. */
const [GOAL_MS, SLOWER] = [200, 4]
/** How much more driving and waiting than in the best known order there may be, in percent. */
const [GOAL_MEAN, GOAL_WORST] = [3, 8]
const SIZES = [13, 20, 30, 50]
/** How many days of 12 visits are timed, of those that can be on time and of those on which many visits are late. */
const TIMED_DAYS = 300
/** The days on which the search was tuned, and those that only judge it: look at these once after a change. */
const [TUNING_SEED, JUDGING_SEED] = [101, 20_261_204]
/** The tries of one round of the long search. */
const LONG_TRIES = 1_000_000

const options = optionsOf(
  'How much worse the order of 13 to 50 visits is than that of a long search, with opening hours, appointments and lunch; and how long 12 visits take.',
  {
    days: count('how many days of each number of visits', 5),
    seconds: count('how long the long search takes for each day; the goal is meant for 30', 5),
    judge: flag('draws the days that the search was never tuned on'),
  },
)

const drawn = (from: fc.Arbitrary<Day>, numRuns: number): Day[] =>
  fc.sample(from, { numRuns, seed: options.judge ? JUDGING_SEED : TUNING_SEED })

/** The minutes of a day that are not spent on visits. */
const idle = (day: Day, { end }: Schedule) =>
  end - day.startsAt - day.visits.reduce((sum, { minutes }) => sum + minutes, 0)

function longSearch(day: Day, found: Schedule): Schedule {
  let best = found
  const until = performance.now() + options.seconds * 1000
  for (let seed = 3; performance.now() < until; seed++) {
    const next = scheduleOf(day, searchOrder(day, { tries: LONG_TRIES, seed }))
    if (compareCosts(next, best) < 0) best = next
  }
  return best
}

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const over: number[] = []
for (const size of SIZES) {
  for (const [nth, day] of drawn(possibleDays(size), options.days).entries()) {
    let found = scheduleOf(day, [])
    const ms = cpuMs(() => {
      found = solve(day)
    })
    const best = longSearch(day, found)
    const late = found.lateness - best.lateness
    const worse = (100 * (idle(day, found) + late - idle(day, best))) / Math.max(1, idle(day, best))
    const longer = (100 * (found.metres - best.metres)) / Math.max(1, best.metres)
    over.push(worse)
    console.log(
      `${size} visits, day ${nth + 1}: ${ms.toFixed(0)} ms of CPU; late ${found.lateness} min (best ${best.lateness}); driving and waiting ${worse.toFixed(1)} % over the best, way ${longer.toFixed(1)} %`,
    )
  }
}
const mean = over.reduce((sum, each) => sum + each, 0) / over.length
console.log(
  `13 to 50 visits: ${mean.toFixed(2)} % over the best on average (goal ${GOAL_MEAN}), ${Math.max(...over).toFixed(2)} % at worst (goal ${GOAL_WORST})`,
)
for (const [kind, from] of [
  ['on time', possibleDays(12)],
  ['many of them late', days({ min: 12, max: 12 })],
] as const) {
  const times = drawn(from, TIMED_DAYS)
    .map((day) => cpuMs(() => solve(day)))
    .sort((a, b) => a - b)
  const at = (part: number) => (times[Math.ceil(part * (times.length - 1))] ?? 0).toFixed(0)
  console.log(
    `12 visits, ${kind}: median ${at(0.5)} ms of CPU, slowest ${at(1)} ms of ${TIMED_DAYS} days (goal ${GOAL_MS / SLOWER} here, ${GOAL_MS} on a phone)`,
  )
}
