import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { User } from '#db/model/user.ts'
import { CallError, call } from './call.ts'
import { forgetAllButDrafts } from './draft.ts'
import { forgetQueries, queryClient } from './query.ts'

const USER = ['user'] as const
/** Left by a sign-out that could not reach the server: keeps the next start out until it did. */
const SIGNED_OUT = 'rove-signed-out'

let lapsed = false
const listeners = new Set<() => void>()

function setLapsed(value: boolean) {
  lapsed = value
  for (const listener of listeners) listener()
}

/** Whether the server no longer knows the session of the person who works here. */
export const useLapsed = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lapsed,
  )

/**
 * Who works on this device: at once for a known person, whose session is then checked beside; otherwise as the
 * server says.
 * @returns undefined when nobody is signed in
 */
export async function resolveUser(): Promise<User | undefined> {
  if (localStorage.getItem(SIGNED_OUT) && !(await finishSignOut())) return undefined
  const known = queryClient.getQueryData<User>(USER)
  if (!known) return fetchUser().catch(nobodyIfOutOfReach)
  void verify(known)
  return known
}

/** Who the server says is signed in; for the sign-in page. */
export async function signedInUser(): Promise<User | undefined> {
  const known = queryClient.getQueryData<User>(USER)
  return fetchUser().catch((error: unknown) => (error instanceof CallError ? undefined : known))
}

async function fetchUser(): Promise<User | undefined> {
  try {
    const user = await call(User, 'GET', '/api/auth/user')
    queryClient.setQueryData(USER, user)
    return user
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return undefined
    throw error
  }
}

function nobodyIfOutOfReach(error: unknown): undefined {
  if (error instanceof TypeError || error instanceof DOMException) return undefined
  throw error
}

let verified = 0
const FRESH_MS = 60_000

async function verify(known: User) {
  if (Date.now() - verified < FRESH_MS) return
  verified = Date.now()
  const user = await fetchUser().catch(() => known)
  setLapsed(user === undefined)
  // Another person signed in, in another tab.
  if (user && user.id !== known.id) location.reload()
}

/** What the next page says first: signing in loads the app anew. */
const GREETING = 'rove-greeting'

/**
 * The session is the server's again; loads the app anew as that person.
 * @param backTo a path of the app
 */
export function enter({ backTo, greeting }: { backTo?: string | undefined; greeting: string }): void {
  forgetQueries()
  localStorage.removeItem(SIGNED_OUT)
  sessionStorage.setItem(GREETING, greeting)
  location.assign(backTo?.startsWith('/') && !backTo.startsWith('//') ? backTo : '/')
}

/** The greeting that the page before left, once. */
export function takeGreeting(): string | null {
  const greeting = sessionStorage.getItem(GREETING)
  sessionStorage.removeItem(GREETING)
  return greeting
}

/** Ends the session (SPEC.md section 4, Logout), offline too, and loads the sign-in page; drafts stay for the person. */
export async function signOut(): Promise<void> {
  forgetQueries()
  forgetAllButDrafts()
  sessionStorage.clear()
  localStorage.setItem(SIGNED_OUT, '1')
  await finishSignOut()
  await fetch('/api/auth/user?justLoggedOut=true').catch(() => undefined)
  location.assign('/login')
}

/** @returns whether the server ended the session */
async function finishSignOut(): Promise<boolean> {
  const ended = await fetch('/api/auth/logout').then(
    ({ ok }) => ok,
    () => false,
  )
  if (ended) localStorage.removeItem(SIGNED_OUT)
  return ended
}

/** The person as the server last described them; live. */
export function useUser(known: User): User {
  return useQuery({ queryKey: USER, queryFn: fetchUser, initialData: known, enabled: false }).data ?? known
}

/** Whose work must be settled before the sign-out. */
export const userToSignOut = () => queryClient.getQueryData<User>(USER)
