import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { expect, test } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { axeFinds, cutTexts, DESK, PHONE, ringless, showIn, themes } from './look.ts'

const TITLE = 'Components of Rove'
const root = join(import.meta.dirname, '../../app')
const dist = join(root, '../dist')

test('the component page is no part of what is served', () => {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(names).toContain('index.html')
  expect(names).not.toContain('components.html')
  const texts = names.filter((name) => ['.html', '.js', '.json'].includes(extname(name)))
  expect(texts.filter((name) => readFileSync(join(dist, name), 'utf8').includes(TITLE))).toEqual([])
})

test('every component looks right in every state, on a phone and a desk, dark and light', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'rove-components-'))
  const page = { configFile: false, root, logLevel: 'error' } as const
  await build({
    ...page,
    plugins: [react(), tailwindcss()],
    build: { outDir, rolldownOptions: { input: join(root, 'components.html') } },
  })
  const server = await preview({ ...page, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await sharedBrowser()
  const tab = await browser.newPage({ reducedMotion: 'reduce' })
  const faults: string[] = []
  tab.on('pageerror', (error) => faults.push(String(error)))
  await tab.goto(new URL('components.html', server.resolvedUrls?.local[0]).href)
  await tab.getByRole('heading', { name: TITLE }).waitFor()
  for (const size of [PHONE, DESK]) {
    for (const theme of themes) {
      await showIn(tab, theme, size)
      faults.push(...(await axeFinds(tab, theme)))
    }
    faults.push(...(await cutTexts(tab)))
  }
  faults.push(...(await ringless(tab)))
  await tab.close()
  await server.close()
  rmSync(outDir, { recursive: true })
  expect(faults).toEqual([])
})
