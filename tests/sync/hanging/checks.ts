import { tables } from '#db/model/entities/registry.ts'
import { history as changesOf, receipts } from '#db/server/database/tables.ts'
import { stored } from '#db/server/rows.ts'
import { Broken, type Made, type Play } from './device.ts'
import { PARTS } from './history.ts'

/** @returns how the device differs from the server */
export async function whereApart({ parts, backend, userId, teamId }: Play): Promise<string | undefined> {
  for (const name of PARTS) {
    const store = parts[name].storeOf(userId)
    const stuck = await store.outbox.filter(({ state }) => state !== 'refused').toArray()
    if (stuck[0]) return `in the ${name} a change is stuck: ${JSON.stringify(stuck[0])}`
    const shadows = await store.shadows.toArray()
    if (shadows[0]) return `a shadow is left: ${JSON.stringify(shadows[0])}`
    for (const table of tables) {
      const has = (await store.rows(table).toArray()).filter((row) => row.teamId === teamId)
      const all = await backend.eye.select().from(stored[table])
      const should = all.filter((row) => row.teamId === teamId)
      const expected = new Set(should.map(inOrder))
      const strange = has.map(inOrder).find((row) => !expected.delete(row))
      if (strange) return `in the ${name} ${table} has ${strange}, not ${[...expected].join()}`
      for (const row of expected) return `in the ${name} ${table} lacks ${row}`
    }
  }
  return undefined
}

const inOrder = (row: object) => JSON.stringify(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)))

/**
 * Each change that was made is on the server once; a change that the person was told was not made is not
 * there.
 */
export async function nothingLostNorTwice({ made, line, backend, teamId }: Play) {
  const outcomes = new Map((await backend.eye.select().from(receipts)).map((one) => [one.mid, one.outcome]))
  const entries = (await backend.eye.select().from(changesOf)).filter((one) => one.teamId === teamId)
  for (const one of made) {
    const mids = [...line.pushed].flatMap(([mid, args]) => (isOf(one, args) ? [mid] : []))
    const outcome = outcomes.get(mids[0] ?? '')
    const times = entries.filter((entry) => isEntryOf(one, entry)).length
    const wrong = wrongWith(one, { sent: mids.length, outcome, times })
    if (wrong) throw new Broken(`${one.change.name} ${one.marker} ${wrong}`)
  }
}

/**
 * Whether these arguments, as JSON, are those of the change. An edit's marker also occurs in the next edit,
 * as the old value.
 */
const isOf = ({ marker }: Made, args: string) =>
  args.includes(`"${marker}"`) && !args.includes(`["${marker}",`)

const isEntryOf = ({ marker, change }: Made, { name, rowId, changes }: typeof changesOf.$inferSelect) =>
  change.name === 'lead.edit'
    ? changes.company?.[1] === marker
    : name === change.name && rowId === change.args.id

interface Reached {
  /** The number of different mids under which it was sent. */
  sent: number
  outcome: (typeof receipts.$inferSelect)['outcome'] | undefined
  /** How often it is in the team's history. */
  times: number
}

function wrongWith(made: Made, { sent, outcome, times }: Reached): string | undefined {
  if (made.outcome === 'failed') return sent > 0 ? 'was told as failed, and sent' : undefined
  if (sent === 0) return 'was lost: it was never sent'
  if (sent > 1) return 'was made twice'
  if (!outcome) return 'was lost: the server never took it'
  if (outcome.outcome === 'rejected') return `was refused: ${outcome.message}`
  // Of two edits of a field the later one wins, and the other may be missing from the history.
  const isRight = times === 1 || (times === 0 && outcome.outcome !== 'applied')
  return isRight ? undefined : `is in the history ${times} times`
}
