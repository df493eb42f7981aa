import { median } from '../measure.ts'

/** What was measured once: names of figures with what they came to. */
export interface Sample {
  subject: string
  round: number
  /** "opened again, slow". */
  what: string
  /** The share of the machine that other programs took meanwhile, from 0 to 1. */
  others: number
  values: Record<string, number>
}

interface Row {
  name: string
  what: string
  figure: string
  unit: 'ms' | 'KB' | ''
  /** At most so many times what the bare page takes. */
  times?: number
  /** At most that. */
  most?: number
}

const rows: Row[] = [
  { name: 'first paint', what: 'new device, slow', figure: 'firstPaint', unit: 'ms', times: 0.5 },
  { name: 'first lead', what: 'new device, slow', figure: 'firstLead', unit: 'ms', times: 1.3 },
  { name: 'first paint', what: 'new device, fast', figure: 'firstPaint', unit: 'ms' },
  { name: 'first lead', what: 'new device, fast', figure: 'firstLead', unit: 'ms', times: 2 },
  ...['opened again', 'server refused', 'server silent'].flatMap((what) =>
    ['slow', 'fast'].map(
      (speed): Row => ({
        name: 'first lead',
        what: `${what}, ${speed}`,
        figure: 'firstLead',
        unit: 'ms',
        times: 1.2,
      }),
    ),
  ),
  ...['new device', 'opened again'].flatMap((what) =>
    ['slow', 'fast'].map(
      (speed): Row => ({
        name: 'layout shift',
        what: `${what}, ${speed}`,
        figure: 'shift',
        unit: '',
        most: 0.01,
      }),
    ),
  ),
  { name: 'first tap', what: 'opened again, fast', figure: 'firstTap', unit: 'ms', most: 60 },
  { name: 'first tap', what: 'opened again, slow', figure: 'firstTap', unit: 'ms', most: 120 },
  { name: 'next taps', what: 'opened again, fast', figure: 'nextTaps', unit: 'ms', most: 35 },
  { name: 'next taps', what: 'opened again, slow', figure: 'nextTaps', unit: 'ms', most: 60 },
  { name: 'lead whole, first tap', what: 'opened again, fast', figure: 'firstWhole', unit: 'ms', most: 80 },
  { name: 'lead whole, first tap', what: 'opened again, slow', figure: 'firstWhole', unit: 'ms', most: 250 },
  { name: 'lead whole, next taps', what: 'opened again, fast', figure: 'nextWhole', unit: 'ms', most: 50 },
  { name: 'lead whole, next taps', what: 'opened again, slow', figure: 'nextWhole', unit: 'ms', most: 120 },
  ...['put away', 'killed in sight'].flatMap((what): Row[] => [
    ...['slow', 'fast'].map(
      (speed): Row => ({
        name: 'first lead',
        what: `${what}, ${speed}`,
        figure: 'firstLead',
        unit: 'ms',
        times: 1.2,
      }),
    ),
    { name: 'first touch', what: `${what}, fast`, figure: 'touch', unit: 'ms', most: 250 },
    { name: 'first touch', what: `${what}, slow`, figure: 'touch', unit: 'ms', most: 600 },
    { name: 'longest block', what: `${what}, slow`, figure: 'longest', unit: 'ms', most: 100 },
  ]),
  { name: 'longest block', what: 'new device, slow', figure: 'longest', unit: 'ms', most: 100 },
  { name: 'longest block', what: 'opened again, slow', figure: 'longest', unit: 'ms', most: 100 },
  { name: 'requests before the first lead', what: 'new device, slow', figure: 'requests', unit: '', most: 8 },
  { name: 'bytes before it', what: 'new device, slow', figure: 'bytes', unit: 'KB' },
  {
    name: 'script and style before it',
    what: 'new device, slow',
    figure: 'scriptBytes',
    unit: 'KB',
    most: 150,
  },
  { name: 'files over the line', what: 'new device, slow', figure: 'keptBytes', unit: 'KB' },
]

/** Prints each figure's median and values, what it is beside the bare page's, and whether that meets its goal. */
export function report(samples: readonly Sample[]): void {
  for (const row of rows) {
    const [rove, bare, plain] = (['Rove', 'bare', 'plain'] as const).map((subject) =>
      valuesOf(samples, subject, row),
    )
    if (!rove?.size || !bare || !plain) continue
    // Those of one round had the same machine.
    const ratio = median([...rove].map(([round, value]) => value / (bare.get(round) ?? Number.NaN)))
    const beside =
      bare.size > 0
        ? `; bare ${shown(bare, row)}; plain ${shown(plain, row)}; ${ratio.toFixed(2)} times bare`
        : ''
    console.log(
      `${row.what}: ${row.name}: ${shown(rove, row)}${beside}${verdict(row, median([...rove.values()]), ratio)}`,
    )
  }
  const others = samples.map((sample) => sample.others)
  console.log(
    `Other programs took ${percent(median(others))} of the machine at the median, ${percent(Math.max(...others))} at most.`,
  )
}

/** By their rounds the median of each. */
function valuesOf(samples: readonly Sample[], subject: string, { what, figure }: Row): Map<number, number> {
  const byRound = new Map<number, number[]>()
  for (const { round, values, ...sample } of samples) {
    const value = values[figure]
    if (sample.subject !== subject || sample.what !== what || value === undefined) continue
    byRound.set(round, [...(byRound.get(round) ?? []), value])
  }
  return new Map([...byRound].map(([round, values]) => [round, median(values)]))
}

function shown(values: ReadonlyMap<number, number>, row: Row): string {
  const all = [...values.values()]
  return `${text(median(all), row)} (${all.map((value) => text(value, row)).join(' ')})`
}

function text(value: number, { unit, figure }: Row): string {
  if (unit === 'KB') return `${(value / 1_000).toFixed(0)} KB`
  if (unit === 'ms') return `${value.toFixed(0)} ms`
  return figure === 'shift' ? value.toFixed(3) : String(value)
}

function verdict({ times, most, unit }: Row, value: number, ratio: number): string {
  if (times !== undefined) return `, ${ratio <= times ? 'within' : 'OVER'} the goal of ${times} times`
  if (most === undefined) return ''
  const limit = unit === 'KB' ? most * 1_000 : most
  return `, ${value <= limit ? 'within' : 'OVER'} the goal of ${most} ${unit}`.trimEnd()
}

const percent = (share: number) => `${Math.round(share * 100)} %`
