import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { isTooDeep, storable } from '#api/http/body.ts'
import { type MutationName, mutationNamed, mutations, tables } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { aLead } from '#tests/api/samples.ts'
import { openServed, seller } from '#tests/api/served.ts'
import { goodArgs } from './goodArgs.ts'
import { malformed } from './malformed.ts'

/** Of each kind of change; npm run check -- fuzz asks for more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
const IN_A_PUSH = 25
const TIMEOUT_MS = 20_000 + RUNS * 500

const server = await openServed({})
const { person } = await seller(server)
const eye = new Database(join(server.dataDir, 'rove.db'), { readonly: true })
afterAll(async () => {
  eye.close()
  await server[Symbol.asyncDispose]()
})

const id = newId()
const names = mutations.map(({ name }) => name)
const good = (name: MutationName): object => goodArgs(name, { id, leadId: 1, productId: 1, teamId: 1 })

function fits(name: string, args: unknown): boolean {
  try {
    mutationNamed(name).parse(args)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Every row that phones know of, and the counters of their teams: but for the bytes that a refusal itself takes. */
function rows(): string {
  const all = [...tables, 'history', 'teams', 'members'].map((table) =>
    eye.prepare(`SELECT * FROM ${table}`).all(),
  )
  return JSON.stringify(all, (key, value: unknown) => (key === 'historyBytes' ? undefined : value))
}

/** What nobody saw in a field, whichever it is: too long for any, or of a kind that none has. */
const neverThere = fc.oneof(
  fc.integer({ min: 20_001, max: 60_000 }).map((length) => 'x'.repeat(length)),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 5 }),
  fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
)

function push(name: string, allArgs: string[]): Promise<Response> {
  const teamId = name.startsWith('settings.') ? person.user.id : person.teamId
  const mutations = allArgs.map((args) => {
    const rest = JSON.stringify({ mid: randomUUID(), teamId, name, at: '2026-01-01T00:00:00.000Z' })
    return `${rest.slice(0, -1)},"args":${args}}`
  })
  const about = JSON.stringify({ protocol: PROTOCOL, userId: person.user.id, deviceId: 'phone' })
  return server.within('/api/sync/push', {
    method: 'POST',
    body: `${about.slice(0, -1)},"mutations":[${mutations.join(',')}]}`,
    headers: { Cookie: person.cookie, 'Content-Type': 'application/json' },
  })
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('what is no change of its kind is refused by itself, in a sentence, and changes no row', () => {
  test.each(names)('%s', { timeout: TIMEOUT_MS }, async (name) => {
    const sample = good(name)
    expect(fits(name, sample)).toBe(true)
    const before = rows()
    const misfit = malformed(sample)
      .map(({ text }) => text)
      .filter(
        (text) =>
          isJson(text) &&
          text.length < 12_000 &&
          !isTooDeep([[[JSON.parse(text)]]]) &&
          !fits(name, storable(JSON.parse(text))),
      )
    await fc.assert(
      fc.asyncProperty(fc.array(misfit, { minLength: IN_A_PUSH, maxLength: IN_A_PUSH }), async (allArgs) => {
        const answer = await push(name, allArgs)
        const text = await answer.text()
        if (answer.status !== 200) throw new Error(`${answer.status} ${text.slice(0, 300)}`)
        const { outcomes } = JSON.parse(text)
        expect(outcomes).toHaveLength(IN_A_PUSH)
        for (const outcome of outcomes) {
          expect(outcome).toMatchObject({ outcome: 'rejected', message: expect.stringMatching(/./) })
          expect(['invalid', 'missing']).toContain(outcome.code)
        }
      }),
      { numRuns: Math.ceil(RUNS / IN_A_PUSH) },
    )
    expect(rows()).toBe(before)
  })
})

test('an edit of what never stood there is refused by itself, and kept by nobody', {
  timeout: TIMEOUT_MS,
}, async () => {
  const before = fields()
  const rowId = await made()
  const edits = fc.tuple(fc.constantFrom('fullName', 'status', 'notes', 'productId'), neverThere)
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 4 }), async (all) => {
      const args = all.map(([field, from]) => {
        const to = { fullName: 'Mia Neu', status: 'new', notes: 'Called', productId: 5 }[field]
        return JSON.stringify({ id: rowId, changes: { [field]: [from, to] } })
      })
      const { outcomes } = await (await push('lead.edit', args)).json()
      expect(outcomes).toEqual(
        all.map(() => expect.objectContaining({ outcome: 'rejected', code: 'invalid' })),
      )
    }),
    { numRuns: RUNS },
  )
  expect(fields()).toBe(before)
})

/** Makes a lead. @returns its id */
async function made(): Promise<number> {
  const args = { id: newId(), fields: aLead }
  await push('lead.create', [JSON.stringify(args)])
  return args.id
}

/** What conflicts hold, and what rows were changed to. */
const fields = () =>
  JSON.stringify([
    eye.prepare('SELECT * FROM conflicts').all(),
    eye.prepare("SELECT * FROM history WHERE name LIKE '%.edit'").all(),
  ])

test.each([100, 1_000, 20_000, 60_000])(
  'a push with values in values, %i deep, is refused as a whole',
  async (depth) => {
    const deep = `{"id":${newId()},"fields":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const before = rows()
    const answer = await push('lead.create', [deep])
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: expect.any(String) }])
    expect(rows()).toBe(before)
  },
)
