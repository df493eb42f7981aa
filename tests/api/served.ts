import { rmSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import * as v from 'valibot'
import type { Config } from '#api/config/config.ts'
import { bodySchemaOf } from '#api/http/body.ts'
import { listen } from '#api/http/listen.ts'
import type { ServerDeps } from '#api/open.ts'
import { openDeps } from '#api/open.ts'
import { createServer } from '#api/server.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { User } from '#db/model/user.ts'
import { databaseOf, dropDatabaseOf } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { noLimits } from '#tests/limits.ts'
import { ovenProduct } from '#tests/site.ts'
import { type Answer, loopback, type Person, type World } from '#tests/world.ts'

/** The whole server on a free port, with some parts replaced. */
export interface Served extends AsyncDisposable {
  url: string
  dataDir: string
  ask: World['ask']
  /** Makes a call without a network. */
  within(path: string, init: RequestInit): Promise<Response>
  /** The JSON body that each call accepts, by "METHOD /path/:id". */
  bodies: Map<string, v.GenericSchema>
  /** All responses so far, with their headers. */
  answers: string[]
}

export async function openServed({
  config = {},
  change = () => ({}),
  log = pino({ level: 'silent' }),
}: {
  config?: Partial<Config>
  /** Replacements for parts of the server. */
  change?(deps: ServerDeps): Partial<ServerDeps>
  log?: Logger
}): Promise<Served> {
  const dataDir = config.dataDir ?? (await newDataDir('rove-served-'))
  const database = await databaseOf(dataDir)
  const { close, ...deps } = await openDeps({ ...loopback, ...database, ...config, dataDir }, log)
  const { app, stop } = await createServer({ ...deps, limits: noLimits, ...change(deps) })
  const { url, end } = await listen(app, { port: 0, host: '127.0.0.1' })
  const answers: string[] = []
  return {
    url,
    dataDir,
    within: async (path, init) => app.request(path, init),
    bodies: new Map(
      app.routes.flatMap(({ method, path, handler }) => {
        const schema = bodySchemaOf(handler)
        return schema ? [[`${method} ${path}`, schema]] : []
      }),
    ),
    answers,
    async ask(method, path, body, person, headers): Promise<Answer> {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(person && { Cookie: person.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      answers.push(text, JSON.stringify([...response.headers]))
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : '' }
    },
    async [Symbol.asyncDispose]() {
      await end(0)
      await stop()
      await close()
      if (config.dataDir) return
      rmSync(dataDir, { recursive: true })
      await dropDatabaseOf(dataDir)
    },
  }
}

let people = 0
export const SELLERS_PASSWORD = 'sells-ovens'

/** A new person with a product, who searches for companies that may buy it. */
export async function seller(server: Served, product: object = ovenProduct) {
  const name = `seller-${++people}`
  const account = {
    username: name,
    email: `${name}@rove.example`,
    password: SELLERS_PASSWORD,
    fullName: name,
  }
  const registered = await server.ask('POST', '/api/auth/register', account)
  const cookie = registered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const person: Person = { user: v.parse(User, registered.body), cookie, teamId: 0 }
  const ask = (method: string, path: string, body?: unknown) => server.ask(method, path, body, person)
  const pull = () => ask('GET', `/api/sync/pull?protocol=${PROTOCOL}&userId=${person.user.id}&cursors=[]`)
  person.teamId = (await pull()).body.teams[0].id
  const { id: productId } = (await ask('POST', '/api/products', product)).body
  const team = `/api/teams/${person.teamId}`

  return {
    person,
    productId,
    ask,
    suggest: (more: object = {}) =>
      ask('POST', '/api/generate-company-suggestions', {
        productId,
        count: 2,
        location: 'Breadford',
        ...more,
      }),
    suggestions: async (): Promise<Suggestion[]> => (await ask('GET', '/api/company-suggestions')).body,
    approve: (...rows: Suggestion[]) =>
      ask('POST', '/api/company-suggestions/approve', { suggestionIds: rows.map(({ id }) => id) }),
    leads: async (): Promise<Lead[]> => (await ask('GET', '/api/generated-leads')).body,
    /** The last request, as the phones see it. */
    async request(): Promise<Request> {
      const { body } = await pull()
      const requests: Request[] = body.pages.flatMap((page: { requests: Request[] }) => page.requests)
      return requests.toSorted((a, b) => b.version - a.version)[0]!
    },
    saveKey: (provider: string, key: object) => ask('PUT', `/api/keys/${provider}`, key),
    /** The calls of this month by service. */
    async usage(): Promise<Record<string, number>> {
      const { body } = await ask('GET', `${team}/usage`)
      return Object.fromEntries(
        body.map(({ provider, calls }: { provider: string; calls: number }) => [provider, calls]),
      )
    },
    cap: (provider: string, monthly: number) => ask('PUT', `${team}/usage/${provider}`, { monthly }),
    suppress: (value: string) => ask('POST', `${team}/suppressions`, { value }),
    suppressed: async () => (await ask('GET', `${team}/suppressions`)).body,
  }
}
