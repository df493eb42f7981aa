import type { Team, TeamRole } from './team.ts'

// Who may do what in a team. The app hides controls by these rules, and the server refuses calls by them.

/** The acting person's role in a team. A personal space has no other members. */
type Own = Pick<Team, 'role' | 'personal'>

/** May invite people, and see and revoke invitations. */
export const mayInvite = ({ role, personal }: Own): boolean => !personal && role !== 'member'

/** May see the team's link, with which people join. */
export const mayShareLink = ({ personal }: Own): boolean => !personal

/** May renew the team's link, which ends the previous one, and switch it off and on. */
export const mayManageLink = (own: Own): boolean => mayInvite(own)

/** May change the team's name and description. */
export const mayEditTeam = ({ role }: Pick<Team, 'role'>): boolean => role === 'owner'

/** May change another member's role. @param member the other member's current role */
export const mayChangeRole = ({ role }: Pick<Team, 'role'>, member: TeamRole): boolean =>
  isAbove(role, member)

/** May remove another member; for oneself see {@link mayLeave}. */
export const mayRemove = ({ role }: Pick<Team, 'role'>, member: TeamRole): boolean => isAbove(role, member)

/** May leave the team. The owner must first hand it over, or delete it. */
export const mayLeave = ({ role }: Pick<Team, 'role'>): boolean => role !== 'owner'

/** May make another member the owner. */
export const mayHandOver = ({ role }: Pick<Team, 'role'>, member: TeamRole): boolean =>
  role === 'owner' && member !== 'owner'

/** May download all of the team's data. */
export const mayDownload = ({ role }: Pick<Team, 'role'>): boolean => role === 'owner'

/** May read the team's audit log. */
export const mayReadAudit = ({ role }: Pick<Team, 'role'>): boolean => role !== 'member'

/** May see what uses the team's storage. */
export const mayReadStorage = ({ role }: Pick<Team, 'role'>): boolean => role !== 'member'

/** May erase a person's data from the team. */
export const mayErase = ({ role }: Pick<Team, 'role'>): boolean => role !== 'member'

/** May require a second factor of the team's members. */
export const mayRequireSecondFactor = ({ role, personal }: Own): boolean => !personal && role === 'owner'

/** May see which members sign in with a second factor. */
export const maySeeSecondFactors = ({ role, personal }: Own): boolean => !personal && role !== 'member'

/** May delete the team. */
export const mayDeleteTeam = ({ role, personal }: Own): boolean => !personal && role === 'owner'

/** The owner may act on everybody else, an admin only on ordinary members. */
const isAbove = (role: TeamRole, member: TeamRole): boolean =>
  (role === 'owner' && member !== 'owner') || (role === 'admin' && member === 'member')
