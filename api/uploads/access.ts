import { fileUrl } from '#db/model/file.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { isMember, isWithheld, teamsOf } from '#db/server/teams.ts'
import type { Upload } from '#db/server/uploads.ts'
import { userById } from '#db/server/users.ts'

/**
 * Whether a person may see a file. A team's file can be seen by its members. A person's own file can be seen
 * by them, by their team mates if it is the picture of their profile, and by the members of a team that this
 * person owns if it is the team's avatar.
 */
export async function maySee(handle: Handle, userId: number, upload: Upload): Promise<boolean> {
  const { id, teamId, createdBy } = upload
  if (await isMember(handle, userId, teamId)) return !(await isWithheld(handle, userId, teamId))
  if (teamId !== createdBy) return false
  const url = fileUrl(id)
  const teams = await teamsOf(handle, userId)
  if (teams.some(({ ownerId, avatarUrl }) => ownerId === createdBy && avatarUrl === url)) return true
  const creator = await userById(handle, createdBy)
  if (creator?.profileImageUrl !== url) return false
  const theirs = new Set((await teamsOf(handle, createdBy)).map((team) => team.id))
  return teams.some((team) => theirs.has(team.id))
}
