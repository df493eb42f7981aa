import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fault, misbehave } from './fault.ts'
import { serve } from './webServer.ts'

/** A company as a test writes it. */
export interface WikidataThing {
  /** "Q1". */
  item: string
  name: string
  /** English names of what it is or does, the item's own first. */
  kinds: string[]
  /** ISO 3166 alpha-2. */
  country: string
  website: string
  description?: string
  employees?: number
  /** Its seat, and what that lies in: "Rotterdam", "South Holland". */
  seat?: string[]
  phone?: string
}

interface Asked {
  query: string
  userAgent: string
  /** Questions that were being answered when it came, itself included. */
  together: number
}

/** Wikidata's query service on this machine. */
export interface FakeWikidata extends AsyncDisposable {
  /** For WIKIDATA_URL. */
  url: string
  /** "host:port", for OUTBOUND_ALLOW. */
  allow: string
  /** What it knows; change at will. */
  things: WikidataThing[]
  asked: Asked[]
  /** What the next requests get instead of an answer, one each. */
  next(...faults: Fault[]): void
  /** Lets requests wait from now on; what it returns lets them go. */
  hold(): () => void
  /** Resolves when a question comes in the next time. */
  arrival(): Promise<unknown>
}

export async function openWikidata(things: WikidataThing[] = []): Promise<FakeWikidata> {
  const faults: Fault[] = []
  const asked: Asked[] = []
  const bell = new EventEmitter()
  let together = 0
  let held = Promise.resolve()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    together++
    response.once('close', () => together--)
    const { searchParams } = new URL(request.url ?? '', 'http://wikidata')
    const query = searchParams.get('query') ?? ''
    asked.push({ query, userAgent: request.headers['user-agent'] ?? '', together })
    bell.emit('arrival')
    await held
    const fault = faults.shift()
    if (fault) return misbehave(response, fault)
    const bindings = answerTo(query, things)
    if (!bindings) return misbehave(response, { status: 400, body: 'MalformedQueryException' })
    response
      .writeHead(200, { 'content-type': 'application/sparql-results+json;charset=utf-8' })
      .end(JSON.stringify({ head: { vars: Object.keys(bindings[0] ?? {}) }, results: { bindings } }, null, 2))
  }

  const site = await serve((request, response) => void answer(request, response))
  const allow = `127.0.0.1:${site.port}`
  return {
    url: `http://${allow}/sparql`,
    allow,
    things,
    asked,
    next: (...more) => void faults.push(...more),
    hold() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    arrival: () => once(bell, 'arrival'),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

const valuesOf = (query: string, name: string) => {
  const [, list] = new RegExp(`VALUES \\?${name} \\{ (.*) \\}`).exec(query) ?? []
  return list === undefined ? undefined : stringsIn(list)
}

const stringsIn = (list: string) =>
  [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replace(/\\(.)/g, '$1'))

/** Answers the part of SPARQL that Rove writes. @returns undefined for anything else, as a parse error */
function answerTo(query: string, things: WikidataThing[]): object[] | undefined {
  const names = valuesOf(query, 'name')
  const places = valuesOf(query, 'placeName')
  const [, codes] = /FILTER\(\?code IN \((.*)\)\)/.exec(query) ?? []
  const [, most] = /LIMIT (\d+)/.exec(query) ?? []
  const bare = query.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  const balanced = bare.split('{').length === bare.split('}').length
  if (!names || !most || !balanced || !query.includes('wikibase:label')) return undefined
  return things
    .filter(({ kinds }) => kinds.some((kind) => names.includes(kind)))
    .filter(({ country }) => codes === undefined || stringsIn(codes).includes(country))
    .filter(({ seat = [] }) => !places || seat.some((place) => places.includes(place)))
    .toSorted((a, b) => (b.employees ?? 0) - (a.employees ?? 0))
    .slice(0, Number(most))
    .map(asBinding)
}

function asBinding({ item, name, kinds, country, website, ...more }: WikidataThing): object {
  const { description, employees, seat, phone } = more
  const texts = {
    companyLabel: name,
    companyDescription: description,
    kindLabel: kinds[0],
    employees: employees && String(employees),
    cityLabel: seat?.[0],
    countryCode: country,
    phone,
  }
  const literals = Object.entries(texts).filter(([, value]) => value)
  return {
    company: { type: 'uri', value: `http://www.wikidata.org/entity/${item}` },
    website: { type: 'uri', value: website },
    ...Object.fromEntries(literals.map(([key, value]) => [key, { type: 'literal', value }])),
  }
}
