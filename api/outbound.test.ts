import { expect, test } from 'vitest'
import { serve } from '#tests/fakes/webServer.ts'
import { openOutbound } from './outbound.ts'

const nowhere = { apiKey: '', baseUrl: 'https://service.test', model: '' }
const open = (outboundAllow: string) =>
  openOutbound({
    outboundAllow,
    overpassUrl: '',
    mapTilesUrl: '',
    routerUrl: '',
    geocoderUrl: '',
    hunter: nowhere,
    openai: nowhere,
    wikidata: { url: '', contact: '' },
  })

test('a look-up reads the sites that the operator lets through, and no other on this machine', async () => {
  await using site = await serve({ '/': '<a href="mailto:info@bakery.test">Mail</a>' })
  const outbound = open(`127.0.0.1:${site.port}`)
  expect(await outbound.findContact(`127.0.0.1:${site.port}`)).toMatchObject({
    state: 'found',
    contact: { email: 'info@bakery.test', sourceUrl: `http://127.0.0.1:${site.port}/` },
  })
  expect(await outbound.findContact(`localhost:${site.port}`)).toEqual({ state: 'unreachable' })
  await outbound.close()
})

test("a site's robots.txt is read once for several look-ups", async () => {
  await using site = await serve({ '/': '<a href="mailto:info@bakery.test">Mail</a>' })
  const outbound = open(`127.0.0.1:${site.port}`)
  await outbound.findContact(`http://127.0.0.1:${site.port}`)
  await outbound.findContact(`http://127.0.0.1:${site.port}`)
  expect(site.asked.filter((path) => path === '/robots.txt')).toHaveLength(1)
  await outbound.close()
})

test('a closed client ends the look-ups under way', async () => {
  await using site = await serve(() => void waiting.close())
  const waiting = open(`127.0.0.1:${site.port}`)
  expect(await waiting.findContact(`http://127.0.0.1:${site.port}`)).toEqual({ state: 'unreachable' })
})

test.each([
  ['', 'https://rove.example.com', false],
  ['https://wikidata.test/sparql', '', false],
  ['https://wikidata.test/sparql', 'https://rove.example.com', true],
])('Wikidata at %j is asked by %j: %j', async (url, contact, isAsked) => {
  const urls = { overpassUrl: '', mapTilesUrl: '', routerUrl: '', geocoderUrl: '' }
  const services = { outboundAllow: '', ...urls, hunter: nowhere, openai: nowhere }
  const outbound = openOutbound({ ...services, wikidata: { url, contact } })
  expect(outbound.wikidata !== undefined).toBe(isAsked)
  await outbound.close()
})

test('a list of hosts that is none stops the server at its start', () => {
  expect(() => open('bakery.test')).toThrow('OUTBOUND_ALLOW')
})

test('what a company’s page leads to never reaches the services that the operator has beside this server', async () => {
  await using service = await serve({ '/': '<a href="mailto:secret@bakery.test">Mail</a>' })
  const baseUrl = `http://127.0.0.1:${service.port}`
  const outbound = openOutbound({
    outboundAllow: '',
    overpassUrl: baseUrl,
    mapTilesUrl: `${baseUrl}/map.pmtiles`,
    routerUrl: baseUrl,
    geocoderUrl: baseUrl,
    wikidata: { url: baseUrl, contact: 'rove@example.com' },
    hunter: { ...nowhere, baseUrl },
    openai: { ...nowhere, baseUrl },
  })
  expect(await outbound.findContact(baseUrl)).toEqual({ state: 'unreachable' })
  expect(service.asked).toEqual([])
  await outbound.close()
})
