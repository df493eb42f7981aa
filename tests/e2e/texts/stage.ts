import { serve } from '#tests/fakes/webServer.ts'
import { openTown } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { DESK, PHONE, type Visitor, visit } from '../browser.ts'
import { beSignedIn, FILLABLE, fill } from '../texts.ts'

/** The only one that the town's companies publish. */
export const ADDRESS = 'orders@harbourbakery.test'

/** The server of all texts, a town of companies, and the devices on which people sign in one after the other. */
export interface Stage extends AsyncDisposable {
  world: World
  /** An AI service that takes any key, until it takes none. */
  keys: { taken: { key: string; baseUrl: string; model: string }; refuse(): void }
  /** A phone, somebody signed in or nobody, that knows nothing of anybody else. Its clock can be stopped. */
  arrive(person?: Person): Promise<Visitor>
  /** The same at a desk. */
  desk(person?: Person): Promise<Visitor>
}

/** Opens all of it; the devices are on until the file that asked is done. */
export async function openStage(): Promise<Stage> {
  let isKeyTaken = true
  const service = await serve((_, response) => {
    const answer = isKeyTaken
      ? { object: 'list', data: [{ id: 'gpt-4o-mini', object: 'model' }] }
      : { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }
    response
      .writeHead(isKeyTaken ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))
  })
  const town = await openTown('Bergen', {
    'Harbour Bakery': `<a href="mailto:${ADDRESS}">Write</a>`,
    'Silent Bakery': '<p>Closed.</p>',
    'Quay Bakery': '<p>Bread</p>',
  })
  const outboundAllow = `${town.outboundAllow},127.0.0.1:${service.port}`
  const world = await openWorld({ ...town, outboundAllow })
  const baseUrl = `http://127.0.0.1:${service.port}/v1`
  return {
    world,
    keys: {
      taken: { key: 'sk-taken-for-now', baseUrl, model: 'gpt-4o-mini' },
      refuse() {
        isKeyTaken = false
      },
    },
    arrive: await deviceAt(world, PHONE),
    desk: await deviceAt(world, DESK),
    async [Symbol.asyncDispose]() {
      await world.close()
      await town.close()
      await service[Symbol.asyncDispose]()
    },
  }
}

/** A device that all share, as a new one costs as much as three starts of the app; it forgets who was there before, unless it is the same. */
async function deviceAt(world: World, viewport: typeof PHONE) {
  const visitor = await visit(world, { script: FILLABLE, viewport, hasty: true })
  const { context, page, complaints } = visitor
  await page.clock.install()
  const storage = await context.newCDPSession(page)
  let user: number | undefined
  return async (person?: Person): Promise<Visitor> => {
    await page.unrouteAll()
    await context.unrouteAll()
    await context.setOffline(false)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
    await page.clock.resume()
    complaints.length = 0
    if (!person || person.user.id !== user) await forget()
    else await leaveAsIs()
    user = person?.user.id
    if (person) await beSignedIn(context, world, person)
    return visitor
  }

  async function forget() {
    if (page.url().startsWith(world.url)) await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    const storageTypes = 'cookies,local_storage,indexeddb'
    await storage.send('Storage.clearDataForOrigin', { origin: world.url, storageTypes })
  }

  async function leaveAsIs() {
    if (!page.url().startsWith(world.url)) return
    await page.keyboard.press('Escape')
    await fill(page, false)
  }
}
