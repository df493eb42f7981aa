// A server in a process of its own, which also looks outside when the process that began it says so.
import * as v from 'valibot'
import { type Outbound, openOutbound } from '#api/outbound.ts'
import { loopback, openWorld } from '#tests/world.ts'
import type { HostileAnswer } from './answers.ts'

/** What the server looks at: a company's site, or one call to a service. */
export interface Look {
  what: 'site' | HostileAnswer['service']
  /** "127.0.0.1:4711" */
  host: string
}

const Order = v.object({
  what: v.picklist(['site', 'overpass', 'wikidata', 'hunter', 'model']),
  host: v.string(),
})
const KEY = 'stand-in-key-0123456789'
const signal = () => AbortSignal.timeout(70_000)

const world = await openWorld()
const [hostile, calm] = [await world.person('hostile'), await world.person('calm')]
const sites = openOutbound({ ...loopback, outboundAllow: process.argv[2] ?? '' })

process.on('message', (message) => {
  const order = v.parse(Order, message)
  const { host } = order
  looked(order).then(
    (became) => process.send?.({ host, became }),
    (error: unknown) => process.send?.({ host, became: error instanceof Error ? error.name : 'unknown' }),
  )
})
process.on('disconnect', async () => {
  await Promise.all([sites.close(), world.close()])
  process.exit()
})
process.send?.({ url: world.url, hostile, calm })

async function looked({ what, host }: Look): Promise<string> {
  if (what === 'site') return (await sites.findContact(`http://${host}/`)).state
  const url = `http://${host}`
  const outbound = openOutbound({
    ...loopback,
    outboundAllow: '',
    overpassUrl: url,
    wikidata: { url, contact: 'a@rove.example' },
    hunter: { apiKey: '', baseUrl: url },
    openai: { apiKey: '', baseUrl: url, model: 'a' },
  })
  try {
    const answer = await asked(outbound, what, url)
    return Array.isArray(answer) ? `${answer.length} found` : 'an answer'
  } finally {
    await outbound.close()
  }
}

function asked(outbound: Outbound, what: HostileAnswer['service'], baseUrl: string): Promise<unknown> {
  const tags = [{ key: 'shop', value: 'bakery' }]
  switch (what) {
    case 'overpass':
      return Promise.resolve(
        outbound.overpass?.businessesNear({
          latitude: 1,
          longitude: 1,
          radiusKm: 5,
          tags,
          limit: 20,
          signal: signal(),
        }),
      )
    case 'wikidata': {
      const wanted = { kinds: ['logistics'], countries: ['NL'], places: [] }
      return Promise.resolve(outbound.wikidata?.companies(wanted, signal()))
    }
    case 'hunter':
      return outbound.hunter.contactsOf({ key: KEY }, 'bakery.test', signal())
    case 'model':
      return outbound.model.answer(
        { key: KEY, baseUrl, model: 'a', whose: 'server' },
        {
          system: 'Rank.',
          data: {},
          name: 'ranking',
          jsonSchema: { type: 'object' },
          maxTokens: 500,
          schema: v.object({ ranking: v.array(v.string()) }),
          signal: signal(),
        },
      )
  }
}
