import type { RequestListener } from 'node:http'
import { findContact } from '#api/contacts/websiteContact.ts'
import { createHttpClient } from '#api/net/httpClient.ts'
import { serve } from '#tests/fakes/webServer.ts'
import { type Judged, judge } from './judge.ts'
import type { Answer, Site } from './site.ts'

/** All sites under their names on this machine; no other name exists. */
export interface SitesWeb extends AsyncDisposable {
  /** Has Rove look a site up, over HTTP. */
  lookUp(site: Site): Promise<Judged>
}

export async function openSites(sites: readonly Site[]): Promise<SitesWeb> {
  const byHost = new Map(sites.flatMap((site) => namesOf(site).map((name) => [name, site] as const)))
  let asked: string[] = []
  const listener: RequestListener = ({ url = '', headers }, response) => {
    const [host = ''] = (headers.host ?? '').split(':')
    const site = byHost.get(host)
    asked.push(url)
    const { status = 200, location, type, charset, body = '' } = site ? answerAt(site, host, url) : NOT_FOUND
    const encoding = charset ?? 'utf8'
    response.writeHead(status, {
      'content-type': type ?? (charset ? 'text/html' : 'text/html; charset=utf-8'),
      ...(location && { location: site ? localised(location, site, server.port) : location }),
    })
    response.end(Buffer.from(site ? localised(body, site, server.port) : body, encoding))
  }
  const server = await serve(listener)
  const http = createHttpClient({
    allow: [...byHost.keys()].map((name) => `${name}:${server.port}`).join(),
    resolve: async () => ['127.0.0.1'],
  })
  return {
    async lookUp(site) {
      asked = []
      const began = performance.now()
      const answer = await findContact(http, `http://${site.host}:${server.port}`, {
        mail: { receives: async () => 'yes' },
        asked: site.asked,
      })
      return judge(site, answer, asked, performance.now() - began)
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([http.close(), server[Symbol.asyncDispose]()])
    },
  }
}

const namesOf = ({ host, alias = [] }: Site) => [host, ...alias]

const NOT_FOUND: Answer = { status: 404, body: '<html><body><h1>404 Not Found</h1><hr>nginx</body></html>' }

/** A site that has a www leads there, whatever is asked. */
function answerAt({ alias = [], pages }: Site, host: string, path: string): Answer {
  if (alias.includes(`www.${host}`)) return { status: 301, location: `https://www.${host}${path}` }
  const page = pages[path] ?? NOT_FOUND
  return typeof page === 'string' ? { body: page } : page
}

/** With the site's own addresses as they are on this machine. */
function localised(text: string, site: Site, port: number): string {
  const names = namesOf(site).map((name) => name.replaceAll('.', '\\.'))
  const own = new RegExp(`(https:|(?<!:))((?:\\\\?/){2}(?:${names.join('|')}))(?![\\w.-])`, 'g')
  return text.replace(own, (_, scheme: string, rest: string) => `${scheme && 'http:'}${rest}:${port}`)
}
