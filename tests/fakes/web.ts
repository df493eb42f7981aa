import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteNames } from '#api/companies/model/ownSite.ts'
import { domainState } from '#api/contacts/html/domain.ts'
import { createMailCheck, marksOf } from '#api/contacts/mailCheck.ts'
import { findContact } from '#api/contacts/websiteContact.ts'
import { createSiteText } from '#api/emails/siteText.ts'
import { createDns } from '#api/net/dns.ts'
import { createHttpClient } from '#api/net/httpClient.ts'
import { createRobots } from '#api/net/robots.ts'
import type { Outbound } from '#api/outbound.ts'
import { serveDns, type Zone } from './dnsServer.ts'
import { serve } from './webServer.ts'

/** A web of a few sites under their own names, on this machine; no other name exists. */
export interface Web extends AsyncDisposable {
  /** Of the site with this name: "http://anna.test:4711". */
  website(host: string): string
  /** Pages that were read, in order: "anna.test/contact". */
  read: string[]
  /** A directory of the sites as bakeries, each named as its host begins, in the city "Breadford". */
  companyDirectory: string
  /** The server's eyes, which see this web alone. */
  outbound: Pick<Outbound, 'findContact' | 'marksOf' | 'domainState' | 'ownSite' | 'siteText'>
}

/**
 * @param sites HTML of the front page by host
 * @param zones what DNS says of further names; a name that it is not told of does not exist
 * @param unlisted sites that no directory knows
 */
export async function openWeb(
  sites: Record<string, string>,
  zones: Record<string, Zone> = {},
  unlisted: Record<string, string> = {},
): Promise<Web> {
  const listed = Object.keys(sites)
  const pages = { ...sites, ...unlisted }
  const hosts = Object.keys(pages)
  const read: string[] = []
  const site = await serve(({ url = '', headers }, response) => {
    const host = headers.host?.split(':')[0] ?? ''
    if (url !== '/robots.txt') read.push(host + url)
    const page = url === '/' ? pages[host] : undefined
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page)
  })
  const here = Object.fromEntries(hosts.map((host) => [host, { a: ['127.0.0.1'] }]))
  const names = await serveDns({ com: { ns: ['a.gtld-servers.net'] }, ...here, ...zones })
  const dns = createDns(names.servers)
  const allow = hosts.map((host) => `${host}:${site.port}`).join()
  const http = createHttpClient({ allow, resolve: dns.resolve })
  const mail = createMailCheck(dns)
  const robots = createRobots(http)
  const eyes = { http, robots }
  const website = (host: string) => `http://${host}:${site.port}`

  const folder = mkdtempSync(join(tmpdir(), 'rove-web-'))
  const companyDirectory = join(folder, 'companies.jsonl')
  writeFileSync(companyDirectory, listed.map((host) => bakery(host, website(host))).join('\n'))
  return {
    website,
    read,
    companyDirectory,
    outbound: {
      findContact: (address, now = new Date(), asked = 'owner') =>
        findContact(http, address, { robots, mail, now, asked }),
      marksOf: (email) => marksOf(email, mail.receives),
      domainState: (address, signal) => domainState(address, signal, dns),
      siteText: createSiteText(eyes),
      async ownSite(domain, name, signal) {
        if ((await domainState(domain, signal, dns)) === 'missing') return 'missing'
        return siteNames(eyes, { website: website(domain), name, signal })
      },
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([http.close(), site[Symbol.asyncDispose](), names[Symbol.asyncDispose]()])
      rmSync(folder, { recursive: true })
    },
  }
}

const bakery = (host: string, website: string) =>
  JSON.stringify({
    name: host.split('.')[0],
    website,
    industry: 'Bakery',
    size: 'Small',
    city: 'Breadford',
    description: 'Bakes bread and rolls for its own shops.',
    tags: ['bakery', 'bread'],
    asOf: '2025',
  })
