import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionsOf, text } from '#tests/options.ts'
import type { ServerProcess } from '#tests/process.ts'
import type { Town } from '#tests/site.ts'
import { callersOf, openWorld, type World } from '#tests/world.ts'
import { chromium } from './chromium.ts'
import { toList } from './page.ts'
import { buildRelease, type Release } from './release.ts'
import { arriveOnce, openStage, type Servers, type Stage } from './stage.ts'
import { workOffline } from './walks.ts'
import { walksIn } from './walkThrough.ts'

const { before, only } = optionsOf(
  'Phones of the release before with this server, and phones of this version with its server, in Chromium.',
  {
    before: text('the commit of the release before'),
    only: text('the one walk to do; upgrade: only a full outbox that meets the new server'),
  },
)
if (!before) throw new Error('Please say which commit the release before is: --before COMMIT')

const release = await buildRelease(before)
let passed = 0
let failed = 0
await tried('upgrade', 'a phone and a server of before, and this server in its place', () =>
  upgraded(release),
)
for (const [name, { walk, setting }] of walksIn(chromium)) {
  await tried(name, 'a phone of before, this server', () => walked(walk, setting, oldPhone))
  await tried(name, 'this phone, a server of before', () => walked(walk, setting, oldServer))
}
release.remove()
console.log(`${passed} walks passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function tried(name: string, between: string, walk: () => Promise<void>) {
  if (only && only !== name) return
  const began = Date.now()
  try {
    await walk()
    passed++
    console.log(`${name}, ${between}: ${Date.now() - began} ms`)
  } catch (error) {
    failed++
    console.log(`${name}, ${between}: failed, ${error instanceof Error ? error.message : error}`)
  }
}

async function walked(
  walk: (stage: Stage) => Promise<void>,
  setting: Parameters<typeof openStage>[1],
  openServers: (found: Town<string>) => Promise<Servers>,
) {
  const stage = await openStage(chromium, setting, openServers)
  await walk(stage).finally(() => stage.close())
}

/** The previous version's server, which only serves the app's files. */
async function oldPhone(found: Town<string>): Promise<Servers> {
  const world = await openWorld(found)
  const dataDir = newFolder()
  const files = await release.start({ DATA_DIR: dataDir })
  return {
    world,
    files,
    async close() {
      await world.close()
      await files.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** This version's server, which only serves the app's files. */
async function oldServer(found: Town<string>): Promise<Servers> {
  const files = await openWorld()
  const { companyDirectory, outboundAllow } = found
  const dataDir = newFolder()
  const server = await release.start({
    DATA_DIR: dataDir,
    COMPANY_DIRECTORY: companyDirectory,
    OUTBOUND_ALLOW: outboundAllow,
  })
  const world = worldOf(server, dataDir)
  return {
    world,
    files,
    async close() {
      await server.stop()
      await files.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/**
 * The outbox is filled while the previous server runs. This server then replaces it, on its folder, while the
 * phone is offline.
 */
async function upgraded({ start }: Release): Promise<void> {
  const dataDir = newFolder()
  const old = await start({ DATA_DIR: dataDir })
  const world = worldOf(old, dataDir)
  const stage = await openStage(chromium, {}, async () => ({
    world,
    files: { url: old.url },
    close: () => old.stop(),
  }))
  try {
    const made = await workOffline(stage)
    await old.stop()
    const now = await openWorld({ dataDir })
    Object.assign(world, now)
    stage.road.cut = false
    await arriveOnce(stage, made)
    await toList(stage, made.leads?.length)
    await now.close()
  } finally {
    await stage.close()
    await old.stop()
    rmSync(dataDir, { recursive: true })
  }
}

/** A server in a separate process, with the machine's clock. */
function worldOf({ url, stop }: ServerProcess, dataDir: string): World {
  return { ...callersOf(url), dataDir, databaseUrl: '', pass() {}, close: stop }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rove-release-data-'))
}
