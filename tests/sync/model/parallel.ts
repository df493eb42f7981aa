import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { newTally, type Tally } from './tally.ts'

const Report = v.object({
  counts: v.record(v.string(), v.number()),
  failure: v.optional(
    v.object({ message: v.string(), actions: v.array(v.unknown()), replay: v.string(), runs: v.number() }),
  ),
})
type Failure = NonNullable<v.InferOutput<typeof Report>['failure']>

/** Which runs: a number of those drawn from a seed, or one of them, by its path. */
export interface Wanted {
  runs: number
  seed: number
  path?: string | undefined
  /** The number of servers on the PostgreSQL at an address; one server on SQLite by default. */
  beside?: { servers: number; postgres: string } | undefined
}

/**
 * Plays a suite in several processes, the first with the runs of the seed, the next with those of the
 * following seed.
 * @param root the folder of the sources under test
 * @param shorten reduces a failing run to the necessary steps
 * @param withCases plays the permanent cases first
 */
export async function playParallel(
  { runs, seed, path, beside }: Wanted,
  {
    workers = 2,
    shorten = true,
    withCases = false,
    root = fileURLToPath(new URL('../../..', import.meta.url)),
  } = {},
): Promise<{ tally: Tally; failure: Failure | undefined }> {
  const shares = Math.min(workers, runs)
  const tally = newTally()
  const playing = Array.from({ length: shares }, (_, share) =>
    play(root, [
      '--runs',
      String(Math.floor((runs + share) / shares)),
      `--seed=${seed + share}`,
      ...(path === undefined ? [] : ['--path', path]),
      ...(shorten ? [] : ['--whole']),
      ...(withCases ? ['--cases'] : []),
      ...(beside ? ['--servers', String(beside.servers), '--postgres', beside.postgres] : []),
    ]),
  )
  // The first failure ends the others.
  const first = Promise.race(playing.map(({ done }) => done.then((report) => report.failure ?? never)))
  const all = Promise.all(playing.map(({ done }) => done)).then(() => undefined)
  const failure = await Promise.race([first, all])
  if (failure) for (const { end } of playing) end()
  const reports = await Promise.allSettled(playing.map(({ done }) => done))
  for (const report of reports) {
    if (report.status === 'rejected') {
      if (!failure) throw report.reason
      continue
    }
    for (const [what, times] of Object.entries(report.value.counts)) tally.count(what, times)
  }
  return { tally, failure }
}

const never = new Promise<never>(() => {})

function play(root: string, args: string[]) {
  const flags = ['--max-semi-space-size=64', '--import', 'tsx']
  const child = spawn(process.execPath, [...flags, 'tests/sync/model/worker.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const done = new Promise<v.InferOutput<typeof Report>>((resolve, reject) => {
    child.on('close', () => {
      const line = out.trim().split('\n').at(-1) ?? ''
      const report = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), line)
      if (report.success) resolve(report.output)
      else reject(new Error(`a player died (${args.join(' ')}): ${errors || out}`))
    })
  })
  return { done, end: () => child.kill() }
}
