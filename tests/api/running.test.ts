import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Progress, Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import { PUSH_LIMIT } from '#db/model/sync/protocol.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { pull, push, sent } from './push.ts'
import { aLead } from './samples.ts'

let world: World
let town: Town<'Anna' | 'Bert'>
beforeAll(async () => {
  town = await openTown('Breadford', {
    Anna: '<a href="mailto:info@anna-bakes.com">Write</a>',
    Bert: '<a href="mailto:info@bert-bakes.com">Write</a>',
  })
  world = await openWorld(town)
})
afterAll(async () => {
  await world.close()
  await town.close()
})

/** Opens the person's tab. @returns the later events about running requests */
async function progressOf({ cookie }: Person): Promise<AsyncGenerator<Progress>> {
  const end = new AbortController()
  const response = await fetch(`${world.url}/api/sync/poke`, {
    headers: { Cookie: cookie },
    signal: end.signal,
  })
  return progressIn(response, end)
}

async function* progressIn({ body }: Response, end: AbortController): AsyncGenerator<Progress> {
  let text = ''
  try {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = /^event: progress\ndata: (.*)$/m.exec(event)?.[1]
        if (data) yield JSON.parse(data)
      }
    }
  } finally {
    end.abort()
  }
}

async function approvalOf(person: Person) {
  const { body: product } = await world.ask('POST', '/api/products', ovenProduct, person)
  const body = { productId: product.id, count: 2, location: town.name }
  await world.ask('POST', '/api/generate-company-suggestions', body, person)
  const { body: waiting } = await world.ask('GET', '/api/company-suggestions', undefined, person)
  const suggestionIds = waiting.map(({ id }: Suggestion) => id)
  const id = newId()
  return {
    id,
    start: sent(person, 'request.create', { id, task: { kind: 'approve', args: { suggestionIds } } }),
  }
}

const requestOf = async (person: Person, id: number): Promise<Request> => {
  const { body } = await pull(world, person)
  return body.pages
    .flatMap((page: { requests: Request[] }) => page.requests)
    .find((one: Request) => one.id === id)
}

describe('an approval that runs', () => {
  test('that was taken back before it was sent looks nobody up, however much stands between the two', async () => {
    const person = await world.person('undoing')
    const { id, start } = await approvalOf(person)
    const others = Array.from({ length: PUSH_LIMIT.mutations - 2 }, () =>
      sent(person, 'lead.create', { id: newId(), fields: aLead }),
    )
    await push(world, person, [start, ...others, sent(person, 'request.cancel', { id })])
    expect(await requestOf(person, id)).toMatchObject({ status: 'cancelled' })
    const { body: waiting } = await world.ask('GET', '/api/company-suggestions', undefined, person)
    expect(waiting).toHaveLength(2)
  })

  test('tells the team how many were looked up, found and skipped', async () => {
    const person = await world.person('watching')
    const { id, start } = await approvalOf(person)
    const told = await progressOf(person)
    const first = told.next()
    await push(world, person, [start])
    expect((await first).value).toEqual({
      requestId: id,
      step: 'Looking up contacts',
      total: 2,
      lookedUp: 0,
      found: 0,
      skipped: 0,
    })
    await told.next()
    expect((await told.next()).value).toMatchObject({
      requestId: id,
      total: 2,
      lookedUp: 2,
      found: 2,
      skipped: 0,
    })
    await told.return(undefined)
  })

  test('is cancelled half-way: what was found stays, what was under way is left alone', async () => {
    const person = await world.person('cancelling')
    const release = town.sites.Bert.hold()
    const { id, start } = await approvalOf(person)
    const told = await progressOf(person)
    const first = told.next()
    const visited = town.sites.Bert.visited()
    await push(world, person, [start])
    await first
    expect((await told.next()).value).toMatchObject({ lookedUp: 1, found: 1 })
    await visited
    await push(world, person, [sent(person, 'request.cancel', { id })])
    expect(await requestOf(person, id)).toMatchObject({ status: 'cancelled', result: null })
    release()

    // Another approval waits for its turn, so the first has ended when that one ends.
    const { body: waiting } = await world.ask('GET', '/api/company-suggestions', undefined, person)
    expect(waiting.map(({ companyName }: Suggestion) => companyName)).toEqual(['Bert'])
    expect((await world.ask('GET', '/api/generated-leads', undefined, person)).body).toMatchObject([
      { company: 'Anna' },
    ])
    const { body } = await world.ask(
      'POST',
      '/api/company-suggestions/approve',
      { suggestionIds: [waiting[0].id] },
      person,
    )
    expect(body.leadsCreated).toBe(1)
    const { body: leads } = await world.ask('GET', '/api/generated-leads', undefined, person)
    expect(leads.map(({ company }: Lead) => company).sort()).toEqual(['Anna', 'Bert'])
    await told.return(undefined)
  })
})
