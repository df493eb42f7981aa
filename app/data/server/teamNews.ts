import * as v from 'valibot'
import { queryClient } from './query.ts'

/**
 * What the server alone knows of a team, or of a person (by their user id), is kept under it, so that all of it can be
 * read anew at once.
 */
export const teamKey = (teamId: number, what: 'members' | 'invitations' | 'link' | 'notices') => [
  'team',
  teamId,
  what,
]

/** The id of the team that changed; '' for any. */
const Heard = v.union([v.literal(''), v.number()])

const channelName = (userId: number) => `rove-teams-${userId}`

/** Passes on, to all tabs, that who is in a team, or is asked to join it, has changed. */
export function broadcastTeamNews(userId: number, data: unknown): void {
  const parsed = v.safeParse(Heard, data)
  if (!parsed.success) return
  const channel = new BroadcastChannel(channelName(userId))
  channel.postMessage(parsed.output)
  channel.close()
}

/** Reads what is on screen of a team anew when any tab has heard that it changed. */
export function followTeamNews(userId: number, signal: AbortSignal): void {
  const channel = new BroadcastChannel(channelName(userId))
  channel.onmessage = ({ data }) => {
    const heard = v.safeParse(Heard, data)
    if (heard.success) void refreshTeam(heard.output)
  }
  signal.addEventListener('abort', () => channel.close())
}

/** @param teamId '' for all teams */
export function refreshTeam(teamId: number | ''): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: teamId === '' ? ['team'] : ['team', teamId] })
}
