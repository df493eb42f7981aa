import ICAL from 'ical.js'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPushService } from '#api/reminders/pushServices.ts'
import { newId } from '#db/model/id.ts'
import { defaultReminders } from '#db/model/reminders.ts'
import { localTimeOf } from '#db/model/timeOfDay.ts'
import { openPushService } from '#tests/fakes/pushService.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { admit, aLead, makeTeam } from './samples.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const noQuiet = { ...defaultReminders, quietFrom: '00:00', quietTo: '00:00' }

let service: Awaited<ReturnType<typeof openPushService>>
let world: World
let ana: Person
let bob: Person
let leadId: number
let passed = 0

/** The time on the server's clock, which has moved on by what has passed. */
const at = (ms = 0) => new Date(Date.now() + passed + ms).toISOString()
function pass(ms: number) {
  passed += ms
  world.pass(ms)
}

beforeAll(async () => {
  service = await openPushService()
  world = await openWorld({ outboundAllow: service.outboundAllow, publicUrl: '' })
  ana = await world.person('ana')
  bob = await world.person('bob')
  const teamId = await makeTeam(world, ana, 'North')
  ;[ana, bob] = [
    { ...ana, teamId },
    { ...bob, teamId },
  ]
  await admit(world, bob, teamId)
  leadId = (await world.ask('POST', '/api/leads', aLead, ana)).body.id
  for (const person of [ana, bob]) await prefer(person, noQuiet)
})
afterAll(async () => {
  await world.close()
  await service.close()
})
beforeEach(() => {
  service.delivered.length = 0
})

const prefer = (person: Person, reminders: typeof defaultReminders) =>
  send(person, 'settings.setReminders', { id: person.user.id, reminders }, person.user.id)

async function send(person: Person, name: string, args: object, teamId = person.teamId) {
  const mutation = { mid: crypto.randomUUID(), teamId, name, args, at: at() }
  const body = {
    protocol: 1,
    userId: person.user.id,
    deviceId: `of ${person.user.id}`,
    mutations: [mutation],
  }
  const { status, body: answer } = await world.ask('POST', '/api/sync/push', body, person)
  expect(status).toBe(200)
  expect(answer.outcomes[0].outcome).not.toBe('rejected')
}

const subscribe = async (person: Person, name: string) => {
  const { status } = await world.ask('POST', '/api/users/me/push', service.subscribe(name), person)
  expect(status).toBe(204)
}

const followUp = (person: Person, dueAt: string, title = 'Call back') =>
  send(person, 'task.create', {
    id: newId(),
    fields: { kind: 'todo', title, dueAt, userId: person.user.id, leadId },
  })

/** Lets the server look for what is due, which it does when somebody asks it for work, and once a minute. */
const look = async () => {
  pass(MINUTE_MS)
  await send(ana, 'request.create', {
    id: newId(),
    task: { kind: 'approve', args: { suggestionIds: [newId()] } },
  })
}

const messages = () => service.delivered.map(({ message }) => message)
const titles = () => service.delivered.map(({ message }) => v.parse(Titled, message).notification.title)
const Titled = v.object({ notification: v.object({ title: v.string() }) })

describe('a reminder', () => {
  test('about follow-ups is one message, is encrypted for the browser, and names nobody', async () => {
    await subscribe(ana, 'phone')
    await followUp(ana, at(-MINUTE_MS))
    await followUp(ana, at(-2 * MINUTE_MS))
    await look()
    await expect.poll(messages).toEqual([
      {
        web_push: 8030,
        app_badge: 2,
        notification: expect.objectContaining({
          title: '2 follow-ups are due',
          body: '',
          tag: 'rove',
          navigate: '/',
        }),
      },
    ])
    const [{ topic, ttl, claims, to } = { topic: '', ttl: 0, claims: { aud: '' }, to: '' }] =
      service.delivered
    expect({ topic, ttl, to, aud: claims.aud }).toEqual({
      topic: 'rove',
      ttl: 12 * 60 * 60,
      to: 'phone',
      aud: `http://${service.outboundAllow}`,
    })
  })

  test('is sent once, and one that was not seen is part of the next', async () => {
    await look()
    expect(messages()).toEqual([])
    await followUp(ana, at(-MINUTE_MS), 'Bring the offer')
    await look()
    await expect.poll(titles).toEqual(['3 follow-ups are due'])
  })

  test('goes to the browser that was used last; one whose subscription has ended is forgotten', async () => {
    await subscribe(ana, 'tablet')
    service.answer('tablet', 410)
    await followUp(ana, at(-MINUTE_MS))
    await look()
    await expect.poll(() => service.delivered.map(({ to }) => to)).toEqual(['phone'])
    service.answer('tablet', 201)
    await followUp(ana, at(-MINUTE_MS))
    await look()
    await expect.poll(() => service.delivered.map(({ to }) => to)).toEqual(['phone', 'phone'])
  })

  test('that could not be sent is sent again later', async () => {
    service.answer('phone', 503)
    await followUp(ana, at(-MINUTE_MS))
    await look()
    expect(messages()).toEqual([])
    service.answer('phone', 201)
    const again = async () => {
      await look()
      return titles().length
    }
    await expect.poll(again, { interval: 200 }).toBe(1)
  })

  test('waits for the end of the quiet hours, in the time zone of the person', async () => {
    const now = localTimeOf(new Date(Date.parse(at())), 'Asia/Tokyo').time
    const hour = Number(now.slice(0, 2))
    const clock = (h: number) => `${String((h + 24) % 24).padStart(2, '0')}:00`
    const quiet = {
      ...defaultReminders,
      timeZone: 'Asia/Tokyo',
      quietFrom: clock(hour - 1),
      quietTo: clock(hour + 2),
    }
    await prefer(ana, quiet)
    await followUp(ana, at(-MINUTE_MS))
    await look()
    expect(messages()).toEqual([])
    pass(3 * HOUR_MS)
    await look()
    await expect.poll(titles).toHaveLength(1)
  })

  test('tells of a lead that was given to somebody, of a note that mentions them, and names them if they want', async () => {
    await prefer(bob, { ...noQuiet, names: true })
    await subscribe(bob, 'bobs')
    await send(ana, 'lead.edit', { id: leadId, changes: { ownerId: [ana.user.id, bob.user.id] } })
    await send(ana, 'note.add', { id: newId(), fields: { leadId, text: 'Could you call, @BOB?' } })
    await send(ana, 'note.add', { id: newId(), fields: { leadId, text: 'Not to @bobby, and to me @ana' } })
    await look()
    await expect.poll(messages).toEqual([
      {
        web_push: 8030,
        app_badge: 0,
        notification: expect.objectContaining({
          title: '1 note mentions you',
          body: expect.stringContaining(aLead.fullName),
        }),
      },
    ])
    expect(JSON.stringify(messages())).toContain('1 lead is yours now')
  })

  test('stands in Today, too, for somebody without a browser that gets it, until they have seen it', async () => {
    const cleo = { ...(await world.person('cleo')), teamId: ana.teamId }
    await admit(world, cleo, cleo.teamId)
    const given = newId()
    const fields = { fullName: 'Ida', email: 'ida@fjord.example', importId: newId(), ownerId: cleo.user.id }
    await send(ana, 'lead.import', { id: given, fields })
    pass(1000)
    const call = newId()
    const task = { kind: 'call', title: 'Call', dueAt: null, userId: ana.user.id, leadId, note: '' }
    await send(ana, 'task.create', { id: call, fields: task })
    await send(ana, 'task.edit', { id: call, changes: { note: ['', 'Busy. @Cleo Tester, will you?'] } })
    pass(1000)
    await send(ana, 'task.edit', {
      id: call,
      changes: { note: ['Busy. @Cleo Tester, will you?', 'Busy. @Cleo Tester, will you, please?'] },
    })
    const { status, body } = await world.ask('GET', '/api/users/me/news', undefined, cleo)
    expect(status).toBe(200)
    expect(body).toEqual([
      expect.objectContaining({ kind: 'mention', rowId: call, leadId, teamId: cleo.teamId }),
      expect.objectContaining({ kind: 'assigned', rowId: given, leadId: given }),
    ])
    await send(cleo, 'settings.seeNotifications', { id: cleo.user.id, until: body[0].at }, cleo.user.id)
    expect((await world.ask('GET', '/api/users/me/news', undefined, cleo)).body).toEqual([])
  })

  test('of what was settled meanwhile, or of a kind that was switched off, is not sent', async () => {
    await prefer(bob, { ...noQuiet, mention: false })
    const id = newId()
    const fields = { kind: 'todo', title: 'Call', dueAt: at(-MINUTE_MS), userId: bob.user.id, leadId }
    await send(bob, 'task.create', { id, fields })
    await send(bob, 'task.edit', { id, changes: { done: [false, true] } })
    await send(ana, 'note.add', { id: newId(), fields: { leadId, text: '@bob again' } })
    await look()
    expect(messages()).toEqual([])
  })

  test('is not sent to somebody who left the team or signed out', async () => {
    await world.ask('GET', '/api/auth/logout', undefined, bob)
    await send(ana, 'note.add', { id: newId(), fields: { leadId, text: 'Bye, @bob' } })
    await look()
    expect(messages()).toEqual([])
  })
})

test.each(['https://10.0.0.1/x', 'http://localhost:1/x', 'https://push.evil.example/x'])(
  'a subscription at %s is refused',
  async (endpoint) => {
    const { keys } = service.subscribe('somewhere')
    const { status, body } = await world.ask('POST', '/api/users/me/push', { endpoint, keys }, ana)
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'This browser’s push service is not one that Rove knows.',
    })
  },
)

test('a calendar has the open follow-ups of its person; a new address ends the one before', async () => {
  await followUp(ana, '2026-12-24', 'Bring; the offer, "now"\nand '.concat('wait '.repeat(30)))
  const { body: first } = await world.ask('POST', '/api/users/me/calendar', {}, ana)
  const read = async (path: string) => {
    const response = await fetch(world.url + path)
    return { status: response.status, text: await response.text() }
  }
  const { status, text } = await read(first.path)
  expect(status).toBe(200)
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
  const christmas = events.find(({ startDate }) => startDate.toString() === '2026-12-24')
  expect(christmas?.summary).toContain('Bring; the offer, "now"')
  expect(christmas?.summary).toContain(aLead.fullName)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  const { body: second } = await world.ask('POST', '/api/users/me/calendar', {}, ana)
  expect((await read(first.path)).status).toBe(404)
  expect((await read(second.path)).status).toBe(200)
  await world.ask('DELETE', `/api/leads/${leadId}`, undefined, ana)
  expect((await read(second.path)).text).not.toContain(aLead.fullName)
  await world.ask('DELETE', '/api/users/me/calendar', undefined, ana)
  expect((await read(second.path)).status).toBe(404)
})

test('only the services of browsers are called, whatever a subscription says', () => {
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc', '')).toBe(true)
  expect(isPushService('https://web.push.apple.com/QWE', '')).toBe(true)
  expect(isPushService('https://wns2-par02p.notify.windows.com/w/?token=1', '')).toBe(true)
  for (const endpoint of [
    'https://10.0.0.1/push',
    'https://localhost/push',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/?https://fcm.googleapis.com/',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@169.254.169.254/',
    'file:///etc/passwd',
  ]) {
    expect(isPushService(endpoint, ''), endpoint).toBe(false)
  }
})
