import { eq, sql } from 'drizzle-orm'
import { type Handle, prepared } from './open.ts'
import { devices } from './tables.ts'

export type DeviceRow = typeof devices.$inferSelect

const byId = prepared((handle) =>
  handle
    .select()
    .from(devices)
    .where(eq(devices.id, sql.placeholder('id')))
    .prepare(),
)

export async function deviceWith(handle: Handle, id: string): Promise<DeviceRow | undefined> {
  return byId(handle).get({ id })
}

/** Notes that a device synced, and what its owner would call it. */
export async function seeDevice(handle: Handle, device: DeviceRow): Promise<void> {
  handle.insert(devices).values(device).onConflictDoUpdate({ target: devices.id, set: device }).run()
}
