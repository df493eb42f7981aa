import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { World } from '#tests/world.ts'
import { type Device, PHONE, shownOn, switchOn, type Visitor } from './browser.ts'

/** A TCP proxy with an address of its own for one server after another, which a browser takes for one and the same. */
interface Proxy {
  url: string
  /** Ends all connections. Later ones reach this server, or nobody if there is none. */
  leadTo(world: Pick<World, 'url'> | undefined): void
}

/** A device on which the app stays, with its worker and all files, when its person is gone. */
export interface Phone extends Visitor {
  /** Forgets the person and all that a test set, for the next one who takes the phone. */
  putBack(): Promise<void>
}

/** The phones that nobody uses, by their properties. */
const idle = new Map<string, Phone[]>()
const lasting = new Map<BrowserContext, Proxy>()

/** Whether a context is that of a phone, which outlives the file that took it. */
export const isLasting = (context: BrowserContext): boolean => lasting.has(context)

/**
 * A phone whose app is at this server: one that another file put back, because installing the worker and its files
 * takes more time than most tests, otherwise a new one. It has no page of the app open. A clock or a script that a test
 * installs in its context would stay.
 */
export async function takePhone(world: Pick<World, 'url'>, device: Device): Promise<Phone> {
  const kind = JSON.stringify({ viewport: PHONE, ...device })
  const phone = idle.get(kind)?.pop() ?? (await newPhone(kind, device))
  lasting.get(phone.context)?.leadTo(world)
  return phone
}

/** Such a phone for the current test, which puts it back unless it fails. @param device without the worker, which it has */
export async function borrowPhone(world: Pick<World, 'url'>, device: Device = {}): Promise<Visitor> {
  const phone = await takePhone(world, { ...device, worker: true })
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return phone.putBack()
    for (const page of phone.context.pages()) console.log(`a device at ${await shownOn(page)}`)
    await phone.context.close()
  })
  return phone
}

async function newPhone(kind: string, device: Device): Promise<Phone> {
  const proxy = await openProxy()
  const visitor = await switchOn(proxy, device)
  const { context, complaints, handedOver } = visitor
  lasting.set(context, proxy)
  const phone = {
    ...visitor,
    async putBack() {
      phone.page = await context.newPage()
      for (const page of context.pages()) if (page !== phone.page) await page.close()
      await context.unrouteAll()
      await context.setOffline(false)
      await context.clearPermissions()
      await context.setGeolocation(null)
      await forget(phone.page, proxy)
      proxy.leadTo(undefined)
      complaints.length = 0
      handedOver.length = 0
      idle.set(kind, [...(idle.get(kind) ?? []), phone])
    },
  }
  return phone
}

/** Deletes all that the device stores except for the worker and the app's files. */
async function forget(page: Page, proxy: Proxy) {
  const context = page.context()
  await context.clearCookies()
  const tools = await context.newCDPSession(page)
  // A worker that runs may know the person, and write again.
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.stopAllWorkers')
  await tools.send('Network.clearBrowserCache')
  const storageTypes = 'local_storage,indexeddb,file_systems'
  await tools.send('Storage.clearDataForOrigin', { origin: proxy.url, storageTypes })
  await tools.detach()
}

async function openProxy(): Promise<Proxy> {
  let target: URL | undefined
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (!target) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroySoon()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It ends with the process, as the browser does.
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo(world) {
      for (const socket of sockets) socket.destroy()
      target = world && new URL(world.url)
    },
  }
}
