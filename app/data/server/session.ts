import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { forgetAreas } from '#app/data/device/areas/forgetAreas.ts'
import { forgetAllButDrafts } from '#app/data/device/draft.ts'
import { isEnded } from '#app/start/outdated.ts'
import { User } from '#db/model/user.ts'
import { CallError, call, endings } from './call.ts'
import { endSession, isSignedIn, mayEnter, rememberKnown } from './entrance.ts'
import { firstAnswer } from './first.ts'
import { forgetQueries, queryClient, restoreQueries } from './query.ts'

const USER = ['user'] as const

let lapsed = false
const listeners = new Set<() => void>()

function setLapsed(value: boolean) {
  lapsed = value
  for (const listener of listeners) listener()
}

endings.addEventListener('ended', () => void leaveEnded())

/** Loaded on demand, because it is rarely needed. */
async function leaveEnded() {
  const { leaveEnded } = await import('./ended.ts')
  await leaveEnded()
}

/**
 * Call it when a sync found that nobody is signed in: if the session was ended on purpose, the page is
 * cleared.
 */
export async function checkEnded(): Promise<void> {
  if (isEnded()) await leaveEnded()
  else await isSignedIn()
}

/** When the server last confirmed who is signed in, in ms since 1970. */
let verified = 0
const FRESH_MS = 60_000

/** Whether the server no longer knows the session of this device's person. */
export const useLapsed = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lapsed,
  )

/**
 * The person who works on this device. A known person is returned at once while their session is checked in
 * the background; otherwise the server is asked.
 * @returns undefined when nobody is signed in
 */
export async function resolveUser(): Promise<User | undefined> {
  if (!(await mayEnter())) return undefined
  if (isEnded()) {
    const { forgetEnded } = await import('./ended.ts')
    await forgetEnded()
    return undefined
  }
  await restoreQueries()
  const known = queryClient.getQueryData<User>(USER)
  if (!known) return (await firstUser()) ?? fetchUser().catch(nobodyIfOutOfReach)
  void verify(known)
  return known
}

async function firstUser(): Promise<User | undefined> {
  const first = await firstAnswer()
  return first && remembered(first.user)
}

function remembered(user: User): User {
  verified = Date.now()
  queryClient.setQueryData(USER, user)
  rememberKnown(user.id)
  return user
}

async function fetchUser(): Promise<User | undefined> {
  try {
    return remembered(await call(User, 'GET', '/api/auth/user'))
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return undefined
    throw error
  }
}

function nobodyIfOutOfReach(error: unknown): undefined {
  if (error instanceof TypeError || error instanceof DOMException) return undefined
  throw error
}

async function verify(known: User) {
  if (Date.now() - verified < FRESH_MS) return
  verified = Date.now()
  const user = await fetchUser().catch(() => known)
  setLapsed(user === undefined)
  if (!user || user.id === known.id) return
  // Another person signed in, in another tab. Cleared now, because the cache is written to storage with a
  // delay.
  forgetQueries()
  location.reload()
}

/** Ends the session, also offline, and loads the sign-in page; drafts are kept for the person. */
export async function signOut(): Promise<void> {
  forgetQueries()
  await forgetAreas()
  forgetAllButDrafts()
  sessionStorage.clear()
  await endSession()
  await fetch('/api/auth/user?justLoggedOut=true').catch(() => undefined)
  location.assign('/login')
}

/** Stores a new description of the current person from the server. */
export function describeUser(user: User): void {
  queryClient.setQueryData(USER, user)
}

/** The person as the server last described them; live. */
export function useUser(known: User): User {
  return useQuery({ queryKey: USER, queryFn: fetchUser, initialData: known, enabled: false }).data ?? known
}

/** The person whose unsent work must be settled before signing out. */
export async function userToSignOut(): Promise<User | undefined> {
  await restoreQueries()
  return queryClient.getQueryData<User>(USER)
}
