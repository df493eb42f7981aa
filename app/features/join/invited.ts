import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { CallError, call, sentenceOf } from '#app/data/server/call.ts'
import { leaveGreeting, withWayBack } from '#app/data/server/entrance.ts'
import { queryClient } from '#app/data/server/query.ts'
import { Id } from '#db/model/id.ts'
import { Invited } from '#db/model/invitation.ts'

const path = (token: string) => `/api/invitations/${encodeURIComponent(token)}`

/** The team behind a link, requested anew each time, because the link may have been renewed. */
export const useInvited = (token: string) =>
  useQuery(
    {
      queryKey: ['invited', token],
      queryFn: () => call(Invited, 'GET', path(token || '-')),
      refetchOnMount: 'always',
      gcTime: 0,
    },
    queryClient,
  )

/** Joins the team and reloads the app in it. @throws CallError, TypeError when the server is unreachable */
export async function join(token: string, { teamId, teamName }: Invited): Promise<void> {
  try {
    await call(v.object({ id: Id }), 'POST', `${path(token)}/accept`)
  } catch (error) {
    // An accepted invitation no longer exists. If the response got lost, the person is in the team.
    const isGone = error instanceof CallError && error.status === 404
    if (!isGone || !(await chosen(teamId))) throw error
  }
  leaveGreeting(`You joined ${teamName}`)
  location.assign('/')
}

/**
 * Reloads the app in a team that the person is in.
 * @throws CallError, TypeError when the server is unreachable
 */
export async function goTo(teamId: number): Promise<void> {
  await choose(teamId)
  location.assign('/')
}

const choose = (teamId: number) =>
  call(v.object({ teamId: Id }), 'PATCH', '/api/teams/default-team', { teamId })

/** Switches to a team. @returns false if the person is not in it */
const chosen = (teamId: number): Promise<boolean> =>
  choose(teamId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof CallError) return false
      throw error
    },
  )

/** Why a link does not lead to a team, and whether to retry or sign in. */
export interface JoinBlocker {
  title: string
  text: string
  way: 'again' | 'sign in' | 'none'
}

const titles: Partial<Record<number, Pick<JoinBlocker, 'title' | 'way'>>> = {
  401: { title: 'Please sign in', way: 'sign in' },
  404: { title: 'This link does not work', way: 'none' },
  409: { title: 'You are in this team already', way: 'again' },
  410: { title: 'This invitation has expired', way: 'none' },
}

/** Explains the obstacle to the person. */
export function joinBlockerOf(error: unknown): JoinBlocker {
  if (!(error instanceof CallError)) {
    return {
      title: 'You are offline',
      text: 'Joining a team needs a connection. The link keeps until there is one.',
      way: 'again',
    }
  }
  const { title, way } = titles[error.status] ?? { title: 'The team could not be joined', way: 'again' }
  return { title, way, text: sentenceOf(error, 'Something went wrong. Please try again.') }
}

/** The sign-in page, which returns here afterwards. */
export const signInAddress = (): string => withWayBack('/login', location.pathname + location.search)
