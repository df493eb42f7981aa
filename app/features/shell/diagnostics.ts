import type { DeviceStore } from '#db/device/store.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { VERSION } from './version.ts'

/** What the browser reports about itself. */
export interface Circumstances {
  deviceId: string
  browser: string
  online: boolean
  /** Whether a service worker runs this page's syncs. */
  worker: boolean
  /** In bytes. */
  storage: { used: number; quota: number; persisted: boolean } | undefined
}

/**
 * Data about this device's sync for support, as lines of text: numbers, times, names of changes and codes of
 * refusals; never names, addresses or typed text.
 */
export async function diagnosticsOf(store: DeviceStore, about: Circumstances): Promise<string> {
  const status = await store.status.get('sync')
  const outbox = await store.outbox.toArray()
  const cursors = await store.cursors.toArray()
  const counts = await Promise.all(store.tables.map(async (table) => `${table.name} ${await table.count()}`))
  const { used, quota, persisted } = about.storage ?? {}
  return [
    `Rove ${VERSION}, protocol ${PROTOCOL}, ${new Date().toISOString()}`,
    `Device ${about.deviceId}`,
    `Browser ${about.browser}`,
    `Online ${about.online}, worker ${about.worker}`,
    `Storage ${used ?? '?'} of ${quota ?? '?'} bytes, kept ${persisted ?? '?'}`,
    `Last sync ${status?.lastAt || 'never'}, result ${status?.result ?? 'none'}, running ${status?.running ?? false}`,
    `Rows: ${counts.join(', ')}`,
    `Read up to: ${cursors.map(({ version, reset }) => (reset ? `${version} (${reset})` : version)).join(', ')}`,
    ...outbox
      .slice(0, 50)
      .map(
        ({ name, state, code = '', at }) => `Outbox: ${[name, state, code, at].filter(Boolean).join(' ')}`,
      ),
    ...(outbox.length > 50 ? [`Outbox: ${outbox.length - 50} more`] : []),
  ].join('\n')
}
