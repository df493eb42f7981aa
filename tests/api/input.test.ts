import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { mutations } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { aLead } from './samples.ts'
import { openServed, type Served, seller } from './served.ts'

let server: Served
let rep: Awaited<ReturnType<typeof seller>>
beforeAll(async () => {
  server = await openServed({})
  rep = await seller(server)
})
afterAll(() => server[Symbol.asyncDispose]())

/** A valibot schema, or one of the steps in its pipe, as far as it is examined. */
interface Piece {
  kind: string
  type: string
  pipe?: readonly Piece[]
  entries?: Record<string, Piece>
  wrapped?: Piece
  item?: Piece
  value?: Piece
  items?: readonly Piece[]
  options?: readonly (Piece | string)[]
}

/** What limits a value of each type: its length or its form. */
const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  string: ['max_length', 'length', 'regex', 'uuid', 'iso_timestamp', 'iso_date', 'digits', 'max_bytes'],
  number: ['safe_integer', 'integer', 'max_value'],
  array: ['max_length', 'length'],
  record: ['max_entries', 'check'],
  unknown: [],
  any: [],
}

/** The paths of the values in a schema without their own limit. */
function unbounded(piece: Piece, path: string, steps: readonly string[] = []): string[] {
  const [first, ...rest] = piece.pipe ?? []
  if (first) {
    const next = rest.flatMap((part) => [part, ...(part.pipe ?? [])].map(({ type }) => type))
    const schemas = rest.filter(({ kind }) => kind === 'schema')
    return [
      ...unbounded(first, path, [...next, ...steps]),
      ...schemas.flatMap((part) => unbounded(part, path, next)),
    ]
  }
  const bounds = BOUNDS[piece.type]
  const isFree = bounds !== undefined && !bounds.some((bound) => steps.includes(bound))
  const inner = [piece.item, piece.value, ...(piece.items ?? []), ...(piece.options ?? [])]
  return [
    ...(isFree ? [path] : []),
    ...(piece.wrapped ? unbounded(piece.wrapped, path, steps) : []),
    ...Object.entries(piece.entries ?? {}).flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
    ...inner.flatMap((one) => (typeof one === 'object' ? unbounded(one, path) : [])),
  ]
}
const isPiece = (value: unknown): value is Piece =>
  value !== null && typeof value === 'object' && 'kind' in value && 'type' in value
const partsOf = (schema: v.GenericSchema, path: string): string[] =>
  isPiece(schema) ? unbounded(schema, path) : [path]

/** Values that are limited elsewhere, besides the limit of all calls: 512 KB. */
const elsewhere = [
  // Only compared with the supported version.
  /\.protocol$/,
  // By the schema of the mutation that is named beside them.
  /\.mutations(?:\.each)?\.args$/,
  // Converted to a time of the last 400 days (api/sync/times.test.ts).
  /\.mutations\.offset$/,
  // Compared with stored values, and never stored.
  /\.known\.(?:stamp|until|horizon)$/,
  // Measured by the phone, and displayed.
  /\.place\.accuracyMetres$/,
  // '' or the address of an upload.
  /\.profileImageUrl$/,
]
const isFree = (path: string) => !elsewhere.some((bounded) => bounded.test(path))

describe('what comes in', () => {
  test('has a bound in each of its values: how long it is, what it looks like, or how large', () => {
    const calls = [...server.bodies].flatMap(([call, schema]) => partsOf(schema, call))
    const changes = mutations.flatMap(({ name, fields }) => partsOf(v.object(fields), name))
    expect([...calls, ...changes].filter(isFree)).toEqual([])
    expect(partsOf(v.object({ a: v.string(), b: v.pipe(v.string(), v.maxLength(9)) }), 'x')).toEqual(['x.a'])
  })

  test('in a header or a cookie is never the server’s fault, and signs nobody in', async () => {
    const names = [
      ...['Cookie', 'Idempotency-Key', 'Origin', 'Sec-Fetch-Site', 'X-Forwarded-For', 'X-Forwarded-Proto'],
      ...[
        'Forwarded',
        'User-Agent',
        'Accept-Encoding',
        'Accept-Language',
        'If-None-Match',
        'Range',
        'Upgrade',
      ],
    ]
    const value = fc.oneof(
      fc.constantFrom(
        'rove_session=',
        'rove_session=;;=;',
        '__Host-rove_session=a%',
        '1e999',
        '-1',
        'a'.repeat(4_000),
      ),
      fc.string({
        unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
        maxLength: 60,
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), value, async (name, text) => {
        const asked = new Request('http://localhost/api/leads', { headers: { [name]: text } })
        expect((await server.within('/api/leads', { headers: asked.headers })).status).toBe(401)
        const headers = { 'Content-Type': 'application/json', Cookie: rep.person.cookie, [name]: text }
        const body = JSON.stringify({ ...aLead, email: 'no address' })
        const { status } = await server.within('/api/leads', { method: 'POST', headers, body })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 30 },
    )
  })

  test('of Unicode is kept to the letter, by phones and by calls', async () => {
    const point = fc.oneof(fc.integer({ min: 1, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
    const kept = fc
      .array(point, { minLength: 1, maxLength: 60 })
      .map((points) => String.fromCodePoint(...points))
    const texts = [
      ...[
        'e\u0301 is not é',
        'ﷺ',
        'İıßﬁ',
        '👩‍👩‍👧‍👦',
        '\u202eright to left',
        '\ufeffmark',
        '\uffff',
        '𝒜\u{10ffff}',
        '\u0001\u001f',
      ],
      ...fc.sample(kept, { numRuns: 30, seed: 7 }),
    ]
    const { user, teamId } = rep.person
    const leads = texts.map((notes) => ({ id: newId(), fields: { ...aLead, notes } }))
    const made = leads.map((args) => ({
      mid: randomUUID(),
      teamId,
      name: 'lead.create',
      args,
      at: new Date().toISOString(),
    }))
    const push = { protocol: PROTOCOL, userId: user.id, deviceId: 'phone', mutations: made }
    await rep.ask('POST', '/api/sync/push', push)
    const pulled = await rep.ask('GET', `/api/sync/pull?protocol=1&userId=${user.id}&cursors=[]`)
    const read: Lead[] = pulled.body.pages.flatMap((page: { leads: Lead[] }) => page.leads)
    const notes = new Map(read.map((lead) => [lead.id, lead.notes]))
    expect(leads.map(({ id }) => notes.get(id))).toEqual(texts)
    const byCall: Lead[] = (await rep.ask('GET', '/api/leads')).body
    expect(byCall.map((lead) => lead.notes).sort()).toEqual(texts.toSorted())
  })
})
