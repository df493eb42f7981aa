import { and, eq, sql } from 'drizzle-orm'
import { first, type Handle, prepared } from './sqlite/handle.ts'
import { devices } from './sqlite/tables.ts'

export type DeviceRow = typeof devices.$inferSelect

const byPerson = prepared((handle) =>
  handle
    .select()
    .from(devices)
    .where(and(eq(devices.userId, sql.placeholder('userId')), eq(devices.id, sql.placeholder('id')))),
)

/** A person's device. */
export async function deviceOf(handle: Handle, userId: number, id: string): Promise<DeviceRow | undefined> {
  return first(byPerson(handle, { userId, id }))
}

/** Notes that a device synced, and what its owner would call it. */
export async function seeDevice(handle: Handle, device: DeviceRow): Promise<void> {
  await handle
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({ target: [devices.userId, devices.id], set: device })
}
