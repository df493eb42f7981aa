import { useMemo } from 'react'
import { memberName, useKnownMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { sortedByName } from '#db/model/order.ts'
import type { Member } from '#db/model/team.ts'

/** The people who can own the leads of a team, as far as this device knows them. */
export interface Owners {
  /** The id of the person who uses this device. */
  me: number
  /** The members' names by user id. */
  names: ReadonlyMap<number, string>
  /** The ids of those who can be chosen: the person, then the others by name. */
  ids: readonly number[]
  /** Whether this device knows the team's members. Before that, `ids` has only the person. */
  known: boolean
}

/** What stands in the place of a name if a lead has no owner. */
export const NOBODY = 'Nobody'

/** The people who can own a lead, live. A personal space has only one person, so there it is undefined. */
export function useOwners(): Owners | undefined {
  const { user, team } = useWorkspace()
  const members = useKnownMembers(team.id, !team.personal)
  return useMemo(
    () => (team.personal ? undefined : ownersIn(members, user.id, user.fullName || user.username)),
    [members, team.personal, user.id, user.fullName, user.username],
  )
}

/** @param members undefined until they are known */
export function ownersIn(members: readonly Member[] | undefined, me: number, myName: string): Owners {
  const names = new Map(members?.map((member) => [member.userId, memberName(member)]))
  if (!names.has(me)) names.set(me, myName)
  const others = (members ?? []).filter((member) => member.userId !== me && isHere(member))
  const ids = [me, ...sortedByName(others, memberName).map(({ userId }) => userId)]
  return { me, names, ids, known: members !== undefined }
}

/** A member whose account was deleted has no username. */
const isHere = ({ user }: Member): boolean => user.username !== ''

/** The name of a lead's owner, for display. */
export function ownerName(ownerId: number | null, owners: Owners | undefined): string {
  if (ownerId === null) return NOBODY
  return owners?.names.get(ownerId) ?? 'A team mate'
}
