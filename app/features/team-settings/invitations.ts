import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { refreshTeam, teamKey } from '#app/data/server/teamNews.ts'
import { Invitation, MadeInvitation, type NewInvitation, TeamLink } from '#db/model/invitation.ts'

const path = (teamId: number) => `/api/teams/${teamId}/invitations`
const linkPath = (teamId: number) => `/api/teams/${teamId}/link`

/** The address for joining a team: for one invitation, or for the team's own link. */
export const joinAddress = (token: string, origin = location.origin): string =>
  `${origin}/join-team?id=${encodeURIComponent(token)}`

/** The unanswered invitations, the newest first; for the owner and admins. */
export const useInvitations = (teamId: number) =>
  useQuery({
    queryKey: teamKey(teamId, 'invitations'),
    queryFn: () => call(v.array(Invitation), 'GET', path(teamId)),
    refetchOnMount: 'always',
  })

/** @throws CallError, TypeError when the server is unreachable */
export async function invite(teamId: number, wanted: NewInvitation): Promise<MadeInvitation> {
  const made = await call(MadeInvitation, 'POST', path(teamId), wanted)
  await refreshTeam(teamId)
  return made
}

/** Replaces the link of an invitation. @throws CallError, TypeError when the server is unreachable */
export async function remake(teamId: number, invitationId: number): Promise<MadeInvitation> {
  const made = await call(MadeInvitation, 'POST', `${path(teamId)}/${invitationId}/link`)
  await refreshTeam(teamId)
  return made
}

/** @throws CallError, TypeError when the server is unreachable */
export async function revoke(teamId: number, invitationId: number): Promise<void> {
  await call(v.undefined(), 'DELETE', `${path(teamId)}/${invitationId}`)
  await refreshTeam(teamId)
}

/** The team's own link, created at the first request; its token is '' while it is switched off. */
export const useTeamLink = (teamId: number) =>
  useQuery({
    queryKey: teamKey(teamId, 'link'),
    queryFn: () => call(TeamLink, 'GET', linkPath(teamId)),
    refetchOnMount: 'always',
  })

/** Replaces the team's link. @throws CallError, TypeError when the server is unreachable */
export async function renewLink(teamId: number): Promise<void> {
  queryClient.setQueryData(teamKey(teamId, 'link'), await call(TeamLink, 'POST', linkPath(teamId)))
}

/** Disables the team's link. @throws CallError, TypeError when the server is unreachable */
export async function switchLinkOff(teamId: number): Promise<void> {
  await call(v.undefined(), 'DELETE', linkPath(teamId))
  await refreshTeam(teamId)
}
