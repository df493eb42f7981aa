import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as driver, type Page } from 'playwright-core'
import { chromiumPath, FLAGS } from '#tests/chromium.ts'
import { answerOf, askedOf, type Browser, type Engine, PHONE, type Tab } from './browser.ts'

/** The engine of Chrome and Edge. */
export const chromium: Engine = {
  name: 'Chromium',
  async open() {
    const profile = mkdtempSync(join(tmpdir(), 'rove-chromium-'))
    let running = await start(profile)
    return {
      goto: (url) => running.tab.goto(url),
      run: (body, ...args) => running.tab.run(body, ...args),
      async newTab() {
        const page = await running.context.newPage()
        return { ...tabOf(page), close: () => page.close() }
      },
      async restart() {
        await running.context.close()
        running = await start(profile)
      },
      async close() {
        await running.context.close()
        rmSync(profile, { recursive: true, force: true })
      },
    } satisfies Browser
  },
}

async function start(profile: string) {
  const context = await driver.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    // Playwright ignores certificate errors, but service workers do not.
    args: [...FLAGS, '--ignore-certificate-errors'],
    viewport: PHONE,
  })
  return { context, tab: tabOf(context.pages()[0] ?? (await context.newPage())) }
}

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  run: (body, ...args) =>
    answerOf(() =>
      page.evaluate(`(() => { const given = ${JSON.stringify(args)}; return ${askedOf(body)} })()`),
    ),
})
