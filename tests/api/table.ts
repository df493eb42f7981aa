import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashedNew } from '#api/auth/password.ts'
import { makeReset } from '#api/auth/reset.ts'
import type { Config } from '#api/config/config.ts'
import { openEncryption } from '#api/secrets/encryption.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { setCalendarFeed } from '#db/server/calendarFeeds.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { deleteTeam } from '#db/server/deletedTeams.ts'
import { addDirectory } from '#db/server/directories.ts'
import { addPasskey, saveTotp } from '#db/server/factors.ts'
import { addInvitation, addLink } from '#db/server/invitations.ts'
import { saveKey } from '#db/server/keys.ts'
import { hashOf, newSecret } from '#db/server/secret.ts'
import { addSession, sessionIdOf, sessionName } from '#db/server/sessions.ts'
import { addStep } from '#db/server/steps.ts'
import { addSuppression } from '#db/server/suppressions.ts'
import { addMember, addTeam, membersOf } from '#db/server/teams.ts'
import { addUser, setPassword } from '#db/server/users.ts'
import { storeIn } from '#tests/database.ts'
import { serve } from '#tests/fakes/webServer.ts'
import { png } from '#tests/pictures.ts'
import { openTown, ovenProduct } from '#tests/site.ts'
import type { Person } from '#tests/world.ts'
import { teamOfFour } from './fixtures.ts'
import { aLead } from './samples.ts'
import type { Served } from './served.ts'

/** Who may make a call: everybody, signed-in people, or members of the named team with at least that rank. */
export type Who = 'everybody' | 'signed in' | 'member' | 'admin' | 'owner'

/** One call by one person: its path parameters, query and body. */
export interface Made {
  path?: Record<string, number | string>
  query?: string
  /** Sent as JSON, unless fetch can send it unchanged. */
  body?: object
}

export interface Row {
  who: Who
  /** Creates the call's subject again, so that it exists for everybody who may act on it. */
  make(caller: Person): Promise<Made>
}

/**
 * What the calls of the table need: a town with a website, and a service for keys. Use it with `openTable`.
 */
export async function openSurroundings() {
  const town = await openTown('Breadford', { Anna: '<a href="mailto:info@anna-bakes.com">mail</a>' })
  const service = await serve((_request, response) => {
    const account = { data: { requests: { searches: null, verifications: null }, emails: [] } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(account))
  })
  const config: Partial<Config> = {
    companyDirectory: town.companyDirectory,
    outboundAllow: `${town.outboundAllow},127.0.0.1:${service.port}`,
    hunter: { apiKey: '', baseUrl: `http://127.0.0.1:${service.port}/v2` },
  }
  return {
    config,
    city: town.name,
    async close() {
      await service[Symbol.asyncDispose]()
      await town.close()
    },
  }
}

/** A browser's subscription to push messages. */
const aSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
})

const PASSWORD = 'a password of all'
const createdAt = '2026-01-01T00:00:00.000Z'
let made = 0

/** Every call of the server with who may make it, and people of each rank. */
export async function openTable({ dataDir, ask, within }: Served, city: string) {
  const store = await storeIn(dataDir)
  /** The current team of its people. */
  const home = await teamOfFour({ dataDir })
  const encryption = openEncryption({ secretKey: '', dataDir })
  const passwordHash = await hashedNew({ encryption }, PASSWORD, { username: '', email: '' })
  const colleague = await store.tx(async (handle) => {
    for (const person of [home.owner, home.admin, home.member, home.stranger]) {
      await setPassword(handle, person.user.id, passwordHash)
    }
    return addUser(handle, { ...newAccount(), passwordHash, createdAt })
  })
  const picture = await png()

  const by = { createdBy: home.owner.user.id, createdAt }
  const posted = async (path: string, body: object): Promise<number> => {
    const { status, body: row } = await ask('POST', path, body, home.owner)
    if (status !== 201) throw new Error(`${path}: ${status} ${row.message}`)
    return row.id
  }
  const lead = () => posted('/api/leads', aLead)
  const product = () => posted('/api/products', ovenProduct)
  const anEmail = { subject: 'Hello', body: 'Shall we talk?' }
  const email = () => posted('/api/email-templates', anEmail)

  async function pushed(name: string, args: object, caller: Person = home.owner) {
    const mutation = { mid: randomUUID(), teamId: home.teamId, name, args, at: createdAt }
    const body = { protocol: PROTOCOL, userId: caller.user.id, deviceId: 'phone', mutations: [mutation] }
    return ask('POST', '/api/sync/push', body, caller)
  }

  async function suggestion(): Promise<number> {
    const [id, productId] = [newId(), await product()]
    await pushed('sample.suggestion', { id, fields: { n: 0, productId } })
    return id
  }

  async function imported(): Promise<number> {
    const id = newId()
    const fields = { fileName: 'leads.csv', source: 'CSV', rows: 1, added: 1, completed: 0, heldBack: 0 }
    await pushed('import.create', { id, fields })
    return id
  }

  async function file(): Promise<number> {
    const id = newId()
    const query = `?userId=${home.owner.user.id}&teamId=${home.teamId}`
    const [path, init] = requestOf('PUT /api/uploads/:id', { path: { id }, query, body: new Blob([picture]) })
    await within(path, { ...init, headers: { Cookie: home.owner.cookie } })
    return id
  }

  async function directory(): Promise<number> {
    const row = { id: newId(), teamId: home.teamId, name: 'Ours', companies: 1, ...by }
    await store.tx((handle) => addDirectory(handle, row))
    return row.id
  }

  /** A new team with the same people in the same roles, and a colleague. */
  async function newTeam(handle: Handle) {
    const { owner, admin, member } = home
    const team = { name: 'East', description: '', avatarUrl: '', personal: false, createdAt }
    const id = await addTeam(handle, owner.user.id, team)
    const add = (userId: number, role: 'admin' | 'member') =>
      addMember(handle, { teamId: id, userId, role, createdAt })
    await add(admin.user.id, 'admin')
    await add(member.user.id, 'member')
    await add(colleague.id, 'member')
    return { id }
  }
  const team = () => store.tx(newTeam)

  const deletedTeam = () =>
    store.tx(async (handle) => {
      const team = await newTeam(handle)
      await deleteTeam(handle, team.id, new Date().toISOString())
      return team
    })

  const seat = () =>
    store.tx(async (handle) => {
      const { id } = await newTeam(handle)
      const found = (await membersOf(handle, id)).find(({ userId }) => userId === colleague.id)
      return { id, memberId: found!.id }
    })

  const invitation = () =>
    store.tx(async (handle) => {
      const { id } = await newTeam(handle)
      const wanted = { teamId: id, email: 'mia@berg.example', role: 'member', ...by } as const
      return { id, invitationId: (await addInvitation(handle, wanted)).id }
    })

  const link = () =>
    store.tx(async (handle) => {
      const { id: teamId } = await newTeam(handle)
      const token = newSecret()
      const expiresAt = '9999-01-01T00:00:00.000Z'
      await addLink(handle, { teamId, tokenHash: hashOf(token), nonce: '', expiresAt })
      return { token }
    })

  const suppression = () =>
    store.tx(async (handle) => {
      const { id } = await newTeam(handle)
      const entry = { teamId: id, value: 'never@berg.example', reason: '', forGood: false, ...by }
      return { id, entryId: (await addSuppression(handle, entry)).id }
    })

  const key = ({ user }: Person) =>
    store.tx(async (handle) => {
      const stored = { sealed: 'sealed', ending: '1234', baseUrl: '', model: '', checkedAt: '' }
      await saveKey(handle, { userId: user.id, provider: 'hunter', ...stored })
      return { provider: 'hunter' }
    })

  /** Another session of the caller. */
  const otherSession = ({ user }: Person) =>
    store.tx(async (handle) => {
      const id = sessionIdOf(randomUUID())
      await addSession(handle, { id, userId: user.id, expiresAt: 2_000_000_000 })
      return { id: sessionName(id) }
    })

  const reset = () => store.tx((handle) => makeReset(handle, colleague.id, new Date()))

  const passkey = ({ user }: Person) =>
    store.tx(async (handle) => {
      const half = { publicKey: Buffer.alloc(0), counter: 0, transports: [] }
      const row = { id: randomUUID(), userId: user.id, name: '', ...half, createdAt, lastUsedAt: null }
      await addPasskey(handle, row)
      return { id: row.id }
    })

  async function map(): Promise<string> {
    const name = 'town.pmtiles'
    await mkdir(join(dataDir, 'maps'), { recursive: true })
    await writeFile(join(dataDir, 'maps', name), 'a small file')
    return name
  }

  const nothing = async (): Promise<Made> => ({})
  const row = (who: Who, make: Row['make'] = nothing): Row => ({ who, make })
  const proving =
    (make: Row['make']): Row['make'] =>
    async (caller) => {
      const proof = await store.tx((handle) => provenIn(handle, caller))
      caller.cookie = `${caller.cookie.replace(/; rove_step=.*/, '')}; ${proof}`
      return make(caller)
    }
  /** A call by somebody who has just proven their identity; a new password, for example, resets that. */
  const provenRow = (make: Row['make'] = nothing): Row => row('signed in', proving(make))

  const table: Record<string, Row> = {
    'GET /api/health': row('everybody'),
    'GET /api/ready': row('everybody'),
    'GET /api/auth/registration': row('everybody'),
    'POST /api/auth/register': row('everybody', async () => ({
      body: { ...newAccount(), password: PASSWORD },
    })),
    'POST /api/auth/login': row('everybody', async () => ({
      body: { username: colleague.username, password: PASSWORD },
    })),
    'POST /api/auth/reset-password': row('everybody', async () => ({
      body: { token: await reset(), password: PASSWORD },
    })),
    'POST /api/auth/second-step': row('everybody', async () => ({ body: { by: 'code', code: '123456' } })),
    'POST /api/auth/passkey-options': row('everybody'),
    'POST /api/auth/passkey': row('everybody', async () => ({ body: { response: nobodysPasskey } })),
    'GET /api/auth/logout': row('everybody'),

    'GET /api/auth/user': row('signed in'),
    'POST /api/auth/password': row('signed in', async () => ({
      body: { currentPassword: PASSWORD, password: PASSWORD },
    })),
    'PATCH /api/users/me': row('signed in', async () => ({ body: { position: 'Rep' } })),
    'GET /api/users/me/sessions': row('signed in'),
    'DELETE /api/users/me/sessions/:id': row('signed in', async (caller) => ({
      path: await otherSession(caller),
    })),
    'DELETE /api/users/me/sessions': row('signed in'),
    'GET /api/users/me/deletion': row('signed in'),
    'GET /api/users/me/notices': row('signed in'),
    'GET /api/users/me/push': row('signed in'),
    'POST /api/users/me/push': row('signed in', async () => ({ body: aSubscription() })),
    'POST /api/users/me/push/end': row('signed in', async () => ({ body: aSubscription() })),
    'GET /api/users/me/calendar': row('signed in'),
    'GET /api/users/me/news': row('signed in'),
    'POST /api/users/me/calendar': row('signed in'),
    'DELETE /api/users/me/calendar': row('signed in'),
    'GET /api/calendars/:file': row('everybody', async () => {
      const token = newSecret()
      await store.tx((handle) => setCalendarFeed(handle, { userId: home.owner.user.id, token, createdAt }))
      return { path: { file: `${token}.ics` } }
    }),
    // Not with the right password, so that the caller still exists for the next call.
    'POST /api/users/me/deletion': row('signed in', async () => ({ body: { password: 'wrong' } })),
    'DELETE /api/users/me/deletion': row('signed in'),
    'POST /api/users/me/download': row('signed in', async () => ({ body: { password: PASSWORD } })),
    'GET /api/downloads/:token': row('signed in', async (caller) => {
      const { body } = await ask('POST', '/api/users/me/download', { password: PASSWORD }, caller)
      return { path: { token: body.url.split('/').at(-1) } }
    }),
    'GET /api/users/me/factors': row('signed in'),
    'POST /api/users/me/factors/proof-options': row('signed in'),
    'POST /api/users/me/factors/proof': row('signed in', async () => ({
      body: { by: 'password', password: PASSWORD },
    })),
    'POST /api/users/me/factors/totp': provenRow(),
    'POST /api/users/me/factors/totp/confirm': provenRow(async () => ({
      body: { code: '123456' },
    })),
    'DELETE /api/users/me/factors/totp': provenRow(async (caller) => {
      await store.tx((handle) =>
        saveTotp(handle, { userId: caller.user.id, sealed: '', lastStep: 0, createdAt }),
      )
      return {}
    }),
    'POST /api/users/me/factors/passkey-options': provenRow(),
    'POST /api/users/me/factors/passkeys': provenRow(async () => ({
      body: { name: 'Phone', response: nobodysNewPasskey },
    })),
    'PATCH /api/users/me/factors/passkeys/:id': provenRow(async (caller) => ({
      path: await passkey(caller),
      body: { name: 'Phone' },
    })),
    'DELETE /api/users/me/factors/passkeys/:id': provenRow(async (caller) => ({
      path: await passkey(caller),
    })),
    'POST /api/users/me/factors/recovery-codes': provenRow(),
    'GET /api/keys': row('signed in'),
    'PUT /api/keys/:provider': row('signed in', async () => ({
      path: { provider: 'hunter' },
      body: { key: 'hunter-1234567890' },
    })),
    'DELETE /api/keys/:provider': row('signed in', async (caller) => ({ path: await key(caller) })),
    'GET /api/sources': row('signed in'),
    'GET /api/maps': row('signed in'),
    'GET /api/maps/:name': row('signed in', async () => ({ path: { name: await map() } })),
    'POST /api/sync/push': row('signed in', async ({ user }) => ({
      body: { protocol: PROTOCOL, userId: user.id, deviceId: 'phone', mutations: [] },
    })),
    'GET /api/sync/pull': row('signed in', async ({ user }) => ({
      query: `?protocol=${PROTOCOL}&userId=${user.id}&cursors=[]`,
    })),
    'GET /api/sync/first': row('signed in'),
    'GET /api/sync/poke': row('signed in'),

    // Of the person's current team.
    'GET /api/leads': row('signed in'),
    'POST /api/leads': row('signed in', async () => ({ body: aLead })),
    'PATCH /api/leads/:id': row('member', async () => ({
      path: { id: await lead() },
      body: { company: 'Berg' },
    })),
    'DELETE /api/leads/:id': row('member', async () => ({ path: { id: await lead() } })),
    'GET /api/leads/:id/history': row('member', async () => ({ path: { id: await lead() } })),
    'GET /api/leads/:id/batches/:version': row('member', async () => ({
      path: { id: await lead(), version: 1 },
    })),
    'GET /api/generated-leads': row('signed in'),
    'POST /api/generated-leads/:id/approve': row('member', async () => ({ path: { id: await lead() } })),
    'DELETE /api/generated-leads/:id': row('member', async () => ({ path: { id: await lead() } })),
    'GET /api/products': row('signed in'),
    'POST /api/products': row('signed in', async () => ({ body: ovenProduct })),
    'PATCH /api/products/:id': row('member', async () => ({
      path: { id: await product() },
      body: { brand: 'B' },
    })),
    'DELETE /api/products/:id': row('member', async () => ({ path: { id: await product() } })),
    'GET /api/company-suggestions': row('signed in'),
    'POST /api/generate-company-suggestions': row('member', async () => ({
      body: { productId: await product(), count: 1, location: city, source: 'directory', withoutAi: true },
    })),
    'POST /api/company-suggestions/approve': row('member', async () => ({
      body: { suggestionIds: [await suggestion()] },
    })),
    'POST /api/trades/propose': row('signed in', async () => ({ body: { name: 'Oven planner' } })),
    'POST /api/places/address': row('signed in', async () => ({
      body: { latitude: 60.39, longitude: 5.32 },
    })),
    'DELETE /api/company-suggestions/:id': row('member', async () => ({ path: { id: await suggestion() } })),
    'GET /api/email-templates': row('signed in'),
    'POST /api/email-templates': row('signed in', async () => ({ body: anEmail })),
    'POST /api/save-template': row('signed in', async () => ({ body: anEmail })),
    'PATCH /api/email-templates/:id': row('member', async () => ({
      path: { id: await email() },
      body: { subject: 'Hi' },
    })),
    'DELETE /api/email-templates/:id': row('member', async () => ({ path: { id: await email() } })),
    'POST /api/email-templates/batch-delete': row('member', async () => ({ body: { ids: [await email()] } })),
    'POST /api/generate-email': row('member', async () => ({
      body: { leadId: await lead(), productId: await product() },
    })),
    'POST /api/help': row('signed in', async () => ({ body: { question: 'How do I add a lead?' } })),
    'POST /api/routing': row('signed in', async () => ({
      body: {
        places: [
          { latitude: 60.39, longitude: 5.32 },
          { latitude: 60.4, longitude: 5.33 },
        ],
      },
    })),
    'GET /api/directories': row('signed in'),
    'POST /api/directories/preview': row('signed in', async () => ({ body: new Blob([COMPANIES]) })),
    'POST /api/directories': row('signed in', async () => ({
      query: `?${new URLSearchParams({ name: 'Ours', format: 'csv', mapping: '{"name":"Name","website":"Web"}' })}`,
      body: new Blob([COMPANIES]),
    })),
    'DELETE /api/directories/:id': row('member', async () => ({ path: { id: await directory() } })),
    'POST /api/uploads': row('signed in', async () => ({ body: formWith(picture) })),
    'PUT /api/uploads/:id': row('member', async ({ user }) => ({
      path: { id: newId() },
      query: `?userId=${user.id}&teamId=${home.teamId}`,
      body: new Blob([picture]),
    })),
    'GET /api/uploads/:id': row('member', async () => ({ path: { id: await file() } })),

    'GET /api/teams': row('signed in'),
    'GET /api/teams/deleted': row('signed in'),
    'POST /api/teams': row('signed in', async () => ({ body: { name: 'West' } })),
    'PATCH /api/teams/default-team': row('member', async () => ({ body: { teamId: home.teamId } })),
    'PATCH /api/teams/:id': row('owner', async () => ({ path: await team(), body: { name: 'South' } })),
    'DELETE /api/teams/:id': row('owner', async () => ({ path: await team() })),
    'POST /api/teams/:id/restore': row('owner', async () => ({ path: await deletedTeam() })),
    'PUT /api/teams/:id/owner': row('owner', async () => {
      const { id, memberId } = await seat()
      return { path: { id }, body: { memberId } }
    }),
    'PUT /api/teams/:id/second-factor': row('owner', async () => ({
      path: await team(),
      body: { required: false },
    })),
    'GET /api/teams/:id/members': row('member', async () => ({ path: await team() })),
    'PATCH /api/teams/:id/members/:memberId': row('admin', async () => ({
      path: await seat(),
      body: { role: 'member' },
    })),
    'DELETE /api/teams/:id/members/:memberId': row('admin', async () => ({ path: await seat() })),
    'GET /api/teams/:id/invitations': row('admin', async () => ({ path: await team() })),
    'POST /api/teams/:id/invitations': row('admin', async () => ({
      path: await team(),
      body: { email: 'a@b.example', role: 'member' },
    })),
    'DELETE /api/teams/:id/invitations/:invitationId': row('admin', async () => ({
      path: await invitation(),
    })),
    'GET /api/teams/:id/link': row('member', async () => ({ path: await team() })),
    'DELETE /api/teams/:id/link': row('admin', async () => ({ path: await team() })),
    'POST /api/teams/:id/invitations/:invitationId/link': row('admin', async () => ({
      path: await invitation(),
    })),
    'POST /api/teams/:id/link': row('admin', async () => ({ path: await team() })),
    'GET /api/invitations/:token': row('signed in', async () => ({ path: await link() })),
    'POST /api/invitations/:token/accept': row('signed in', async () => ({ path: await link() })),
    'GET /api/teams/:id/deeds': row('member', async () => ({ path: await team() })),
    'GET /api/teams/:id/older/:table': row('member', async () => ({
      path: { ...(await team()), table: 'emails' },
      query: `?before=${new Date().toISOString()}`,
    })),
    'GET /api/teams/:id/deleted': row('member', async () => ({ path: await team() })),
    'GET /api/teams/:id/imports/:importId': row('member', async () => ({
      path: { id: home.teamId, importId: await imported() },
    })),
    'POST /api/teams/:id/download': row('owner', async () => ({
      path: await team(),
      body: { password: PASSWORD },
    })),
    'GET /api/teams/:id/audit': row('admin', async () => ({ path: await team() })),
    'GET /api/teams/:id/audit/export': row('admin', async () => ({ path: await team() })),
    // Some of them have a second factor by then.
    'POST /api/teams/:id/leads/:leadId/erase': row(
      'admin',
      proving(async () => ({
        path: { id: home.teamId, leadId: await lead() },
        body: {},
      })),
    ),
    'GET /api/teams/:id/storage': row('admin', async () => ({ path: await team() })),
    'GET /api/teams/:id/usage': row('member', async () => ({ path: await team() })),
    'PUT /api/teams/:id/usage/:provider': row('admin', async () => ({
      path: { ...(await team()), provider: 'openai' },
      body: { monthly: 3 },
    })),
    'GET /api/teams/:id/suppressions': row('member', async () => ({ path: await team() })),
    'POST /api/teams/:id/suppressions': row('member', async () => ({
      path: await team(),
      body: { value: 'a@b.example' },
    })),
    'DELETE /api/teams/:id/suppressions/:entryId': row('admin', async () => ({ path: await suppression() })),
  }
  return { table, home, close: () => store.close() }
}

const named = { id: 'a', rawId: 'a', type: 'public-key' }
const nobodysPasskey = {
  ...named,
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
}
const nobodysNewPasskey = { ...named, response: { clientDataJSON: '', attestationObject: '' } }

/** The person has just proven their identity in this browser. @returns the cookie for it */
async function provenIn(handle: Handle, { user }: Person): Promise<string> {
  const token = randomUUID()
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const step = { tokenHash, purpose: 'factor-proven' as const, userId: user.id, payload: '' }
  await addStep(handle, { ...step, expiresAt: '9999' }, createdAt)
  return `rove_step=${token}`
}

const COMPANIES = 'Name,Web\nAcme,https://acme.example\n'

const newAccount = () => {
  const username = `account-${++made}`
  return { username, email: `${username}@rove.example`, fullName: username }
}

function formWith(picture: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('file', new File([picture], 'picture.png'))
  return form
}

/** The address of a call, and the options of its fetch. */
export function requestOf(
  call: string,
  { path = {}, query = '', body }: Made,
): [url: string, init: RequestInit] {
  const [method = '', pattern = ''] = call.split(' ')
  const filled = Object.entries(path).reduce((url, [name, is]) => url.replace(`:${name}`, `${is}`), pattern)
  const asItIs = body instanceof Blob || body instanceof FormData
  return [
    filled + query,
    {
      method,
      ...(body && { body: asItIs ? body : JSON.stringify(body) }),
      ...(body && !asItIs && { headers: { 'Content-Type': 'application/json' } }),
    },
  ]
}
