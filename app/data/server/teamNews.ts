import * as v from 'valibot'
import { queryClient } from './query.ts'

/** What the server alone knows of a team is kept under the team, so that all of it can be read anew at once. */
export const teamKey = (teamId: number, what: 'members' | 'invitations' | 'link') => ['team', teamId, what]

/** The id of the team that changed as the server tells it; '' for any. */
const TeamIdText = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))])
const Heard = v.union([v.literal(''), v.number()])

const channelName = (userId: number) => `rove-teams-${userId}`

/** Passes on, to all tabs, that who is in a team, or is asked to join it, has changed. */
export function broadcastTeamNews(userId: number, data: unknown): void {
  const parsed = v.safeParse(TeamIdText, data)
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
