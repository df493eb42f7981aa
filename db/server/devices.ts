import { eq } from 'drizzle-orm'
import type { Handle } from './open.ts'
import { devices } from './tables.ts'

export type DeviceRow = typeof devices.$inferSelect

export async function deviceWith(handle: Handle, id: string): Promise<DeviceRow | undefined> {
  return handle.select().from(devices).where(eq(devices.id, id)).get()
}

/** Notes that a device synced, and what its owner would call it. */
export async function seeDevice(handle: Handle, device: DeviceRow): Promise<void> {
  handle.insert(devices).values(device).onConflictDoUpdate({ target: devices.id, set: device }).run()
}
