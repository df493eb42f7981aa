import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import type { Store } from '#db/server/database/handle.ts'
import { editTeam } from '#db/server/teams.ts'
import { write } from '#db/server/write.ts'
import { teamOfFour } from '#tests/api/fixtures.ts'
import { push, sent } from '#tests/api/push.ts'
import type { Device, Person, World } from '#tests/world.ts'
import type { Drawn, DrawnPhone } from './drawn.ts'
import { erased, type Piece, type Pool, poolOf, textOf, written } from './pieces.ts'

/** Where teams are written: one server for many. */
export interface Place {
  world: World
  /** Past the server. */
  store: Store
  picture: Uint8Array<ArrayBuffer>
}

/** A team that is stored, and what the test knows of it. */
export interface Team {
  teamId: number
  people: Awaited<ReturnType<typeof teamOfFour>>
  /** Of the owner, who wrote most of it, and of a member. */
  phones: [Device, Device]
  /** The erased person's. */
  leadId: number
  /** The rows that are about the erased person alone. */
  own: Set<number>
  /** Stands in each text of these rows, and nowhere else. */
  mark: string
  /** Texts of all other rows, and what must be left of each: known by the pieces that they are made of. */
  left: Map<string, string>
  pool: Pool
  files: { theirs: number[]; others: number[] }
}

export const fileUrl = (id: number) => `/api/uploads/${id}`

/** Has a team write what was drawn: by phones, and in the store what only the server makes. */
export async function writeTeam(place: Place, drawn: Drawn): Promise<Team> {
  const { world } = place
  const people = await teamOfFour(world)
  const { teamId, owner, member } = people
  const phones: Team['phones'] = [
    world.device({ ...owner, teamId }),
    world.device({ ...member, teamId: member.user.id }),
  ]
  const team: Team = {
    teamId,
    people,
    phones,
    leadId: newId(),
    own: new Set(),
    mark: `zq${newId()}`,
    left: new Map(),
    pool: poolOf(drawn),
    files: { theirs: [], others: [] },
  }
  for (const phone of phones) await phone.sync()
  const words = writer(team, drawn.texts)
  const otherId = await writeMates(place, team, drawn, words)
  await writeAbout(team, otherId, words)
  await writeServers(place, team, words)
  await writePerson(place, team, drawn)
  await meet(place, team, otherId, words)
  for (const phone of phones) await phone.sync()
  return team
}

type Words = ReturnType<typeof writer>

/** Gives one drawn text after the other, and notes what must be left of it. */
function writer({ pool, left }: Team, texts: readonly number[][]) {
  let next = 0
  const pieces = (isLine = false) => textOf(pool, texts[next++ % texts.length] ?? [], isLine)
  const noted = (found: Piece[], around = (text: string) => text) => {
    left.set(around(written(found)), around(erased(found)))
    return around(written(found))
  }
  return {
    noted,
    long: (before = '') => noted(pieces(), (text) => `${before}${text}`),
    line: (before = '') => noted(pieces(true), (text) => `${before}${text}`),
    /** As the address of a list says it. */
    search: () => noted(pieces(), (text) => `?q=${encodeURIComponent(text)}&status=%5B%22new%22%5D`),
  }
}

async function putUp({ world, picture }: Place, person: Person, teamId: number): Promise<number> {
  const id = newId()
  const to = `${world.url}/api/uploads/${id}?userId=${person.user.id}&teamId=${teamId}`
  const { ok, status } = await fetch(to, { method: 'PUT', headers: { Cookie: person.cookie }, body: picture })
  if (!ok) throw new Error(`A picture was refused: ${status}`)
  return id
}

const numberOf = ({ code, trunk, digits }: DrawnPhone) => (code ? `+${code} ${digits}` : `${trunk}${digits}`)

/** As nobody writes it in a text: where it is somebody else's own, it stays. */
const sharedNumber = ({ code, trunk, digits }: DrawnPhone) =>
  `${code ? `+${code} ` : trunk}${digits.slice(0, 5)} ${digits.slice(5)}`

/** @returns the id of a lead who is somebody else */
async function writeMates(place: Place, team: Team, drawn: Drawn, { long, line }: Words): Promise<number> {
  const { teamId, people, phones, files } = team
  const [portrait, banner] = [
    await putUp(place, people.owner, teamId),
    await putUp(place, people.owner, teamId),
  ]
  files.others.push(portrait, banner)
  await place.store.tx((handle) => editTeam(handle, teamId, { avatarUrl: fileUrl(banner) }), teamId)
  const leads = drawn.mates.map(({ status, sharesNumber }, at) => ({
    id: newId(),
    fields: {
      fullName: drawn.name,
      email: `${'jo'.repeat(at + 1)}${drawn.now}`,
      status,
      phoneNumber: sharesNumber ? sharedNumber(drawn.phone) : `+47 9${at}${drawn.phone.digits.slice(0, 6)}`,
      linkedInUrl: `https://linkedin.example/in/${drawn.slug}-${at}`,
      notes: long(),
      company: line(),
      position: line(),
      address: line(),
      avatarUrl: fileUrl(portrait),
    },
  }))
  await phones[0].change(...leads.map((args): Change => ({ name: 'lead.create', args })))
  return leads[0]?.id ?? 0
}

/** What the team wrote beside its leads. */
async function writeAbout({ teamId, people, phones }: Team, leadId: number, { long, line, search }: Words) {
  const { owner, member } = people
  const taskId = newId()
  const dueAt = '2026-01-25T10:00:00.000Z'
  const task = { leadId, userId: owner.user.id, dueAt, title: line(), note: long() }
  const product = {
    name: line('P: '),
    description: long('In short: '),
    brand: line(),
    keywords: line(),
    value: '1',
    target_industry: line(),
    company_size: '2026-1',
    price_range: '1',
  }
  await phones[0].change(
    { name: 'note.add', args: { id: newId(), fields: { leadId, text: long() } } },
    { name: 'task.create', args: { id: taskId, fields: task } },
    { name: 'task.edit', args: { id: taskId, changes: { dueAt: [dueAt, '2026-11-26'] } } },
    { name: 'email.create', args: { id: newId(), fields: { leadId, subject: line(), body: long() } } },
    { name: 'product.create', args: { id: newId(), fields: product } },
    { name: 'view.create', args: { id: newId(), fields: { name: 'Now', search: search() } } },
  )
  await phones[0].sync()
  const view = { id: newId(), teamId, name: 'Mine', search: search() }
  await phones[1].change({ name: 'settings.keepOwnView', args: { id: member.user.id, view } })
  await phones[1].sync()
}

/** What only the server makes, and another team, of which nothing may change. */
async function writeServers({ store, world }: Place, team: Team, { long, line }: Words) {
  const { teamId, people, files } = team
  const { owner, stranger } = people
  const at = new Date().toISOString()
  const row = () => ({
    id: newId(),
    teamId,
    version: 0,
    createdAt: at,
    createdBy: owner.user.id,
    deletedAt: null,
  })
  const by = { userId: null, deviceId: 'server', name: 'server', at }
  const request = {
    ...row(),
    task: { kind: 'suggest' as const, args: { productId: 1, count: 1, keywords: line(), location: line() } },
    status: 'done' as const,
    message: long(),
    result: { suggested: 1, message: long() },
  }
  const suggestion = {
    ...row(),
    productId: 1,
    requestId: request.id,
    companyName: line(),
    industry: line(),
    website: line(),
    reasoning: long(),
    companySize: 'Small',
    city: line(),
    country: '',
    matchScore: '80',
    scores: [{ part: 'Words' as const, points: 1, of: 2, why: long() }],
    source: 'model',
    sourceUrl: line(),
    domain: '' as const,
    email: line(),
    phoneNumber: line(),
    address: line(),
    asOf: '2026-11-26',
    latitude: 59.9,
    longitude: 10.7,
    approved: false,
    contact: '' as const,
    sample: false,
  }
  await store.tx(async (handle) => {
    await write(handle, 'requests', undefined, request, by)
    await write(handle, 'suggestions', undefined, suggestion, by)
  }, teamId)
  const fields = {
    fullName: 'Bo',
    email: 'bo@far.example',
    notes: long(),
    avatarUrl: fileUrl(files.others[0] ?? 0),
  }
  await push(world, stranger, [sent(stranger, 'lead.create', { id: newId(), fields })])
}

/** The person who is erased, with what they were before, and the leads that are them too. */
async function writePerson(place: Place, team: Team, drawn: Drawn) {
  const { teamId, people, leadId, mark, own, files, phones } = team
  for (let n = 0; n < 3; n++) files.theirs.push(await putUp(place, people.owner, teamId))
  const [before = '', now = '', shop = ''] = files.theirs.map(fileUrl)
  const [noteId, taskId, emailId] = [newId(), newId(), newId()]
  for (const id of [leadId, noteId, taskId, emailId]) own.add(id)
  const fields = {
    fullName: `${drawn.name} ${mark}`,
    company: mark,
    notes: `They said ${mark}`,
    avatarUrl: before,
    email: drawn.former || drawn.now,
    phoneNumber: numberOf(drawn.formerPhone),
    status: 'qualified' as const,
    linkedInUrl: `https://www.linkedin.example/in/${drawn.slug}/`,
  }
  const changes: Record<string, [string, string]> = {
    phoneNumber: [fields.phoneNumber, numberOf(drawn.phone)],
    avatarUrl: [before, now],
    ...(drawn.former && { email: [drawn.former, drawn.now] }),
  }
  const visit = {
    leadId,
    userId: people.owner.user.id,
    kind: 'visit' as const,
    title: `See ${mark}`,
    done: true,
    note: mark,
    photoUrl: shop,
  }
  await phones[0].change(
    { name: 'lead.create', args: { id: leadId, fields } },
    { name: 'lead.edit', args: { id: leadId, changes } },
    { name: 'note.add', args: { id: noteId, fields: { leadId, text: `${mark} ${drawn.now}` } } },
    { name: 'task.create', args: { id: taskId, fields: visit } },
    { name: 'task.edit', args: { id: taskId, changes: { photoUrl: [shop, ''] } } },
    { name: 'email.create', args: { id: emailId, fields: { leadId, subject: mark, body: `Dear ${mark}` } } },
    ...drawn.twins.map((twin): Change => ({ name: 'lead.create', args: twinOf(team, drawn, twin) })),
  )
  await phones[0].sync()
}

/** What a member plants: it has the person's address, and what others have elsewhere. */
function twinOf({ own, mark, files }: Team, { now }: Drawn, { phone, page, upper }: Drawn['twins'][number]) {
  const id = newId()
  own.add(id)
  const email = upper ? now.toUpperCase() : now
  const banner = fileUrl(files.others[1] ?? 0)
  const fields = { fullName: mark, email, phoneNumber: phone, linkedInUrl: page, avatarUrl: banner }
  return { id, fields: { ...fields, status: 'new' as const } }
}

/** Two people change one field, of somebody else and of the person: conflicts; and what is refused says why. */
async function meet({ world }: Place, team: Team, otherId: number, { line, noted }: Words) {
  const { teamId, people, leadId, mark, pool } = team
  const { owner, admin } = people
  const edit = (person: Person, id: number, field: string, to: string) =>
    push(world, person, [sent(person, 'lead.edit', { id, changes: { [field]: ['', to] } }, { teamId })])
  for (const person of [owner, admin]) {
    await edit(person, otherId, 'industry', line())
    await edit(person, leadId, 'position', `${mark} ${person.user.username}`)
  }
  const field = pool.theirs[0] ?? []
  noted(field, (text) => `There is no field "${text}".`)
  await edit(owner, otherId, written(field), 'x')
}
