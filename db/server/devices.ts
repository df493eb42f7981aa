import type { Handle } from './open.ts'
import { devices } from './tables.ts'

/** Notes that a device synced, and what its owner would call it. */
export async function seeDevice(handle: Handle, device: typeof devices.$inferInsert): Promise<void> {
  handle.insert(devices).values(device).onConflictDoUpdate({ target: devices.id, set: device }).run()
}
