import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayPlanId } from '#db/model/entities/dayPlan.ts'
import { distinctLeadsOf } from '#db/model/entities/distinctLeads.ts'
import { type MutationName, mutations, type Table } from '#db/model/entities/registry.ts'
import { newId, pairedId } from '#db/model/id.ts'
import type { Provider } from '#db/model/key.ts'
import { defaultReminders } from '#db/model/reminders.ts'
import { addDirectory } from '#db/server/directories.ts'
import { addPasskey } from '#db/server/factors.ts'
import { saveKey } from '#db/server/keys.ts'
import { sessionName } from '#db/server/sessions.ts'
import { addUpload } from '#db/server/uploads.ts'
import { read, storeIn } from '#tests/database.ts'
import { argsOf } from '#tests/mutationArgs.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { callsOfServer } from './calls.ts'
import { pull, push, sent } from './push.ts'
import { aLead, makeTeam, someone } from './samples.ts'

const publicCalls = [
  'GET /api/auth/logout',
  'GET /api/health',
  'GET /api/ready',
  'POST /api/auth/login',
  'GET /api/auth/registration',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey-options',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/auth/second-step',
  'GET /api/calendars/:file',
]

const calls = await callsOfServer()

const THEIR_PASSKEY = 'passkey-of-owner'

let world: World
let town: Town<'Anna'>
let owner: Person
let stranger: Person
/** The rows and files that the stranger tries to reach. */
let theirs: Record<
  | 'teamId'
  | 'productId'
  | 'leadId'
  | 'noteId'
  | 'emailId'
  | 'stopId'
  | 'suggestionId'
  | 'requestId'
  | 'entryId'
  | 'directoryId'
  | 'fileId'
  | 'memberId'
  | 'invitationId',
  number
>

const anEmail = { subject: 'Hello', body: 'Shall we talk?' }
const aView = { columns: ['fullName'], hidden: [], sort: { by: 'fullName', descending: false } }

/**
 * Arguments of every mutation on the owner's rows. Mutations that are not listed use those for the owner's
 * row of their table.
 */
const onTheirRows: Partial<Record<MutationName, () => object>> = {
  'lead.create': () => ({ id: theirs.leadId, fields: aLead }),
  'lead.import': () => ({ id: theirs.leadId, fields: { ...aLead, importId: theirs.leadId } }),
  'lead.edit': () => ({ id: theirs.leadId, changes: { fullName: [aLead.fullName, 'Taken over'] } }),
  'lead.complete': () => ({ id: theirs.leadId, changes: { position: ['', 'Taken over'] } }),
  'lead.delete': () => ({ id: theirs.leadId }),
  'lead.restore': () => ({ id: theirs.leadId }),
  'lead.approve': () => ({ id: theirs.leadId }),
  'lead.fromSuggestion': () => ({
    id: theirs.leadId,
    suggestionId: pairedId(theirs.leadId),
    fields: { company: 'Taken over', scores: [] },
  }),
  'product.create': () => ({ id: theirs.productId, fields: ovenProduct }),
  'product.edit': () => ({ id: theirs.productId, changes: { name: [ovenProduct.name, 'Taken over'] } }),
  'product.delete': () => ({ id: theirs.productId }),
  'product.restore': () => ({ id: theirs.productId }),
  'suggestion.delete': () => ({ id: theirs.suggestionId }),
  'suggestion.restore': () => ({ id: theirs.suggestionId }),
  'suggestion.approve': () => ({ id: theirs.suggestionId }),
  'suggestion.reopen': () => ({ id: theirs.suggestionId }),
  'note.add': () => ({ id: theirs.noteId, fields: { leadId: theirs.leadId, text: 'Ours' } }),
  'note.sent': () => ({ id: theirs.noteId, fields: { leadId: theirs.leadId, text: 'Email sent: Ours' } }),
  'note.delete': () => ({ id: theirs.noteId }),
  'note.restore': () => ({ id: theirs.noteId }),
  'email.create': () => ({ id: theirs.emailId, fields: anEmail }),
  'email.edit': () => ({ id: theirs.emailId, changes: { subject: [anEmail.subject, 'Taken over'] } }),
  'email.send': () => ({ id: theirs.emailId }),
  'email.unsend': () => ({ id: theirs.emailId }),
  'email.delete': () => ({ id: theirs.emailId }),
  'email.restore': () => ({ id: theirs.emailId }),
  'sample.product': () => ({ id: theirs.productId, fields: {} }),
  'sample.suggestion': () => ({ id: theirs.suggestionId, fields: { n: 0, productId: theirs.productId } }),
  'sample.lead': () => ({ id: theirs.leadId, fields: { n: 0, productId: theirs.productId } }),
  'sample.email': () => ({
    id: theirs.emailId,
    fields: { n: 0, productId: theirs.productId, leadId: theirs.leadId },
  }),
  'request.create': () => ({
    id: theirs.requestId,
    task: { kind: 'approve', args: { suggestionIds: [theirs.suggestionId] } },
  }),
  'request.cancel': () => ({ id: theirs.requestId }),
  'conflict.resolve': () => ({ id: theirs.requestId }),
  'distinctLeads.create': () => distinctLeadsOf(theirs.leadId, theirs.noteId),
  'dayPlan.create': () => aPlan(),
  'dayPlan.edit': () => ({ id: aPlan().id, changes: { startsAt: ['08:00', '03:00'] } }),
  'dayPlan.delete': () => ({ id: aPlan().id }),
  'dayPlan.restore': () => ({ id: aPlan().id }),
  'stop.create': () => aStop(),
  'stop.edit': () => ({ id: theirs.stopId, changes: { state: ['planned', 'skipped'] } }),
  'stop.delete': () => ({ id: theirs.stopId }),
  'stop.restore': () => ({ id: theirs.stopId }),
  'distinctLeads.delete': () => ({ id: distinctLeadsOf(theirs.leadId, theirs.noteId).id }),
  'settings.chooseTeam': () => ({ id: owner.user.id, teamId: owner.teamId }),
  'settings.keepView': () => ({ id: owner.user.id, list: 'leads', view: aView }),
  'settings.keepOwnView': () => ({
    id: owner.user.id,
    view: { id: 1, teamId: owner.teamId, name: 'Mine', search: '' },
  }),
  'settings.dropOwnView': () => ({ id: owner.user.id, viewId: 1 }),
  'settings.setThresholds': () => ({ id: owner.user.id, thresholds: { high: 90, medium: 70, low: 50 } }),
  'settings.setEmailNotifications': () => ({ id: owner.user.id, emailNotifications: false }),
  'settings.setReminders': () => ({ id: owner.user.id, reminders: { ...defaultReminders, names: true } }),
  'settings.seeNotifications': () => ({ id: owner.user.id, until: '2026-01-01T00:00:00.000Z' }),
}

/** The owner's plan of a day. */
const aPlan = () => ({
  id: dayPlanId(owner.user.id, '2026-03-04'),
  fields: { day: '2026-03-04', userId: owner.user.id },
})

/** A stop of that plan at the owner's lead. */
const aStop = () => ({
  id: theirs.stopId,
  fields: { planId: aPlan().id, leadId: theirs.leadId, position: 1 },
})

/**
 * The mutations that create rows which must not appear there, and the owner's row of each of their tables.
 */
const others = mutations.filter(({ name, kind }) => kind === 'create' && !(name in onTheirRows))
const theirOthers = new Map<Table, number>(others.map(({ table }) => [table, newId()]))

beforeAll(async () => {
  town = await openTown('Breadford', { Anna: '<a href="mailto:info@anna-bakes.com">mail</a>' })
  world = await openWorld(town)
  owner = await world.person('owner')
  stranger = await world.person('stranger')
  const teamId = await makeTeam(world, owner, 'Owners')
  await makeTeam(world, stranger, 'Strangers')
  const { body: product } = await world.ask('POST', '/api/products', ovenProduct, owner)
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, owner)
  const asked = { productId: product.id, count: 1, location: town.name }
  await world.ask('POST', '/api/generate-company-suggestions', asked, owner)
  const { requests, suggestions } = (await pull(world, owner)).body.pages[0]
  const [{ id: requestId }, { id: suggestionId }] = [requests[0], suggestions[0]]
  const suppressed = { value: 'never@anna-bakes.com' }
  const { body: entry } = await world.ask('POST', `/api/teams/${teamId}/suppressions`, suppressed, owner)
  await world.ask('PUT', `/api/teams/${teamId}/usage/openai`, { monthly: 7 }, owner)
  const { directoryId, fileId } = await giveFiles(teamId)
  const [noteId, emailId, stopId] = [newId(), newId(), newId()]
  const stop = { planId: aPlan().id, leadId: lead.id, position: 1 }
  await push(world, owner, [
    sent(
      owner,
      'note.add',
      { id: noteId, fields: { leadId: lead.id, text: 'Asked for a quote' } },
      { teamId },
    ),
    sent(owner, 'distinctLeads.create', distinctLeadsOf(lead.id, noteId), { teamId }),
    sent(owner, 'dayPlan.create', aPlan(), { teamId }),
    sent(owner, 'stop.create', { id: stopId, fields: stop }, { teamId }),
    sent(owner, 'email.create', { id: emailId, fields: anEmail }, { teamId }),
    ...others.map(({ name, table }) => sent(owner, name, argsOf(name, theirOthers.get(table)!), { teamId })),
  ])
  const rows = { productId: product.id, leadId: lead.id, noteId, emailId, stopId }
  const made = { ...rows, suggestionId, requestId, entryId: entry.id }
  theirs = { teamId, ...made, directoryId, fileId, ...(await peopleOf(teamId)) }
  await giveKey(owner)
})
afterAll(async () => {
  await world.close()
  await town.close()
})

/** The owner's membership of the team, and an invitation to it; the team also has a link. */
async function peopleOf(teamId: number) {
  await world.ask('GET', `/api/teams/${teamId}/link`, undefined, owner)
  const invite = { email: 'mia@rove.example' }
  const { body: invitation } = await world.ask('POST', `/api/teams/${teamId}/invitations`, invite, owner)
  const { body: members } = await world.ask('GET', `/api/teams/${teamId}/members`, undefined, owner)
  return { memberId: members[0].id, invitationId: invitation.id }
}

/** Stores a key without asking its service, and a passkey. */
async function giveKey({ user }: Person) {
  const store = await storeIn(world.dataDir)
  const key = { sealed: 'sealed', ending: '1234', baseUrl: '', model: '', checkedAt: '' }
  const half = { publicKey: Buffer.alloc(0), counter: 0, transports: [] }
  const passkey = { ...half, name: '', createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null }
  await store.tx(async (handle) => {
    await saveKey(handle, { userId: user.id, provider: 'openai', ...key })
    await addPasskey(handle, { id: THEIR_PASSKEY, userId: user.id, ...passkey })
  })
  await store.close()
}

/** An imported directory and a picture of the owner's team. */
async function giveFiles(teamId: number) {
  const store = await storeIn(world.dataDir)
  const [directoryId, fileId] = [newId(), newId()]
  const [createdBy, createdAt] = [owner.user.id, '2026-01-01T00:00:00.000Z']
  const picture = { type: 'image/png' as const, bytes: 4, hash: 'hash' }
  await store.tx(async (handle) => {
    await addDirectory(handle, {
      id: directoryId,
      teamId,
      name: 'Theirs',
      companies: 1,
      createdBy,
      createdAt,
    })
    await addUpload(handle, { id: fileId, teamId, ...picture, createdBy, createdAt })
  })
  await store.close()
  return { directoryId, fileId }
}

/** All stored data of the owner and the owner's team. */
function ownersRows() {
  const rowsOf = (table: string, column: string, id = theirs.teamId) =>
    read(world, `SELECT * FROM ${table} WHERE ${column} = ? ORDER BY 1, 2`, id)
  const tables = [
    'products',
    'suggestions',
    'leads',
    'notes',
    'emails',
    'requests',
    'members',
    'invitations',
    'team_links',
    'history',
    'caps',
    'suppressions',
    'directories',
    'uploads',
    'dayPlans',
    'stops',
  ]
  const ofTeam = tables.map((table) => rowsOf(table, 'teamId'))
  const ofOwner = ['keys', 'passkeys', 'sessions'].map((table) => rowsOf(table, 'userId', owner.user.id))
  return Promise.all([rowsOf('teams', 'id'), ...ofOwner, ...ofTeam])
}

describe('nobody', () => {
  test.each(calls)('%s answers 401 without a session, unless it is public', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const body = method === 'POST' || method === 'PATCH' ? {} : undefined
    const { status } = await world.ask(method, path.replace(':id', '1'), body)
    if (publicCalls.includes(call)) expect(status).not.toBe(401)
    else expect(status).toBe(401)
  })

  test('the public calls are these few', () => {
    expect(publicCalls.filter((call) => !calls.includes(call))).toEqual([])
  })

  test('learns nothing about calls that do not exist', async () => {
    expect((await world.ask('GET', '/api/secrets')).status).toBe(401)
    expect((await world.ask('GET', '/api/secrets', undefined, stranger)).status).toBe(404)
  })
})

/** Every call that names a row or a team, with the owner's ids. */
const callsWithId: Record<
  string,
  () => {
    id?: number | string
    provider?: Provider
    entryId?: number
    memberId?: number
    leadId?: number
    importId?: number
    invitationId?: number
    token?: string
    name?: string
    file?: string
    search?: string
    body?: unknown
  }
> = {
  'PATCH /api/teams/:id': () => ({ id: theirs.teamId, body: { name: 'Taken over' } }),
  'DELETE /api/teams/:id': () => ({ id: theirs.teamId }),
  'POST /api/teams/:id/restore': () => ({ id: theirs.teamId }),
  'PUT /api/teams/:id/owner': () => ({ id: theirs.teamId, body: { memberId: theirs.memberId } }),
  'GET /api/teams/:id/members': () => ({ id: theirs.teamId }),
  'PATCH /api/teams/:id/members/:memberId': () => ({
    id: theirs.teamId,
    memberId: theirs.memberId,
    body: { role: 'member' },
  }),
  'DELETE /api/teams/:id/members/:memberId': () => ({ id: theirs.teamId, memberId: theirs.memberId }),
  'GET /api/teams/:id/link': () => ({ id: theirs.teamId }),
  'POST /api/teams/:id/link': () => ({ id: theirs.teamId }),
  'DELETE /api/teams/:id/link': () => ({ id: theirs.teamId }),
  'POST /api/teams/:id/invitations/:invitationId/link': () => ({
    id: theirs.teamId,
    invitationId: theirs.invitationId,
  }),
  'GET /api/teams/:id/invitations': () => ({ id: theirs.teamId }),
  'POST /api/teams/:id/invitations': () => ({ id: theirs.teamId, body: { email: 'a@b.example' } }),
  'DELETE /api/teams/:id/invitations/:invitationId': () => ({
    id: theirs.teamId,
    invitationId: theirs.invitationId,
  }),
  // Anybody with a link's token may use it. A stranger can name only the team's id.
  'GET /api/invitations/:token': () => ({ token: String(theirs.teamId) }),
  'POST /api/invitations/:token/accept': () => ({ token: String(theirs.teamId) }),
  'POST /api/teams/:id/download': () => ({ id: theirs.teamId, body: { password: 'theirs' } }),
  'GET /api/downloads/:token': () => ({ token: String(theirs.teamId) }),
  'GET /api/teams/:id/audit': () => ({ id: theirs.teamId }),
  'GET /api/teams/:id/audit/export': () => ({ id: theirs.teamId }),
  'POST /api/teams/:id/leads/:leadId/erase': () => ({
    id: theirs.teamId,
    leadId: theirs.leadId,
    body: { suppress: true },
  }),
  'GET /api/teams/:id/storage': () => ({ id: theirs.teamId }),
  'GET /api/teams/:id/usage': () => ({ id: theirs.teamId }),
  'GET /api/teams/:id/deeds': () => ({ id: theirs.teamId }),
  'GET /api/teams/:id/older/:table': () => ({
    id: theirs.teamId,
    table: 'emails',
    search: '?before=2026-01-01T00:00:00.000Z',
  }),
  'GET /api/teams/:id/deleted': () => ({ id: theirs.teamId }),
  'GET /api/teams/:id/imports/:importId': () => ({
    id: theirs.teamId,
    importId: theirOthers.get('imports') ?? 1,
  }),
  'PUT /api/teams/:id/usage/:provider': () => ({
    id: theirs.teamId,
    provider: 'openai',
    body: { monthly: 1 },
  }),
  'GET /api/teams/:id/suppressions': () => ({ id: theirs.teamId }),
  'POST /api/teams/:id/suppressions': () => ({ id: theirs.teamId, body: { value: 'a@b.example' } }),
  'DELETE /api/teams/:id/suppressions/:entryId': () => ({ id: theirs.teamId, entryId: theirs.entryId }),
  // These belong to the person who calls, so the owner's cannot be named: only an unknown service and a
  // missing key.
  'PUT /api/keys/:provider': () => ({ body: { key: 'x' } }),
  'DELETE /api/keys/:provider': () => ({ provider: 'openai' }),
  'DELETE /api/users/me/sessions/:id': () => ({ id: sessionName(owner.cookie.split('=')[1] ?? '') }),
  'PATCH /api/users/me/factors/passkeys/:id': () => ({ id: THEIR_PASSKEY, body: { name: 'Taken over' } }),
  'DELETE /api/users/me/factors/passkeys/:id': () => ({ id: THEIR_PASSKEY }),
  'PUT /api/teams/:id/second-factor': () => ({ id: theirs.teamId, body: { required: false } }),
  'PATCH /api/teams/default-team': () => ({ body: { teamId: theirs.teamId } }),
  'PATCH /api/products/:id': () => ({ id: theirs.productId, body: { name: 'Taken over' } }),
  'DELETE /api/products/:id': () => ({ id: theirs.productId }),
  'PATCH /api/leads/:id': () => ({ id: theirs.leadId, body: { fullName: 'Taken over' } }),
  'DELETE /api/leads/:id': () => ({ id: theirs.leadId }),
  'GET /api/leads/:id/history': () => ({ id: theirs.leadId }),
  'GET /api/leads/:id/batches/:version': () => ({ id: theirs.leadId, version: 1 }),
  'PATCH /api/email-templates/:id': () => ({ id: theirs.emailId, body: { subject: 'Taken over' } }),
  'DELETE /api/email-templates/:id': () => ({ id: theirs.emailId }),
  'POST /api/email-templates/batch-delete': () => ({ body: { ids: [theirs.emailId] } }),
  'POST /api/generate-email': () => ({ body: { leadId: theirs.leadId, productId: theirs.productId } }),
  'DELETE /api/directories/:id': () => ({ id: theirs.directoryId }),
  'GET /api/uploads/:id': () => ({ id: theirs.fileId }),
  'GET /api/calendars/:file': () => ({ file: `${'A'.repeat(43)}.ics` }),
  'GET /api/maps/:name': () => ({ name: `${theirs.teamId}.pmtiles` }),
  'PUT /api/uploads/:id': () => ({
    id: newId(),
    search: `?userId=${stranger.user.id}&teamId=${theirs.teamId}`,
  }),
  'POST /api/generated-leads/:id/approve': () => ({ id: theirs.leadId }),
  'DELETE /api/generated-leads/:id': () => ({ id: theirs.leadId }),
  'POST /api/generate-company-suggestions': () => ({ body: { productId: theirs.productId, count: 3 } }),
  'POST /api/company-suggestions/approve': () => ({ body: { suggestionIds: [theirs.suggestionId] } }),
  'DELETE /api/company-suggestions/:id': () => ({ id: theirs.suggestionId }),
}

describe('a member of another team', () => {
  test.each(Object.entries(callsWithId))('%s: 404 and nothing changed', async (call, make) => {
    const before = await ownersRows()
    const [method = '', path = ''] = call.split(' ')
    const { body, search = '', ...named } = make()
    const filled = Object.entries(named).reduce((url, [name, is]) => url.replace(`:${name}`, `${is}`), path)
    const answer = await world.ask(method, filled + search, body, stranger)
    expect(answer.status).toBe(404)
    expect(Object.keys(answer.body)).toEqual(['message', 'code'])
    expect(await ownersRows()).toEqual(before)
  })

  test('every call with an id is in this table', () => {
    expect(calls.filter((call) => call.includes(':') && !callsWithId[call])).toEqual([])
    expect(Object.keys(callsWithId).filter((call) => !calls.includes(call))).toEqual([])
  })

  test.each(['products', 'leads', 'generated-leads', 'company-suggestions', 'email-templates', 'teams'])(
    'GET /api/%s shows none of the owner’s rows',
    async (path) => {
      const { status, body } = await world.ask('GET', `/api/${path}`, undefined, stranger)
      expect(status).toBe(200)
      const ids = new Set(body.map(({ id }: { id: number }) => id))
      expect(Object.values(theirs).filter((id) => ids.has(id))).toEqual([])
    },
  )

  test('pulls none of the owner’s rows, even asked for by team', async () => {
    const { status, body } = await pull(world, stranger, [{ teamId: theirs.teamId, version: 0, stamp: '' }])
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    expect(Object.values(theirs).filter((id) => text.includes(String(id)))).toEqual([])
  })

  test('a lead that names the owner’s product says nothing about it', async () => {
    const { body } = await world.ask(
      'POST',
      '/api/leads',
      { ...aLead, productId: theirs.productId },
      stranger,
    )
    expect(body.product).toBeNull()
  })
})

describe('a push by a member of another team', () => {
  describe.each(mutations)('$name', ({ name, kind, table }) => {
    const args = () => onTheirRows[name]?.() ?? argsOf(name, theirOthers.get(table)!)
    const pushed = async (more: object) => {
      const mutation = { ...sent(stranger, 'lead.edit', args()), name, ...more }
      return (await push(world, stranger, [mutation])).body.outcomes
    }

    test('in the stranger’s own team does not find the owner’s row', async () => {
      const before = await ownersRows()
      const code = kind === 'create' || kind === 'add' ? 'taken' : 'missing'
      expect(await pushed({})).toMatchObject([{ outcome: 'rejected', code }])
      expect(await ownersRows()).toEqual(before)
    })

    test('in the owner’s team is forbidden', async () => {
      const before = await ownersRows()
      const refusal = {
        outcome: 'rejected',
        code: 'forbidden',
        message: 'You are not a member of this team.',
      }
      expect(await pushed({ teamId: theirs.teamId })).toMatchObject([refusal])
      const fresh = { ...args(), id: newId() }
      expect(await pushed({ teamId: theirs.teamId, args: fresh })).toMatchObject([refusal])
      expect(await ownersRows()).toEqual(before)
    })
  })

  test('of a stop is refused in the same words, whether its day or lead is the owner’s or nobody’s', async () => {
    const day = '2026-03-04'
    const planId = dayPlanId(stranger.user.id, day)
    const { body: lead } = await world.ask('POST', '/api/leads', aLead, stranger)
    const [made] = (
      await push(world, stranger, [
        sent(stranger, 'dayPlan.create', { id: planId, fields: { day, userId: stranger.user.id } }),
      ])
    ).body.outcomes
    expect(made).toMatchObject({ outcome: 'applied' })
    const stopOf = async (named: object) => {
      const fields = { planId, leadId: lead.id, position: 1, ...named }
      const mutation = sent(stranger, 'stop.create', { id: newId(), fields })
      return (await push(world, stranger, [mutation])).body.outcomes[0]
    }
    expect(await stopOf({})).toMatchObject({ outcome: 'applied' })
    const noPlan = { outcome: 'rejected', code: 'missing', message: 'This day is no longer planned.' }
    for (const id of [aPlan().id, newId()]) expect(await stopOf({ planId: id })).toMatchObject(noPlan)
    const noLead = { outcome: 'rejected', code: 'missing', message: 'The lead to visit no longer exists.' }
    for (const id of [theirs.leadId, newId()]) expect(await stopOf({ leadId: id })).toMatchObject(noLead)
  })

  test('of a day plan is refused for a person who is not in the team', async () => {
    for (const userId of [owner.user.id, newId()]) {
      const fields = { day: '2026-03-05', userId }
      const id = dayPlanId(userId, fields.day)
      const { body } = await push(world, stranger, [sent(stranger, 'dayPlan.create', { id, fields })])
      expect(body.outcomes).toMatchObject([
        {
          outcome: 'rejected',
          code: 'missing',
          message: 'This person is not in the team.',
        },
      ])
    }
  })

  test('in a team that does not exist is forbidden in the same words', async () => {
    const mutation = sent(stranger, 'lead.create', { id: newId(), fields: aLead }, { teamId: newId() })
    expect((await push(world, stranger, [mutation])).body.outcomes).toMatchObject([
      { outcome: 'rejected', code: 'forbidden', message: 'You are not a member of this team.' },
    ])
  })

  test('work asked for on the owner’s rows touches and tells nothing', async () => {
    const before = await ownersRows()
    const person = await someone(world)
    const phone = world.device(person)
    const { suggestionId, productId } = theirs
    await phone.change(
      {
        name: 'request.create',
        args: { id: newId(), task: { kind: 'approve', args: { suggestionIds: [suggestionId] } } },
      },
      {
        name: 'request.create',
        args: { id: newId(), task: { kind: 'suggest', args: { productId, count: 3 } } },
      },
    )
    const open = async () =>
      (await phone.store.requests.toArray()).some(({ status }) => status === 'queued' || status === 'calling')
    do await phone.sync()
    while (await open())
    const requests = await phone.store.requests.toArray()
    expect(JSON.stringify(requests)).not.toMatch(/Anna|Oven/)
    expect(await phone.store.leads.count()).toBe(0)
    expect(await ownersRows()).toEqual(before)
  })
})
