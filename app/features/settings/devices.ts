import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { callFailed, reasonOf } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { SignedIn } from '#db/model/session.ts'

const DEVICES = ['devices'] as const
const PATH = '/api/users/me/sessions'

/** The devices that the person is signed in on, the newest first, as the server last told. */
export const useDevices = () =>
  useQuery({
    queryKey: DEVICES,
    queryFn: () => call(v.array(SignedIn), 'GET', PATH),
    refetchOnMount: 'always',
  })

export const refreshDevices = (): Promise<void> => queryClient.invalidateQueries({ queryKey: DEVICES })

/** Ends the session of another device. @throws CallError, TypeError when the server is out of reach */
export async function signOutThere({ id }: SignedIn): Promise<void> {
  await call(v.undefined(), 'DELETE', `${PATH}/${id}`)
  await refreshDevices()
}

/** Ends every session but this one. @throws CallError, TypeError when the server is out of reach */
export async function signOutElsewhere(): Promise<void> {
  await call(v.undefined(), 'DELETE', PATH)
  await refreshDevices()
}

const NEEDS = 'Signing out elsewhere needs a connection.'

/** Why a call about devices came to nothing, for the person. */
export const whyNot = (error: unknown): string => reasonOf(error, NEEDS)

/** The notice that says so. */
export const signOutFailed = callFailed('Sign-out failed', NEEDS)
