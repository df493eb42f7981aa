import { uuidv7 } from 'uuidv7'
import type { Deps } from '#api/http/deps.ts'
import type { Commit } from '#api/sync/commit.ts'
import { notDevices } from '#db/model/sync/protocol.ts'

/** Switches the person to this team, on all their devices. */
export async function chooseTeam(
  { now }: Pick<Deps, 'now'>,
  commit: Commit,
  userId: number,
  teamId: number,
): Promise<void> {
  const args = { id: userId, teamId }
  const chosen = { mid: uuidv7(), teamId: userId, name: 'settings.chooseTeam', args, at: now().toISOString() }
  await commit({ userId, deviceId: notDevices.api }, chosen)
}
