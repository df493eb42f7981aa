import { writeFileSync } from 'node:fs'
import { DuplicateIndex } from '#db/duplicates/duplicateIndex.ts'
import { groupsOf } from '#db/duplicates/groups.ts'
import type { Identity } from '#db/duplicates/profile.ts'
import { numberedId } from '#db/model/id.ts'
import { count, flag, optionsOf } from '#tests/options.ts'
import { learn, weightsSource } from './duplicates/learn.ts'
import { pairs as drawn, type Pair } from './duplicates/pairs.ts'

const {
  pairs: PAIRS,
  leads: LEADS,
  learn: LEARN,
} = optionsOf('Tells how many pairs of leads are judged rightly, and how long a team’s leads take.', {
  pairs: count('how many pairs', 4_000),
  leads: count('how many leads the team has', 50_000),
  learn: flag('learns the weights from all pairs anew, and writes db/duplicates/weights.ts'),
})

/** The German words for trades, which many companies have in their names. */
const TRADES = [
  'Bäckerei',
  'Metzgerei',
  'Autohaus',
  'Praxis',
  'Hotel',
  'Elektro',
  'Sanitär',
  'Immobilien',
  'Logistik',
]

const all = drawn()
if (LEARN) {
  writeFileSync(new URL('../../db/duplicates/weights.ts', import.meta.url), weightsSource(learn(all)))
  console.log('db/duplicates/weights.ts is written; the figures below are those of the weights before.')
}
judge(all.slice(0, PAIRS))
time(Array.from({ length: LEADS }, leadNumber))

/** The shares of right verdicts, on the pairs from which the weights were learnt. */
function judge(pairs: readonly Pair[]): void {
  const index = new DuplicateIndex()
  pairs.forEach(({ a, b }, at) => {
    index.add(2 * at + 1, a)
    index.add(2 * at + 2, b)
  })
  const verdicts = pairs.map(({ a, same }, at) => {
    const match = index.find(a, 2 * at + 1).find(({ id }) => id === 2 * at + 2)
    return { same, verdict: match?.verdict }
  })
  const tell = (name: string, isFound: (verdict: string | undefined) => boolean) => {
    const found = verdicts.filter(({ verdict }) => isFound(verdict))
    const right = found.filter(({ same }) => same).length
    const wanted = verdicts.filter(({ same }) => same).length
    console.log(
      `${name}: precision ${(right / found.length).toFixed(3)}, recall ${(right / wanted).toFixed(3)}`,
    )
  }
  tell('same', (verdict) => verdict === 'same')
  tell('same or maybe', (verdict) => verdict !== undefined)
}

/** A lead that is like no other on purpose; some are alike by chance, as in a team's list. */
function leadNumber(_: unknown, at: number): Identity {
  const draw = (salt: number, below: number) => numberedId(at + 1, salt) % below
  const word = (salt: number, below: number) => syllables(draw(salt, below))
  const last = word(1, 3_000)
  const domain = `${word(2, 40_000)}${draw(3, 99)}.example`
  return {
    fullName: draw(4, 3) ? `${word(5, 300)} ${last}` : '',
    company: `${TRADES[draw(6, TRADES.length)]} ${draw(7, 2) ? last : word(8, 9_000)} GmbH`,
    email: draw(9, 3) ? `${word(5, 300)}.${last}@${domain}` : '',
    phoneNumber: draw(10, 4) ? `0${draw(11, 900) + 30} ${1_000_000 + draw(12, 8_999_999)}` : '',
    companyUrl: draw(13, 2) ? `https://www.${domain}` : '',
    address: draw(14, 3)
      ? `${word(15, 2_000)}str. ${draw(16, 90)}, ${10_000 + draw(17, 80_000)} ${word(18, 800)}`
      : '',
  }
}

function syllables(number: number): string {
  const parts = ['ba', 'der', 'fi', 'gol', 'hu', 'ker', 'la', 'min', 'no', 'ras', 'sel', 'to', 'vu', 'wen']
  let word = ''
  for (let rest = number + 200; rest > 0; rest = Math.floor(rest / parts.length))
    word += parts[rest % parts.length]
  return word
}

/** The time that this process has had of the processor since then, in ms, which does not depend on what else runs. */
function msSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return Math.round((user + system) / 1_000)
}

function time(leads: readonly Identity[]): void {
  const began = process.cpuUsage()
  const index = new DuplicateIndex()
  for (const [at, lead] of leads.entries()) index.add(at + 1, lead)
  const read = msSince(began)
  const groups = groupsOf(
    index,
    leads.map((_, at) => at + 1),
    () => false,
  )
  const all = msSince(began)
  console.log(
    `${leads.length} leads: read in ${read} ms of the processor, compared in ${all - read} ms, ${groups.length} groups`,
  )
  const times = leads.slice(0, 300).map((lead) => {
    const start = performance.now()
    index.findTyped(lead)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  console.log(`one lead: ${times[150]?.toFixed(2)} ms in the median, ${times.at(-1)?.toFixed(2)} at most`)
}
