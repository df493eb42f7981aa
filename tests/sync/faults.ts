import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count, optionsOf, text } from '#tests/options.ts'
import { faults, patched } from './model/faults.ts'
import { playParallel } from './model/parallel.ts'

const { runs, only, seed } = optionsOf(
  'Tests the model test: breaks a copy of the sources one fault at a time and expects each to be caught.',
  {
    runs: count('how many runs each fault may take', 600),
    only: text('the name of one fault'),
    seed: count('what the runs are drawn from; drawn itself unless given', Date.now() % 2 ** 31),
  },
)
const root = fileURLToPath(new URL('../..', import.meta.url))
const rows: string[][] = []
console.log(`Seed ${seed}`)

for (const fault of faults) {
  if (only && fault.name !== only) continue
  const copy = copyOfSources()
  for (const file of new Set(fault.patches.map((patch) => patch.file))) {
    const path = join(copy, file)
    writeFileSync(path, patched(fault, file, readFileSync(path, 'utf8')))
  }
  const { failure } = await playParallel({ runs, seed }, { root: copy, shorten: false, withCases: true })
  rmSync(copy, { recursive: true })
  if (!failure) process.exitCode = 1
  const caught = failure ? (failure.message.split('\n')[0] ?? '').replace('Broken: ', '') : 'NOT CAUGHT'
  rows.push([fault.name, caught.slice(0, 90), failure ? String(failure.runs) : `> ${runs}`])
  console.log(`${fault.name.padEnd(44)} ${caught.slice(0, 90).padEnd(92)} ${rows.at(-1)?.[2]}`)
}

const uncaught = rows.filter(([, caught]) => caught === 'NOT CAUGHT').length
console.log(`\n${rows.length - uncaught} of ${rows.length} faults caught`)

function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'rove-faults-'))
  const parts = ['api', 'app', 'db', 'tests/sync/model', 'tests/limits.ts', 'tests/mutationArgs.ts']
  for (const part of [...parts, 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
