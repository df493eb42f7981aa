import type { Team, TeamRole } from './team.ts'

// Who may do what in a team: hides the control on screen, and refuses the call on the server.

/** A team as the person who acts is in it. A personal space has no other people. */
type Own = Pick<Team, 'role' | 'personal'>

/** Invites people, sees and revokes invitations. */
export const mayInvite = ({ role, personal }: Own): boolean => !personal && role !== 'member'

/** Sees the team's own link, by which people join. */
export const mayShareLink = ({ personal }: Own): boolean => !personal

/** Makes a new link, which ends the one before, and switches it off and on. */
export const mayManageLink = (own: Own): boolean => mayInvite(own)

/** Changes the team's name and description. */
export const mayEditTeam = ({ role }: Pick<Team, 'role'>): boolean => role === 'owner'

/** @param member what the other one is in the team */
export const mayChangeRole = ({ role }: Pick<Team, 'role'>, member: TeamRole): boolean =>
  isAbove(role, member)

/** Removes someone else; for oneself see {@link mayLeave}. */
export const mayRemove = ({ role }: Pick<Team, 'role'>, member: TeamRole): boolean => isAbove(role, member)

/** The owner hands the team over first, or deletes it. */
export const mayLeave = ({ role }: Pick<Team, 'role'>): boolean => role !== 'owner'

/** Makes the other one the owner. */
export const mayHandOver = ({ role }: Pick<Team, 'role'>, member: TeamRole): boolean =>
  role === 'owner' && member !== 'owner'

/** Takes all of the team's data along. */
export const mayDownload = ({ role }: Pick<Team, 'role'>): boolean => role === 'owner'

/** Sees who did what in the team, and when. */
export const mayReadAudit = ({ role }: Pick<Team, 'role'>): boolean => role !== 'member'

/** Sees what takes the team's room. */
export const mayReadStorage = ({ role }: Pick<Team, 'role'>): boolean => role !== 'member'

/** Erases a person's data from the team. */
export const mayErase = ({ role }: Pick<Team, 'role'>): boolean => role !== 'member'

/** Asks everybody in the team for a second factor. */
export const mayRequireSecondFactor = ({ role, personal }: Own): boolean => !personal && role === 'owner'

/** Sees which members sign in with a second factor. */
export const maySeeSecondFactors = ({ role, personal }: Own): boolean => !personal && role !== 'member'

export const mayDeleteTeam = ({ role, personal }: Own): boolean => !personal && role === 'owner'

/** The owner acts on everybody else, an admin on those who are no admins. */
const isAbove = (role: TeamRole, member: TeamRole): boolean =>
  (role === 'owner' && member !== 'owner') || (role === 'admin' && member === 'member')
