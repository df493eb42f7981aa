import { fileUrl } from '#db/model/file.ts'
import type { Handle } from '#db/server/open.ts'
import { isMember, teamsOf } from '#db/server/teams.ts'
import type { Upload } from '#db/server/uploads.ts'

/**
 * Whether a person may see a file: a team's is its members'; a person's own is theirs, and the members' of a team
 * that this person owns and that has it as its avatar.
 */
export async function maySee(handle: Handle, userId: number, upload: Upload): Promise<boolean> {
  const { id, teamId, createdBy } = upload
  if (await isMember(handle, userId, teamId)) return true
  if (teamId !== createdBy) return false
  const teams = await teamsOf(handle, userId)
  return teams.some(({ ownerId, avatarUrl }) => ownerId === createdBy && avatarUrl === fileUrl(id))
}
