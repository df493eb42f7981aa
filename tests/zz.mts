import { openWorld } from '#tests/world.ts'
import { launch } from '#tests/chromium.ts'
import { teamOfLeads } from '#tests/bench/seed.ts'
import { openReference } from '#tests/bench/start/reference.ts'
import { newPhone, newPage, seeLead, taps } from '#tests/bench/start/visit.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const N = Number(process.env.N ?? 10000), R = Number(process.env.R ?? 8), TAPS = Number(process.env.TAPS ?? 0)
const dataDir = mkdtempSync('/tmp/rove-look-')
const ana = await teamOfLeads(dataDir, N) as any
const world = await openWorld({ dataDir, dist: process.env.DIST ?? join(process.cwd(), 'dist') } as never)
const bare = await openReference('bare', dataDir)
const browser = await launch()
const med = (a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)]!
const phones: any = {}
for (const [name, url] of [['rove', world.url], ['bare', bare.url]] as const) {
  const subject = { name, line: { url } } as any
  const context = await newPhone(browser, subject, ana)
  const opened = await newPage(context, false)
  await seeLead(opened)
  if (name === 'rove') await opened.page.getByText(`${N} leads`).first().waitFor({ timeout: 120000 })
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller)
  await opened.page.waitForTimeout(9000)
  await opened.page.close()
  phones[name] = context
}
for (const slow of [false, true]) {
  const out: any = { rove: [], bare: [] }, fp: any = { rove: [], bare: [] }, tp: any = { rove: [], bare: [] }
  for (let r = 0; r < R; r++) for (const name of ['rove', 'bare']) {
    await new Promise((x) => setTimeout(x, 1500))
    const opened = await newPage(phones[name], slow)
    const t = await seeLead(opened)
    await opened.page.waitForTimeout(2500)
    const seen = await opened.page.evaluate(() => watch.seen())
    out[name].push(Math.max(t, seen.firstPaint)); fp[name].push(seen.firstPaint)
    if (TAPS && r < 3) tp[name].push(...(await taps(opened, TAPS)))
    await opened.page.close()
  }
  for (const name of ['rove', 'bare']) console.log(slow ? '4x' : '1x', name, 'lead', Math.round(med(out[name])), 'paint', Math.round(med(fp[name])), out[name].map(Math.round).join(' '), TAPS ? `taps ${med(tp[name])?.toFixed(0)}: ${tp[name].map(Math.round).join(' ')}` : '')
}
await browser.close(); await world.close(); bare.close(); rmSync(dataDir, { recursive: true })
