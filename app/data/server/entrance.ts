import * as v from 'valibot'
import { KNOWN, SIGNED_OUT } from '#app/start/keys.ts'
import { isEnded } from '#app/start/outdated.ts'
import { dropKeptScreens } from '#app/start/screen.ts'
import { CallError, call } from './call.ts'

// What the sign-in page needs, and no more: it must be there at once on a slow phone.

/** Where the answers that only the server knows are kept for the next start (query.ts). */
export const QUERIES_KEY = 'rove-queries'
/** What the next page says first: signing in loads the app anew. */
const GREETING = 'rove-greeting'

/** Whether somebody is signed in, as the server says; with no connection, whether somebody is known here. */
export async function isSignedIn(): Promise<boolean> {
  if (!(await mayEnter())) return false
  try {
    await call(v.unknown(), 'GET', '/api/auth/user')
    return true
  } catch (error) {
    return !(error instanceof CallError) && localStorage.getItem(KNOWN) !== null && !isEnded()
  }
}

/** @returns false while a sign-out has not reached the server yet */
export const mayEnter = async (): Promise<boolean> => !localStorage.getItem(SIGNED_OUT) || finishSignOut()

export function rememberKnown(userId: number): void {
  localStorage.setItem(KNOWN, String(userId))
}

/**
 * The session is the server's again; loads the app anew as that person.
 * @param backTo a path of the app
 */
export function enter({ backTo, greeting }: { backTo?: string | undefined; greeting: string }): void {
  for (const key of [QUERIES_KEY, KNOWN, SIGNED_OUT]) localStorage.removeItem(key)
  dropKeptScreens()
  leaveGreeting(greeting)
  location.assign(ownAddress(backTo))
}

/**
 * Where to go back to: an address of the app itself, else the dashboard's.
 * @param backTo a path as an address bar gave it, which anybody may have written
 * @returns a whole address: a path may read as another site's
 */
export function ownAddress(backTo: string | undefined, origin = location.origin): string {
  const path = backTo?.startsWith('/') && URL.canParse(backTo, origin) ? backTo : '/'
  const address = new URL(path, origin)
  return address.origin === origin ? address.href : `${origin}/`
}

/** The way to the other of sign-in and register, with where to go back to afterwards. */
export const withWayBack = (path: '/login' | '/register', backTo: string | undefined): string =>
  backTo === undefined ? path : `${path}?${new URLSearchParams({ back: backTo })}`

/** The token of the invitation link that someone followed before they came to register; '' = none. */
export function invitationIn(backTo: string | undefined, origin = location.origin): string {
  const { pathname, searchParams } = new URL(ownAddress(backTo, origin))
  return pathname === '/join-team' ? (searchParams.get('id') ?? '') : ''
}

/** What the next page says first. */
export const leaveGreeting = (greeting: string): void => sessionStorage.setItem(GREETING, greeting)

/** The greeting that the page before left, once. */
export function takeGreeting(): string | null {
  const greeting = sessionStorage.getItem(GREETING)
  sessionStorage.removeItem(GREETING)
  return greeting
}

/** Keeps the next start out until the server has ended the session, and asks it to. */
export async function endSession(): Promise<void> {
  localStorage.setItem(SIGNED_OUT, '1')
  await finishSignOut()
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
