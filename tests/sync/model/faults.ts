/** A fault that the model test must detect, as replacements in the sources. */
export interface Fault {
  name: string
  patches: { file: string; from: string; to: string }[]
}

const MERGE = 'db/device/merge.ts'
const SYNC = 'db/device/sync.ts'
const COMMIT = 'api/sync/commit.ts'
const PULL = 'api/sync/pull.ts'
const ROUTES = 'api/sync/routes.ts'
const TIMES = 'api/sync/times.ts'
const LATER = 'db/server/later.ts'
const MUTATE = 'db/device/mutate.ts'
const OUTBOX = 'db/device/outbox.ts'
const CHANGE = 'db/server/change.ts'
const WRITE = 'db/server/write.ts'

const patch = (file: string, from: string, to: string) => ({ file, from, to })

const ON_ERROR = '      if (!(error instanceof PermanentError)) throw error\n'
const dropOn = (result: string) =>
  patch(
    SYNC,
    ON_ERROR,
    `      if (error instanceof RetryableError && error.result === '${result}') {
        await store.outbox.bulkDelete(chunk.map(({ seq }) => seq))
      }
${ON_ERROR}`,
  )

export const faults: readonly Fault[] = [
  {
    name: 'no receipt',
    patches: [patch(COMMIT, '        await addReceipt(handle, { ...receipt, outcome })\n', '')],
  },
  {
    name: 'receipt outside the transaction',
    patches: [
      patch(
        COMMIT,
        `        const outcome = await work(handle)
        await addReceipt(handle, { ...receipt, outcome })
        return outcome
      }, teamId)
`,
        `        return { fresh: await work(handle) }
      }, teamId).then(async (done) => {
        if (!('fresh' in done)) return done
        await store.tx((handle) => addReceipt(handle, { ...receipt, outcome: done.fresh }))
        return done.fresh
      })
`,
      ),
    ],
  },
  {
    name: 'no replay on pull',
    patches: [
      patch(
        MERGE,
        '(row, entry) => replay(row, entry, argsFor(entry, shadow.rowId, changes))',
        '(row) => row',
      ),
    ],
  },
  {
    name: 'cursor stored before its rows',
    patches: [
      patch(
        MERGE,
        `export async function applyPage(store: DeviceStore, page: Page): Promise<void> {
  await writing(store, async () => {
    const cursor = await store.cursors.get(page.teamId)
    if ((cursor?.version ?? 0) !== page.from || cursor?.reset) return
`,
        `export async function applyPage(store: DeviceStore, page: Page): Promise<void> {
  const cursor = await store.cursors.get(page.teamId)
  if ((cursor?.version ?? 0) !== page.from || cursor?.reset) return
  await store.cursors.put(page.next)
  await writing(store, async () => {
`,
      ),
    ],
  },
  { name: 'entry dropped on a 4xx', patches: [dropOn('signed-out')] },
  {
    name: 'entry dropped on a non-JSON answer',
    patches: [
      dropOn('outdated'),
      patch(
        SYNC,
        "throw new RetryableError(ok && v.is(Ours, body) ? 'outdated' : 'offline')",
        "throw new RetryableError('outdated')",
      ),
    ],
  },
  {
    name: 'entry removed before its version was pulled',
    patches: [
      patch(
        MERGE,
        `        if (isHere)
          confirmed.push({
            key: entry.seq,`,
        `        await store.sent.put({ ...entry, version, stamp, confirmedAt })
        await store.outbox.delete(entry.seq)
        refused.push(entry)
        confirmed.push({
          key: -1,`,
      ),
    ],
  },
  {
    name: 'until not pinned',
    patches: [
      patch(
        PULL,
        'const { until = state.version, horizon = state.horizon } = cursor',
        'const { version: until, horizon } = state',
      ),
    ],
  },
  {
    name: 'tombstone skipped',
    patches: [
      patch(
        'db/server/rows.ts',
        "lte(from.version, sql.placeholder('until')),",
        "lte(from.version, sql.placeholder('until')), isNull(from.deletedAt),",
      ),
    ],
  },
  {
    name: 'eviction skipped',
    patches: [patch(MERGE, 'for (const { id } of known) if (!mine.has(id)) await evict(store, id)', '')],
  },
  {
    name: "another user's outbox sent",
    patches: [
      patch(
        ROUTES,
        `in this person's name.
      if (userId !== c.get('user').id) throw unauthenticated()`,
        "in this person's name.",
      ),
      patch(
        ROUTES,
        'commit({ userId, deviceId }, inTime)',
        "commit({ userId: c.get('user').id, deviceId }, inTime)",
      ),
    ],
  },
  {
    name: 'from ignored',
    patches: [
      patch(
        'db/model/entities/entity.ts',
        '  if (same(stored, to)) return undefined\n',
        '  if (same(base, base)) return undefined\n',
      ),
    ],
  },
  {
    name: 'the last to arrive wins',
    patches: [patch(LATER, 'newerFields.size > 0 ? run(arriving, newerFields) : ran', 'ran')],
  },
  {
    name: 'the clock of a phone believed',
    patches: [
      patch(TIMES, '[offset ?? offNow, offNow].map((ms) => Date.parse(at) + ms)', '[Date.parse(at)]'),
    ],
  },
  {
    name: 'how far a clock was off forgotten',
    patches: [patch(TIMES, '[offset ?? offNow, offNow]', '[offNow]')],
  },
  {
    name: 'what a later edit leaves of another not kept',
    patches: [
      patch(
        'db/server/conflicts.ts',
        "const isConflict = ({ wins }: Collision) => wins !== 'merged'",
        "const isConflict = ({ wins }: Collision) => wins === 'arriving'",
      ),
    ],
  },
  {
    name: 'reset that clears the outbox',
    patches: [
      patch(
        MERGE,
        "    if (reason !== 'diverged') return\n",
        "    await store.outbox.where('teamId').equals(teamId).delete()\n    if (reason !== 'diverged') return\n",
      ),
    ],
  },
  {
    name: 'Sent not replayed',
    patches: [
      patch(
        MERGE,
        'const again = [...sent, ...confirmed.filter((entry) => entry.teamId === teamId)]',
        'const again = confirmed.filter((entry) => entry.teamId === teamId)',
      ),
    ],
  },
  {
    name: 'confirmed but unread not replayed',
    patches: [
      patch(
        MERGE,
        'const again = [...sent, ...confirmed.filter((entry) => entry.teamId === teamId)]',
        'const again = sent',
      ),
    ],
  },
  { name: 'Sent not kept', patches: [patch(MERGE, '  await store.sent.bulkPut(readBack)\n', '')] },
  {
    name: 'confirmed change let go in the middle of a read',
    patches: [patch(MERGE, 'page.more ? [] : await settleConfirmed(', 'await settleConfirmed(')],
  },
  {
    name: 'pushed before a server that was set back is noticed',
    patches: [
      patch(
        ROUTES,
        'if (waiting.has(sent.teamId)) continue',
        'if (answer.withheld.includes(sent.teamId)) continue',
      ),
    ],
  },
  {
    name: 'a batch without a receipt',
    patches: [
      patch(
        COMMIT,
        '        await addReceipt(handle, { ...receipt, outcome })\n',
        '        if (!sent.each) await addReceipt(handle, { ...receipt, outcome })\n',
      ),
    ],
  },
  {
    name: 'a row lost when a batch is split',
    patches: [
      patch(MERGE, 'await store.outbox.bulkAdd(single)', 'await store.outbox.bulkAdd(single.slice(1))'),
    ],
  },
  {
    name: 'other ids each time a batch is split',
    patches: [patch(MERGE, 'mid: midOfRow(mid, place),', 'mid: crypto.randomUUID(),')],
  },
  {
    name: 'a refused row stops the others of its batch',
    patches: [
      patch(MERGE, "  if (entry.batch && code !== 'forbidden') return splitBatch(store, entry, code)\n", ''),
    ],
  },
  {
    name: 'a refused row of a batch skipped',
    patches: [
      patch(
        CHANGE,
        'const row = await decide(handle, mutation, one, stands)\n',
        `const row = await decide(handle, mutation, one, stands).catch((error) => {
      if (changes.length === 1) throw error
    })
    if (!row) continue
`,
      ),
    ],
  },
  {
    name: 'one version for all rows of a batch',
    patches: [
      patch(
        WRITE,
        'nextVersions(handle, teamId, writes.length, growth)) - writes.length',
        'nextVersions(handle, teamId, 1, growth)) - 1',
      ),
    ],
  },
  {
    name: 'a row read before its batch taken for one read after it',
    patches: [patch(MERGE, 'row.version >= firstVersion', 'row.version > 0')],
  },
  {
    name: 'a batch pushed together with changes that build on it',
    patches: [patch(SYNC, '    if (entry.batch) break\n', '')],
  },
  {
    name: 'only the first row of a batch pending',
    patches: [patch(OUTBOX, 'batch?.rowIds ?? [rowId]', '[rowId]')],
  },
  {
    name: 'a shadow for the first row of a batch only',
    patches: [
      patch(
        MUTATE,
        'store.shadows.bulkPut(changed.flatMap(({ shadow }) => shadow ?? [])),',
        'store.shadows.bulkPut(changed.flatMap(({ shadow }) => shadow ?? []).slice(0, 1)),',
      ),
    ],
  },
]

/** @throws Error if the source no longer contains the text that the patch replaces */
export function patched(fault: Fault, file: string, source: string): string {
  let text = source
  for (const { from, to } of fault.patches.filter((one) => one.file === file)) {
    if (text.split(from).length !== 2) throw new Error(`"${fault.name}" no longer fits ${file}: ${from}`)
    text = text.replace(from, () => to)
  }
  return text
}
