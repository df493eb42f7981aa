import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** What the machine's processors did, in hundredths of a second since some time before. */
interface Reading {
  at: number
  busy: number
  own: number
}

const HUNDREDTHS_OF_A_MS = 0.1

/**
 * Begins to watch what other programs do on this machine (proc(5): stat, [pid]/stat).
 * @returns tells which share of all processors they took since, from 0 to 1, time that another machine on the same host stole
 * included; NaN where /proc does not say
 */
export function watchOthers(): () => number {
  const before = read()
  return () => {
    const after = read()
    const others = after.busy - before.busy - (after.own - before.own)
    const all = (after.at - before.at) * HUNDREDTHS_OF_A_MS * cpus().length
    return Math.max(0, others / all)
  }
}

function read(): Reading {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
      .split(/\s+/)
      .slice(1)
      .map(Number)
    const busy = user + nice + system + irq + softirq + steal
    return { at: performance.now(), busy, own: ownWork() }
  } catch {
    return { at: performance.now(), busy: Number.NaN, own: Number.NaN }
  }
}

/** What this process, those that it started and theirs have worked, those that ended included. */
function ownWork(): number {
  const parents = new Map<number, number>()
  const work = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined
    if (!stat) continue
    parents.set(Number(name), stat.parent)
    work.set(Number(name), stat.work)
  }
  const isOwn = (pid: number | undefined): boolean =>
    pid === process.pid || (pid !== undefined && pid > 1 && isOwn(parents.get(pid)))
  return [...work].reduce((sum, [pid, worked]) => (isOwn(pid) ? sum + worked : sum), 0)
}

function statOf(pid: string): { parent: number; work: number } | undefined {
  try {
    // After the name in brackets: 1 is the parent, 11 to 14 the time in and for the process and its ended children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    return { parent: fields[1] ?? 0, work: fields.slice(11, 15).reduce((sum, each) => sum + each, 0) }
  } catch {
    // It ended meanwhile.
    return undefined
  }
}
