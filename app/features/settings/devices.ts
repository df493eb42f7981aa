import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { callFailed, reasonOf } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { SignedIn } from '#db/model/session.ts'

const DEVICES = ['devices'] as const
const PATH = '/api/users/me/sessions'

/** The devices on which the person is signed in, the newest first, as the server last reported them. */
export const useDevices = () =>
  useQuery({
    queryKey: DEVICES,
    queryFn: () => call(v.array(SignedIn), 'GET', PATH),
    refetchOnMount: 'always',
  })

export const refreshDevices = (): Promise<void> => queryClient.invalidateQueries({ queryKey: DEVICES })

/** Ends the session of another device. @throws CallError, TypeError when the server is unreachable */
export async function signOutThere({ id }: SignedIn): Promise<void> {
  await call(v.undefined(), 'DELETE', `${PATH}/${id}`)
  await refreshDevices()
}

/** Ends every session but this one. @throws CallError, TypeError when the server is unreachable */
export async function signOutElsewhere(): Promise<void> {
  await call(v.undefined(), 'DELETE', PATH)
  await refreshDevices()
}

const NEEDS = 'Signing out elsewhere needs a connection.'

/** Explains to the person why a call about devices failed. */
export const whyNot = (error: unknown): string => reasonOf(error, NEEDS)

/** The notice for a failed sign-out. */
export const signOutFailed = callFailed('Sign-out failed', NEEDS)
