import { defaultReminders } from '#db/model/reminders.ts'
import { defaultThresholds } from '#db/model/score.ts'
import { newRow } from '#db/model/sync/mutation.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from './database/handle.ts'
import { members, teams } from './database/tables.ts'
import { rowById } from './rows.ts'
import { write } from './write.ts'

/** Creates a new person's own stream, with their settings in it. */
export async function openOwnStream(handle: Handle, userId: number, createdAt: string): Promise<void> {
  const stream = { id: userId, name: '', ownerId: userId, personal: false, own: true, createdAt }
  await handle.insert(teams).values(stream)
  await handle.insert(members).values({ id: userId, teamId: userId, userId, role: 'admin', createdAt })
  const settings = {
    ...newRow(userId, { at: createdAt, userId, teamId: userId }),
    defaultTeamId: null,
    views: {},
    ownViews: [],
    thresholds: defaultThresholds,
    emailNotifications: true,
    notificationsSeenAt: '',
    reminders: defaultReminders,
  }
  await write(handle, 'settings', undefined, settings, {
    userId,
    deviceId: notDevices.api,
    name: 'settings.create',
    at: createdAt,
  })
}

/** The team that a person chose as the current one, if they did. */
export async function defaultTeamOf(handle: Handle, userId: number): Promise<number | null> {
  return (await rowById(handle, 'settings', userId))?.defaultTeamId ?? null
}
