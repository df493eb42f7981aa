import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { bundleServer } from '#tests/bundle.ts'
import buildOnce from '#tests/e2e/build.ts'
import type { Browser } from '#tests/engines/browser.ts'
import { inPage } from '#tests/engines/page.ts'
import { webKit } from '#tests/engines/webkit.ts'
import { count, optionsOf } from '#tests/options.ts'
import { startProcess } from '#tests/process.ts'
import { median } from './measure.ts'
import { buildScript } from './page.ts'
import { teamOfLeads } from './seed.ts'
import { openReference } from './start/reference.ts'

const {
  leads: LEADS,
  rounds: ROUNDS,
  openings: OPENINGS,
  taps: TAPS,
} = optionsOf('What opens in WebKit and when, beside a bare React page, at the speed of this machine.', {
  leads: count('how many leads', 2_000),
  rounds: count('how often all is measured, each time in a new browser', 3),
  openings: count('how often the list is opened again in a round', 3),
  taps: count('how many leads are opened', 5),
})
const FIRST_LEAD_TIMES = 1.5
const BLOCK_MS = 100
const LIST = '/lead-management'
const WATCH = '/watch-in-webkit.js'

/** Gives a page a process of its own, as a tap on an icon does; Rove's have it in any case (api/http/headers.ts). */
const OWN_PROCESS = { 'cross-origin-opener-policy': 'same-origin' }

const Figures = v.object({
  /** From the navigation to the first lead, ms. */
  firstLead: v.array(v.number()),
  /** From a tap to the frame with the lead's page, ms. */
  taps: v.array(v.number()),
  /** The longest that the page did nothing else: from each opening on, in the taps, and while somebody typed, ms. */
  blocks: v.array(v.number()),
})
type Figures = v.InferOutput<typeof Figures>

buildOnce()
const dataDir = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const ana = await teamOfLeads(dataDir, LEADS)
const bundle = await bundleServer()
const server = await startProcess(bundle, { DATA_DIR: dataDir })
const bare = await openReference('bare', dataDir)
const script = await buildScript(join(import.meta.dirname, 'webkit/watch.ts'), 'watching')
try {
  const rove: Figures[] = []
  const bares: Figures[] = []
  console.log(`${cpus().length} x ${cpus()[0]?.model}, ${LEADS} leads`)
  for (let round = 0; round < ROUNDS; round++) {
    rove.push(await measure(server.url, `${LEADS} leads`))
    bares.push(await measure(bare.url))
  }
  report(rove, bares)
} finally {
  bare.close()
  await server.kill()
  bundle.remove()
  rmSync(dataDir, { recursive: true, force: true })
}

/** @param complete what the page says once it has all */
async function measure(upstream: string, complete?: string): Promise<Figures> {
  const line = await openLine(upstream)
  const browser = await webKit.open()
  try {
    await browser.goto(`${line.url}${WATCH}`)
    await inPage(browser, `document.cookie = args[0] + '; path=/'`, ana.cookie)
    await browser.goto(line.url + LIST)
    await inPage(browser, 'await watching.lead')
    if (complete) await inPage(browser, 'await see(args[0])', complete)
    await inPage(
      browser,
      `await until('the worker', async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated', 60000)`,
    )
    return await opened(browser, line.url, complete !== undefined)
  } finally {
    await browser.close()
    line.close()
  }
}

async function opened(browser: Browser, url: string, types: boolean): Promise<Figures> {
  const figures: Figures = { firstLead: [], taps: [], blocks: [] }
  for (let nth = 0; nth < OPENINGS; nth++) {
    await browser.goto('about:blank')
    await browser.goto(url + LIST)
    const one = v.parse(
      Figures,
      await inPage(browser, 'return await watching.use(args[0], args[1])', TAPS, types),
    )
    figures.firstLead.push(...one.firstLead)
    figures.taps.push(...one.taps)
    figures.blocks.push(...one.blocks)
  }
  return figures
}

/** The way from the browser to a server, which has each page watch itself. */
async function openLine(upstream: string): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(upstream)
  const line = createServer((from, to) => {
    if (from.url === WATCH) return void to.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    const { method, url: path } = from
    const headers = { ...from.headers, 'accept-encoding': 'identity' }
    const onward = request({ hostname, port, method, path, headers }, async (answer) => {
      const { 'content-length': _, 'content-encoding': encoding, ...kept } = answer.headers
      const isPage = kept['content-type']?.startsWith('text/html')
      if (!isPage) return void answer.pipe(to.writeHead(answer.statusCode ?? 502, answer.headers))
      const body = await buffer(answer)
      const html = (encoding === 'br' ? brotliDecompressSync(body) : body).toString()
      const watched = html.replace(/<html[^>]*>(?:\s*<head>)?/, `$&<script src="${WATCH}"></script>`)
      to.writeHead(answer.statusCode ?? 502, { ...kept, ...OWN_PROCESS }).end(watched)
    })
    onward.once('error', () => to.destroy())
    from.pipe(onward)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no address')
  return {
    url: `http://localhost:${address.port}`,
    close() {
      line.closeAllConnections()
      line.close()
    },
  }
}

function report(rove: readonly Figures[], bares: readonly Figures[]) {
  const ratio = median(
    rove.map(({ firstLead }, at) => median(firstLead) / median(bares[at]?.firstLead ?? [])),
  )
  const all = (of: readonly Figures[], figure: keyof Figures) => of.flatMap((one) => one[figure])
  const shown = (figures: number[]) =>
    `${median(figures).toFixed(0)} ms (${figures.map((ms) => ms.toFixed(0)).join(' ')})`
  const both = (figure: keyof Figures) => `${shown(all(rove, figure))}; bare ${shown(all(bares, figure))}`
  const met = (isMet: boolean) => (isMet ? 'within' : 'OVER')
  console.log(
    `first lead, opened again: ${both('firstLead')}; ${ratio.toFixed(2)} times bare, ` +
      `${met(ratio <= FIRST_LEAD_TIMES)} the goal of ${FIRST_LEAD_TIMES} times`,
  )
  console.log(`tap: ${both('taps')}`)
  const longest = Math.max(...all(rove, 'blocks'))
  console.log(
    `longest block from the opening to the last tap and letter: ${both('blocks')}; ` +
      `${longest.toFixed(0)} ms at most, ${met(longest <= BLOCK_MS)} the goal of ${BLOCK_MS} ms`,
  )
}
