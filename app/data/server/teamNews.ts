import * as v from 'valibot'
import { queryClient } from './query.ts'

/**
 * The query key for data of a team, or of a person (by their user id), that only the server knows. The common
 * prefix allows all of a team's data to be reloaded at once.
 */
export const teamKey = (teamId: number, what: 'members' | 'invitations' | 'link' | 'notices') => [
  'team',
  teamId,
  what,
]

/** The id of the team that changed; '' for any. */
const Heard = v.union([v.literal(''), v.number()])

const channelName = (userId: number) => `rove-teams-${userId}`

/** Tells all tabs that a team's members or invitations have changed. */
export function broadcastTeamNews(userId: number, data: unknown): void {
  const parsed = v.safeParse(Heard, data)
  if (!parsed.success) return
  const channel = new BroadcastChannel(channelName(userId))
  channel.postMessage(parsed.output)
  channel.close()
}

/** Reloads the displayed data of a team when any tab hears of a change. */
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
