import { argsFor, changesIn } from '#db/device/outbox.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import type { Conflict } from '#db/model/entities/conflict.ts'
import type { Entity } from '#db/model/entities/entity.ts'
import { type AnyRow, entities, rowOf, type Table } from '#db/model/entities/registry.ts'
import { isMultiline } from '#db/model/schema.ts'
import type { HistoryEntry } from '#db/server/history.ts'
import { Broken } from './broken.ts'
import { isOfErased } from './erasing.ts'
import { allMade, creates, type Made, pairOf, tokensIn, wanted, wroteVersion } from './ledger.ts'
import { readTruth, type Truth } from './truth.ts'
import type { ModelWorld } from './world.ts'

/**
 * After healing: every change took effect at most once, under its maker's name, and every loser has a
 * conflict.
 */
export async function checkEffects(world: ModelWorld): Promise<void> {
  const truth = await readTruth(world)
  await accounted(world, truth)
  once(world, truth)
  byItsMaker(world, truth)
  const rows = new Map<string, HistoryEntry[]>()
  for (const entry of truth.history) {
    const key = `${entry.teamId} ${entry.rowId}`
    rows.set(key, [...(rows.get(key) ?? []), entry])
  }
  for (const entries of rows.values()) {
    if (world.erased.has(entries[0]?.rowId ?? 0)) continue
    losersOfEdits(world, truth, entries)
    losersOfDeletions(world, truth, entries)
  }
  latestStands(world, truth)
}

/** Each field of a row contains the latest write by the time of the tap, whatever the order of arrival. */
function latestStands(world: ModelWorld, truth: Truth) {
  // An approval gives a lead to the person who approves it.
  const approved = new Set(
    [...allMade(world.ledger)].flatMap(({ name, rowId }) => (name === 'lead.approve' ? rowId : [])),
  )
  const written = new Map<string, { field: string; all: Made[] }>()
  for (const made of allMade(world.ledger)) {
    const { args } = made
    const parts = Object(Object(args).changes ?? Object(args).fields)
    for (const field of Object.keys(parts)) {
      if (field === 'ownerId' && approved.has(made.rowId)) continue
      const key = `${made.table} ${made.teamId} ${made.rowId} ${field}`
      const of = written.get(key) ?? { field, all: [] }
      of.all.push(made)
      written.set(key, of)
    }
  }
  for (const { field, all } of written.values())
    if (!all.some((made) => isOfErased(world, made))) latestStandsIn(world, truth, field, all)
}

const fieldsOf = (table: Table): Entity['fields'] => entities[table].fields

function latestStandsIn(world: ModelWorld, truth: Truth, field: string, all: readonly Made[]) {
  const outcomeOf = ({ mid }: Made) => truth.receipts.get(mid)?.outcome
  const taken = all.filter((made) => (outcomeOf(made)?.outcome ?? 'rejected') !== 'rejected')
  const last = taken.reduce<Made | undefined>((a, b) => (a && a.madeAt > b.madeAt ? a : b), undefined)
  if (!last) return
  const schema = fieldsOf(last.table)[field]
  // Long texts are merged. The order is also undefined for changes whose time nobody can know, and if an entry was
  // altered, which the server may have applied as it was before.
  const isUnordered = taken.some(({ inTime }) => !inTime) || all.some(({ poisoned }) => poisoned)
  if (!schema || isMultiline(schema) || isUnordered || isOfTakenId(world, last)) return
  const row = truth.rows
    .get(last.table)
    ?.find(({ id, teamId }) => id === last.rowId && teamId === last.teamId)
  if (!row) return
  // A purged lead takes its notes and tasks with it, and nothing points at it any more.
  const isPurged = truth.history.some(({ rowId, name }) => rowId === row.id && name.endsWith('.purge'))
  const isPointer = field === 'mergedInto' || field === 'mergedAt'
  if (isPurged && (isPointer || last.table !== 'leads')) return
  const stands = new Map<string, unknown>(Object.entries(row)).get(field)
  if (JSON.stringify(stands) !== JSON.stringify(wanted(last, field))) {
    throw new Broken(
      'not the latest',
      `${field} of ${last.rowId} is ${String(stands)}, ${last.name} ${last.mid}`,
    )
  }
  if (new Set(taken.map(({ device }) => device)).size > 1) world.tally.count('field: the latest of several')
  const late = outcomeOf(last)
  const isOvertaken = (made: Made) => {
    const outcome = outcomeOf(made)
    return (
      made !== last &&
      outcome &&
      late &&
      'version' in outcome &&
      'version' in late &&
      outcome.version >= late.version
    )
  }
  if (taken.some(isOvertaken)) world.tally.count('field: the latest came first')
}

/**
 * Whether two devices gave a row this id, also after the first row was purged: a change may have come to the row that its
 * maker never saw, and a creation writes more than its fields.
 */
const isOfTakenId = ({ ledger }: ModelWorld, { table, teamId, rowId }: Made): boolean =>
  [...allMade(ledger)].filter(
    (one) => creates(one.name) && one.table === table && one.teamId === teamId && one.rowId === rowId,
  ).length > 1

/** Every promise was kept: each change was applied, or refused where its maker sees it. */
async function accounted(world: ModelWorld, truth: Truth) {
  for (const device of world.devices) {
    const { store } = device.disk
    const outbox = new Map((await store.outbox.toArray()).map((entry) => [entry.mid, entry]))
    const batches = await changesIn(store, [...outbox.values()])
    const sent = new Set((await store.sent.toArray()).map(({ mid }) => mid))
    for (const made of allMade(world.ledger)) {
      if (made.device !== device.index || made.orphan || made.excused) continue
      const entry = outbox.get(made.mid)
      if (entry?.state === 'refused') {
        keepsText(made, JSON.stringify(argsFor(entry, made.rowId, batches)))
        hadReason(world, made, entry, truth)
        if (creates(made.name) && !made.poisoned) hadNoEffect(made, truth)
        continue
      }
      if (isOfErased(world, made)) continue
      // The server applied its batch as it was before its entry was altered on the device, which then split it.
      if (made.poisoned && midsOf(world, made).some((mid) => isApplied(truth, mid))) continue
      // A change that changed nothing has no version of its own: a server restored to a later version still
      // has it.
      const answer = truth.receipts.get(made.mid)?.outcome ?? made.outcome?.answer
      const left = !truth.teamsOf.get(device.userId)?.has(made.teamId)
      // The server lost it and its maker is out of the team: it is sent again when they are back.
      if (!truth.receipts.has(made.mid) && left && sent.has(made.mid)) continue
      if (!answer || answer.outcome === 'rejected') throw new Broken('vanished', `${made.name} ${made.mid}`)
      const { version, stamp } = answer
      const found = truth.history.find((one) => one.teamId === made.teamId && one.version === version)
      if (found?.stamp !== stamp) throw new Broken('vanished', `${made.name} ${made.mid} left no history`)
      if (made.token) tookEffect(world, made, truth)
    }
  }
}

/** The mutations that have contained a change. */
const midsOf = ({ ledger }: ModelWorld, made: Made): string[] =>
  [...ledger].flatMap(([mid, all]) => (all.includes(made) ? mid : []))

const isApplied = ({ receipts }: Truth, mid: string): boolean =>
  (receipts.get(mid)?.outcome.outcome ?? 'rejected') !== 'rejected'

function keepsText(made: Made, kept: string) {
  if (made.token && !kept.includes(made.token)) throw new Broken('vanished', `the text of ${made.token}`)
}

/**
 * A change was refused for a reason of its own, not because of another row of its batch: only a batch of a
 * team that its maker has left is refused as a whole.
 */
function hadReason(world: ModelWorld, made: Made, { batch, code }: OutboxEntry, truth: Truth) {
  if (made.poisoned) return
  const answer = truth.receipts.get(made.mid)?.outcome ?? made.outcome?.answer
  const isOwn = answer?.mid === made.mid && answer.outcome === 'rejected'
  if (!isOwn || (batch && code !== 'forbidden'))
    throw new Broken('refused without reason', `${made.name} ${made.mid}`)
  if (code !== 'missing' || world.server > 0 || isOfErased(world, made)) return
  const isIn = (rowId: unknown) =>
    truth.rows.get(made.table)?.some(({ id, teamId }) => id === rowId && teamId === made.teamId)
  // A lead is not merged into one whose creation was refused.
  const winner = wanted(made, 'mergedInto') ?? null
  if (winner !== null && !isIn(winner)) return
  // Its row was created on the same device before, and is there.
  const isThere = isIn(made.rowId)
  const isCreated = [...allMade(world.ledger)].some(
    (one) =>
      one.device === made.device &&
      one.rowId === made.rowId &&
      one.teamId === made.teamId &&
      one.madeAt < made.madeAt &&
      creates(one.name) &&
      truth.receipts.get(one.mid)?.outcome.outcome === 'applied',
  )
  if (isThere && isCreated) throw new Broken('refused without reason', `${made.name} ${made.mid}`)
}

/** A change that a rep was told was refused did not take effect. */
function hadNoEffect(made: Made, truth: Truth) {
  const done = truth.history.some(
    ({ name, rowId, deviceId, changes }) =>
      name === made.name &&
      rowId === made.rowId &&
      deviceId === `device-${made.device}` &&
      JSON.stringify(changes).includes(made.token ?? 'none'),
  )
  if (done) throw new Broken('refused, and took effect', `${made.name} ${made.mid}`)
}

function tookEffect(world: ModelWorld, made: Made, truth: Truth) {
  const { token, field } = made
  const wrote = truth.history.some(
    ({ rowId, changes }) => rowId === made.rowId && tokensIn(changes[field ?? '']?.[1]).includes(token ?? ''),
  )
  // A later edit was already stored, and its author had or had not seen this one.
  const isSeen = [...allMade(world.ledger)].some(
    (one) => one.rowId === made.rowId && tokensIn(pairOf(one, field ?? '')?.[0]).includes(token ?? ''),
  )
  const isKept = conflictsOn(truth, made).some(
    (one) => one.kind === 'field' && one.field === field && tokensIn(one.loser).includes(token ?? ''),
  )
  // The history still contains the changes, but no longer their values.
  const isPurged = truth.history.some(
    ({ rowId, changes }) => rowId === made.rowId && Object.keys(changes).length === 0,
  )
  if (!wrote && !isKept && !isSeen && !isPurged)
    throw new Broken('vanished', `${made.name} ${token} was confirmed and had no effect`)
}

/** No change takes effect twice: a text occurs no more often than changes wrote it. */
function once(world: ModelWorld, truth: Truth) {
  const appeared = new Map<string, number>()
  const acted = new Map<string, number>()
  for (const { rowId, name, deviceId, userId, changes } of truth.history) {
    if (userId === null || deviceId === 'api') continue
    // An edit to the value that a field has already only makes that value later.
    if (!name.endsWith('.edit') || Object.values(changes).some(([from, to]) => !same(from, to)))
      add(acted, `${deviceId} ${name} ${rowId}`)
    for (const [from, to] of Object.values(changes)) {
      const before = new Set(tokensIn(from))
      for (const token of tokensIn(to)) if (!before.has(token)) add(appeared, `${rowId} ${token}`)
    }
  }
  const wrote = new Map<string, number>()
  const made = new Map<string, number>()
  for (const one of allMade(world.ledger)) {
    add(made, `device-${one.device} ${one.name} ${one.rowId}`)
    for (const token of new Set(JSON.stringify(one.args).match(/<\d+>/g) ?? []))
      add(wrote, `${one.rowId} ${token}`)
  }
  for (const [what, times] of appeared) {
    if (times > (wrote.get(what) ?? 0)) throw new Broken('twice', `${what} appeared ${times} times`)
  }
  for (const [what, times] of acted) {
    if (times > (made.get(what) ?? 0)) throw new Broken('twice', `${what}: ${times} times`)
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** No change is attributed to another person, and refused changes had no effect. */
function byItsMaker(world: ModelWorld, truth: Truth) {
  for (const { deviceId, userId, name, teamId } of truth.history) {
    const device = world.devices.find(({ id }) => id === deviceId)
    if (device && userId !== null && userId !== device.userId) {
      throw new Broken('in another’s name', `${name} of ${deviceId} in team ${teamId} by ${userId}`)
    }
  }
  for (const { mid, userId } of [...truth.receipts].map(([mid, { userId }]) => ({ mid, userId }))) {
    const others = (world.ledger.get(mid) ?? []).find((made) => made.userId !== userId)
    if (others) throw new Broken('in another’s name', `${others.name} ${mid}`)
  }
}

/** If a change overwrites a text that its maker had not seen, the text is kept in a conflict, or merged. */
function losersOfEdits(world: ModelWorld, truth: Truth, entries: HistoryEntry[]) {
  const changes = entries.flatMap((entry) => textsOf(entry).map((text) => ({ ...text, entry })))
  for (const { field, from, to, entry } of changes) {
    if (typeof from !== 'string' || creates(entry.name) || isOfServer(entry)) continue
    const maker = makerOf(world, truth, entry, field)
    if (!maker) throw new Broken('unknown change', JSON.stringify(entry))
    const base = pairOf(maker, field)?.[0]
    if (base === from) continue
    const kept = conflictsOn(truth, entry).some(
      (one) => one.kind === 'field' && one.field === field && one.loser === from,
    )
    const seen = new Set(tokensIn(base))
    const unseen = tokensIn(from).filter((token) => !seen.has(token))
    const merged = unseen.every((token) => tokensIn(to).includes(token))
    // The server may lack what the maker had seen, after a restore or as it refused that change; the rest stays.
    const stands = words(to).includes(words(from))
    if (!kept && !(merged && (unseen.length > 0 || stands))) {
      throw new Broken('silently overwritten', `${field} of ${entry.rowId}: "${from}" by "${to}"`)
    }
  }
}

/** The server's records of conflicts, in rows that no person writes; the texts are in the lead's history. */
const isOfServer = ({ name }: HistoryEntry) => name === 'conflict.found'

const words = (text: unknown) => String(text).replace(/<\d+>/g, '').replace(/\s+/g, '')

const textsOf = ({ changes }: HistoryEntry) =>
  Object.entries(changes)
    .filter(([, pair]) => pair.some((value) => tokensIn(value).length > 0))
    .map(([field, [from, to]]) => ({ field, from, to }))

function makerOf(world: ModelWorld, truth: Truth, entry: HistoryEntry, field: string): Made | undefined {
  const wroteIt = (mid: string) => wroteVersion(truth.receipts.get(mid)?.outcome, entry.version)
  const makers = [...allMade(world.ledger)].filter(
    (made) =>
      made.rowId === entry.rowId &&
      made.name === entry.name &&
      `device-${made.device}` === entry.deviceId &&
      wanted(made, field) !== undefined &&
      // The server may have applied a batch before its entry was altered on the device, which then split it.
      (made.poisoned ? midsOf(world, made) : [made.mid]).some(wroteIt),
  )
  // A change that lost was answered with the version that was already stored.
  return makers.find((made) => wanted(made, field) === entry.changes[field]?.[1]) ?? makers[0]
}

function conflictsOn(truth: Truth, { teamId, rowId }: Pick<Made, 'teamId' | 'rowId'>): Conflict[] {
  return (truth.rows.get('conflicts') ?? [])
    .map((row: AnyRow) => rowOf('conflicts', row))
    .filter((conflict) => conflict.teamId === teamId && conflict.rowId === rowId)
}

/** If a deletion removed an edit that the deleter had not seen, the edit's author finds it in a conflict. */
function losersOfDeletions(world: ModelWorld, truth: Truth, entries: HistoryEntry[]) {
  for (const deletion of entries) {
    const maker = deleterOf(world, truth, deletion)
    const seen = Object(maker?.args).seen
    if (!maker || maker.poisoned || typeof seen !== 'number') continue
    const unseen = entries.filter(
      ({ version, name, deviceId }) =>
        version > seen &&
        version < deletion.version &&
        (name.endsWith('.edit') || name === 'lead.complete') &&
        deviceId !== deletion.deviceId,
    )
    for (const [editor, field, value] of latestBy(unseen)) {
      const kept = conflictsOn(truth, deletion).some(
        ({ kind, loserBy, loser }) =>
          kind === 'deleted-edited' &&
          loserBy === editor &&
          JSON.stringify(Object(loser)[field]) === JSON.stringify(value),
      )
      if (!kept) throw new Broken('silently deleted', `${field} of ${deletion.rowId}: ${String(value)}`)
    }
  }
}

function deleterOf(
  world: ModelWorld,
  truth: Truth,
  { changes, name, version, rowId, deviceId }: HistoryEntry,
) {
  if (!name.endsWith('.delete') || !changes.deletedAt?.[1]) return undefined
  return [...allMade(world.ledger)].find((made) => {
    const answer = truth.receipts.get(made.mid)?.outcome
    const same = made.rowId === rowId && made.name === name && `device-${made.device}` === deviceId
    return same && wroteVersion(answer, version)
  })
}

/** Each editor's last value of each field. */
function latestBy(edits: readonly HistoryEntry[]): [editor: number, field: string, value: unknown][] {
  const latest = new Map<string, [number, string, unknown]>()
  for (const { userId, changes } of edits) {
    for (const [field, [, value]] of Object.entries(changes)) {
      if (field !== 'version' && userId !== null) latest.set(`${userId} ${field}`, [userId, field, value])
    }
  }
  return [...latest.values()]
}
