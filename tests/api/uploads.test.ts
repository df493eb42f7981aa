import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '#tests/fakes/webServer.ts'
import { boasting, film, gif, looked, pdf, photo, png } from '#tests/pictures.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { admit, makeTeam, someone } from './samples.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const [LOGO, PHOTO, MOVING] = await Promise.all([png(), photo(), gif()])

/** Uploads a file by form, with a wrong type. */
async function send(person: Person, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type: 'text/html' }), 'logo.html')
  const headers = { Cookie: person.cookie, Origin: world.url }
  const answer = await fetch(`${world.url}/api/uploads`, { method: 'POST', headers, body: form })
  return { status: answer.status, body: await answer.json() }
}

/** Uploads a file that is accepted. @returns its address */
async function upload(person: Person, bytes = LOGO): Promise<string> {
  const { status, body } = await send(person, bytes)
  expect(status).toBe(201)
  return body.fileUrl
}

const seenBy = async ({ cookie }: Person, url: string) => {
  const answer = await fetch(world.url + url, { headers: { Cookie: cookie } })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers }
}

const makeTeamWith = async (person: Person, avatarUrl: string): Promise<number> =>
  (await world.ask('POST', '/api/teams', { name: 'Harbour', avatarUrl }, person)).body.id

describe('a file', () => {
  test.each([
    ['image/jpeg', PHOTO],
    ['image/png', LOGO],
    ['image/gif', MOVING],
    ['application/pdf', pdf],
  ])(
    'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
    async (type, bytes) => {
      const person = await someone(world)
      const { status, headers } = await seenBy(person, await upload(person, bytes))
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toBe(type)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(headers.get('Cache-Control')).toMatch(/^private,.*immutable/)
      expect(headers.get('Vary')).toContain('Cookie')
      const disposition = type === 'application/pdf' ? /^attachment; filename="rove-\d+\.pdf"$/ : /^inline$/
      expect(headers.get('Content-Disposition')).toMatch(disposition)
    },
  )

  test('is refused where its content is none of the types, or a broken picture', async () => {
    const person = await someone(world)
    const page = new TextEncoder().encode('<script>alert(1)</script>')
    expect(await send(person, page)).toEqual({
      status: 415,
      body: { message: 'Please upload one of the following: pdf, jpeg, png, gif', code: 'unsupported' },
    })
    for (const whole of [PHOTO, LOGO, MOVING]) {
      const { status, body } = await send(person, whole.slice(0, 30))
      expect(status).toBe(415)
      expect(body.message).toBe('This picture can not be read. Please choose another one.')
    }
  })

  test('that would unfold to too many pixels is refused with a sentence', async () => {
    const { status, body } = await send(await someone(world), await boasting(9000, 6000))
    expect(status).toBe(413)
    expect(body.message).toBe('This picture is too large: at most 50 megapixels.')
  })
})

test('a moving picture of too many frames, or of too many pixels in all of them, is refused with a sentence', async () => {
  const person = await someone(world)
  const message = 'This moving picture is too large: at most 200 frames and 20 megapixels in all of them.'
  for (const picture of [await film(10, 10, 201), await film(1500, 1500, 9)]) {
    expect(await send(person, picture)).toEqual({ status: 413, body: { message, code: 'too-large' } })
  }
})

describe('a picture', () => {
  test('from a camera stands upright and no longer says where and by whom it was taken', async () => {
    const person = await someone(world)
    expect(await looked(PHOTO)).toMatchObject({ width: 40, height: 20, told: true })
    const { bytes } = await seenBy(person, await upload(person, PHOTO))
    expect(await looked(bytes)).toEqual({ format: 'jpeg', width: 20, height: 40, pages: 1, told: false })
    expect(Buffer.from(bytes).includes('Exif')).toBe(false)
  })

  test('that moves still moves, without its comments', async () => {
    const person = await someone(world)
    expect(await looked(MOVING)).toMatchObject({ pages: 2, told: true })
    const { bytes } = await seenBy(person, await upload(person, MOVING))
    expect(await looked(bytes)).toMatchObject({ format: 'gif', width: 8, pages: 2, told: false })
  })
})

describe('a picture of a profile', () => {
  test('is seen by team mates, as long as it is that, and by nobody else', async () => {
    const [owner, mate, stranger] = [await someone(world), await someone(world), await someone(world)]
    await admit(world, mate, await makeTeam(world, owner, 'First'))
    const url = await upload(owner)
    expect((await seenBy(mate, url)).status).toBe(404)
    const save = (profileImageUrl: string) => world.ask('PATCH', '/api/users/me', { profileImageUrl }, owner)
    expect((await save(url)).status).toBe(200)
    expect((await seenBy(mate, url)).status).toBe(200)
    expect((await seenBy(stranger, url)).status).toBe(404)
    await save('')
    expect((await seenBy(mate, url)).status).toBe(404)
  })

  test('of somebody else can not be opened by naming it as one’s own', async () => {
    const [owner, thief] = [await someone(world), await someone(world)]
    const url = await upload(owner)
    await world.ask('PATCH', '/api/users/me', { profileImageUrl: url }, thief)
    expect((await seenBy(thief, url)).status).toBe(404)
  })
})

describe('a file that a person uploaded for a new team', () => {
  test('is seen by the members of that team once the team has it as its avatar', async () => {
    const [owner, mate, stranger] = [await someone(world), await someone(world), await someone(world)]
    await makeTeam(world, owner, 'First')
    const url = await upload(owner)
    const team = await makeTeamWith(owner, url)
    expect((await seenBy(mate, url)).status).toBe(404)
    await admit(world, mate, team)
    expect((await seenBy(mate, url)).status).toBe(200)
    expect((await seenBy(stranger, url)).status).toBe(404)
  })

  test('is nobody else’s before, not even a team mate’s', async () => {
    const [owner, mate] = [await someone(world), await someone(world)]
    const team = await makeTeam(world, owner, 'First')
    await admit(world, mate, team)
    const url = await upload(owner)
    expect((await seenBy(owner, url)).status).toBe(200)
    expect((await seenBy(mate, url)).status).toBe(404)
  })

  test('is not shown by someone else’s team that names it', async () => {
    const [owner, thief] = [await someone(world), await someone(world)]
    const url = await upload(owner)
    await makeTeamWith(thief, url)
    expect((await seenBy(thief, url)).status).toBe(404)
  })
})

describe('an avatar at an address on the web', () => {
  const SENTENCE = 'The picture at this address could not be fetched. Please upload it instead.'

  test('becomes an upload of its own when the team is made, which nobody has to fetch from there again', async () => {
    await using site = await serve(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { location: '/logo.png' }).end()
      else response.writeHead(url === '/logo.png' ? 200 : 404).end(LOGO)
    })
    const at = `127.0.0.1:${site.port}`
    const open = await openWorld({ outboundAllow: at })
    try {
      const owner = await open.person('ana')
      const make = (path: string) =>
        open.ask('POST', '/api/teams', { name: 'Harbour', avatarUrl: `http://${at}${path}` }, owner)
      expect(await make('/nothing.png')).toMatchObject({
        status: 400,
        body: { message: SENTENCE, issues: [{ path: 'avatarUrl', message: SENTENCE }] },
      })
      const { status, body } = await make('/moved')
      expect(status).toBe(201)
      expect(body.avatarUrl).toMatch(/^\/api\/uploads\/\d+$/)
      const shown = await fetch(open.url + body.avatarUrl, { headers: { Cookie: owner.cookie } })
      expect(shown.headers.get('Content-Type')).toBe('image/png')
      expect(site.asked).toEqual(['/nothing.png', '/moved', '/logo.png'])
    } finally {
      await open.close()
    }
  })

  test('in the server’s own network is not fetched, and what is no address is refused', async () => {
    await using site = await serve({ '/logo.png': 'inside' })
    const owner = await someone(world)
    const make = async (avatarUrl: string) =>
      (await world.ask('POST', '/api/teams', { name: 'Harbour', avatarUrl }, owner)).body.message
    expect(await make(`http://127.0.0.1:${site.port}/logo.png`)).toBe(SENTENCE)
    expect(site.asked).toEqual([])
    for (const url of [
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '//elsewhere.example/x',
      'logo',
    ]) {
      expect(await make(url)).toBe('Please enter a web address, or upload a picture.')
    }
  })
})

test('a file beside a team’s rows is not shown by another team of the person who sent it', async () => {
  const [owner, mate] = [await someone(world), await someone(world)]
  const first = await makeTeam(world, owner, 'First')
  const url = '/api/uploads/77'
  const path = `${url}?userId=${owner.user.id}&teamId=${first}`
  const headers = { Cookie: owner.cookie, Origin: world.url }
  expect((await fetch(world.url + path, { method: 'PUT', headers, body: LOGO })).status).toBe(200)
  await admit(world, mate, await makeTeamWith(owner, url))
  expect((await seenBy(mate, url)).status).toBe(404)
})

test('the same bytes under the same name are the same file; others are refused, whatever they look like', async () => {
  const person = await someone(world)
  const path = `/api/uploads/78?userId=${person.user.id}&teamId=${person.teamId}`
  const headers = { Cookie: person.cookie, Origin: world.url }
  const put = async (body: BodyInit) =>
    (await fetch(world.url + path, { method: 'PUT', headers, body })).status
  expect(await Promise.all([put(PHOTO), put(PHOTO), put(PHOTO)])).toEqual([200, 200, 200])
  const { bytes } = await seenBy(person, '/api/uploads/78')
  expect(await put(LOGO)).toBe(409)
  expect(await put(bytes)).toBe(409)
  expect((await seenBy(person, '/api/uploads/78')).bytes).toEqual(bytes)
})

test('a form of more parts than a file needs is refused unread, one with a few beside it is taken', async () => {
  const person = await someone(world)
  const formOf = (fields: number) => {
    const form = new FormData()
    for (let n = 0; n < fields; n++) form.append('field', `${n}`)
    form.set('file', new Blob([LOGO]), 'logo.png')
    return form
  }
  const sendForm = async (body: FormData) =>
    (await fetch(`${world.url}/api/uploads`, { method: 'POST', body, headers: { Cookie: person.cookie } }))
      .status
  expect(await sendForm(formOf(5))).toBe(201)
  expect(await sendForm(formOf(20))).toBe(400)
})

describe('a phone on a slow line that is refused while it sends', () => {
  const line = new Agent({ keepAlive: true, maxSockets: 1 })
  afterAll(() => line.destroy())
  const begin = () => request(`${world.url}/api/uploads/1?userId=1&teamId=1`, { method: 'PUT', agent: line })
  const answerTo = async (sending: ClientRequest): Promise<IncomingMessage> =>
    (await once(sending, 'response'))[0]

  test('is told why once all is sent, and goes on over the same connection', async () => {
    const photo = begin()
    const answer = answerTo(photo)
    photo.write(Buffer.alloc(100_000))
    // Longer than a server that has answered waits for the rest.
    await passed(700)
    photo.end(Buffer.alloc(100_000))
    expect(await json(await answer)).toEqual({ message: 'Please sign in.', code: 'signed-out' })
    const next = begin()
    next.end('x')
    expect((await answerTo(next)).statusCode).toBe(401)
    expect(next.reusedSocket).toBe(true)
  })
})
