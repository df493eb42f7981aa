import type { BrowserContext, Page } from 'playwright-core'

/** Actions that only a browser's developer tools can do. @param origin where the app is */
export async function overDevTools(context: BrowserContext, page: Page, origin: string) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return {
    /** Kills the tab, as a phone short of memory does. */
    async crash() {
      const crashed = page.waitForEvent('crash')
      // It never responds, because the tab is gone.
      session.send('Page.crash').catch(() => undefined)
      await crashed
      await page.close()
    },
    stopWorkers: () => session.send('ServiceWorker.stopAllWorkers'),
    /** Wakes the worker, as the browser does when the network is back. */
    async backgroundSync() {
      const registrationId = await registered
      const event = { origin, registrationId, tag: 'rove-sync', lastChance: false }
      await session.send('ServiceWorker.dispatchSyncEvent', event)
    },
  }
}
