import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from './fakes/webServer.ts'

/** A company's website on this machine. */
export interface Site {
  /** Its address in the directory. */
  website: string
  /** The pages' HTML by path; tests may change it. */
  pages: Record<string, string>
  /** While false, every page answers 503. */
  up: boolean
  /** Makes pages (not robots.txt) wait. @returns a function that releases them */
  hold(): () => void
  /** Resolves when the next page (not robots.txt) is requested. */
  visited(): Promise<void>
}

/** Companies in one place, each with a website, and the directory file that lists them. */
export interface Town<Name extends string> {
  name: string
  sites: Record<Name, Site>
  /** For COMPANY_DIRECTORY. */
  companyDirectory: string
  /** For OUTBOUND_ALLOW. */
  outboundAllow: string
  close(): Promise<void>
}

/** Products that the companies of `openTown` plausibly buy. */
export const ovenProduct = {
  name: 'Oven planner for bakeries',
  description: 'Plans the baking night of bakeries, so that the bread is ready when the shop opens.',
  brand: 'Ovenly',
  value: '1200',
  target_industry: 'Bakery',
  company_size: 'Small',
  price_range: '1000-2000',
  keywords: 'bakery, bread',
}

export async function openTown<Name extends string>(
  name: string,
  companies: Record<Name, string | Record<string, string>>,
): Promise<Town<Name>> {
  const folder = mkdtempSync(join(tmpdir(), 'rove-town-'))
  const companyDirectory = join(folder, 'companies.jsonl')
  const opened: { company: Name; site: Site; close(): Promise<void> }[] = []
  for (const company in companies) {
    const pages = companies[company]
    // A directory identifies a company by its host, so each needs a separate loopback address.
    const host = `127.0.0.${opened.length + 2}`
    const site = await openSite(typeof pages === 'string' ? { '/': pages } : pages, host)
    opened.push({ company, ...site })
  }
  const lines = opened.map(({ company, site }) => lineFor(company, site.website, name))
  writeFileSync(companyDirectory, lines.join('\n'))
  return {
    name,
    // The only cast: fromEntries loses the types of the names.
    sites: Object.fromEntries(opened.map(({ company, site }) => [company, site])) as Record<Name, Site>,
    companyDirectory,
    outboundAllow: opened.map(({ site }) => new URL(site.website).host).join(','),
    async close() {
      for (const { close } of opened) await close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function openSite(pages: Record<string, string>, host: string) {
  let gate: Promise<void> = Promise.resolve()
  const visitors: (() => void)[] = []
  const site: Site = {
    website: '',
    pages,
    up: true,
    hold() {
      const { promise, resolve } = withResolver()
      gate = promise
      return resolve
    },
    visited: () => new Promise((resolve) => void visitors.push(resolve)),
  }
  const server = await serve(
    async ({ url = '' }, response) => {
      if (url !== '/robots.txt') {
        for (const tell of visitors.splice(0)) tell()
        await gate
      }
      const page = site.pages[url]
      const status = site.up ? (page === undefined ? 404 : 200) : 503
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    },
    { host },
  )
  site.website = `http://${host}:${server.port}`
  return { site, close: async () => server[Symbol.asyncDispose]() }
}

function withResolver() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const lineFor = (company: string, website: string, city: string) =>
  JSON.stringify({
    name: company,
    website,
    industry: 'Bakery',
    size: 'Small',
    city,
    description: 'Bakes bread and rolls for its own shops.',
    tags: ['bakery', 'bread'],
    asOf: '2025',
  })
